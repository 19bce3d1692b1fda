# What Parlour says around every game.

ui-player = Player { $number }
ui-bot = Bot { $number }
ui-chance = Chance
ui-clauses = { $first }; { $second }
ui-free-place = Free place

## Starting

ui-games = Which game?
ui-game-asked = Number or name:
ui-in-english = in English
ui-seated = { $name }: { $who ->
    [human] at this keyboard
    [easy] easy bot
    [normal] normal bot
    [hard] hard bot
    [master] master bot
   *[other] bot ({ $who })
}
ui-resumed = The match goes on where it stopped, after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.

## Choosing

ui-choose = { $name }, your choice (1–{ $count }, ? for help):
ui-choose-only = { $name }, press Enter (? for help):
ui-no-choice = There is no choice “{ $text }”. Type a number from 1 to { $count }, words to narrow the list, or ? for help.
ui-narrowed = { $count ->
    [one] One choice fits “{ $text }”:
   *[other] { $count } choices fit “{ $text }”:
}
ui-range = { $first } … { $last }
ui-more = Type words to narrow the list, or “all” to see all { $count } choices.
ui-keys =
    number – take that choice      words – list the choices that have them      all – list every choice
    b – the board      s – the sheet      l – the log      u – take back      q – quit      ? – this help
ui-forbidden = What the rules do not allow you now:
ui-nothing-forbidden = Every kind of action is open to you now.

## Telling

ui-handover = Hand over to { $name }. { $name }, press Enter when nobody else is looking.
ui-since = Since your last turn:
ui-log = The match so far:
ui-log-empty = Nothing has happened yet.
ui-thinking = { $name } is thinking…

## Taking back

ui-undone = { $name } takes back the last action.
ui-undo-nothing = You cannot take anything back: you have not acted yet, or something was drawn or revealed since.
ui-undo-consent = { $name }, may { $other } take back the last action, and with it yours? (y/n)
ui-undo-refused = { $name } does not agree.
ui-yes = y

## The end

ui-over = The match is over.
ui-outcome-points = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-outcome-tie-break = { $names } wins: several have { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and the tie rule decides.
ui-outcome-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-outcome-alone = { $names } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-stopped = The match stops here.
ui-resume = Go on with it by: { $command }
ui-not-kept = It was not kept. With --record FILE a match can be resumed.

## What a bot expects

ui-expects = { $standing ->
    [ahead] Expects { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } ahead of the best rival.
    [behind] Expects { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } behind the best rival.
    [level] Expects { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as many as the best rival.
   *[alone] Expects { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

## Reasons

reason-line = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-rival = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-later = as it goes on: { $facts }

## The sheet and the board

ui-line = Points
ui-total = Total
ui-place = Place
ui-hidden = hidden
ui-nothing = –
ui-yours = you

## Notices

ui-notice-title = { $game }: your turn
ui-notice-body = { $count ->
    [0] The table is waiting for you.
   *[other] The table with { $names } is waiting for you.
}
ui-guest = Guest { $number }
ui-notice-off = Turn off
ui-mail-link = To the table: { $link }
ui-mail-off = If you want no more e-mails like this one: { $link }
ui-mail-subject = Parlour: do you want e-mails at this address?
ui-mail-question =
    Somebody at Parlour, probably you, would like to be told at this address when it is their turn.
    To agree, open this link within two days: { $link }
ui-mail-otherwise = If it was not you, there is nothing to do: no more e-mails will come.
ui-feed-title = Parlour: my turns

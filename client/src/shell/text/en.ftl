# What seldom visited pages and seldom opened parts of the shell say in English; it is fetched with them.

cancel = Cancel
next = Next
pause = Pause
to-table = To the table

## Home

choose-game = Choose a game

## Lobby and tables

lobby-about = Tables with a free place. Sit down, or watch.
lobby-empty = Nobody is waiting just now. Create a table of your own, and others will find it here.
lobby-watch = In progress
my-tables-empty = You are not at any table yet.
my-tables-waiting = Waiting for you
my-tables-running = In progress
my-tables-over = Finished
unreadable-newer = This server cannot show this table yet
unreadable-broken = The record of this table is damaged
unreadable-looks-again = This page looks again by itself from time to time.
unreadable-record = Download the record
unreadable-record-later = The record also holds what is hidden from the players, so it can be downloaded only once the table is closed.
unreadable-close-about = It cannot be played on after that, not even when it can be shown again.

## A new table

new-table = New table
new-table-about = Who will play, and by which rules?
place-number = Place { $number }
place-me = You
place-guest = A friend, by link
place-bot = Bot, { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
    [master] master
   *[other] { $level }
}
public = Public
public-hint = The table shows in the lobby, and anybody may join. Otherwise only those who have the link.
auto = Play forced moves automatically
auto-hint = When there is only one thing you can do, it is done for you.
edition = Edition
edition-standard = standard
edition-upload = Use a file of my own
edition-hint = If you own the box, you can correct the component data and play with it.
edition-own = Make an edition of your own
edition-wrong = This file does not fit. At { $where }: { $what }
edition-usual = { $name } (usual here)
own-edition = This table uses somebody’s own edition, “{ $name }”.
own-edition-of = This table uses { $owner }’s own edition, “{ $name }”.
own-differences = { $count ->
    [0] Its values are those of the standard edition.
    [one] { $count } value differs from the standard edition.
   *[other] { $count } values differ from the standard edition.
}
own-see = See the differences
make-table = Create the table
start-match = Start
start-with-bots = Start, bots take the free places
waiting-for = { $count ->
    [0] Everybody is here.
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
invite-about = Whoever opens this link can sit down at the table.
invitation-link = Invitation link
share-link = Share the link
copy-link = Copy the link
sit-here = Sit here
host = host
leave = Leave
close-table = Close the table
join-title = Join the table
join-about = { $host } invites you to { $game }.
join = Join
only-watch = Only watch
join-without = The table is public: you can join or watch without it.

## At the table

nothing-to-choose = There is nothing to choose now.
undo-question = { $name } would like to take back the last action, and with it yours. Do you agree?
undo-waiting = { $name } would like to take something back. Waiting for { $others }.
agree = Agree
disagree = No
chat-empty = Nobody has said anything yet.
chat-say = Say something
reactions = Reactions
reaction-good = Good move
reaction-applause = Applause
reaction-laugh = That makes me laugh
reaction-wow = Wow
reaction-think = Let me think
reaction-party = Hooray
send = Send
mute = Mute
unmute = Unmute
mute-name = Mute { $name }
unmute-name = Unmute { $name }
silent-closed = This table is closed. Nobody can write here any more.
silent-muted = The host has muted you. You can still read along.
silent-passing = You are just watching. Only players and those who came by the invitation can write here.
since-your-turn = Since your turn
since-then = After your last turn
since-count = Since your turn: { $count ->
    [one] one thing happened
   *[other] { $count } things happened
}
show-me = Show me
play-again = Again
share-to-watch = Link for spectators
replace-by-bot = Let a bot play for { $name }
resign = Give up
resign-sure = Give up for good? A bot will play on in your place.
close-sure = Close the table for everybody?
people = People at the table
remove-name = Remove { $name }
remove-sure = Remove { $name } for good
remove-about = Whoever you remove no longer sees this table. Renew the invitation too, so that the old link does not let them in again.
remove-about-public = Whoever you remove no longer sees this table. As it is public, they could come back as somebody else. Renew the invitation too, so that the old link does not let them write again.
onlookers = Spectators
onlookers-count = { $count ->
    [0] Nobody is watching just now.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
onlookers-nameless = { $count ->
    [one] One of them has not given a name.
   *[other] { $count } of them have not given a name.
}
onlooker-invited = came by the invitation
onlooker-passing = passing by
onlooker-muted = muted
invitation-renew = Renew the invitation
invitation-renew-about = The link you have shared will stop working. Those who are here stay.
invitation-renewed = The invitation is new. The old link no longer works.
keys = Keys
key-arrows = walk through what can be chosen in this part of the board
key-groups = go to the next part of the page: cards, map, panel, log; with Shift, to the one before
key-enter = choose; once more to confirm
key-back = take a step back
key-escape = close what is open, else take a step back
key-unfold = in the log: open what is folded, or fold it
key-explain = explain what has the focus; then ← → to the next thing
key-zoom-in = enlarge the map
key-zoom-out = make the map smaller
key-zoom-fit = show the whole map
key-help = show these keys

# The board in words
key-read = go to the board in words, and back
key-best = next choice, the best first; with Shift the one before
key-turn = turn what is chosen; with Shift to the left
key-scores = say everybody’s points
key-area = say what player 1 to 5 has
reading = The board in words
reading-how = The arrow keys walk, Enter chooses, and once more plays. N goes to the next choice, the best first; W comes here and goes back; 1 to 5 say what a player has.
show-words = Show words only
show-drawing = Show the drawing
words-only = Board in words
words-only-hint = Nothing is drawn at the table: what lies there and what you can do is written down, the best first.
choices-best = { $count ->
    [0] What you can do
    [one] What you can do: { $count } choice
   *[other] What you can do: { $count } choices, the best first
}
choices-at = { $count ->
    [one] { $count } choice here: { $place }
   *[other] { $count } choices here, the best first: { $place }
}
choices-here = { $count ->
    [one] { $count } choice here
   *[other] { $count } choices here
}
choices-all = All choices
choices-more = { $count ->
    [one] Show the only choice
   *[other] Show all { $count } choices
}
choice-made = Enter plays it
nothing-here = There is nothing to choose here.
nothing-turns = Nothing can be turned now.
brings = Brings { $points }
brings-facts = Brings { $points }: { $facts }
glance = { $less ->
    [0] At a glance the best
   *[other] At a glance { $less } less than the best
}
reading-points = points: { $points }
score-now = { $name }: { $points } ({ $change })
board-drawn = The board is drawn. Press W to read it in words.

explain-rule = Rule { $rule }
on-maps = On maps
map-wheel = Turn the wheel, or use + and −, to zoom.
map-pinch = Pinch with two fingers to zoom.
map-drag = Drag to move the map; a card is dragged onto it.

## The sheet and the end

counting = Counting the points…
outcome-points = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-tie-break = { $names } wins: several have { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and the tie rule decides
outcome-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-alone = { $names } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Play again
look-at-board = Look at the board
replay-start = Before the first move
replay-position = Position in the match
record = Record

## The score pads

pad-entries = Entries

## Help

rules-search = Search the rules, or a rule’s number
rules-nothing = No rule says that.

## Settings

language = Language
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = As the system
motion-full = Full
motion-reduced = Reduced
patterns = Patterns
patterns-hint = Marks and patterns besides colours
sound = Sound
sound-hint = Soft sounds for placing and taking, for your turn and for the end
notify = Tell me when it is my turn
notify-hint = By a notification of the browser, when this page is not in sight

## Profile

your-name = Your name
your-portrait = Your portrait
portrait = Portrait { $number }
other-device = Another device
other-device-about = With a personal link you are the same person on your phone or another computer. Keep it to yourself.
personal-link = Personal link
make-personal-link = Make a personal link
claim-title = Is this you?
claim-about = This personal link makes this browser yours: your name and your tables come along.
claim = Yes, it is me
forget-title = Delete my data
forget-about = Your name and what you said in chats will be removed. Bots take your seats.
forget-sure = This cannot be undone. Delete everything about you?
forget = Delete my data

## Notices

notices = When it is your turn
notices-about = For tables where you play a move now and then: you are told once a turn, and not while you are at the table.
notices-push = Tell this device
notices-push-hint = By a notification, even when no page is open
notices-denied = This browser does not let the page show notifications. Its settings can change that.
notices-mail-address = Your e-mail address
notices-mail-ask = Send me e-mails
notices-mail-asked = An e-mail is on its way to { $address }. You will get others once you have opened the link in it.
notices-mail-on = E-mails go to { $address }.
notices-mail-off = No more e-mails
notices-feed = Feed of my turns
notices-feed-about = A private feed of the tables that wait for you, for a feed reader. Whoever has the link can read it.
notices-feed-make = Make a feed link
notices-feed-new = Make a new link
notices-feed-off = End the feed
notices-off-done = Done: you get no more of these.
notices-off-failed = That did not work. You can also turn notices off on the page “About you”.
notices-confirm-about = Would you like an e-mail when it is your turn and you are away?
notices-confirm = Yes, send me e-mails
notices-confirm-done = Thank you. You will get an e-mail when it is your turn and you are away.

# The clock of a table
clock = Clock
clock-none = None
clock-none-hint = Everybody takes as long as they like.
clock-live = For an evening
clock-live-hint = Each player has time for the whole match, and some more for every turn. If it runs out a bot stands in, and you can take your seat back.
clock-days = For days
clock-days-hint = Each turn may take this many days. After that a bot stands in, and you can take your seat back.
clock-time = Time for each player
clock-bank = { $minutes } min + { $seconds } s a turn
clock-turn = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}

## Hints and reviews

hints = Hints
hints-hint = Whoever is to move can ask what a bot would play.
hints-allowed = Hints are allowed at this table.
hint-about = What a bot would play, its favourite first, going by what you can see. Points are rough averages.
hint-less = { $points ->
    [0] As good, going by the trial matches.
    [one] About { $points } point less.
   *[other] About { $points } points less.
}
hint-in-the-end = Fewer points now, but more in the end by the bot’s search.
hint-previous = Previous suggestion
hint-next = Next suggestion
hint-of = { $at } of { $all }
reason-line = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-rival = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-later = as it goes on: { $facts }
try-again-here = Try again from here
try-again-hint = A private table goes on from here against bots. It counts nowhere.
review-turning-point = Turning point { $number }
review-played-short = Played
review-better-short = Better
review-position = { $name }, round { $round }: { $points } expected
replay-speed = Speed
replay-scores = Points now
replay-round = Round { $round }
hint-thinking = A bot is thinking…
hint-marked = Marked on the board. Confirm it to play it.
hint-expects = { $standing ->
    [ahead] The bot expects { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } more than the best rival.
    [behind] The bot expects { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } fewer than the best rival.
    [level] The bot expects { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as many as the best rival.
   *[alone] The bot expects { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
review = Review
review-about = A bot goes through the match. After each decision it says how many points every player could expect at the end, going by what the one who decided could know then. These are averages of trial matches, so small swings mean little.
review-begin = Review the match
review-working = A bot is going through the match
review-done = { $done } of { $of } decisions judged
review-soon = It will begin in a moment.
review-leave = You need not wait here: the review goes on and will be kept.
review-some = { $judged } of { $choices } decisions were judged, spread evenly over the match.
review-graph = Expected points at the end
review-first = First decision
review-last = Result
review-table = The same in figures
review-decision = Played
review-lost = Lost
review-turning = Turning points
review-turning-none = No decision cost so much that chance could not explain it.
review-no-choice = Nobody had a choice in this match.
review-cost = costs { $points ->
    [one] { $points } point of the lead
   *[other] { $points } points of the lead
}
review-played = Played: { $action }
review-better = Better: { $action }
review-show = Show

## Playing against bots

against-bots = Against bots
bots-number = How many bots?
bots-none = None
bots-strength = How strong?
slow-bots = Bots are slower for now
slow-bots-about = The rules are still being compiled, which takes a few minutes. Then the server restarts by itself, the match goes on where it was, and bots need much less time.
strength = { $level ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [master] Master
   *[other] { $level }
}
strength-hint = { $level ->
    [easy] For learning the game. Plays at once.
    [normal] Looks one turn ahead. Plays at once.
    [hard] Thinks for up to a second a turn.
    [master] Looks several turns ahead. Thinks for up to 5 seconds a turn; “Faster” cuts it short.
   *[other] { $level }
}

## Invited

hand-over = Please hand over to { $name }
hand-over-about = Nobody else should look now.
i-am = I am { $name }
friend-name = Name of player { $number }
friend-portrait = Another picture
qr-code = QR code of the invitation
qr-about = Or point a phone’s camera here.
join-there = At the table: { $names }
join-free = { $free ->
    [0] No free place
    [one] { $free } of { $seats } places is free
   *[other] { $free } of { $seats } places are free
}
join-full = The table is full. Would you like to watch?
join-over = This match is over.
join-taken = Somebody was quicker and took this place.
watch = Watch
rematch-waits = There is a new table for another match. Your place is kept.
rematch-begins = There is a new table for another match.
rematch-join = Join in
confirming = Confirm a move
confirming-button = With the button
confirming-button-hint = A move is made only when you press the button below the board.
confirming-second = With a second click
confirming-second-hint = Choosing the same thing once more makes the move; so does the button.
confirming-once = At once
confirming-once-hint = What can be taken back is done at once. If something is revealed or drawn, you confirm it.

## Names and messages that are refused

error-lesson = This cannot be done in the lesson now.
error-muted = The host has muted you at this table.
error-passing = Only players and those who came by the invitation can write here.
error-name-empty = This name would be invisible. Please use letters, digits or emoji.
error-name-long = This name is too long. At most 40 characters, please.
error-name-hidden = There are characters in this name that cannot be seen, or that change how others are shown. Please type it again without them.
error-name-marks = There are too many marks above or below one letter of this name. Please leave some out.
error-text-empty = There is nothing in this message that can be seen.
error-text-hidden = There are characters in this message that cannot be seen, or that change how others are shown. Please type it again without them.
error-text-marks = There are too many marks above or below one letter of this message. Please leave some out.
place-here = Another player on this device
remove = Remove
unreadable-newer-about = The table was made by a newer version of Parlour than the one that runs here. Nothing of it is lost: once the server has been updated, it opens again just as it was.
unreadable-broken-about = This server cannot read the moves, so the match can neither be shown nor played on. Nothing has been deleted: all that is stored stays as it is. Whoever runs the server may be able to restore it from a backup.

## The coach

coach = Coach
coach-hint = In matches against bots it says what counts before you decide, and then what your choice brought; less and less often.
coach-silent = The coach watches. It speaks when there is something new to say.
coach-whole = The whole advice
coach-off = Turn the coach off
coach-before = Look for this now: { $facts }.
coach-spread = { $points ->
    [one] The choices differ by up to { $points } point at once.
   *[other] The choices differ by up to { $points } points at once.
}
coach-after = Your last choice: { $facts }.
coach-better = In the long run this looks better: { $action }{ $given ->
    [yes] {" "}({ $facts }).
   *[no] .
}
## Lessons

lesson = Lesson
lessons = Lessons
puzzles = Puzzles
lesson-begin = Begin
lesson-done = done
lesson-offer = New to this game? Learn it by playing, in about { $minutes } minutes.
lesson-progress = { $step } of { $steps }
lesson-next = Next
lesson-do = Do it for me
lesson-show = Show me
lesson-try-again = Try again
lesson-again = Begin anew
lesson-play = Play against easy bots
lesson-leave = Leave the lesson
lesson-leave-sure = Leave the lesson? You can go on later where you left it.
lesson-stay = Stay
lesson-changed = This lesson has been rewritten since you began it. Please begin anew – it does not take long.
lesson-following = The next lesson
puzzle-next = The next puzzle
puzzle-missed = Not quite: there is a way. Try again!
puzzle-missed-points = { $points } – well played, but { $best } is possible. Try again!

## Sharing a match

share-match = Share…
share-match-title = Share this match
share-match-about = Whoever has the link sees the replay, and the review if there is one: with your names, and with what was hidden while you played. The chat is not shown. Everybody who played has to agree; bots always do. Any of you can take it back at any time, and the link stops working.
share-match-link = Link to the match
share-agrees = agrees
share-waits = has not answered yet
share-agree = I agree
share-stop = I no longer agree
share-others = The link is made as soon as the others agree, too. They see the question at this table.
share-asked = { $count ->
    [one] { $names } would like to share this match by a link. Do you agree, too?
   *[other] { $names } would like to share this match by a link. Do you agree, too?
}
shared-title = Shared match
shared-gone = This match is not shared
error-shared = The link is wrong, or one of the players has ended it. Copy all of it, or ask for a new one.
error-outdated = This edition was changed in another window meanwhile. Please load it again.
error-many-editions = You have as many editions as one person may have here. Please delete one first.
error-edition-name-long = This name is too long. At most 80 characters, please.

## Help and a game's page

help-contents = Contents
guide-title = In two minutes
guide-goal = The goal
guide-turn = How it is played
guide-points = Where points come from
guide-symbols = What is what
guide-rule = Rule { $rule }
rules-numbered = All the rules, numbered
how-to-play = How to play
print-guide = Print on two sheets
to-game = About the game
fact-time = Time
fact-weight = Weight
minutes-range = { $from }–{ $to } min
weight = { $weight ->
    [light] light
    [medium] medium
   *[demanding] demanding
}
players-how = With how many players?
players-count = { $count ->
    [1] Alone
    [one] { $count } player
   *[other] { $count } players
}
players-decisions = About { $decisions } decisions each, among { $choices } possibilities on average
time-method = The times are estimates: in { $matches } matches between bots with each number of players (measured on { $date }) we counted how often the table waits for a decision, and among how many possibilities. We took { $quick } to { $slow } seconds for a choice between two, and { $quick_more } to { $slow_more } more for each doubling. Weight is how much each player decides in a match.
options = What you can agree on
option-usual = usual
option-seats = Only with { $first } to { $last } players
sources-title = What is printed, and what is reconstructed
sources-about = Not everything that is printed in the box is public. Each figure of our edition says where it comes from; whoever owns the game can correct a copy and play with that.
source = { $source ->
    [owner] From the owner’s box
    [rulebook] From the rulebook
    [public] From reviews and photographs
   *[reconstructed] Reconstructed by us
}

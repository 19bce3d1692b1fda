# What the room around the tables says in English. Every id stands in all four languages, with the same variables.

parlour = Parlour
close = Close
play = Play
copied = Copied
copy-by-hand = Please copy it by hand: { $text }
skip-to-content = Skip to the content
navigation = Main pages
not-found = There is nothing here
page-not-loaded = This page could not be loaded. Is the network up?
part-not-loaded = This part could not be loaded. Please reload the page.
to-home = Back to the games
just-now = just now

## Errors

error-unreachable = The server cannot be reached. Is the network up?
error-gone = This does not exist, or no longer.
error-forbidden = You may not do this.
error-late = The table has moved on in the meantime.
error-slowly = That was a bit fast. Please wait a moment.
error-server = Something went wrong on the server. Please try again.
error-other = That did not work.
error-removed = The host has removed you from this table. You can no longer see it.
error-invitation = This invitation link is not valid, or no longer: the host may have renewed it. Ask for the new link, and copy all of it.
error-closed = This table is closed.
error-muted = The host has muted you at this table.
error-passing = Only players and those who came by the invitation can write here.
error-lesson = This cannot be done in the lesson now.
error-older = The server is being updated, and this table already uses the new version. Please try again in a few seconds.
error-restarting = The server is restarting. Please try again in a few seconds.
error-name-empty = This name would be invisible. Please use letters, digits or emoji.
error-name-long = This name is too long. At most 40 characters, please.
error-name-hidden = There are characters in this name that cannot be seen, or that change how others are shown. Please type it again without them.
error-name-marks = There are too many marks above or below one letter of this name. Please leave some out.
error-text-empty = There is nothing in this message that can be seen.
error-text-hidden = There are characters in this message that cannot be seen, or that change how others are shown. Please type it again without them.
error-text-marks = There are too many marks above or below one letter of this message. Please leave some out.
connection-lost = Reconnecting…
sending = Sending…

## Home

home-title = Pull up a chair
home-subtitle = Board games in your browser: with friends, or against bots worth playing.
home-go-on = Go on playing
games = Games
no-games = There are no games here.
seats-range = { $first } to { $last } players
game-languages = Languages: { $languages }
game-in-english = This game is not translated into your language: its texts are in English.
play-now = Play now
play-now-hint = At once, against { $bots ->
    [one] one bot
   *[other] { $bots } bots
} ({ $level ->
    [easy] easy
    [normal] normal
    [hard] hard
    [master] master
   *[other] { $level }
})
invite-friends = Invite friends
learn = Learn by playing
rules = Rules
score-pad = Score pad

## Lobby and tables

lobby = Lobby
my-tables = My tables
table-your-turn = Your turn
table-free = { $count ->
    [0] about to start
    [one] { $count } free place
   *[other] { $count } free places
}
table-round = round { $round }
table-playing = In progress
table-over = Finished
table-closed = This table is closed
table-not-here = This table is not here
table-newer = Made by a newer version
table-broken = Record damaged
unreadable-newer-about = The table was made by a newer version of Parlour than the one that runs here. Nothing of it is lost: once the server has been updated, it opens again just as it was.
unreadable-broken-about = This server cannot read the moves, so the match can neither be shown nor played on. Nothing has been deleted: all that is stored stays as it is. Whoever runs the server may be able to restore it from a backup.

## A new table

place-here = Another player on this device
place-empty = Free place
level = { $level ->
    [easy] easy bot
    [normal] normal bot
    [hard] hard bot
    [master] master bot
   *[other] bot ({ $level })
}
bot-name = Bot { $number }
player-name = Player { $number }
guest-name = Guest { $number }
remove = Remove

## At the table

log = Log
table-menu = Table

## The sheet and the end

sheet-line = Points for
sheet-total = Total
sheet-place = Place
sheet-hidden = hidden
sheet-hidden-why = hidden from you, and not counted yet
replay = Replay

## The score pads

pad-players = Players
pad-name = Name of player { $number }
pad-default-name = Player { $number }
pad-add-player = Add a player
pad-remove-player = Remove { $name }
pad-undo = Undo
pad-incomplete = The winner is named when everything is entered.
pad-share = Share
pad-intro = Enter everybody’s result; Parlour adds it up.
pad-sheet = Sheet
pad-winner = { $name } wins
pad-shared = { $names } share the win
pad-tie-hint = Where the rules break a tie, the sheet does too.
pad-more = One more
pad-less = One fewer
pad-clear = Start over
pad-clear-ask = Clear the whole pad?
pad-clear-yes = Clear it
pad-clear-no = Keep it
pad-add = Add { $thing }
pad-remove = Remove { $thing }

## Settings

settings = Settings

## Profile

profile = About you

# What the room around the tables says in English. Every id stands in all four languages, with the same variables.

parlour = Parlour
close = Close
clauses = { $first }; { $second }
labelled = { $name }: { $value }
skip-to-content = Skip to the content
navigation = Main pages
not-found = There is nothing here
page-not-loaded = This page could not be loaded. Is the network up?
part-not-loaded = This part could not be loaded. Please reload the page.
to-home = Back to the games

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
error-older = The server is being updated, and this table already uses the new version. Please try again in a few seconds.
error-restarting = The server is restarting. Please try again in a few seconds.
connection-lost = Reconnecting…
sending = Sending…

## Home

learn = Learn by playing
score-pad = Score pad

## Lobby and tables

lobby = Lobby
my-tables = My tables
table-not-here = This table is not here

## A new table

place-empty = Free place
bot-name = Bot { $number }
player-name = Player { $number }
guest-name = Guest { $number }

## At the table

log = Log
table-menu = Table

## The sheet and the end

replay = Replay

## Settings

settings = Settings

## Profile

profile = About you

# What a table says in English, besides what all pages say; it is fetched with the table.

loading = Just a moment…
skip = Skip
try-again = Try again
you = you

## A new table

players = Players

## At the table

your-turn = Your turn
board = Board
beside-the-board = Beside the board
chance = Chance
watching = You are watching
to-choose = to choose
thinking = is thinking…
away = away
stands-in = a bot stands in
points-so-far = points so far
points-hidden = points so far; what lies hidden is not counted yet
help = Rules and help
choose-next = Now choose: { $field }
move-sending = Sending your move…
move-made = Your move has been made. Just a moment…
choose-first = Choose on the board
faster = Faster
wait-for-turn = It is not your turn yet
choices = Choices
refused-plainly = That cannot be done now.
refused-turn = It is not your turn.
see-rule = Rule { $rule }
undo = Undo
undo-ask = Ask to undo
undo-asked = The others are asked.
step-back = Step back
catching-up = Showing what happened…
bot-plays-for-you = A bot is playing for you.
take-seat-back = Take my seat back
log-empty = Nothing has happened yet.
log-round = Round { $round }
log-undone = (taken back)
log-and-chat = Log and chat
chat = Chat
chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
side-panel = Totals, log and chat beside the board

## The sheet and the end

sheet = Sheet
sheet-now = If it ended now
sheet-preview = After this action
sheet-final = The final sheet
sheet-none = There is no sheet yet.
your-place = Your place: { $place } of { $count }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
show-result = Show the result

# The clock of a table
clock-left = Time left: { $time }
clock-left-days = { $days } d { $hours } h

## Hints and reviews

hint = Hint

play = Play
level = { $level ->
    [easy] easy bot
    [normal] normal bot
    [hard] hard bot
    [master] master bot
   *[other] bot ({ $level })
}

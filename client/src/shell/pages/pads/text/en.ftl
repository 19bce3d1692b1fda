# What score pads and sheets say in English.

copied = Copied
copy-by-hand = Please copy it by hand: { $text }

## The sheet and the end

sheet-line = Points for
sheet-total = Total
sheet-place = Place
sheet-hidden = hidden
sheet-hidden-why = ?: hidden from you, and not counted yet

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

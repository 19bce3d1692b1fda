# What only the board and the pad of Hokkaido say. The same ids and variables in all four languages.

## The board

card-named = Card { $card }: { $squares }
card-short = card { $card }
with-cube = { $name } with its resource
with-points = { $name } worth { $points }
as-tile = { $name } (terraformed)
square-at = { $name }, column { $x }, row { $y }
spot = Column { $x }, row { $y }
layerings = { $count } ways to lay it
spots = { $count ->
    [0] No place this way round: turn the card
    [one] { $count } place this way round
   *[other] { $count } places this way round
}
your-city = Your city
your-hand = Your hand
your-card = Your card of this round
your-pair = Your pair: play one, discard the other
just-drawn = drawn
city-of = City of { $name }
enlarge = City of { $name }: show large
reduce = City of { $name }: show small
done = done
not-done = not yet
in-order = In order
order-asked = { $name } asked for order
turn-done = has built
turn-now = builds now
turn-later = builds later
on-the-table = On the table
pair-deck = Pair from the deck
pair-laid = Laid pair
building = Building
turn-left = Turn the card to the left
turn-right = Turn the card to the right
tap-turns = Tap to turn it, drag it onto the map
layers = Over or under
layer-over = On top of everything
layer-under = Under other cards, counted in reading order: { $squares }
over-short = on top
under-short = { $count } under
terraform = Terraform
free-tile = Free tile
tile-for = Turn a desert into { $tile }, for two { $colour } resources
tile-free = Turn a desert into { $tile }, free of charge ({ $colour })
change = What it changes
change-total = Score
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole city
show-sides = Show the two sides of the range
round-of = Round { $round } of { $rounds }
goal-named = Goal { $goal }: { $name }
goal-taken = Taken by { $name }
goal-tie-lower = In a tie the lower card takes it
goal-tie-higher = In a tie the higher card takes it

## The pad

pad-intro = Paint what can be seen of every city when the match is over.
pad-cities = Cities
pad-brush = Brush
pad-eraser = Eraser
pad-card = Number of a card
pad-card-hint = Tap where the top left square of the card lies.
pad-move = Move the map
pad-cube = With its resource
pad-factory-value = Its value
pad-factory-usual = as usual: { $points }
pad-square = { $name }, column { $x }, row { $y }
pad-empty = nothing
pad-goals = Goal cards
pad-more = One more
pad-less = One fewer
pad-range = The mountains are not one range yet: districts cannot be counted.
pad-touching = This range touches itself, which our rules do not allow (H34). It is counted as one chain through all mountains; its two ends go on straight.
pad-sheet = Sheet
pad-winner = { $name } wins
pad-shared = { $names } share the win
pad-tie-hint = A tie goes to more deserts.
pad-clear = Start over
pad-clear-ask = Clear the whole pad?
pad-clear-yes = Clear it
pad-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}

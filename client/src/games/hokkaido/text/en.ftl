# What only the board of Hokkaido says. The same ids and variables in all four languages.

## The board

card-short = card { $card }
spot = Place for the card
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
try-card = Try in your city
try-about = A trial: nothing is chosen yet. Turn the card and lay it on the map.
try-choose = Choose card { $card }
try-back = Back to the cards
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
tap-turns = Tap to turn it, drag it onto the map
layers = Over or under
layer-over = On top of everything
layer-under = Under other cards, counted in reading order: { $squares }
over-short = on top
under-short = { $count } under
free-tile = Free tile
tile-for = Turn a desert into { $tile }, for two { $colour } resources
tile-free = Turn a desert into { $tile }, free of charge ({ $colour })
change = What it changes
change-total = Score
round-of = Round { $round } of { $rounds }
goal-named = Goal { $goal }: { $name }
goal-taken = Taken by { $name }
goal-tie-lower = In a tie the lower card takes it
goal-tie-higher = In a tie the higher card takes it

# What only the pad of Hokkaido says. The same ids and variables in all four languages.

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
pad-tie-hint = A tie goes to more deserts.
pad-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}

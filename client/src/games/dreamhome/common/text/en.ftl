# What both the board and the pad of Dream Home say. The same ids and variables in all four languages.

## The board

roof-plain = { $colour } roof
roof-window = { $colour } roof with a window
free-cell = free
worth = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
discard = Discards

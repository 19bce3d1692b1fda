# What both the board and the pad of Hokkaido say. The same ids and variables in all four languages.

## The board

card-named = Card { $card }: { $squares }
with-cube = { $name } with its resource
with-points = { $name } worth { $points }
as-tile = { $name } (terraformed)
square-at = { $name }, column { $x }, row { $y }
turn-right = Turn the card to the right
terraform = Terraform
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole city
show-sides = Show the two sides of the range

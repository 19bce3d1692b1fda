# What only the editor of Dream Home says. The same ids and variables in all four languages.

part-room = Rooms
part-decor = Décor
part-roofs = Roofs
part-helpers = Helpers
part-tools = Tools
field-category = Kind of room
category-regular = regular room
category-unique = special room
category-basement = basement room
field-count = How many cards
cards-in-all = { $count } in all
field-points = Points
nth-points = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
field-children = Children on the cards
nth-children = card { $count }
has-beside = Scores more beside certain rooms
field-beside = Beside which rooms
field-beside-points = Points beside them
field-rooms = Where it may stand
nth-rooms = { $count }
where-any = in any room
where-beside_the_home = beside the home
where-rooms = only in these rooms
field-colours = Colours of roofs
nth-colours = Colour { $count }
field-per_colour = Cards of each colour
field-each = Cards of each
field-kinds = Kinds
wrong-colours = the four colours must differ
wrong-floor = must be able to lie on the same floor
wrong-beside = only a room of a single card scores beside others
wrong-car = the car may stand in the garage only

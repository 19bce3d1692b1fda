# What only the board and the pad of Dream Home say. The same ids and variables in all four languages.

## The board

market = Market
column-full = Column { $column }: { $room }; with it: { $resource }
column-empty = Column { $column }: empty
roof-plain = { $colour } roof
roof-window = { $colour } roof with a window
free-cell = free
your-home = Your home
home-of = Home of { $name }
enlarge = { $name }: show large
reduce = { $name }: show small
hand = In your hand
hand-of = { $name } places
side-up = Face up
side-down = Face down
only-down = Only face down. { $why }
worth = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
kept = Tools and helpers
explain = { $name }: what it does
deeds = What you can do
stock = Decks and discards
deck-rooms = Room deck: { $count }
deck-resources = Resource deck: { $count }
discard = Discards
car-free = The car waits for the first garage of two cards
act-take = Take a column
act-dig = Jackhammer: take a room now
act-hold = Keep the jackhammer
act-place = Place the room
act-scaffold = Put up the scaffold
act-park = Park the car
act-leave = Do without the car
act-mix = Concrete mixer: two rooms on the market trade places
act-drill = Hammer drill: exchange a room of yours for one on the market
act-decline = Do without the helper
act-handyman = Let the handyman work first
act-roof = Add a roof card
act-swap = Swap two cards
act-courier = Send a card away

## The pad

pad-intro = When the match is over, tap in everyone’s home.
pad-home = Home
pad-choose = Choose a card, then tap the cells where it lies.
pad-erase = Clear a cell
pad-rooms = Rooms
pad-basement = For the basement
pad-decor = Décor
pad-decor-hint = Choose a token, then tap its room.
pad-beside = Beside the home
pad-roofs = Roofs
pad-roofs-hint = The best four count.
pad-helpers = Helpers
pad-children = Children on the rooms
pad-lay = { $cell }: { $what }. Lay here: { $thing }
pad-not-here = Not there: { $thing }. { $why }
pad-sheet = Sheet
pad-winner = { $name } wins
pad-shared = { $names } share the win
pad-tie-hint = A tie goes to more children in the home.
pad-clear = Start over
pad-clear-ask = Clear the whole pad?
pad-clear-yes = Clear it
pad-laid = { $count } of { $of } cards

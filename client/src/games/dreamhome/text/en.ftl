# What only the board of Dream Home says. The same ids and variables in all four languages.

## The board

market = Market
column-full = Column { $column }: { $room }; with it: { $resource }
column-empty = Column { $column }: empty
your-home = Your home
home-of = Home of { $name }
enlarge = { $name }: show large
reduce = { $name }: show small
hand = In your hand
hand-of = { $name } places
side-up = Face up
side-down = Face down
only-down = Only face down. { $why }
kept = Tools and helpers
explain = { $name }: what it does
deeds = What you can do
stock = Decks and discards
deck-rooms = Room deck: { $count }
deck-resources = Resource deck: { $count }
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

# What the board of Dream Home says in words. The same ids and variables in all four languages.

## Homes

at-cell = { $cell }: { $what }
free-above-free = free, with a free cell below
part-of-room = card { $part } of { $size }, at most { $most }
room-decorated = the room has décor
next-to = next to it: { $things }
on-top-of = below it: { $thing }
discard-count = rooms: { $rooms }; resources: { $resources }
no-rooms = no rooms yet
room-of-cards = { $room } ({ $size } cards)
cells-free = { $count ->
    [one] { $count } free cell
   *[other] { $count } free cells
}
points-without-roof = without the roof { $worth }
roofs = { $count ->
    [one] { $count } roof card
   *[other] { $count } roof cards
}
has-tools = tools: { $things }
has-helpers = helpers: { $things }
stands-beside = beside the home: { $things }

## Choices

told-take = Take: { $room }; with it: { $resource }
told-discard = Discard: { $room }; with it: { $resource }
told-dig = With the jackhammer, and skipping your turn, take: { $room }

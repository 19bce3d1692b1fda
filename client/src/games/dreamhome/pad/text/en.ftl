# What only the pad of Dream Home says. The same ids and variables in all four languages.

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
pad-tie-hint = A tie goes to more children in the home.
pad-laid = { $count } of { $of } cards

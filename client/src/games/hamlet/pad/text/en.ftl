# What only the pad of Hamlet says. The same ids and variables in all four languages.

## The pad

pad-intro = Count on the table what each player has when the match is over.
pad-seats = Whose figures
pad-figures = Figures
pad-track = Points on the score track
pad-deliveries = Deliveries
pad-sales = Sales
pad-roads = Roads built
pad-longest = Tiles of the longest road
pad-coins = Coins
pad-donkeys = Donkeys
pad-planner = Has the Planner milestone
pad-more = One more
pad-less = One fewer
pad-landmarks = Landmarks
pad-landmarks-hint = Tap those that carry the player’s flag.
pad-taken = { $landmark }: belongs to { $name }
pad-connected = A road leads there from the church
pad-figure-matching = Segments that touch their own kind
pad-figure-way = Tiles on the way to the church, both ends included
pad-figure-mountain = Mountain segments that touch mountains
pad-figure-forest = Forest segments that touch forest
pad-figure-printed_road = Printed roads that go on
pad-tie-hint = A tie goes to more deliveries, then to more sales.
pad-rank = Alone: { $rank }

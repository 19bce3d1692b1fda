# What only the board and the pad of Hamlet say. The same ids and variables in all four languages.

## The village

village = The village
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole village
something-to-do = something to do here
flag-of = flag of { $name }
goods = { $count } × { $good }
piece = { $good } made by { $name }
piece-high = { $good } of high quality made by { $name }
villager = { $count ->
    [one] { $count } villager of { $name }, standing
   *[other] { $count } villagers of { $name }, standing
}
villager-lying = { $count ->
    [one] { $count } villager of { $name }, lying
   *[other] { $count } villagers of { $name }, lying
}
donkey = { $count ->
    [one] { $count } donkey of { $name }
   *[other] { $count } donkeys of { $name }
}
donkey-on = { $count ->
    [one] Your donkey on { $tile }: lead it
   *[other] Your { $count } donkeys on { $tile }: lead one
}

## What a tile is good for

fact-source = Gives { $goods }: { $slots } slots; { $coins } coins for filling it.
fact-barn = Holds { $goods }, { $slots } slots; { $points } points for filling it.
fact-refinery = { $slots ->
    [one] Makes { $to } from { $from }, { $slots } slot.
   *[other] Makes { $to } from { $from }, { $slots } slots.
}
fact-church = Deliveries are made here; each adds a part to the church.
fact-town-hall = Take a blueprint and hire villagers and donkeys here.
fact-market = Here goods cost { $raw } coins raw, { $refined } refined.
scores-longest_road = Landmark: each tile of your longest road counts { $points } more.
scores-matching = Landmark: { $points } for each segment that touches its own kind.
scores-way = Landmark: { $points } for each tile on the shortest way to the church.
scores-access = Landmark: { $points } if a road leads here from the church.
scores-delivery = Landmark: { $points } for each of your deliveries.
scores-mountain = Landmark: { $points } for each mountain segment that touches mountains.
scores-forest = Landmark: { $points } for each forest segment that touches forest.
scores-printed_road = Landmark: { $points } for each printed road that goes on beyond it.
scores-donkey = Landmark: { $points } for each of your donkeys.
scores-coin = Landmark: { $points } for each of your coins, at most { $most }.
scores-sale = Landmark: { $points } for each of your sales.
scores-road = Landmark: { $points } for each road you have built.
no-access = No road leads here from the church.
nothing-here = Nothing to do here now.
close-details = Close the details
lead-from = Lead a donkey away from here

## A turn

your-turn = Your turn
standing = { $count ->
    [one] { $count } villager may act
   *[other] { $count } villagers may act
}
rested = { $count ->
    [one] { $count } donkey may move
   *[other] { $count } donkeys may move
}
choose-goal = Choose where it goes
choose-donkey = Choose where the new donkey stands
choose-beside = Choose the tile to build next to
hire-donkey = { $price ->
    [one] Hire a donkey for { $price } coin
   *[other] Hire a donkey for { $price } coins
}
paying = What is paid
pay-undo = Nothing moves until the last good is chosen. Undo takes a choice back.
pay-outcome = Pay for me: you will have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $change })
pay-others = { $name } gets { $coins }
choose-spot = { $spots ->
    [one] { $spots } spot, { $count } ways in all. Choose it on the map.
   *[other] { $spots } spots, { $count } ways in all. Choose one on the map.
}
spot = { $count ->
    [one] Spot { $number } of { $spots }, one way
   *[other] Spot { $number } of { $spots }, { $count } ways
}
way-of = Way { $way } of { $ways } here
turn-left = Turn it to the left
turn-right = Turn it to the right
lay = Lay it here

## Around the village

round-now = Round { $round }
round-of = Round { $round } of { $rounds }
church-stands = The church stands: last round
row = Blueprints
row-price = Costs { $price }: one coin on each blueprint to its left
row-coins = { $coins ->
    [one] { $coins } coin lies on it
   *[other] { $coins } coins lie on it
}
row-empty = Nothing left
bag = { $count } in the bag
market = Market
stack = { $count } in the stack
sale-none = No sale
church = Church
church-parts = { $built } of { $parts } parts built
made-by = Made by { $name }
milestones = Milestones
milestone-free = Nobody has it yet.
milestone-of = { $name } has it.
yours = Yours
blueprints-held = { $count } of { $most } blueprints
pieces-made = { $made } of your { $all } pieces on the board: { $good }
roads-built = { $count ->
    [one] { $count } road built
   *[other] { $count } roads built
}
first = first
on-track = { $points ->
    [one] { $points } point on the track
   *[other] { $points } points on the track
}
ranks = What has become of it
rank = { $rank ->
    [1] A clearing with a few huts
    [2] A hamlet
    [3] A village
    [4] A market town
   *[5] A town that travellers speak of
}
rank-from = from { $points }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deliveries-made = { $count ->
    [one] { $count } delivery
   *[other] { $count } deliveries
}
sales-made = { $count ->
    [one] { $count } sale
   *[other] { $count } sales
}
landmarks-built = { $count ->
    [one] { $count } landmark
   *[other] { $count } landmarks
}

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
pad-sheet = Sheet
pad-winner = { $name } wins
pad-shared = { $names } share the win
pad-tie-hint = A tie goes to more deliveries, then to more sales.
pad-rank = Alone: { $rank }
pad-clear = Start over
pad-clear-ask = Clear the whole pad?
pad-clear-yes = Clear it

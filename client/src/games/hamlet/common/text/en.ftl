# What both the board and the pad of Hamlet say. The same ids and variables in all four languages.

## The village

donkey = { $count ->
    [one] { $count } donkey of { $name }
   *[other] { $count } donkeys of { $name }
}

## What a tile is good for

fact-source = Gives { $goods }. Slots: { $slots }, coins for filling it: { $coins }.
fact-barn = Holds { $goods }. Slots: { $slots }, points for filling it: { $points }.
fact-refinery = { $slots ->
    [one] Makes { $to } from { $from }, { $slots } slot.
   *[other] Makes { $to } from { $from }, { $slots } slots.
}
fact-church = Deliveries are made here; each adds a part to the church.
fact-town-hall = Take a blueprint and hire villagers and donkeys here.
fact-market = Prices in coins: raw goods { $raw }, refined { $refined }.
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

## Around the village

row = Blueprints
market = Market
church = Church
first = first
rank = { $rank ->
    [1] A clearing with a few huts
    [2] A hamlet
    [3] A village
    [4] A market town
   *[5] A town that travellers speak of
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What things in the game are, with the numbers of now. These texts may use those of the game.

explain-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
explain-unknown = Points that you cannot know yet
explain-place = Place { $place } at the moment
explain-total = All points
explain-round = Rounds
explain-gain-now = Points that this would bring now
explain-good-word = { $good ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
    [milk] { good-milk }
   *[coins] coins
}
explain-made-word = { $made ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
    [milk] { good-milk }
   *[coins] coins
}
explain-scores-longest_road = Landmark: each tile of your longest road counts { $points } more
explain-scores-matching = Landmark: { $points } for each segment that touches its own kind
explain-scores-way = Landmark: { $points } for each tile on the shortest way to the church
explain-scores-access = Landmark: { $points } if a road leads here from the church
explain-scores-delivery = Landmark: { $points } for each of your deliveries
explain-scores-mountain = Landmark: { $points } for each mountain segment that touches mountains
explain-scores-forest = Landmark: { $points } for each forest segment that touches forest
explain-scores-printed_road = Landmark: { $points } for each printed road that goes on beyond it
explain-scores-donkey = Landmark: { $points } for each of your donkeys
explain-scores-coin = Landmark: { $points } for each of your coins, at most { $most }
explain-scores-sale = Landmark: { $points } for each of your sales
explain-scores-road = Landmark: { $points } for each road you have built
explain-flag = Flag of a landmark’s owner
explain-sale = Sale { $sale }
explain-delivery = Delivery { $delivery }
explain-cost = Costs { $count } × { explain-good-word }
explain-needs = Needs { $count } × { explain-good-word }
explain-any-of = Needs { $count }, any mix of:
explain-sort = { explain-good-word }
explain-when-built = When built: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-yields = Slots for { explain-good-word }: { $count }
explain-filling-coins = Coins for filling it: { $count }
explain-filling-points = Filling it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-refines = { explain-good-word } → { explain-made-word }, slots: { $count }
explain-reward = When it is used up its producer gets coins: { $coins }, points: { $points }; high quality { $times } times that
explain-sale-brings = Brings points: { $points }, coins: { $coins }
explain-worth = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-made-by = Made by { $seat_name }
explain-taken-by = Held by { $seat_name }
explain-landmark = Brings { $seat_name } { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
explain-cut-off = No road leads here from the church
explain-lies = Here: { $count } × { explain-good-word }
explain-in-village = In the village: { $count }
explain-price = Price on the market: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
explain-has = { $count } of at most { $most }
explain-pieces = On the board: { $count } of { $most }
explain-coins = Coins: { $count }
explain-coins-a-point = { $coins } { $coins ->
        [one] coin
       *[other] coins
    } are worth 1 point at the end
explain-donkey-price = A donkey costs { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
explain-villager-prices = The second, third and fourth villager cost { $prices } coins
explain-awards = Landmarks { $landmarks }, sales { $sales }, deliveries { $deliveries }
explain-roads = Roads built: { $count }
explain-longest = Tiles of the longest road: { $count }

# What only the editor of Hamlet says. The same ids and variables in all four languages.

sale = Sale { $number }
for-players = { $part } ({ $players } { $most ->
    [one] player
   *[other] players
})
part-tile = Tiles
part-sale = Sales
part-church_side = Deliveries
part-church = Church
part-market = Prices
part-sales_removed = Sales taken out
part-awards = Awards
part-milestones = Milestones
part-scoring = End of the match
part-start = Start
part-reward = Pay for goods
part-solo = Playing alone
part-hire = Villagers and donkeys
part-roads = Roads
part-layout = Layout of a first game
field-group = Stack
field-border = Outline
field-cost = Cost
field-points = Points
field-coins = Coins
field-yields = What it gives
field-refines = Refinery
field-scores = Landmark
field-any_of = any of
field-slots = places for goods
field-start = goods at the start
field-from = Made from
field-to = What it makes
field-per = What a landmark counts
field-most = at most
field-level = Level
field-goods = Goods
field-count = How many
field-placed = Parts that stand at the start
field-deliveries = Deliveries
field-players = players
field-parts = Parts of the church
field-raw = Raw goods
field-refined = Refined goods
field-levels = taken out
field-high_quality = High quality, times as much
field-coins_a_point = Coins for a point
field-road = A road
field-longest_road = Longest road, a tile
field-landscaper = Landscaper
field-merchant = Merchant
field-chaplain = Chaplain
field-sexton = Sexton
field-needs = What awards need
field-rounds = Rounds at most
field-round_points = Points of a round left
field-ranks = Points of the ranks
field-road_bonus = Points more a road
field-good = Good
field-villagers = Villagers
field-donkey = Donkey
field-bridge = Bridge
field-path = Path
field-at = place
field-turn = turn
nth = { $list ->
    [deliveries] delivery { $number }
    [villagers] number { $number }
    [levels] level { $number }
    [ranks] rank { $number }
   *[other] { $number }
}
segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
segment = Segment { $number }: { $kind ->
    [R] road
    [M] mountain
   *[F] forest
}
triangle = Triangle { $number }
brush = What to paint
brush-R = Road
brush-F = Forest
brush-M = Mountain
brush-shape = Shape
painting-segments = Choose road, forest or mountain, then press the segments where it is printed.
painting-shape = Press the triangles that belong to the tile.
no-outline = Then the tile would have no single border.
value-hamlet = hamlet
value-bag = bag
value-delivery = own deliveries
value-sale = own sales
value-access = a road from the church
value-forest = forest that touches forest
value-mountain = mountain that touches mountain
value-road = own roads
value-coin = coins
value-way = the way to the church
value-donkey = donkeys
value-longest_road = the longest road
value-printed_road = printed roads that go on
value-matching = segments that touch their own kind

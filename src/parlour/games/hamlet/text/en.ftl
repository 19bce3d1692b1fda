# Hamlet in English. Every id stands in all four languages, in this order and with the same variables.

name = Hamlet
tagline = Build a village together, tile by tile, until its church stands.

## Parts of sentences: tiles, goods and prices

the-tile = { $tile ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
the-from = { $from ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
the-to = { $to ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
the-blueprint = { $blueprint ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
a-good = { $good ->
    [wood] a wood
    [stone] a stone
    [wheat] a wheat
    [timber] a timber
    [brick] a brick
    [flour] a flour
   *[milk] a milk
}
amount-1 = { $good1 ->
    [wood] { $count1 } wood
    [stone] { $count1 } stone
    [wheat] { $count1 } wheat
    [timber] { $count1 } timber
    [brick] { $count1 ->
        [one] { $count1 } brick
       *[other] { $count1 } bricks
    }
    [flour] { $count1 } flour
    [milk] { $count1 } milk
   *[none] { $count1 }
}
amount-2 = { $good2 ->
    [wood] { $count2 } wood
    [stone] { $count2 } stone
    [wheat] { $count2 } wheat
    [timber] { $count2 } timber
    [brick] { $count2 ->
        [one] { $count2 } brick
       *[other] { $count2 } bricks
    }
    [flour] { $count2 } flour
    [milk] { $count2 } milk
   *[none] { $count2 }
}
amount-3 = { $good3 ->
    [wood] { $count3 } wood
    [stone] { $count3 } stone
    [wheat] { $count3 } wheat
    [timber] { $count3 } timber
    [brick] { $count3 ->
        [one] { $count3 } brick
       *[other] { $count3 } bricks
    }
    [flour] { $count3 } flour
    [milk] { $count3 } milk
   *[none] { $count3 }
}
amount-4 = { $good4 ->
    [wood] { $count4 } wood
    [stone] { $count4 } stone
    [wheat] { $count4 } wheat
    [timber] { $count4 } timber
    [brick] { $count4 ->
        [one] { $count4 } brick
       *[other] { $count4 } bricks
    }
    [flour] { $count4 } flour
    [milk] { $count4 } milk
   *[none] { $count4 }
}
needed = { $sorts ->
    [1] { amount-1 }
    [2] { amount-1 }, { amount-2 }
    [3] { amount-1 }, { amount-2 }, { amount-3 }
   *[4] { amount-1 }, { amount-2 }, { amount-3 }, { amount-4 }
}
needed-all = { $sorts ->
    [1] { amount-1 }
    [2] { amount-1 } and { amount-2 }
    [3] { amount-1 }, { amount-2 } and { amount-3 }
   *[4] { amount-1 }, { amount-2 }, { amount-3 } and { amount-4 }
}
for-coins = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
the-cost = { $price ->
    [0] free
   *[other] for { for-coins }
}
the-deal = { $coins ->
    [0] { the-cost }
    [one] { the-cost }, with { $coins } coin on it
   *[other] { the-cost }, with { $coins } coins on it
}
the-way = { $way ->
    [bridge] a bridge
   *[path] a path
}
delivered = { $goods ->
    [brick_milk] { $count } milk/brick
    [timber_flour] { $count } timber/flour
    [wood_stone_wheat] { $count } wood/stone/wheat
    [timber_brick_flour_milk] { $count } refined goods of any kind
    [coins] { $count } coins
   *[other] { $count } of the goods shown there
}
cost-coins = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
what-it-costs = { $sorts ->
    [0] { cost-coins }
   *[other] { $cost ->
        [0] { needed-all }
       *[other] { needed } and { cost-coins }
    }
}
for-it = { $paid ->
    [no] { "" }
   *[yes] , for { what-it-costs }
}
paid-up = { $paid ->
    [no] { "" }
   *[yes] . In all this costs { what-it-costs }
}
earned-coins = { $earned ->
    [one] { $earned } coin
   *[other] { $earned } coins
}
earned-points = { $merit ->
    [one] { $merit } point
   *[other] { $merit } points
}
who-earns = { $makers ->
    [0] { "" }
    [1] ; { $seat_name } earns { earned-coins } and { earned-points }
   *[other] ; the others who made the goods earn { earned-coins } and { earned-points }
}
beside-tiles = { $beside ->
    [1] next to { the-tile }
    [2] between { the-tile } and { the-to }
   *[3] between { the-tile }, { the-to } and { the-from }
}

## Actions: as a choice, and told in the log

do-first = Make { $seat_name } the first player
    .log = { $seat_name } is the first player
do-layout = Lay the hamlet out in arrangement { $arrangement }
    .log = The five tiles of the hamlet are laid out
do-reveal = Reveal a blueprint: { the-blueprint }
    .log = A blueprint comes into the row: { the-blueprint }
    .many = { $count ->
    [one] A blueprint comes into the row
   *[other] { $count } blueprints come into the row
}
do-offer = Turn up sale { $sale }: { needed }
    .log = A sale is turned up: { needed }
    .many = { $count ->
    [one] A sale is turned up
   *[other] { $count } sales are turned up
}
do-lead = Lead a donkey: { the-from } → { the-to }
    .log = { $name } leads a donkey from { the-from } to { the-to }
do-gather = Fill the slots of { the-tile }
    .log = { $name } fills the slots of { the-tile }
do-stock = Fill { the-tile }: wood { $wood }, stone { $stone }, wheat { $wheat }
    .log = { $name } fills { the-tile }: { needed }
do-refine = { $count ->
    [one] Refine { $count } good at { the-tile }
   *[other] Refine { $count } goods at { the-tile }
}
    .log = { $count ->
    [one] { $name } refines { $count } good at { the-tile }{ for-it }
   *[other] { $name } refines { $count } goods at { the-tile }{ for-it }
}
do-acquire = Take a blueprint: { the-blueprint } ({ the-deal })
    .log = { $name } takes a blueprint: { the-blueprint } ({ the-deal })
do-hire_villager = Hire a villager for { for-coins }
    .log = { $name } hires a villager for { for-coins }
do-hire_donkey = Hire a donkey for { for-coins }, onto { the-tile }
    .log = { $name } hires a donkey for { for-coins }, onto { the-tile }
do-done = Leave the town hall
    .log = { $name } leaves the town hall
do-sell = Fulfil sale { $sale }: { needed }
    .log = { $name } fulfils a sale: { needed }{ who-earns }
do-deliver = Make delivery { $delivery } to the church: { delivered }
    .log = { $name } makes a delivery to the church: { delivered }{ who-earns }
do-beg = Beg at the church for a coin
    .log = { $name } begs at the church for a coin
do-build = Build { the-blueprint } next to { the-tile }
    .log = { $name } is going to build { the-blueprint } next to { the-tile }
do-place = Lay it at ({ $a }, { $b }), turned { $turn } times
    .log = { $name } lays { the-blueprint } { beside-tiles }{ for-it }{ who-earns }
# Where the place is seen, on the map.
place-here = Lay it here
do-road = Build { the-way }: { the-tile } – { the-to }
    .log = { $name } builds { the-way } between { the-tile } and { the-to }{ for-it }{ who-earns }
do-bring = Bring { a-good } from { the-tile }
    .log = { $name } brings { a-good } from { the-tile }{ paid-up }{ who-earns }
    .short = brought
do-use = Use { a-good } that { $seat_name } made at { the-tile }
    .log = { $name } uses { a-good } that { $seat_name } made at { the-tile }{ paid-up }{ who-earns }
    .short = used
do-buy = Buy { a-good } for { for-coins }
    .log = { $name } buys { a-good } for { for-coins }{ paid-up }{ who-earns }
    .short = bought
do-settle = Pay for me, the cheapest way
    .log = { $name } pays { what-it-costs }{ who-earns }
do-end = End your turn
    .log = { $name } ends the turn

## What to do now

prompt-turn = { $last ->
    [0] Lead donkeys, let villagers act ({ $standing } standing), or end your turn
   *[other] The church stands, this is the last round. Lead donkeys, let villagers act ({ $standing } standing), or end your turn
}
prompt-place = Choose where the new tile is to lie: { the-blueprint }
prompt-pay = Choose where the next good comes from, or let it be paid for you
prompt-hire = Hire workers, or leave the town hall
prompt-draw = Something is being drawn…
prompt-wait = Waiting for { $seat_name }
prompt-over = The match is over
prompt-rank = The match is over. Your village has become { $rank ->
    [1] a clearing with a few huts
    [2] a hamlet
    [3] a village
    [4] a market town
   *[5] a town that travellers speak of
}

## What to choose next, where an action has several parts

choose-seat = Choose whose good you use
choose-arrangement = Choose an arrangement
choose-blueprint = Choose a blueprint
choose-sale = Choose a sale
choose-from = Choose a donkey
choose-to = { $do ->
    [road] Choose where the road ends
   *[lead] Choose where the donkey goes
}
choose-tile = { $do ->
    [build] Choose the tile to build next to
    [road] Choose where the road begins
    [hire_donkey] Choose where the donkey stands
    [bring] Choose where the good comes from
    [use] Choose where the good comes from
   *[other] Choose a tile
}
choose-wood = Choose how much wood
choose-stone = Choose how much stone
choose-wheat = Choose how much wheat
choose-count = Choose how many goods
choose-delivery = Choose a delivery
choose-a = Choose a place for the tile
choose-b = Choose a place for the tile
choose-turn = Choose how the tile is turned
choose-way = Choose a bridge or a path
choose-good = Choose a good
choose-do = Choose what to do

## Fields of actions and of what is shown

field-seat = Player
field-arrangement = Arrangement
field-blueprint = Blueprint
field-sale = Sale
field-from = From
field-to = To
field-tile = Tile
field-wood = Wood
field-stone = Stone
field-wheat = Wheat
field-count = Number
field-delivery = Delivery
field-a = East
field-b = North-east
field-turn = Turn
field-way = Kind of road
field-good = Good
field-stage = Now
field-round = Round
field-rounds = Rounds at most
field-first = First player
field-to_act = To act
field-church_stands = The church stands
field-work = Work
field-spot = Place
field-need = Needs
field-picks = Chosen
field-next = Next good
field-any_of = Any of
field-tiles = Village
field-owner = Owner
field-goods = Goods
field-pieces = Refined goods
field-quality = Quality
field-roads = Roads
field-segment = Segment
field-row = Blueprint row
field-blueprints = Blueprints
field-market = Sales on the market
field-level = Level
field-stack = Sales in the stack, by level
field-deliveries = Deliveries
field-milestones = Milestones
field-points = Points
field-coins = Coins
field-villagers = Villagers
field-standing = Standing
field-donkeys = Donkeys
field-moved = Moved
field-sales = Sales
field-scores = Counted so far
field-track = Score track
field-planner = Planner
field-longest = Longest road
field-landmarks = Landmarks
field-rank = Rank
field-milestone = Milestone

## Values

tile-church = Church
tile-market = Market
tile-town_hall = Town hall
tile-lumberjack = Lumberjack
tile-quarry = Quarry
tile-farm = Farm
tile-sawmill = Sawmill
tile-stonemason = Stonemason
tile-flour_mill = Flour mill
tile-dairy_farm = Dairy farm
tile-shrine = Shrine
tile-trading_post = Trading post
tile-forest_pond = Forest pond
tile-mountain_pond = Mountain pond
tile-small_woodland = Small woodland
tile-small_mountain_range = Small mountain range
tile-lumber_mill = Lumber mill
tile-master_stonemason = Master stonemason
tile-windmill = Windmill
tile-cow_conservatory = Cow conservatory
tile-barn_a = Barn A
tile-barn_b = Barn B
tile-warehouse = Warehouse
tile-large_woodland = Large woodland
tile-large_mountain_range = Large mountain range
tile-tavern = Tavern
tile-outpost_1 = Outpost I
tile-outpost_2 = Outpost II
tile-stables = Stables
tile-smithy = Smithy
tile-square = Square
tile-monument = Monument
blueprint-church = { tile-church }
blueprint-market = { tile-market }
blueprint-town_hall = { tile-town_hall }
blueprint-lumberjack = { tile-lumberjack }
blueprint-quarry = { tile-quarry }
blueprint-farm = { tile-farm }
blueprint-sawmill = { tile-sawmill }
blueprint-stonemason = { tile-stonemason }
blueprint-flour_mill = { tile-flour_mill }
blueprint-dairy_farm = { tile-dairy_farm }
blueprint-shrine = { tile-shrine }
blueprint-trading_post = { tile-trading_post }
blueprint-forest_pond = { tile-forest_pond }
blueprint-mountain_pond = { tile-mountain_pond }
blueprint-small_woodland = { tile-small_woodland }
blueprint-small_mountain_range = { tile-small_mountain_range }
blueprint-lumber_mill = { tile-lumber_mill }
blueprint-master_stonemason = { tile-master_stonemason }
blueprint-windmill = { tile-windmill }
blueprint-cow_conservatory = { tile-cow_conservatory }
blueprint-barn_a = { tile-barn_a }
blueprint-barn_b = { tile-barn_b }
blueprint-warehouse = { tile-warehouse }
blueprint-large_woodland = { tile-large_woodland }
blueprint-large_mountain_range = { tile-large_mountain_range }
blueprint-tavern = { tile-tavern }
blueprint-outpost_1 = { tile-outpost_1 }
blueprint-outpost_2 = { tile-outpost_2 }
blueprint-stables = { tile-stables }
blueprint-smithy = { tile-smithy }
blueprint-square = { tile-square }
blueprint-monument = { tile-monument }
from-church = { tile-church }
from-market = { tile-market }
from-town_hall = { tile-town_hall }
from-lumberjack = { tile-lumberjack }
from-quarry = { tile-quarry }
from-farm = { tile-farm }
from-sawmill = { tile-sawmill }
from-stonemason = { tile-stonemason }
from-flour_mill = { tile-flour_mill }
from-dairy_farm = { tile-dairy_farm }
from-shrine = { tile-shrine }
from-trading_post = { tile-trading_post }
from-forest_pond = { tile-forest_pond }
from-mountain_pond = { tile-mountain_pond }
from-small_woodland = { tile-small_woodland }
from-small_mountain_range = { tile-small_mountain_range }
from-lumber_mill = { tile-lumber_mill }
from-master_stonemason = { tile-master_stonemason }
from-windmill = { tile-windmill }
from-cow_conservatory = { tile-cow_conservatory }
from-barn_a = { tile-barn_a }
from-barn_b = { tile-barn_b }
from-warehouse = { tile-warehouse }
from-large_woodland = { tile-large_woodland }
from-large_mountain_range = { tile-large_mountain_range }
from-tavern = { tile-tavern }
from-outpost_1 = { tile-outpost_1 }
from-outpost_2 = { tile-outpost_2 }
from-stables = { tile-stables }
from-smithy = { tile-smithy }
from-square = { tile-square }
from-monument = { tile-monument }
to-church = { tile-church }
to-market = { tile-market }
to-town_hall = { tile-town_hall }
to-lumberjack = { tile-lumberjack }
to-quarry = { tile-quarry }
to-farm = { tile-farm }
to-sawmill = { tile-sawmill }
to-stonemason = { tile-stonemason }
to-flour_mill = { tile-flour_mill }
to-dairy_farm = { tile-dairy_farm }
to-shrine = { tile-shrine }
to-trading_post = { tile-trading_post }
to-forest_pond = { tile-forest_pond }
to-mountain_pond = { tile-mountain_pond }
to-small_woodland = { tile-small_woodland }
to-small_mountain_range = { tile-small_mountain_range }
to-lumber_mill = { tile-lumber_mill }
to-master_stonemason = { tile-master_stonemason }
to-windmill = { tile-windmill }
to-cow_conservatory = { tile-cow_conservatory }
to-barn_a = { tile-barn_a }
to-barn_b = { tile-barn_b }
to-warehouse = { tile-warehouse }
to-large_woodland = { tile-large_woodland }
to-large_mountain_range = { tile-large_mountain_range }
to-tavern = { tile-tavern }
to-outpost_1 = { tile-outpost_1 }
to-outpost_2 = { tile-outpost_2 }
to-stables = { tile-stables }
to-smithy = { tile-smithy }
to-square = { tile-square }
to-monument = { tile-monument }
villager-church = { tile-church }
villager-market = { tile-market }
villager-town_hall = { tile-town_hall }
villager-lumberjack = { tile-lumberjack }
villager-quarry = { tile-quarry }
villager-farm = { tile-farm }
villager-sawmill = { tile-sawmill }
villager-stonemason = { tile-stonemason }
villager-flour_mill = { tile-flour_mill }
villager-dairy_farm = { tile-dairy_farm }
villager-shrine = { tile-shrine }
villager-trading_post = { tile-trading_post }
villager-forest_pond = { tile-forest_pond }
villager-mountain_pond = { tile-mountain_pond }
villager-small_woodland = { tile-small_woodland }
villager-small_mountain_range = { tile-small_mountain_range }
villager-lumber_mill = { tile-lumber_mill }
villager-master_stonemason = { tile-master_stonemason }
villager-windmill = { tile-windmill }
villager-cow_conservatory = { tile-cow_conservatory }
villager-barn_a = { tile-barn_a }
villager-barn_b = { tile-barn_b }
villager-warehouse = { tile-warehouse }
villager-large_woodland = { tile-large_woodland }
villager-large_mountain_range = { tile-large_mountain_range }
villager-tavern = { tile-tavern }
villager-outpost_1 = { tile-outpost_1 }
villager-outpost_2 = { tile-outpost_2 }
villager-stables = { tile-stables }
villager-smithy = { tile-smithy }
villager-square = { tile-square }
villager-monument = { tile-monument }
donkey-church = { tile-church }
donkey-market = { tile-market }
donkey-town_hall = { tile-town_hall }
donkey-lumberjack = { tile-lumberjack }
donkey-quarry = { tile-quarry }
donkey-farm = { tile-farm }
donkey-sawmill = { tile-sawmill }
donkey-stonemason = { tile-stonemason }
donkey-flour_mill = { tile-flour_mill }
donkey-dairy_farm = { tile-dairy_farm }
donkey-shrine = { tile-shrine }
donkey-trading_post = { tile-trading_post }
donkey-forest_pond = { tile-forest_pond }
donkey-mountain_pond = { tile-mountain_pond }
donkey-small_woodland = { tile-small_woodland }
donkey-small_mountain_range = { tile-small_mountain_range }
donkey-lumber_mill = { tile-lumber_mill }
donkey-master_stonemason = { tile-master_stonemason }
donkey-windmill = { tile-windmill }
donkey-cow_conservatory = { tile-cow_conservatory }
donkey-barn_a = { tile-barn_a }
donkey-barn_b = { tile-barn_b }
donkey-warehouse = { tile-warehouse }
donkey-large_woodland = { tile-large_woodland }
donkey-large_mountain_range = { tile-large_mountain_range }
donkey-tavern = { tile-tavern }
donkey-outpost_1 = { tile-outpost_1 }
donkey-outpost_2 = { tile-outpost_2 }
donkey-stables = { tile-stables }
donkey-smithy = { tile-smithy }
donkey-square = { tile-square }
donkey-monument = { tile-monument }
good-wood = wood
good-stone = stone
good-wheat = wheat
good-timber = timber
good-brick = brick
good-flour = flour
good-milk = milk
any_of-wood = { good-wood }
any_of-stone = { good-stone }
any_of-wheat = { good-wheat }
any_of-timber = { good-timber }
any_of-brick = { good-brick }
any_of-flour = { good-flour }
any_of-milk = { good-milk }
any_of-coins = coins
next-wood = { good-wood }
next-stone = { good-stone }
next-wheat = { good-wheat }
next-timber = { good-timber }
next-brick = { good-brick }
next-flour = { good-flour }
next-milk = { good-milk }
way-bridge = bridge
way-path = path
quality-standard = standard
quality-high = high quality
work-refine = refining
work-sell = a sale
work-deliver = a delivery
work-build = building a tile
work-road = building a road
stage-first = the first player is drawn
stage-layout = the layout is drawn
stage-row = blueprints are drawn
stage-sales = sales are turned up
stage-turn = a turn
stage-place = a tile is being placed
stage-pay = goods are being paid
stage-hire = workers are being hired
stage-over = the match is over

## Options

option-layout = Layout
option-layout-fixed = Fixed
    .hint = The five hamlet tiles lie round the church as in a first game.
option-layout-shuffled = Shuffled
    .hint = Chance chooses one of the layouts in which all roads and borders fit.
option-end = End of the match
option-end-church = Until the church stands
    .hint = As in the books. If nobody cares for the church the match stops after 300 rounds.
option-end-short = Church or 20 rounds
    .hint = The match ends when the church stands, or after 20 rounds. A shorter game.
option-end-long = Church or 100 rounds
    .hint = The match ends when the church stands, or after 100 rounds; few matches last half as long.

## The sheet

line-track = Score track
line-awards = Awards
line-landmarks = Landmarks
line-roads = Roads
line-longest_road = Longest road
line-coins = Coins

## Awards and milestones

award-landscaper = Landscaper: most landmarks
award-merchant = Merchant: most sales
award-chaplain = Chaplain: most deliveries
award-sexton = Sexton: second most deliveries
milestone-carpenter = Carpenter: timber of high quality
milestone-mason = Mason: bricks of high quality
milestone-miller = Miller: flour of high quality
milestone-herder = Herder: milk of high quality
milestone-planner = Planner: every own road counts one point more

## Why not

why-M12 = The layout of the hamlet tiles is not chosen by a player.
why-M14 = Which blueprint comes into the row is up to the bag.
why-M15 = Chance decides who begins.
why-M16 = Which sale comes next is up to the stack.
why-M20 = The tile must touch the villager’s tile, cover nothing, and no road segment of either may end at a forest or a mountain.
why-M22 = No road leads there from the church.
why-M30 = That good cannot be brought here: every step after the first needs one of your donkeys.
why-M31 = Not everything that this needs can be brought and paid – or nothing is to be paid now.
why-M33 = That cannot be bought now: the market is out of reach, it is for a sale, or the coins would not suffice.
why-M39 = It is not your turn.
why-M40 = Every villager acts once in a turn, and every donkey moves once, along a road.
why-M42 = Only a source of raw goods with an empty slot can be filled, and all its empty slots at once.
why-M43 = Refining needs an empty slot and a piece of that good in your supply.
why-M44 = In the town hall you first take a blueprint, if you hold fewer than three and can pay, then hire whom you can pay.
why-M45 = Only the sales that lie open on the market can be fulfilled.
why-M46 = That delivery is not open.
why-M47 = You may beg only while farm, quarry and lumberjack are all full.
why-M48 = You build a blueprint from your hand where it finds room next to your villager, and then choose its place.
why-M49 = A road joins two touching tiles that are not yet joined: a bridge over mountains, a path through forest, never over a cliff.
why-M50 = Finish what your villager is doing before you end the turn.
why-M60 = The match is over.

## Reasons: what an action changes, and what one lacks

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
the-good = { $good ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
   *[milk] { good-milk }
}
the-mix = { $goods ->
    [brick_milk] { good-brick }/{ good-milk }
    [timber_flour] { good-timber }/{ good-flour }
    [wood_stone_wheat] { good-wood }/{ good-stone }/{ good-wheat }
    [timber_brick_flour_milk] refined goods
   *[stone_milk] { good-stone }/{ good-milk }
}
reason-coins = { $way ->
    [more] { $coins } more { $coins ->
        [one] coin
       *[other] coins
    }
   *[fewer] { $coins } { $coins ->
        [one] coin
       *[other] coins
    } paid
}{ $points ->
    [0] { "" }
   *[other] {" "}({ gained })
}
reason-raw = { $count } more { the-good } on the board
reason-refined = { $count } more refined: { the-good }
reason-villager = { $count } villagers then
reason-donkey = { $count } donkeys then
reason-blueprint = brings { $points } when built: { the-blueprint }
reason-access = { $count ->
    [one] { $count } more tile within reach
   *[other] { $count } more tiles within reach
}
reason-milestone = { $good ->
    [timber] high quality: { the-good }
    [brick] high quality: { the-good }
    [flour] high quality: { the-good }
    [milk] high quality: { the-good }
   *[planner] becomes the planner
}
reason-church = { $left ->
    [0] completes the church
    [one] { $left } delivery left for the church
   *[other] { $left } deliveries left for the church
}
reason-enables = { $work ->
    [deliver] makes a delivery to the church possible
    [sell] makes a sale possible
    [refine] makes refining possible
    [build] makes building possible
   *[road] makes a road possible
}
lack-villager = all your villagers have acted
lack-way = no road leads to { the-tile }
lack-good = needs { $count } more { the-good }
lack-mix = needs { $count } more { the-mix }
lack-donkey = no donkey on the way from { the-from } to { the-to }
lack-coins = { $count ->
    [one] needs { $count } more coin
   *[other] needs { $count } more coins
}

## Parts of an edition: where they are from

part-start = the coins at the start
part-reward = what is paid for goods
part-scoring = the points of roads and coins
part-church = the parts of the church
part-church_side = { $count ->
    [one] { $count } side of the church
   *[other] { $count } sides of the church
}
part-market = { $count ->
    [one] { $count } side of the market
   *[other] { $count } sides of the market
}
part-sale = { $count ->
    [one] { $count } sale
   *[other] { $count } sales
}
part-sales_removed = which sales are taken out with { $count ->
    [one] { $count } number of players
   *[other] { $count } numbers of players
}
part-awards = the points of awards
part-solo = all for a player alone
part-milestones = the milestones
part-hire = what people and donkeys cost
part-roads = what roads cost
part-layout = the fixed layout
part-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
part-note = A tile is counted once. The edition also names sources of its border, cost, points and stack, which may be others.

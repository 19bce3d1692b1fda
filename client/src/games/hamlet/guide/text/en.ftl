# What help and the game's page say of Hamlet, besides the numbered rules. The same ids and variables in all four languages.

## In two minutes

goal = With your neighbours you build a village, and in its middle the church that is still missing. Nearly everything belongs to everybody; what counts is who does it. When the church stands the match ends, and whoever has done most for the village wins.
turn-villagers = Each of your villagers walks along the roads as far as it likes, does one thing there and lies down.
turn-gather = Gather: at farm, quarry and lumberjack all empty places are filled with raw goods, and you get coins.
turn-refine = Refine: at a workshop raw goods become timber, bricks, flour or milk with your mark. Whoever uses them up later, you are paid.
turn-carry = Goods go one step along a road by themselves. For every further step you need a donkey where it begins.
turn-build = Build: get a blueprint and villagers at the town hall, then lay the tile beside a villager, so that roads join. It costs goods and brings points at once.
turn-deliver = Deliver: sell at the market, or bring the church what it needs for its next part – for many points.
points-track = Points at once: for tiles you build, for sales and deliveries, and whenever somebody uses up a good that you made.
points-landmarks = Each that you have built scores at the end, in its own way, if roads lead from it to the church.
points-awards = Most landmarks { $landscaper }, most sales { $merchant }, most deliveries { $chaplain }, second most deliveries { $sexton }.
points-roads = { $points } for each bridge and path of yours – { $planner } if you were the first of all to build one.
points-longest = { $points } for each tile on the longest chain of roads, if at least one of them is yours.
points-coins = { $coins } { $coins ->
        [one] coin
       *[other] coins
    } are worth one point.
villager = villager, to hire for { $costs } coins
donkey = donkey for { $cost } { $cost ->
        [one] coin
       *[other] coins
    }, up to { $most }
bridge = bridge over mountains: { $count } { $good }
path = path through a forest: { $count } { $good }
high-quality = of high quality: pays twice
points = points

## The game's page

feel = A village that all build together and everyone a little for themselves: a game of roads, goods and good moments, with much to discover.
players-1 = The church needs { $deliveries } deliveries, and you have a limited number of rounds. Your points give you one of five ranks.
players-2 = The church needs { $deliveries } deliveries. At the market raw goods cost { $raw } { $raw ->
        [one] coin
       *[other] coins
    }, refined ones { $refined }. Whatever you leave lying helps exactly one rival.
players-3 = The church needs { $deliveries } deliveries. At the market raw goods cost { $raw } { $raw ->
        [one] coin
       *[other] coins
    }, refined ones { $refined }. Goods are used up faster, and your marks pay more often.
players-4 = The church needs { $deliveries } deliveries. At the market raw goods cost { $raw } { $raw ->
        [one] coin
       *[other] coins
    }, refined ones { $refined }. The village grows quickly, and between two of your turns much changes.

# What the board of Hamlet says in words. The same ids and variables in all four languages.

## The village

village-summary = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $reached } of them reached by roads from the church
from-north = north of the church
from-north-east = north-east of the church
from-east = east of the church
from-south-east = south-east of the church
from-south = south of the church
from-south-west = south-west of the church
from-west = west of the church
from-north-west = north-west of the church
roads-to = roads to: { $tiles }
roads-none = no road
borders = borders without a road: { $tiles }
flag-of = flag of { $name }
villager = { $count ->
    [one] { $count } villager of { $name }, standing
   *[other] { $count } villagers of { $name }, standing
}
villager-lying = { $count ->
    [one] { $count } villager of { $name }, lying
   *[other] { $count } villagers of { $name }, lying
}
not-reached = not reached from the church
donkey-to = your donkey can be led to: { $tiles }

## What people have

own-things = Your things
has-coins = coins: { $count }
has-people = villagers: { $villagers }, standing: { $standing }; donkeys: { $donkeys }
has-goods = still to make: { $goods }
has-built = roads: { $roads }; deliveries: { $deliveries }; sales: { $sales }; landmarks: { $landmarks }
has-blueprints = blueprints: { $names }

## Around the village

in-row = Costs { $price } to take, with { $coins } on it.
sale-is = { $sale }; brings points: { $points }, coins: { $coins }
delivery-open = { $delivery }; brings points: { $points }
delivery-made = { $delivery }; made by { $name }
church-waits = { $count ->
    [one] waits for { $count } delivery
   *[other] waits for { $count } deliveries
}

## Choices

laid-beside = Lay it { $where }; { $touches }; roads stay open to: { $open }
to-north = the north
to-north-east = the north-east
to-east = the east
to-south-east = the south-east
to-south = the south
to-south-west = the south-west
to-west = the west
to-north-west = the north-west
to-nowhere = nowhere
touches = { $tile }: { $how }
touch-R = { $count ->
    [one] the road goes on
   *[other] { $count } roads go on
}
touch-F = { $count } × forest to forest
touch-M = { $count } × mountain to mountain
touch-other = { $count } × unlike

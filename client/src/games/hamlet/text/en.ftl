# What only the board of Hamlet says. The same ids and variables in all four languages.

## The village

village = The village
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole village
goods = { $count } × { $good }
piece = { $good } made by { $name }
piece-high = { $good } of high quality made by { $name }
donkey-on = { $count ->
    [one] Your donkey on { $tile }: lead it
   *[other] Your { $count } donkeys on { $tile }: lead one
}

## What a tile is good for

nothing-here = Nothing to do here now.
close-details = Close the details
lead-from = Lead a donkey away from here

## A turn

standing = { $count ->
    [one] { $count } villager may act
   *[other] { $count } villagers may act
}
rested = { $count ->
    [one] { $count } donkey may move
   *[other] { $count } donkeys may move
}
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
spot = Place for the tile
way-of = Way { $way } of { $ways } here
turn-left = Turn it to the left
turn-right = Turn it to the right

## Around the village

round-now = Round { $round }
round-of = Round { $round } of { $rounds }
church-stands = The church stands: last round
row-empty = Nothing left
bag = { $count } in the bag
stack = { $count } in the stack
sale-none = No sale
church-parts = { $built } of { $parts } parts built
made-by = Made by { $name }
milestones = Milestones
milestone-free = Nobody has it yet.
milestone-of = { $name } has it.
yours = Yours
blueprints-held = { $count } of { $most } blueprints
on-track = { $points ->
    [one] { $points } point on the track
   *[other] { $points } points on the track
}
ranks = What has become of it
rank-from = from { $points }
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

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
explain-square-word = { $square ->
    [desert] { square-desert }
    [district] { square-district }
    [forest] { square-forest }
    [lake] { square-lake }
    [mountain] { square-mountain }
    [production_blue] { square-production_blue }
    [production_brown] { square-production_brown }
    [production_green] { square-production_green }
    [production_grey] { square-production_grey }
    [factory_blue] { square-factory_blue }
    [factory_brown] { square-factory_brown }
    [factory_green] { square-factory_green }
   *[factory_grey] { square-factory_grey }
}
explain-cube = { $colour ->
    [blue] Blue resource
    [brown] Brown resource
    [green] Green resource
   *[grey] Grey resource
}
explain-tile = Terraforming tile: { explain-square-word }
explain-card-number = Card { $card }
explain-card-back = Card face down
explain-pair-deck = The pair from the deck
explain-pair-laid = The pair that both laid
explain-boost = A resource with a laid card
explain-ready = Who has finished building
explain-turn = How the card lies
explain-sides = The two sides of the range
explain-spot = A place for your card
explain-worth-forest = Each forest: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-worth-mountain = Each mountain: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-worth-lake = Each lake square after the first of its lake: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-worth-district = Each square of the smaller district: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-worth-factory = With a resource of its colour: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-goal = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-goal-taken = Reached by { $seat_name }
explain-printed = { explain-square-word }: { $count }
explain-each = { $count } in this city = { $points }
explain-deserts = { $count } in this city; they break ties
explain-lakes = { $count ->
    [one] { $count } lake
   *[other] { $count } lakes
}, { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} in all = { $points }
explain-side-size = Largest district of a side: { $count }
explain-districts = The smaller one has { $count ->
    [one] { $count } square
   *[other] { $count } squares
} = { $points }
explain-factories = { $colour ->
    [blue] blue
    [brown] brown
    [green] green
   *[grey] grey
}: { $served } of { $count } served = { $points }
explain-resources = Resources in this city: { $count }, without a factory: { $waiting }
explain-supply = In the supply: { $count }
explain-own = In your city: { $count }

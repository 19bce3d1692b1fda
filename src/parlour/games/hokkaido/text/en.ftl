# Hokkaido in English. Every id stands in all four languages, in this order and with the same variables.

name = Hokkaido
tagline = Build a city card over card, on both sides of a single mountain range.

## Parts of sentences

made-of-desert = { $tile ->
    [lake] a lake
    [district] a district
    [forest] a forest
   *[mountain] a mountain
}
with-number = { $turn ->
    [up] its number at the top
    [right] its number on the right
    [down] its number at the bottom
   *[left] its number on the left
}
hidden-squares = { $hidden ->
    [0] { "" }
    [one] , square { $squares } under other cards
   *[other] , squares { $squares } under other cards
}
placed-card = { $card ->
    [0] the card
   *[other] card { $card }
}
over-squares = { $over ->
    [0] { "" }
    [one] , over { $over } square
   *[other] , over { $over } squares
}
under-cards = { $hidden ->
    [0] { "" }
    [one] , { $hidden } of its squares under others
   *[other] , { $hidden } of its squares under others
}
resource-of-colour = { $colour ->
    [blue] a blue resource
    [brown] a brown resource
    [green] a green resource
    [grey] a grey resource
   *[none] a resource
}
chosen-pair = { $pair ->
    [deck] the pair from the deck
   *[laid] the pair that you two laid
}
reached-goal = { $goal ->
    [1] { goal-1 }
    [2] { goal-2 }
    [3] { goal-3 }
    [4] { goal-4 }
    [5] { goal-5 }
    [6] { goal-6 }
    [7] { goal-7 }
    [8] { goal-8 }
   *[9] { goal-9 }
}

## Actions: as a choice, and told in the log

do-province = Draw starting province { $province }
    .log = Starting province { $province } is drawn
    .many = { $count ->
    [one] A starting province is drawn
   *[other] { $count } starting provinces are drawn
}
do-goal = Turn up goal { $goal }: { reached-goal }
    .log = Goal { $goal } is turned up: { reached-goal }
    .many = { $count ->
    [one] A goal is turned up
   *[other] { $count } goals are turned up
}
do-order = Put { $seat_name } next in the order
    .log = { $seat_name } comes next in the order of the first round
do-deal = Deal card { $card }
    .log = Card { $card } is dealt
    .many = { $count ->
    [one] A card is dealt
   *[other] { $count } cards are dealt
}
do-deal-unseen = Deal a card
    .log = A card is dealt
do-draw = Draw card { $card }
    .log = Card { $card } is drawn from the deck
    .many = { $count ->
    [one] A card is drawn from the deck
   *[other] { $count } cards are drawn from the deck
}
do-draw-unseen = Draw a card
    .log = A card is drawn from the deck
do-reveal = Turn up card { $card }
    .log = Card { $card } is turned up from the deck
    .many = { $count ->
    [one] A card is turned up
   *[other] { $count } cards are turned up from the deck
}
do-keep = Keep card { $card }
    .log = { $name } has kept card { $card }
do-keep-unseen = Keep a card
    .log = { $name } has kept a card
do-discard = Discard card { $card }
    .log = { $name } discards card { $card } face down
do-discard-unseen = Discard a card
    .log = { $name } discards a card face down
do-lay = Lay card { $card }
    .log = { $name } lays card { $card }
do-lay-unseen = Lay a card
    .log = { $name } has laid a card
do-boost = Add the resource from column { $x }, row { $y }: your card counts 60 more
    .log = { $name } adds { resource-of-colour }: the card counts 60 more
do-hold = Add no resource
    .log = { $name } adds no resource
do-take = Take card { $card }
    .log = { $name } takes card { $card }
do-overtake = Pay two resources and choose your pair first
    .log = { $name } pays two resources to choose first
do-yield = Let the other choose first
    .log = { $name } lets the other choose first
do-choose = Choose { chosen-pair }
    .log = { $name } chooses { $pair ->
        [deck] the pair from the deck
       *[laid] the laid pair
    }
do-play = Play card { $card }
    .log = { $name } plays card { $card }
do-play-unseen = Choose a card
    .log = { $name } has chosen a card
do-terraform = Turn the desert in column { $x }, row { $y } into { made-of-desert }
    .log = { $name } turns a desert into { made-of-desert }
do-pay = Pay with the resource from column { $x }, row { $y }
    .log = { $name } pays with { resource-of-colour }
do-place = Place the card at column { $x }, row { $y }, { with-number }{ hidden-squares }
    .log = { $name } places { placed-card }{ over-squares }{ under-cards }
# Where the place is seen, on the map.
place-here = Place the card here{ hidden-squares }
do-place-unseen = Finish building
    .log = { $name } has finished building
do-forgo = Discard the card, which fits nowhere
    .log = { $name } finds no place for the card and discards it
do-finish = Do nothing more in this round
    .log = { $name } is done with this round
do-gift = Turn the desert in column { $x }, row { $y } into { made-of-desert }, free of charge
    .log = { $name } turns a desert into { made-of-desert }, free of charge
do-waive = Put no free tile
    .log = { $name } puts no free tile
do-ask = Ask for order: all build openly, the lowest card first
    .log = { $name } asks for order: what was built unseen is void, and all build openly now, the lowest card first

## What to do now

prompt-keep = Keep one card of your hand
prompt-discard = Discard one card face down
prompt-lay = Lay a card
prompt-boost = You may add a resource, so that your card counts 60 more
prompt-take = Take one of the laid cards
prompt-lay_both = Lay a card; both of you do so at once
prompt-overtake = Your card is the lower one. You may pay two resources to choose first
prompt-choose = Choose a pair of cards
prompt-place = Place your card. You may terraform before that
prompt-place-only = Place your card
prompt-build = It is your turn: place your card. You may terraform before that
prompt-build-only = It is your turn: place your card
prompt-build-again = Order was asked for, so what you had built is void. It is your turn now: place your card
prompt-play = Choose which card of your pair to play
prompt-terraform = You may terraform a desert now
prompt-pay = Choose a resource to pay with
prompt-gift = You were in a tie for a goal: you may turn a desert into anything you like
prompt-draw = Cards are being drawn…
prompt-wait = Waiting for { $seat_name }
prompt-wait-turn = { $seat_name } is building. Your turn comes later
prompt-wait-again = Order was asked for, so what you had built is void. { $seat_name } is building; your turn comes later
prompt-wait-all = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
prompt-over = The match is over

## What to choose next, where an action has several parts

choose-province = Choose a starting province
choose-goal = Choose a goal
choose-seat = Choose a player
choose-card = Choose a card
choose-x = Choose a square
choose-y = Choose a square
choose-pair = Choose a pair of cards
choose-tile = Choose what the desert becomes
choose-turn = Choose how the card lies
choose-under = Choose which squares lie under other cards
choose-do = Choose what to do

## Fields of actions and of what is shown

field-province = Starting province
field-goal = Goal
field-seat = Player
field-card = Card
field-x = Column
field-y = Row
field-pair = Pair
field-tile = New square
field-turn = Turned
field-under = Hidden squares
field-stage = Now
field-round = Round
field-to_act = To act
field-deck = Cards in the deck
field-supply = Supply
field-goals = Goals
field-order = Order
field-laid = Laid cards
field-colour = Resource of this round
field-revealed = Pair from the deck
field-hand = Hand
field-drawn = Drawn
field-plays = To be placed
field-mine = My city, not shown yet
field-asked = Order asked for by
field-again = Have to build again
field-turns = Still to build
field-boosted = With a resource
field-ready = Ready
field-cards_in_hand = Cards in hand
field-map = City
field-left = First column
field-top = First row
field-cubes = Resources
field-terraformings = Terraformings
field-terraformed = Terraformed this round
field-due = Resources to pay
field-cards = Cards
field-layers = Layers
field-squares = Squares

## Values

tile-lake = lake
tile-district = district
tile-forest = forest
tile-mountain = mountain
turn-up = number at the top
turn-right = number on the right
turn-down = number at the bottom
turn-left = number on the left
pair-deck = from the deck
pair-laid = laid
colour-blue = blue
colour-brown = brown
colour-green = green
colour-grey = grey
supply-blue = { colour-blue }
supply-brown = { colour-brown }
supply-green = { colour-green }
supply-grey = { colour-grey }
cubes-blue = { colour-blue }
cubes-brown = { colour-brown }
cubes-green = { colour-green }
cubes-grey = { colour-grey }
square-desert = desert
square-district = district
square-forest = forest
square-lake = lake
square-mountain = mountain
square-production_blue = blue production
square-production_brown = brown production
square-production_green = green production
square-production_grey = grey production
square-factory_blue = blue factory
square-factory_brown = brown factory
square-factory_green = green factory
square-factory_grey = grey factory
goal-1 = five separate forests
goal-2 = largest districts of the two sides that differ by five squares
goal-3 = three separate lakes
goal-4 = five mountains joined by their sides
goal-5 = six resources in the city
goal-6 = all four kinds of production
goal-7 = all four kinds of factory
goal-8 = three production squares or factories next to each other
goal-9 = terraformed twice
stage-provinces = starting provinces are drawn
stage-goals = goals are turned up
stage-deal = cards are dealt
stage-order = the order is drawn
stage-reveal = a pair is turned up
stage-keep = everybody keeps a card
stage-draw = everybody draws a card
stage-discard = everybody discards a card
stage-lay = cards are laid
stage-boost = a resource may be added
stage-take = cards are taken
stage-lay_both = both lay a card
stage-overtake = who chooses first?
stage-choose = a pair is chosen
stage-play = both choose a card of their pair
stage-place = cards are placed
stage-terraform = deserts are terraformed
stage-build = cards are placed in order
stage-gift = free tiles for those who missed a goal
stage-over = the match is over

## Options

option-side = Starting provinces
option-side-a = Side A
    .hint = All provinces have much the same squares; good for the first matches.
option-side-b = Side B
    .hint = Every province is different.
option-goals = Goals
option-goals-off = Without
    .hint = Points come from the cities alone.
option-goals-on = With
    .hint = Goal cards lie open; whoever fulfils one first takes it.
option-choice = Choice of cards
option-choice-draft = Draft
    .hint = Everybody keeps a card in secret and passes the others on.
option-choice-honshu = As in Honshu
    .hint = Cards are laid open and taken in the order of their numbers; resources help.
option-placing = Placing cards
option-placing-request = On request
    .hint = All place at once, unless somebody asks for order: then one after another, the lowest card first. This is how the book has it.
option-placing-order = In order
    .hint = One after another builds openly, the lowest card first.
option-placing-at_once = All at once
    .hint = Everybody always builds unseen at the same time.

## The sheet

line-mountains = Mountains
line-forests = Forests
line-factories = Factories
line-lakes = Lakes
line-districts = Districts
line-goals = Goals

## Why not

why-H10 = Starting provinces are drawn by chance before the first round.
why-H11 = Cards are dealt by chance, six to each player.
why-H12 = Goals are turned up by chance before the first round.
why-H20 = You keep one card of your own hand, once a round, when everybody does.
why-H21 = Only two players draw and discard a card in a round: one each, after keeping one, from their own hand.
why-H25 = With three to five players you lay a card of your hand in your turn, may add one resource of the colour that was added first, and take one of the laid cards when it is your turn.
why-H26 = With two players you lay a card of your hand, whoever laid the lower card may pay two resources to choose first, and each plays one card of their pair.
why-H30 = A card is placed once a round. It must share at least one square with your city, above or below, with at least one of its own squares visible, and the layers must be possible.
why-H31 = You can finish only after your card is placed, while you may still terraform, and only when what you have begun is paid for. Order can be asked for only where the table plays so, while all place their cards at once, and until you have placed yours.
why-H32 = Lakes and mountains must stay visible: they may neither be covered nor lie under another card.
why-H34 = There is one mountain range. A new mountain must continue it at one of its ends and must not fork it, close it or come between its mountains.
why-H35 = A card is discarded only if it fits nowhere.
why-H36 = Once a round you may turn a visible desert of your city into something else, for two resources of the right colour.
why-H42 = A free tile is only for those who were in a tie for a goal in this round and took none, and only for a visible desert.

## Reasons: what an action changes, and what one lacks

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-factory = { $colour ->
    [blue] { $count ->
        [one] { gained } for the blue factory
       *[other] { gained } for the blue factories
    }
    [brown] { $count ->
        [one] { gained } for the brown factory
       *[other] { gained } for the brown factories
    }
    [green] { $count ->
        [one] { gained } for the green factory
       *[other] { gained } for the green factories
    }
   *[grey] { $count ->
        [one] { gained } for the grey factory
       *[other] { gained } for the grey factories
    }
}
reason-factory-waits = { $colour ->
    [blue] { $count ->
        [one] a blue factory still needs a resource
       *[other] { $count } blue factories still need a resource
    }
    [brown] { $count ->
        [one] a brown factory still needs a resource
       *[other] { $count } brown factories still need a resource
    }
    [green] { $count ->
        [one] a green factory still needs a resource
       *[other] { $count } green factories still need a resource
    }
   *[grey] { $count ->
        [one] a grey factory still needs a resource
       *[other] { $count } grey factories still need a resource
    }
}
reason-resource-waits = { $colour ->
    [blue] { $count ->
        [one] a blue resource has no factory yet
       *[other] { $count } blue resources have no factory yet
    }
    [brown] { $count ->
        [one] a brown resource has no factory yet
       *[other] { $count } brown resources have no factory yet
    }
    [green] { $count ->
        [one] a green resource has no factory yet
       *[other] { $count } green resources have no factory yet
    }
   *[grey] { $count ->
        [one] a grey resource has no factory yet
       *[other] { $count } grey resources have no factory yet
    }
}
range-end = { $end ->
    [north] the north end of the range
    [east] the east end of the range
    [south] the south end of the range
   *[west] the west end of the range
}
reason-range-on = extends { range-end }
reason-range-open = opens { range-end }
reason-range-closed = closes { range-end }
reason-district = { gained } for districts: the largest on the weaker side has { $size ->
    [one] { $size } square
   *[other] { $size } squares
}
reason-goal = “{ reached-goal }” is { $left ->
    [one] { $left } square
   *[other] { $left } squares
} away
reason-card = { gained } in its best place now
reason-card-nowhere = fits nowhere now
lack-resources = { $colour ->
    [blue] needs { $count } more blue { $count ->
        [one] resource
       *[other] resources
    }
    [brown] needs { $count } more brown { $count ->
        [one] resource
       *[other] resources
    }
    [green] needs { $count } more green { $count ->
        [one] resource
       *[other] resources
    }
   *[grey] needs { $count } more grey { $count ->
        [one] resource
       *[other] resources
    }
}

## Parts of an edition: where they are from

part-points = the points of squares
part-goals = the points of a goal
part-cubes = the number of resources
part-card = { $count ->
    [one] { $count } map card
   *[other] { $count } map cards
}
part-start = { $count ->
    [one] { $count } starting province
   *[other] { $count } starting provinces
}

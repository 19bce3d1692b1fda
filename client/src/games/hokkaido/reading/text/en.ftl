# What the board of Hokkaido says in words. The same ids and variables in all four languages.

## Areas

own-city = Your city
city-of = City of { $name }
your-cards = Your cards of this round
your-hand = Your hand
laid-cards = Laid cards
pair-cards = Pair from the deck
on-table = On the table
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-unseen = a card face down
card-of = { $name }: { $card }
round = Round { $round }
supply = Resources in the supply: { $cubes }
deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
goal-of = { $goal }: taken by { $name }

## Squares

times = { $count } × { $name }
no-square = empty
on-card = card { $card }
province = starting province
side-north = north of the range
side-south = south of the range
side-west = west of the range
side-east = east of the range
beside = beside { $squares }
kind-count = { $name }: { $count }
districts = largest district { $best } on one side, { $other } on the other
no-range = no range yet
works = { $colour }: { $factories ->
    [one] { $factories } factory
   *[other] { $factories } factories
}, { $cubes ->
    [one] { $cubes } resource
   *[other] { $cubes } resources
}
has-goal = goal taken: { $goal }

## Choices

in-middle = in the middle
in-north = in the north
in-north-east = in the north-east
in-east = in the east
in-south-east = in the south-east
in-south = in the south
in-south-west = in the south-west
in-west = in the west
in-north-west = in the north-west
told-place = Card with its { $turn }, { $where }, on { $beds }; covers { $covered }
told-place-under = Card with its { $turn }, { $where }, under { $beds }; covers nothing; hidden of it: { $tucked }
told-place-both = Card with its { $turn }, { $where }, on and under { $beds }; covers { $covered }; hidden of it: { $tucked }
told-terraform = Make a { $tile } of this square: { $place }
told-gift = Make a { $tile } of this square, free of charge: { $place }
told-pay = Pay with the resource of this square: { $place }
told-boost = Add the resource of this square, so that your card counts 60 more: { $place }
card-told = card { $card } ({ $squares })
told-keep = Keep { $card }
told-discard = Discard { $card }
told-lay = Lay { $card }
told-take = Take { $card }
told-play = Play { $card }

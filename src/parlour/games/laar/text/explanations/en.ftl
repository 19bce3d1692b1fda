# What things on the board are, with the numbers of now. These texts may use those of the game.

explain-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
explain-unknown = Points that you cannot know yet
explain-place = Place { $place } at the moment
explain-total = All points
explain-card = Goods card
explain-card-number = Card { $card }
explain-card-is = With { played-expert }: { good }
explain-card-as = With { played-expert }: { good }, { gained } now
explain-deck = Deck
explain-round = Rounds
explain-hidden-gem = Gem face down
explain-hidden-expert = Hidden expert
explain-neighbour = Neighbour
explain-side = { $side ->
    [left] Left numbers
   *[right] Right numbers
}
explain-gain-now = Points that this would bring now
explain-memo = Beast memo { $memo }
explain-spice-table = 1 to 6 different spices: { $table }
explain-brings = Brings { gained } at present
explain-gain = Would bring you { gained } now
explain-cards = { $count ->
    [one] { $count } card on the stack
   *[other] { $count } cards on the stack
}
explain-spices = { $count } different = { $points }
explain-spices-next = one more kind, { $count } different, makes { $points }
explain-gems-next = a gem of class { $gem } makes { $points }
explain-beasts-next = next { good-beast }: { $points } in all
explain-weapons = Takes { $left } from the left neighbour and { $right } from the right one
explain-weapons-one-side = Left numbers take { $left }, right numbers { $right }; only one side counts
explain-experts-left = { $count ->
    [0] None left in your hand
   *[other] In your hand: { $count }
}

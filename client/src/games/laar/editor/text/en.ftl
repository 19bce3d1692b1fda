# What only the editor of Guilds of Laar says. The same ids and variables in all four languages.

card = Card { $number }
memo = Memo { $name }
spices = Points of spices
part-card = Goods cards
part-memo = Beast memos
part-spices = Spices
spices-legend = Points of different spices, by their number
spices-of = { $count ->
    [0] none
    [one] { $count } spice
   *[other] { $count } spices
}
weapon-left = Number on the left
weapon-right = Number on the right
scoring-equal = Sets of equal beasts
scoring-different = Sets of different beasts
scoring-any_pair = Any two beasts
scoring-equal_pair = Two equal beasts
scoring-cycle = By the order of taking
scoring-steps_ahead = Points by how far the next beast is ahead
set-points = Points of a set
set-of = { $count ->
    [one] { $count } beast
   *[other] { $count } beasts
}
pair-points = Points of a pair
nth = Beast { $count } of the round
steps = { $count ->
    [0] the same
    [one] { $count } step
   *[other] { $count } steps
}
scores-nothing = must score in at least one way

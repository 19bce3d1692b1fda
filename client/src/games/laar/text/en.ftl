# What only the board and the pad of Guilds of Laar say. The same ids and variables in all four languages.

## The board

empty-slot = Empty place
card-open = Card { $card }: { $goods }
card-played = Card { $card }, { $expert } on it: { $good }
your-goods = Your goods
goods-of = Goods of { $name }
enlarge = { $name }: show large
reduce = { $name }: show small
left-neighbour = left neighbour
right-neighbour = right neighbour
played = played
void = void
empty-stack = none yet
worth = { $points } points now
hidden-expert = hidden expert
memo-show = Memo { $memo }: what beasts are worth
memo-next = Row: a beast. Column: the one taken after it.
takes-left = takes { $points } from the left
takes-right = takes { $points } from the right

## The pad

pad-intro = Tap in what lies in front of everyone when the match is over.
pad-memo = Beast memo
pad-first = First player of the last round
pad-goods = Goods
pad-card = Number of a card
pad-card-hint = Choose what it is here
pad-order = In the order of taking, oldest first
pad-left = Left
pad-right = Right
pad-add-weapon = Add the weapon
pad-pairs = Pairs of spices
pad-protect = Protected from
pad-protect-hint = Leave it open and the best choice is made.
pad-side = Side of the weapons
pad-side-best = the better one
pad-sheet = Sheet
pad-winner = { $name } wins
pad-shared = { $names } share the win
pad-tie-hint = A tie goes to fewer points from weapons, then to fewer weapon cards.
pad-clear = Start over
pad-clear-ask = Clear the whole pad?
pad-clear-yes = Clear it
pad-taken = { $count } of { $of } goods

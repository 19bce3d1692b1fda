# What only the pad of Guilds of Laar says. The same ids and variables in all four languages.

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
pad-tie-hint = A tie goes to fewer points from weapons, then to fewer weapon cards.
pad-taken = { $count } of { $of } goods

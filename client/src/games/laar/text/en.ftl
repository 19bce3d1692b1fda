# What only the board of Guilds of Laar says. The same ids and variables in all four languages.

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
worth = { $points } { $points ->
        [one] point
       *[other] points
    } now
hidden-expert = hidden expert
memo-show = Memo { $memo }: what beasts are worth
memo-next = Row: a beast. Column: the one taken after it.
takes-left = takes { $points } from the left
takes-right = takes { $points } from the right

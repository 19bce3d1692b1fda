# What the game says. The text of an action stands on buttons; its attribute `log` tells it as done.

name = Sample
tagline = Take stones, and the last one too.

do-take = { $stones ->
    [one] Take { $stones } stone
   *[other] Take { $stones } stones
}
    .log = { $stones ->
        [one] { $name } takes { $stones } stone.
       *[other] { $name } takes { $stones } stones.
    }
field-stones = Stones

line-stones = Stones
line-last = The last stone

prompt-turn = It is your turn: take stones from the heap.
prompt-wait = It is somebody else’s turn.
prompt-chance = Something is drawn.
prompt-over = The heap is empty.

why-not-now = That is not possible now.

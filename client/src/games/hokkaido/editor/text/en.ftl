# What only the editor of Hokkaido says. The same ids and variables in all four languages.

card = Map card { $number }
province = Province { $number }
part-card = Map cards
part-start = Starting provinces
part-points = Points
part-goals = Goals
part-cubes = Resources
side = side { $side ->
    [a] A
   *[b] B
}
square = square { $number }
brush = What to paint
painting = Choose a kind of square, then press the squares that show it.
points-mountain = A mountain of the range
points-forest = A forest
points-factory = A factory that gets its resource
points-lake_after_first = Every square of a lake after the first
points-district = A square of the largest district
field-points = Points of a goal
field-each = Cubes of each colour
exception = A factory with points of its own
exception-none = none
exception-side = Side with that factory
exception-square = Square with that factory
exception-points = Points of that factory

# What help and the game's page say of Dream Home, besides the numbered rules. The same ids and variables in all four languages.

## In two minutes

goal = You have { $rounds } rounds and { $cells } free places for rooms. Furnish the home of your dreams: large rooms, good neighbours among them, décor, and a roof that matches. Whoever owns the most valuable home in the end wins.
turn-take = In turn, everybody takes one of the five columns: a room with what lies above it. The leftmost has no resource, but makes you first in the next round.
turn-place = Place the room at once: never above a free place. Face down it is an empty room – worth nothing, but it carries others.
turn-grow = Rooms of one type side by side are one larger room: a living room brings { $points } points by its size. When it is as large as it may be, or decorated, it is complete.
turn-resource = Then the resource: a roof goes face down on your pile, décor into a room, a tool waits for its moment, and helpers work at the end.
points-rooms = The card says what a room brings by its size. Some bring more beside certain others.
points-decor = Each brings the number on it, and completes the room in which it stands – for better or worse.
points-functionality = { $points } { $points ->
        [one] point
       *[other] points
    } for a bathroom on both upper floors, and { $points } for having a bathroom, a kitchen and a bedroom.
points-roof = Four cards make a roof: { $one } { $one ->
        [one] point
       *[other] points
    } in one colour, otherwise { $mixed }, and { $window } more for each window. Nobody may look at the pile before the end: remember it!
first-token = first player
first-token-about = Goes to whoever takes the leftmost column.
decor-points = { $decor } ({ $points })

## The game's page

feel = A doll’s house to furnish with your own taste – and just enough rivals who want the same kitchen.
players-2 = The first player discards one of the { $columns } columns, then two are taken: you can often leave the other one what hurts least.
players-3 = The first player discards one of the { $columns } columns, then three are taken. The second and third choose from what is left.
players-4 = Nothing is discarded at first: four of the { $columns } columns are taken, and the last one has two to choose from. Being first counts most here.

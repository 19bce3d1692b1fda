# What help and the game's page say of Hokkaido, besides the numbered rules. The same ids and variables in all four languages.

## In two minutes

goal = In { $rounds } rounds you build a city of map cards, each laid partly over or partly under those that are there. One mountain range runs through it. What can still be seen at the end scores, and the most points win.
turn-keep = Keep one card of your hand and pass the rest on to your neighbour: in the first half to the left, in the second to the right.
turn-place = Lay your card, turned as you like: at least one square over or under your city, at least one in sight. Lakes and mountains are never covered.
turn-range = A new mountain goes on at one of the two ends of your range. It never forks and never closes to a ring.
turn-terraform = Once a round two resources of one colour turn a desert into something better.
points-districts = Your range divides the city in two. Find the largest district on each side: each square of the smaller one brings { $points } { $points ->
        [one] point
       *[other] points
    }. So build on both!
points-factories = { $points } { $points ->
        [one] point
       *[other] points
    } for each factory that gets a resource of its colour. Visible production squares bring one each.
points-lakes = In each lake the first square brings nothing, every further one { $points } { $points ->
        [one] point
       *[other] points
    }.
mountains-forests = Mountains and forests
points-mountains = Every mountain brings { $mountain } { $mountain ->
        [one] point
       *[other] points
    }, every forest { $forest }.
points-goals = If you play with goals: whoever first fulfils one gets { $points } { $points ->
        [one] point
       *[other] points
    }.
hidden = What is covered
points-hidden = What a card hides does not count any more, and a resource on it is lost. Choose well what you cover.
tile-for = { $tile } (two { $colour ->
    [blue] blue
    [brown] brown
    [green] green
   *[grey] grey
} resources)

## The game's page

feel = A puzzle of overlapping maps: every card fits in dozens of ways, and everybody builds at the same time.
players-2 = Instead of the draft you keep a card, draw one and discard one, then exchange hands: you see nearly everything that your rival sees. With goals, { $goals } of them are on offer.
players-3 = Six cards go round among three, so that a hand comes back to you. With goals, { $goals } of them are on offer.
players-4 = You see most hands once or twice, and pass on what others may need. With goals, { $goals } of them are on offer.
players-5 = A hand hardly comes back: take what you need at once. It takes no longer than with three, since all decide together. With goals, { $goals } of them are on offer.

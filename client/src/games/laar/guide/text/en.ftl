# What help and the game's page say of Guilds of Laar, besides the numbered rules. The same ids and variables in all four languages.

## In two minutes

goal = You are a merchant in the harbour of Laar. In { $rounds } rounds you buy { $rounds } goods – spices, gems, beasts, weapons and spells – and every kind scores in its own way. Whoever has the most points in the end wins.
turn-reveal = As many cards are revealed as there are players. Each of them shows five goods at once.
turn-experts = From the first player on, everybody plays one of five experts on a card. The expert decides which of its goods the card becomes.
turn-goods = Then the last player takes a card first, and so on backwards: any card, not just your own. It goes on your stack of that kind.
turn-first = The first player gets the last card, but may swap the expert on it for another one first.
points-spells = Some bring points by themselves, others make your other goods worth more. Each says how.
points-gems = Runs of neighbouring classes count their length squared: { $run } in a row bring { $points } { $points ->
        [one] point
       *[other] points
    }. After { $last } comes { $first } again.
points-spices = Only different spices count. With each one more you have in all: { $points } points.
points-beasts = One of five memos is drawn for each match. It says which sets of beasts bring how much.
points-weapons = Left numbers take points from your left neighbour, right numbers from your right one. Two weapons of one kind cancel each other out.
expert-makes = { $expert }: { $kind ->
    [spice] makes it a spice
    [gem] makes it a gem
    [beast] makes it a beast
    [weapon] makes it a weapon
   *[spell] makes it a spell
}
gem-class = gem with its class

## The game's page

feel = Two simple decisions a round, and each concerns everybody: the expert you play may help whoever takes the card before you.
players-2 = { $cards } of { $all } cards are used. A duel: every card that you leave goes to your rival, and at the end each chooses only one side of their weapons.
players-3 = { $cards } of { $all } cards are used. You have two neighbours, and weapons take from both.
players-4 = All { $cards } cards are used. More to choose from and more rivals for each card; whoever sits opposite is out of your weapons’ reach.

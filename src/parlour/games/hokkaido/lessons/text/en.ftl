# What the lessons of Hokkaido say. Every id stands in all four languages, in this order.

first-title = Your first city
first-about = Over and under, the range and its two sides, resources, terraforming and the draft – in about five minutes.
first-welcome = Welcome to Hokkaido! This is your city, small as yet. In each of twelve rounds a map card is added, over or under what is there. At the end only what **can be seen** brings points.
first-squares = Your province has six squares. These two are **production squares**, and each carries a resource of its colour. You will need them soon.
first-keep = Everybody has six map cards and **keeps** one; the others go on to the left neighbour. Keep card 38: it has two production squares. Then press the button below.
first-keep-other = Nice squares, too. But for this story keep card 38.
first-card = This is your card of the round. At least one of its squares must lie **over or under** your city, and at least one must stay visible. You may turn it as you like.
first-over = Lay it where the ring is: only its district comes to lie over your district. So nothing is lost.
first-over-under = Under the city? That works, too, and we shall come to it. This time lay the card on top.
first-over-other = It may lie there, but then it hides something useful or stands in the way later. Choose the place with the ring.
first-cubes = All build at the same time, unseen. Now everything is shown, and every visible production square of the new card has got its **resource** – if it is covered later, the resource goes back.
first-passed = Round 2. The hand has come from your right-hand neighbour, with one card less. There is a **lake** on card 22, and a production square, too: keep it.
first-passed-other = Have a look at card 22: its lake will bring points in a minute.
first-under = On top of your city this card would hide your forest. So push its desert **under** the forest: choose the place, then “1 under”.
first-under-over = That way the desert would hide your forest, which brings 2 points. Choose the place again, then “1 under”: the desert disappears instead.
first-under-other = There is a better place: where only the desert disappears, under the forest.
first-lake = Lakes and mountains must **always** stay visible: never cover them, never push them under. A single lake square brings nothing, but every further one beside it 3 points.
first-terraform = Once a round you may **terraform**: for two blue resources a desert becomes a lake. Press the lake in the panel, then the desert to the right of your lake.
first-terraform-none = You have two blue resources and nothing else to use them for. The lake brings 3 points – take them.
first-terraform-other = A lake beside the lake brings 3 points. Take the desert to its right; the other one stays free for later.
first-range = These are mountains, 2 points each, as a forest. All mountains of a city form **one range**: it grows at its two ends only, straight on, diagonally or round a corner, and never forks.
first-mountain = Round 3. Which card has a mountain **and** a factory for your green resource? Point at a card to see it better.
first-mountain-alone = A mountain, yes, but no factory. Another card has both.
first-mountain-none = No mountain on this one. One card has a mountain and a green factory.
first-turn = **Turn** the card with the arrow, then lay it where the ring is. Its mountain continues the range diagonally, and its forest disappears under a mountain.
first-turn-place = The right way round, but not yet the place: the mountain should touch the upper end of the range with its corner.
first-turn-other = Turn the card once to the left, then choose the place at the upper end of the range.
first-factory = A **factory** brings 4 points if a resource of its colour comes to it: green from green. At the end every resource feeds one factory; where it lies makes no difference.
first-later = Seven rounds later. After round 6 everybody got six new cards, and hands now go the **other way**, to the right. Seven forests and five mountains bring you 24 points.
first-lakes = This is **one** lake of five squares: 0 + 3 + 3 + 3 + 3 = 12 points. Two separate lakes would bring less.
first-sides = The range cuts your city in **two sides**; imagine that both its ends go on straight for ever. Press this button whenever you want to see the sides in colour.
first-districts = On each side the largest group of **districts** counts, but only the smaller of the two, 2 points a square. Here both have two squares, so 4 points. Let both sides grow!
first-last = Round 11, two cards left. Your green factory stands still: its resource was spent on a forest. Which card brings it a new one – and goes on with a lake besides?
first-last-other = A second look: you have grey resources already. Green production is on the other card, and a lake.
first-last-place = Push it under the edge: the green production square and the lake stay visible, the new lake joins the small one at the right.
first-last-place-other = It is worth more at the right edge, where its lake touches another one and nothing useful is hidden.
first-end = { $points } points, and you win! (In a tie, more visible deserts decide.) One thing more: if you do not want to build before a rival, you may ask for order; then the lowest card builds first. You know all that a first match needs – play one against easy bots!

honshu-title = Cards as in Honshu
honshu-about = The other way to choose cards: laid open, and taken by rank.
honshu-welcome = In this way of choosing, hands are **not** passed on. Six cards are yours for six rounds – but what you lay, others may take.
honshu-laid = One after another everybody **lays** a card face up; chance drew the order of round 1. Your neighbour has laid card 48, with a grey factory – made for your grey resource!
honshu-lay = Whose card has the highest number takes first. But you need your high ones later: lay card **16**.
honshu-lay-other = Possible. But let us see how a low card can win: lay 16.
honshu-boost = Now the trick: add a **resource** of your city, and your card counts 60 more, 76 instead of 16. Which of your two can you do without?
honshu-boost-none = With 16 you would take last, and card 48 would be gone. Add a resource.
honshu-boost-grey = That one is for the grey factory on card 48, worth 4 points. Give the other one.
honshu-rank = 76 beats 55 and 48! The first resource of a round decides the colour: after your blue one nobody could have added any other. It goes back to the supply.
honshu-take = Now everybody takes one of the laid cards, the highest count first. Take **card 48**.
honshu-take-other = You have paid for the first choice: take the one with the grey factory.
honshu-next = After that all build as usual. Who took first now lays first: that is you. Five cards are still in your hand, and after round 6 you get six new ones.
honshu-end = For two it is a little different: two cards of the deck make one pair, your two cards the other. The higher card chooses its pair – or the other pays two resources to choose first. Have fun!

puzzle-card-title = The last card
puzzle-card-about = One card, hundreds of places – and a single best one.
puzzle-card-task = Round 12, and you place your last card. Turn it, lay it over or under: one place alone makes { $points } points. Which squares of your city can you do without?
puzzle-card-done = Upside down in the middle: the lake grows, the green factory gets its resource, and only squares that bring nothing are hidden. { $points } points!

puzzle-peak-title = One more peak
puzzle-peak-about = A card, and a desert in the right place.
puzzle-peak-task = Your last turn. You have two grey resources and nothing to use them for – or have you? Place your card, then terraform: { $points } points are possible.
puzzle-peak-done = The lake joins the other one, and a desert of the new card lies just where the range ends: room for a mountain. { $points } points!

puzzle-pair-title = One of two
puzzle-pair-about = Choose a card of your pair, and its best place.
puzzle-pair-task = The last round, cards as in Honshu. Which card of your pair do you play, and where? Two ways among thousands make { $points } points.
puzzle-pair-done = A factory for your grey resource and one more square of lake – and nothing that counts is covered. { $points } points, masterly!

# What the lessons of Guilds of Laar say. Every id stands in all four languages, in this order.

first-title = Your first rounds in Laar
first-about = Experts, the order of taking, and the five ways to score – in about four minutes.
first-welcome = Welcome to Laar! For twelve rounds you collect goods here at the harbour market. In every round as many cards are revealed as there are players. Most points at the end wins.
first-zones = Every card is **five goods in one**: from top to bottom a spice, a gem, a beast, a weapon and a spell. Which of them it becomes is not decided yet.
first-experts = Your five **experts** decide it. Play the cook on a card and it is a spice; the jeweller makes it a gem, the beastmaster a beast, the armourer a weapon, the arcanist a spell.
first-rivals = Chance has made your neighbour the first player. Both rivals have played an expert: the left card is now a unicorn, the right one a pinga. A card has one expert, never two.
first-cook = One card has no expert yet. Play your **cook** on it: that makes it pepper. Then press the button below.
first-cook-gem = A gem of class 5 would be possible – but let us begin with something simple. Take the cook.
first-cook-other = You could do that in a match. For now, play the cook on the middle card.
first-take = Now goods are taken in **reverse order**: whoever played last takes first – you! You need not take your own card. Take the **unicorn**.
first-take-own = The pepper is not reserved for you, and you need not take it: any card may be taken by anybody. Choose the unicorn this time.
first-take-other = Weapons come later. Choose the unicorn on the left.
first-stacks = Your unicorn lies on your stack of beasts, and your rivals have taken the rest. Your cook is spent, although somebody else has the pepper now.
first-round-two = Round 2 went by quickly: you played the jeweller and took a gem. The first-player card moves one seat to the left every round, and now **you** are first.
first-first = The first player plays the first expert. This spell would give you 2 points per unicorn, and you have one. Play the **arcanist** on the left card.
first-first-other = Try the arcanist on the left card: the spell there goes with your unicorn.
first-snatched = Too bad: whoever plays first takes **last**, and somebody has snatched your spell. One card is left for you, with a rival’s cook on it.
first-change = But you are the first player: before you take the last card you may **change** it. Its cook comes to your hand, and you play another expert. Each shows what it would bring. Which is best?
first-change-take = You can take it as it is: lotus, 2 points. One of your experts makes more of it – look at the beast on the card.
first-change-other = A weapon brings something. But look at the beast: you already have one like it.
first-pair = A second unicorn! Two equal beasts bring 6 points here. And the cook is yours now, to be played once more.
first-hands = Every expert can be played once. When everybody has one left – after rounds 4 and 8 – all five come back to everybody.
first-later = Eight rounds later. You have eleven goods, and round 12, the last one, begins. Time to see what they are worth.
first-spices = **Spices**: only different ones count. 1, 2, 3, 4, 5, 6 of them bring 2, 4, 8, 12, 20, 30 points. You have three: 8 points.
first-gems = **Gems** lie face down for others. They score in runs: a run of 2 brings 4 points, of 3 brings 9, of 4 brings 16. You have the classes 4, 5 and 7: 4 + 1 = 5 points.
first-beasts = **Beasts** score as the memo says that was drawn at the start – another one in every match. This one pays for equal beasts and for sets of different ones.
first-weapons = **Weapons** take points from your neighbours: the left number from the left, the right number from the right. But two weapons of one kind are void.
first-spells = **Spells** count other goods. Yours say: 1 point per gem, and 2 points per unicorn. Point at a spell whenever you wonder what it does.
first-last = Your turn, with two experts left. A fourth spice would bring 4 points. But which gem would join your 4-5 and your 7? Find the card, and play the right expert.
first-last-spice = A new spice brings 4 points, as the number shows. Another expert brings three times as much.
first-last-gem = Not this gem: it does not close the gap. You need class 6 – look at the second zone of the cards.
first-take-last = Your rivals had no use for it. You take last, and the last card is your gem of class 6.
first-take-last-other = You could change it. But class 6 makes a run of four – take it as it is.
first-end = 4-5-6-7: a run of four, 16 points. With { $points } points you win! You know all that a first match needs. Go on against two easy bots.

puzzle-card-title = The missing gem
puzzle-card-about = One card, one universal good – and a spell that shifts a gem.
puzzle-card-task = Round 12, and the last card is yours: take it as it is, or change it first. After that you may still move your universal good. How do you make { $points } points?
puzzle-card-done = Six gems in one run: 7-8-1-2-3-4! The universal good gave a second gem of class 2, and your spell made it a 1 – { $points } points.

puzzle-two-title = Two universal goods
puzzle-two-about = Where do they bring the most?
puzzle-two-task = The goods are taken; now move your two universal goods where they bring the most – or leave them. { $points } points are possible. Mind: the last places of a row are the dearest.
puzzle-two-done = Five different spices: 20 points instead of 8. That beats every gem and every beast – { $points } points.

puzzle-change-title = Three at one stroke
puzzle-change-about = Three cards, one stack that is nearly empty.
puzzle-change-task = The last card is yours, with two experts to choose from. Then there are two universal goods to be moved. How do you make { $points } points?
puzzle-change-done = A run of four out of almost nothing: 8-1-2-3 brings 16. Together with the spells { $points } points.

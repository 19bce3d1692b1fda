# Guilds of Laar in English. Every id stands in all four languages, in this order and with the same variables.

name = Guilds of Laar
tagline = Every card is five goods in one; the expert you play on it decides which.

## Parts of sentences: a card as a good, and words in the form that a sentence needs

good = { $kind ->
    [spice] { good-spice }
    [gem] gem of class { $gem }
    [beast] { good-beast }
    [weapon] { good-weapon } { $left }–{ $right }
   *[spell] spell “{ good-spell }”
}
good-spice = { $spice ->
    [anise] { spice-anise }
    [mint] { spice-mint }
    [pepper] { spice-pepper }
    [juniper] { spice-juniper }
    [lotus] { spice-lotus }
   *[clove] { spice-clove }
}
good-beast = { $beast ->
    [unicorn] { beast-unicorn }
    [phoenix] { beast-phoenix }
    [spider] { beast-spider }
   *[serpent] { beast-serpent }
}
good-weapon = { $weapon ->
    [boomerang] { weapon-boomerang }
    [pinga] { weapon-pinga }
    [shuriken] { weapon-shuriken }
   *[katar] { weapon-katar }
}
good-spell = { $spell ->
    [per_gem] { spell-per_gem }
    [per_spice] { spell-per_spice }
    [per_beast] { spell-per_beast }
    [per_weapon] { spell-per_weapon }
    [per_spell] { spell-per_spell }
    [per_unicorn] { spell-per_unicorn }
    [per_phoenix] { spell-per_phoenix }
    [per_spider] { spell-per_spider }
    [per_serpent] { spell-per_serpent }
    [per_five_kinds] { spell-per_five_kinds }
    [per_three_beasts] { spell-per_three_beasts }
    [shift_gem] { spell-shift_gem }
    [boost_boomerang] { spell-boost_boomerang }
    [boost_pinga] { spell-boost_pinga }
    [boost_shuriken] { spell-boost_shuriken }
    [boost_katar] { spell-boost_katar }
    [protection] { spell-protection }
    [pair_anise_mint] { spell-pair_anise_mint }
    [pair_anise_pepper] { spell-pair_anise_pepper }
    [pair_anise_juniper] { spell-pair_anise_juniper }
    [pair_anise_lotus] { spell-pair_anise_lotus }
    [pair_anise_clove] { spell-pair_anise_clove }
    [pair_mint_pepper] { spell-pair_mint_pepper }
    [pair_mint_juniper] { spell-pair_mint_juniper }
    [pair_mint_lotus] { spell-pair_mint_lotus }
    [pair_mint_clove] { spell-pair_mint_clove }
    [pair_pepper_juniper] { spell-pair_pepper_juniper }
    [pair_pepper_lotus] { spell-pair_pepper_lotus }
    [pair_pepper_clove] { spell-pair_pepper_clove }
    [pair_juniper_lotus] { spell-pair_juniper_lotus }
    [pair_juniper_clove] { spell-pair_juniper_clove }
    [pair_lotus_clove] { spell-pair_lotus_clove }
   *[universal] { spell-universal }
}
played-expert = { $expert ->
    [cook] the cook
    [jeweller] the jeweller
    [beastmaster] the beastmaster
    [armourer] the armourer
   *[arcanist] the arcanist
}
to-stack = { $kind ->
    [spice] to the spices
    [gem] to the gems
    [beast] to the beasts
   *[weapon] to the weapons
}
from-weapon = { $weapon ->
    [boomerang] from boomerangs
    [pinga] from pingas
    [shuriken] from shurikens
   *[katar] from katars
}
chosen-side = { $side ->
    [left] the left numbers
   *[right] the right numbers
}

## Actions: as a choice, and told in the log

do-memo = Draw memo { $memo }
    .log = Memo { $memo } is drawn: it says what beasts are worth
do-first = Make { $seat_name } the first player
    .log = { $seat_name } is the first player
do-reveal = Reveal card { $card }
    .log = Card { $card } is revealed
    .many = { $count ->
    [one] A card is revealed
   *[other] { $count } cards are revealed
}
do-assign = Play { played-expert } on card { $card }: { good }
    .log = { $name } plays { played-expert } on card { $card }: { good }
do-take = Take card { $card }: { good }
    .log = { $name } takes card { $card }: { good }
do-change = Play { played-expert } instead and take card { $card }: { good }
    .log = { $name } plays { played-expert } instead and takes card { $card }: { good }
do-reveal-any = Reveal a card
    .log = A card is revealed
do-assign-any = Play { played-expert }
    .log = { $name } plays { played-expert }
do-take-gem = Take a gem
    .log = { $name } takes a gem
do-change-gem = Play the jeweller instead and take a gem
    .log = { $name } plays the jeweller instead and takes a gem
do-move = Move card { $card } { to-stack }: { good }
    .log = { $name } moves card { $card } { to-stack }: { good }
do-stay = Move no more universal goods
    .log = { $name } moves no more universal goods
do-protect = Protect yourself { from-weapon }
    .log = { $name } is now protected { from-weapon }
do-side = Use { chosen-side } of your weapons
    .log = { $name } uses { chosen-side } of their weapons

## What to do now

prompt-assign = Play one of your experts on a card that has none
prompt-take = Take one of the cards
prompt-last = Take the last card – or first play another expert on it
prompt-universals = Move your universal goods to other stacks, or leave them among the spells
prompt-protections = Choose a kind of weapon to be protected from
prompt-sides = Choose the side of your weapons that takes points
prompt-draw = Cards are being drawn…
prompt-wait = Waiting for { $seat_name }
prompt-over = The match is over

## What to choose next, where an action has several parts

choose-memo = Choose a beast memo
choose-seat = Choose a player
choose-card = Choose a card
choose-slot = Choose a card
choose-expert = Choose an expert for this card
choose-stack = Choose a stack for it
choose-weapon = Choose a kind of weapon
choose-side = Choose a side of your weapons
choose-do = Choose what to do

## Fields of actions and of what is shown

field-memo = Beast memo
field-seat = Player
field-card = Card
field-slot = Card on the market
field-expert = Expert
field-stack = Stack
field-weapon = Weapon
field-side = Side
field-spice = Spice
field-gem = Gem
field-beast = Beast
field-spell = Spell
field-stage = Now
field-round = Round
field-first = First player
field-to_act = To act
field-deck = Cards in the deck
field-market = Market
field-discard = Discarded experts
field-experts = Experts in hand
field-hand = Number of experts
field-gems = Number of gems
field-announced = Gem taken this round
field-protections = Protected from

## Values

memo-I = I
memo-II = II
memo-III = III
memo-IV = IV
memo-V = V
expert-cook = cook
expert-jeweller = jeweller
expert-beastmaster = beastmaster
expert-armourer = armourer
expert-arcanist = arcanist
stack-spice = spices
stack-gem = gems
stack-beast = beasts
stack-weapon = weapons
stack-spell = spells
spice-anise = anise
spice-mint = mint
spice-pepper = pepper
spice-juniper = juniper
spice-lotus = lotus
spice-clove = clove
beast-unicorn = unicorn
beast-phoenix = phoenix
beast-spider = giant spider
beast-serpent = sea serpent
weapon-boomerang = boomerang
weapon-pinga = pinga
weapon-shuriken = shuriken
weapon-katar = katar
side-left = left
side-right = right
kind-spice = spice
    .many = spices
kind-gem = gem
    .many = gems
kind-beast = beast
    .many = beasts
kind-weapon = weapon
    .many = weapons
kind-spell = spell
    .many = spells

## The same values where other fields have them

kind-boomerang = { weapon-boomerang }
kind-pinga = { weapon-pinga }
kind-shuriken = { weapon-shuriken }
kind-katar = { weapon-katar }
protections-boomerang = { weapon-boomerang }
protections-pinga = { weapon-pinga }
protections-shuriken = { weapon-shuriken }
protections-katar = { weapon-katar }
discard-cook = { expert-cook }
discard-jeweller = { expert-jeweller }
discard-beastmaster = { expert-beastmaster }
discard-armourer = { expert-armourer }
discard-arcanist = { expert-arcanist }

## Spells: in words, and short (14 characters at most) for small cards

spell-per_gem = 1 point per gem
    .short = 1 per gem
spell-per_spice = 1 point per spice
    .short = 1 per spice
spell-per_beast = 1 point per beast
    .short = 1 per beast
spell-per_weapon = 1 point per weapon
    .short = 1 per weapon
spell-per_spell = 2 points per spell, this one included
    .short = 2 per spell
spell-per_unicorn = 2 points per unicorn
    .short = 2 per unicorn
spell-per_phoenix = 2 points per phoenix
    .short = 2 per phoenix
spell-per_spider = 2 points per giant spider
    .short = 2 per spider
spell-per_serpent = 2 points per sea serpent
    .short = 2 per serpent
spell-per_five_kinds = 4 points per set of all five kinds of goods
    .short = 4 per 5 kinds
spell-per_three_beasts = 4 points per set of three different beasts
    .short = 4 per 3 beasts
spell-shift_gem = +1 or −1 to the class of one gem
    .short = gem ±1
spell-boost_boomerang = +2 to both numbers of your boomerang
    .short = boomerang +2
spell-boost_pinga = +2 to both numbers of your pinga
    .short = pinga +2
spell-boost_shuriken = +2 to both numbers of your shuriken
    .short = shuriken +2
spell-boost_katar = +2 to both numbers of your katar
    .short = katar +2
spell-protection = protection from one kind of weapon
    .short = protection
spell-universal = universal good
    .short = universal
spell-pair_anise_mint = 4 points per pair of anise and mint
    .short = anise+mint
spell-pair_anise_pepper = 4 points per pair of anise and pepper
    .short = anise+pepper
spell-pair_anise_juniper = 4 points per pair of anise and juniper
    .short = anise+juniper
spell-pair_anise_lotus = 4 points per pair of anise and lotus
    .short = anise+lotus
spell-pair_anise_clove = 4 points per pair of anise and clove
    .short = anise+clove
spell-pair_mint_pepper = 4 points per pair of mint and pepper
    .short = mint+pepper
spell-pair_mint_juniper = 4 points per pair of mint and juniper
    .short = mint+juniper
spell-pair_mint_lotus = 4 points per pair of mint and lotus
    .short = mint+lotus
spell-pair_mint_clove = 4 points per pair of mint and clove
    .short = mint+clove
spell-pair_pepper_juniper = 4 points per pair of pepper and juniper
    .short = pepper+juniper
spell-pair_pepper_lotus = 4 points per pair of pepper and lotus
    .short = pepper+lotus
spell-pair_pepper_clove = 4 points per pair of pepper and clove
    .short = pepper+clove
spell-pair_juniper_lotus = 4 points per pair of juniper and lotus
    .short = juniper+lotus
spell-pair_juniper_clove = 4 points per pair of juniper and clove
    .short = juniper+clove
spell-pair_lotus_clove = 4 points per pair of lotus and clove
    .short = lotus+clove

## Options

option-gems = Gems
option-gems-hidden = Face down
    .hint = The class of a gem is announced as it is taken; then it lies face down, and only its owner may look.
option-gems-open = Face up
    .hint = Everybody may look at everybody’s gems, for players who like to calculate.
option-experts = Experts
option-experts-open = Open
    .hint = Everybody sees which experts each player has left and which are in the discard.
option-experts-closed = Hidden
    .hint = You see only your own experts, and the discard lies face down.

## The sheet

line-spells = Spells
line-gems = Gems
line-spices = Spices
line-beasts = Beasts
line-weapons = Weapons

## Beast scorings, part by part, with the points of the edition

scoring-equal = Set of 1, 2, 3, 4 equal beasts: { $points }
scoring-different = Set of 1, 2, 3, 4 different beasts: { $points }
scoring-any_pair = Any two beasts: { $points }
scoring-equal_pair = Two equal beasts: { $points }
scoring-cycle = Each beast but the last scores by the one taken after it. If that one is 0, 1, 2, 3 steps further round { $cycle }: { $points }

## Why not

why-L6 = The beast memo is drawn by chance before the first round.
why-L11 = Chance decides who is the first player of the match.
why-L12 = You do not have that expert in hand.
why-L20 = Which cards are revealed is up to the deck, not to a player.
why-L21 = You play one expert when it is your turn to, on a revealed card that has no expert yet.
why-L22 = You take one card when it is your turn to, and only one that is still there.
why-L23 = Only the first player may change the kind of a card: that of the last one, and to a different kind.
why-L29 = You are already protected from that kind; every protection must name a different one.
why-L30 = Only a universal good among your own spells may move, and only in your turn after the last round.
why-L48 = You name a kind of weapon for each protection among your spells, when the weapons are about to be scored.
why-L82 = A side is chosen only with two players, once, by those who have weapons, just before weapons are scored.

## The board

zone-spice = Spice zone
zone-gem = Gem zone
zone-beast = Beast zone
zone-weapon = Weapon zone
zone-spell = Spell zone
round = Round { $round } of 12
deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
face-down-gems = { $count ->
    [one] { $count } gem face down
   *[other] { $count } gems face down
}
announced-gem = gem of class { $gem } this round
first-player = First player
discard = Discarded experts
hand = Experts in hand
market = Market
memo = Beast memo
stage-memo = the beast memo is drawn
stage-first = the first player is drawn
stage-reveal = new goods appear
stage-assign = experts are played
stage-take = goods are taken
stage-universals = universal goods
stage-protections = protections
stage-sides = sides of the weapons
stage-over = the match is over

## Reasons: what an action changes, and what one lacks

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-spices = { gained } for { $count ->
    [one] { $count } spice
   *[other] { $count } different spices
}
reason-offer = worth { gained } now
reason-offer-rival = at most { gained } to a rival ({ $seat_name })
reason-last-expert = the last in hand: { $expert ->
    [cook] { expert-cook }
    [jeweller] { expert-jeweller }
    [beastmaster] { expert-beastmaster }
    [armourer] { expert-armourer }
   *[arcanist] { expert-arcanist }
}

## Parts of an edition: where they are from

part-card = { $count ->
    [one] { $count } goods card
   *[other] { $count } goods cards
}
part-memo = { $count ->
    [one] { $count } memo
   *[other] { $count } memos
}
part-spices = the points of spices

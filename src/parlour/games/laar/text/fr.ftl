# Les Guildes de Laar en français. Chaque identifiant existe dans les quatre langues, dans cet ordre, avec les mêmes variables.

name = Les Guildes de Laar
tagline = Chaque carte cache cinq marchandises ; l’expert que vous y jouez décide laquelle.

## Morceaux de phrases : une carte comme marchandise, et des mots sous la forme voulue

good = { $kind ->
    [spice] { good-spice }
    [gem] gemme de classe { $gem }
    [beast] { good-beast }
    [weapon] { good-weapon } { $left }–{ $right }
   *[spell] sort « { good-spell } »
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
    [cook] le cuisinier
    [jeweller] le joaillier
    [beastmaster] le dompteur
    [armourer] l’armurier
   *[arcanist] l’arcaniste
}
to-stack = { $kind ->
    [spice] vers la pile d’épices
    [gem] vers la pile de gemmes
    [beast] vers la pile de bêtes
   *[weapon] vers la pile d’armes
}
from-weapon = { $weapon ->
    [boomerang] contre les boomerangs
    [pinga] contre les pingas
    [shuriken] contre les shurikens
   *[katar] contre les katars
}
chosen-side = { $side ->
    [left] le côté gauche
   *[right] le côté droit
}

## Actions : comme choix, et racontées dans le journal

do-memo = Tirer l’aide-mémoire { $memo }
    .log = L’aide-mémoire { $memo } est tiré : il fixe la valeur des bêtes
do-first = Faire commencer { $seat_name }
    .log = { $seat_name } commence la partie
do-reveal = Révéler la carte { $card }
    .log = La carte { $card } est révélée
    .many = { $count ->
    [one] Une carte est révélée
   *[other] { $count } cartes sont révélées
}
do-assign = Jouer { played-expert } sur la carte { $card } : { good }
    .log = { $name } joue { played-expert } sur la carte { $card } : { good }
do-take = Prendre la carte { $card } : { good }
    .log = { $name } prend la carte { $card } : { good }
do-change = Jouer { played-expert } à la place et prendre la carte { $card } : { good }
    .log = { $name } joue { played-expert } à la place et prend la carte { $card } : { good }
do-reveal-any = Révéler une carte
    .log = Une carte est révélée
do-assign-any = Jouer { played-expert }
    .log = { $name } joue { played-expert }
do-take-gem = Prendre une gemme
    .log = { $name } prend une gemme
do-change-gem = Jouer le joaillier à la place et prendre une gemme
    .log = { $name } joue le joaillier à la place et prend une gemme
do-move = Déplacer la carte { $card } { to-stack } : { good }
    .log = { $name } déplace la carte { $card } { to-stack } : { good }
do-stay = Ne plus déplacer de marchandise universelle
    .log = { $name } ne déplace plus de marchandise universelle
do-protect = Se protéger { from-weapon }
    .log = { $name } se protège { from-weapon }
do-side = Choisir { chosen-side } de vos armes
    .log = { $name } choisit { chosen-side } de ses armes

## Que faire maintenant

prompt-assign = Jouez un de vos experts sur une carte qui n’en a pas encore
prompt-take = Prenez une des cartes
prompt-last = Prenez la dernière carte – ou jouez-y d’abord un autre expert
prompt-universals = Déplacez vos marchandises universelles vers d’autres piles, ou laissez-les parmi les sorts
prompt-protections = Choisissez un type d’arme dont vous protéger
prompt-sides = Choisissez le côté de vos armes qui prend des points
prompt-draw = On révèle des cartes…
prompt-wait = On attend { $seat_name }
prompt-over = La partie est finie

## Que choisir ensuite, quand une action a plusieurs parties

choose-memo = Choisissez un aide-mémoire
choose-seat = Choisissez quelqu’un
choose-card = Choisissez une carte
choose-slot = Choisissez une carte
choose-expert = Choisissez un expert pour cette carte
choose-stack = Choisissez sa pile
choose-weapon = Choisissez un type d’arme
choose-side = Choisissez un côté de vos armes
choose-do = Choisissez quoi faire

## Champs des actions et de ce qui est montré

field-memo = Aide-mémoire des bêtes
field-seat = Joueur
field-card = Carte
field-slot = Carte du marché
field-expert = Expert
field-stack = Pile
field-weapon = Arme
field-side = Côté
field-spice = Épice
field-gem = Gemme
field-beast = Bête
field-spell = Sort
field-stage = Maintenant
field-round = Manche
field-first = Premier joueur
field-to_act = À jouer
field-deck = Cartes dans la pioche
field-market = Marché
field-discard = Experts défaussés
field-experts = Experts en main
field-hand = Nombre d’experts
field-gems = Nombre de gemmes
field-announced = Gemme de cette manche
field-protections = Protection contre

## Valeurs

memo-I = I
memo-II = II
memo-III = III
memo-IV = IV
memo-V = V
expert-cook = cuisinier
expert-jeweller = joaillier
expert-beastmaster = dompteur
expert-armourer = armurier
expert-arcanist = arcaniste
stack-spice = épices
stack-gem = gemmes
stack-beast = bêtes
stack-weapon = armes
stack-spell = sorts
spice-anise = anis
spice-mint = menthe
spice-pepper = poivre
spice-juniper = genièvre
spice-lotus = lotus
spice-clove = clou de girofle
beast-unicorn = licorne
beast-phoenix = phénix
beast-spider = araignée géante
beast-serpent = serpent de mer
weapon-boomerang = boomerang
weapon-pinga = pinga
weapon-shuriken = shuriken
weapon-katar = katar
side-left = gauche
side-right = droit
kind-spice = épice
    .many = épices
kind-gem = gemme
    .many = gemmes
kind-beast = bête
    .many = bêtes
kind-weapon = arme
    .many = armes
kind-spell = sort
    .many = sorts

## Les mêmes valeurs là où d’autres champs les portent

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

## Sorts : en toutes lettres, et en bref (14 caractères au plus) pour les petites cartes

spell-per_gem = 1 point par gemme
    .short = 1 par gemme
spell-per_spice = 1 point par épice
    .short = 1 par épice
spell-per_beast = 1 point par bête
    .short = 1 par bête
spell-per_weapon = 1 point par arme
    .short = 1 par arme
spell-per_spell = 2 points par sort, celui-ci compris
    .short = 2 par sort
spell-per_unicorn = 2 points par licorne
    .short = 2 par licorne
spell-per_phoenix = 2 points par phénix
    .short = 2 par phénix
spell-per_spider = 2 points par araignée géante
    .short = 2 par araignée
spell-per_serpent = 2 points par serpent de mer
    .short = 2 par serpent
spell-per_five_kinds = 4 points par série des cinq types de marchandises
    .short = 4 par 5 types
spell-per_three_beasts = 4 points par groupe de trois bêtes différentes
    .short = 4 par 3 bêtes
spell-shift_gem = +1 ou −1 à la classe d’une gemme
    .short = gemme ±1
spell-boost_boomerang = +2 aux deux nombres de votre boomerang
    .short = boomerang +2
spell-boost_pinga = +2 aux deux nombres de votre pinga
    .short = pinga +2
spell-boost_shuriken = +2 aux deux nombres de votre shuriken
    .short = shuriken +2
spell-boost_katar = +2 aux deux nombres de votre katar
    .short = katar +2
spell-protection = protection contre un type d’arme
    .short = protection
spell-universal = marchandise universelle
    .short = universelle
spell-pair_anise_mint = 4 points par paire d’anis et de menthe
    .short = anis+menthe
spell-pair_anise_pepper = 4 points par paire d’anis et de poivre
    .short = anis+poivre
spell-pair_anise_juniper = 4 points par paire d’anis et de genièvre
    .short = anis+gen.
spell-pair_anise_lotus = 4 points par paire d’anis et de lotus
    .short = anis+lotus
spell-pair_anise_clove = 4 points par paire d’anis et de girofle
    .short = anis+girofle
spell-pair_mint_pepper = 4 points par paire de menthe et de poivre
    .short = menthe+poivre
spell-pair_mint_juniper = 4 points par paire de menthe et de genièvre
    .short = menthe+gen.
spell-pair_mint_lotus = 4 points par paire de menthe et de lotus
    .short = menthe+lotus
spell-pair_mint_clove = 4 points par paire de menthe et de girofle
    .short = menthe+girofle
spell-pair_pepper_juniper = 4 points par paire de poivre et de genièvre
    .short = poivre+gen.
spell-pair_pepper_lotus = 4 points par paire de poivre et de lotus
    .short = poivre+lotus
spell-pair_pepper_clove = 4 points par paire de poivre et de girofle
    .short = poivre+girofle
spell-pair_juniper_lotus = 4 points par paire de genièvre et de lotus
    .short = gen.+lotus
spell-pair_juniper_clove = 4 points par paire de genièvre et de girofle
    .short = gen.+girofle
spell-pair_lotus_clove = 4 points par paire de lotus et de girofle
    .short = lotus+girofle

## Options

option-gems = Gemmes
option-gems-hidden = Face cachée
    .hint = La classe d’une gemme est annoncée quand on la prend ; ensuite la gemme reste face cachée, et seul son propriétaire peut la regarder.
option-gems-open = Face visible
    .hint = Tout le monde voit les gemmes de tout le monde, pour celles et ceux qui aiment calculer.
option-experts = Experts
option-experts-open = Visibles
    .hint = Tout le monde voit quels experts il reste à chacun et lesquels sont dans la défausse.
option-experts-closed = Cachés
    .hint = Vous ne voyez que vos propres experts, et la défausse reste face cachée.

## La feuille de score

line-spells = Sorts
line-gems = Gemmes
line-spices = Épices
line-beasts = Bêtes
line-weapons = Armes

## Valeur des bêtes, élément par élément, avec les points de l’édition

scoring-equal = Groupe de 1, 2, 3, 4 bêtes identiques : { $points }
scoring-different = Groupe de 1, 2, 3, 4 bêtes différentes : { $points }
scoring-any_pair = Deux bêtes quelconques : { $points }
scoring-equal_pair = Deux bêtes identiques : { $points }
scoring-cycle = Chaque bête, sauf la dernière, marque selon celle prise juste après. Si celle-ci est 0, 1, 2, 3 pas plus loin dans le cercle { $cycle } : { $points }

## Pourquoi pas

why-L6 = L’aide-mémoire des bêtes est tiré au hasard avant la première manche.
why-L11 = C’est le hasard qui désigne le premier joueur de la partie.
why-L12 = Vous n’avez pas cet expert en main.
why-L20 = C’est la pioche qui décide des cartes révélées, et non un joueur.
why-L21 = Vous jouez un seul expert, à votre tour, sur une carte révélée qui n’en a pas encore.
why-L22 = Vous prenez une seule carte, à votre tour, parmi celles qui restent.
why-L23 = Seul le premier joueur peut changer le type d’une carte : celui de la dernière, et pour un autre type.
why-L29 = Vous avez déjà une protection contre ce type ; chaque protection doit en nommer un autre.
why-L30 = Seule une marchandise universelle parmi vos propres sorts peut être déplacée, à votre tour, après la dernière manche.
why-L48 = Vous nommez un type d’arme pour chaque protection parmi vos sorts, au moment de compter les armes.
why-L82 = On ne choisit un côté qu’à deux joueurs, une seule fois, si l’on a des armes, juste avant de les compter.

## La table

zone-spice = Zone d’épice
zone-gem = Zone de gemme
zone-beast = Zone de bête
zone-weapon = Zone d’arme
zone-spell = Zone de sort
round = Manche { $round } sur 12
deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
face-down-gems = { $count ->
    [one] { $count } gemme face cachée
   *[other] { $count } gemmes face cachée
}
announced-gem = gemme de classe { $gem } cette manche
first-player = Premier joueur
discard = Experts défaussés
hand = Experts en main
market = Marché
memo = Aide-mémoire des bêtes
stage-memo = tirage de l’aide-mémoire
stage-first = tirage du premier joueur
stage-reveal = arrivée des marchandises
stage-assign = choix des experts
stage-take = prise des marchandises
stage-universals = marchandises universelles
stage-protections = protections
stage-sides = côté des armes
stage-over = la partie est finie

## Raisons : ce qu’une action change, et ce qui lui manque

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-spices = { gained } pour { $count ->
    [one] { $count } épice
   *[other] { $count } épices différentes
}
reason-offer = rapporte { gained } maintenant
reason-offer-rival = { gained } au plus pour un rival ({ $seat_name })
reason-last-expert = dernier en main : { $expert ->
    [cook] { expert-cook }
    [jeweller] { expert-jeweller }
    [beastmaster] { expert-beastmaster }
    [armourer] { expert-armourer }
   *[arcanist] { expert-arcanist }
}

## Les parties d’une édition : d’où elles viennent

part-card = { $count ->
    [one] { $count } carte de marchandises
   *[other] { $count } cartes de marchandises
}
part-memo = { $count ->
    [one] { $count } aide-mémoire
   *[other] { $count } aide-mémoire
}
part-spices = les points des épices

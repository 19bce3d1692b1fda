# Hokkaido en français. Chaque identifiant existe dans les quatre langues, dans cet ordre et avec les mêmes variables.

name = Hokkaido
tagline = Bâtissez une ville, carte sur carte, des deux côtés d’une seule chaîne de montagnes.

## Parties de phrases

made-of-desert = { $tile ->
    [lake] lac
    [district] quartier
    [forest] forêt
   *[mountain] montagne
}
with-number = { $turn ->
    [up] numéro en haut
    [right] numéro à droite
    [down] numéro en bas
   *[left] numéro à gauche
}
hidden-squares = { $hidden ->
    [0] { "" }
    [one] , case { $squares } sous d’autres cartes
   *[other] , cases { $squares } sous d’autres cartes
}
placed-card = { $card ->
    [0] la carte
   *[other] la carte { $card }
}
over-squares = { $over ->
    [0] { "" }
    [one] , sur { $over } case
   *[other] , sur { $over } cases
}
under-cards = { $hidden ->
    [0] { "" }
    [one] , { $hidden } de ses cases sous d’autres
   *[other] , { $hidden } de ses cases sous d’autres
}
resource-of-colour = { $colour ->
    [blue] une ressource bleue
    [brown] une ressource brune
    [green] une ressource verte
    [grey] une ressource grise
   *[none] une ressource
}
chosen-pair = { $pair ->
    [deck] la paire de la pioche
   *[laid] la paire que vous avez posée à deux
}
reached-goal = { $goal ->
    [1] { goal-1 }
    [2] { goal-2 }
    [3] { goal-3 }
    [4] { goal-4 }
    [5] { goal-5 }
    [6] { goal-6 }
    [7] { goal-7 }
    [8] { goal-8 }
   *[9] { goal-9 }
}

## Actions : comme choix, et racontées dans le journal

do-province = Tirer la province de départ { $province }
    .log = La province de départ { $province } est tirée
    .many = { $count ->
    [one] Une province de départ est tirée
   *[other] { $count } provinces de départ sont tirées
}
do-goal = Révéler l’objectif { $goal } : { reached-goal }
    .log = L’objectif { $goal } est révélé : { reached-goal }
    .many = { $count ->
    [one] Un objectif est révélé
   *[other] { $count } objectifs sont révélés
}
do-order = Mettre { $seat_name } à la suite dans l’ordre
    .log = { $seat_name } vient ensuite dans l’ordre de la première manche
do-deal = Distribuer la carte { $card }
    .log = La carte { $card } est distribuée
    .many = { $count ->
    [one] Une carte est distribuée
   *[other] { $count } cartes sont distribuées
}
do-deal-unseen = Distribuer une carte
    .log = Une carte est distribuée
do-draw = Piocher la carte { $card }
    .log = La carte { $card } est piochée
    .many = { $count ->
    [one] Une carte est piochée
   *[other] { $count } cartes sont piochées
}
do-draw-unseen = Piocher une carte
    .log = Une carte est piochée
do-reveal = Révéler la carte { $card }
    .log = La carte { $card } est révélée de la pioche
    .many = { $count ->
    [one] Une carte est révélée
   *[other] { $count } cartes sont révélées de la pioche
}
do-keep = Garder la carte { $card }
    .log = { $name } garde la carte { $card }
do-keep-unseen = Garder une carte
    .log = { $name } garde une carte
do-discard = Défausser la carte { $card }
    .log = { $name } défausse la carte { $card } face cachée
do-discard-unseen = Défausser une carte
    .log = { $name } défausse une carte face cachée
do-lay = Poser la carte { $card }
    .log = { $name } pose la carte { $card }
do-lay-unseen = Poser une carte
    .log = { $name } pose une carte
do-boost = Ajouter la ressource en colonne { $x }, ligne { $y } : votre carte compte 60 de plus
    .log = { $name } ajoute { resource-of-colour } : la carte compte 60 de plus
do-hold = N’ajouter aucune ressource
    .log = { $name } n’ajoute aucune ressource
do-take = Prendre la carte { $card }
    .log = { $name } prend la carte { $card }
do-overtake = Payer deux ressources et choisir sa paire en premier
    .log = { $name } paie deux ressources pour choisir en premier
do-yield = Laisser l’autre choisir en premier
    .log = { $name } laisse l’autre choisir en premier
do-choose = Choisir { chosen-pair }
    .log = { $name } choisit { $pair ->
        [deck] la paire de la pioche
       *[laid] la paire posée
    }
do-play = Jouer la carte { $card }
    .log = { $name } joue la carte { $card }
do-play-unseen = Choisir une carte
    .log = { $name } a choisi une carte
do-terraform = Transformer le désert en colonne { $x }, ligne { $y } en { made-of-desert }
    .log = { $name } transforme un désert en { made-of-desert }
do-pay = Payer avec la ressource en colonne { $x }, ligne { $y }
    .log = { $name } paie avec { resource-of-colour }
do-place = Placer la carte en colonne { $x }, ligne { $y }, { with-number }{ hidden-squares }
    .log = { $name } place { placed-card }{ over-squares }{ under-cards }
# Là où l’endroit se voit, sur la carte de la ville.
place-here = Placer la carte ici{ hidden-squares }
do-place-unseen = Terminer la construction
    .log = { $name } a fini de construire
do-forgo = Défausser la carte, qui ne va nulle part
    .log = { $name } ne trouve aucune place pour la carte et la défausse
do-finish = Ne plus rien faire dans cette manche
    .log = { $name } a terminé la manche
do-gift = Transformer gratuitement le désert en colonne { $x }, ligne { $y } en { made-of-desert }
    .log = { $name } transforme gratuitement un désert en { made-of-desert }
do-waive = Ne pas poser de tuile gratuite
    .log = { $name } ne pose pas de tuile gratuite
do-ask = Demander l’ordre : chacun son tour à découvert, de la plus petite carte à la plus grande
    .log = { $name } demande l’ordre : ce qui a été construit en secret est annulé, chacun construit à découvert, de la plus petite carte à la plus grande

## Que faire maintenant

prompt-keep = Gardez une carte de votre main
prompt-discard = Défaussez une carte face cachée
prompt-lay = Posez une carte
prompt-boost = Vous pouvez ajouter une ressource pour que votre carte compte 60 de plus
prompt-take = Prenez une des cartes posées
prompt-lay_both = Posez une carte ; vous le faites tous deux en même temps
prompt-overtake = Votre carte est la plus basse. Vous pouvez payer deux ressources pour choisir en premier
prompt-choose = Choisissez une paire de cartes
prompt-place = Placez votre carte. Vous pouvez terraformer avant
prompt-place-only = Placez votre carte
prompt-build = C’est votre tour : placez votre carte. Vous pouvez terraformer avant
prompt-build-only = C’est votre tour : placez votre carte
prompt-build-again = L’ordre a été demandé : ce que vous aviez construit est annulé. C’est votre tour : placez votre carte
prompt-play = Choisissez la carte de votre paire que vous jouez
prompt-terraform = Vous pouvez maintenant terraformer un désert
prompt-pay = Choisissez une ressource pour payer
prompt-gift = Vous étiez à égalité pour un objectif : vous pouvez transformer un désert en ce que vous voulez
prompt-draw = Tirage des cartes…
prompt-wait = Au tour de { $seat_name }
prompt-wait-turn = { $seat_name } construit. Votre tour viendra
prompt-wait-again = L’ordre a été demandé : ce que vous aviez construit est annulé. { $seat_name } construit ; votre tour viendra
prompt-wait-all = { $count ->
    [one] On attend { $count } personne
   *[other] On attend { $count } personnes
}
prompt-over = La partie est terminée

## Que choisir ensuite, quand une action a plusieurs parties

choose-province = Choisissez une province de départ
choose-goal = Choisissez un objectif
choose-seat = Choisissez quelqu’un
choose-card = Choisissez une carte
choose-x = Choisissez une case
choose-y = Choisissez une case
choose-pair = Choisissez une paire de cartes
choose-tile = Choisissez ce que devient le désert
choose-turn = Choisissez le sens de la carte
choose-under = Choisissez les cases qui passent sous d’autres cartes
choose-do = Choisissez quoi faire

## Champs des actions et de ce qui est montré

field-province = Province de départ
field-goal = Objectif
field-seat = Joueur
field-card = Carte
field-x = Colonne
field-y = Ligne
field-pair = Paire
field-tile = Nouvelle case
field-turn = Orientation
field-under = Cases cachées
field-stage = Maintenant
field-round = Manche
field-to_act = À qui de jouer
field-deck = Cartes dans la pioche
field-supply = Réserve
field-goals = Objectifs
field-order = Ordre
field-laid = Cartes posées
field-colour = Ressource de la manche
field-revealed = Paire de la pioche
field-hand = Main
field-drawn = Carte piochée
field-plays = À placer
field-mine = Ma ville, pas encore montrée
field-asked = Ordre demandé par
field-again = Doivent reconstruire
field-turns = Doivent encore construire
field-boosted = Avec une ressource
field-ready = Terminé
field-cards_in_hand = Cartes en main
field-map = Ville
field-left = Première colonne
field-top = Première ligne
field-cubes = Ressources
field-terraformings = Terraformations
field-terraformed = Terraformé dans cette manche
field-due = Ressources à payer
field-cards = Cartes
field-layers = Couches
field-squares = Cases

## Valeurs

tile-lake = lac
tile-district = quartier
tile-forest = forêt
tile-mountain = montagne
turn-up = numéro en haut
turn-right = numéro à droite
turn-down = numéro en bas
turn-left = numéro à gauche
pair-deck = de la pioche
pair-laid = posée
colour-blue = bleu
colour-brown = brun
colour-green = vert
colour-grey = gris
supply-blue = { colour-blue }
supply-brown = { colour-brown }
supply-green = { colour-green }
supply-grey = { colour-grey }
cubes-blue = { colour-blue }
cubes-brown = { colour-brown }
cubes-green = { colour-green }
cubes-grey = { colour-grey }
square-desert = désert
square-district = quartier
square-forest = forêt
square-lake = lac
square-mountain = montagne
square-production_blue = production bleue
square-production_brown = production brune
square-production_green = production verte
square-production_grey = production grise
square-factory_blue = usine bleue
square-factory_brown = usine brune
square-factory_green = usine verte
square-factory_grey = usine grise
goal-1 = cinq forêts séparées
goal-2 = cinq cases d’écart entre les plus grands quartiers des deux côtés
goal-3 = trois lacs séparés
goal-4 = cinq montagnes reliées par leurs côtés
goal-5 = six ressources dans la ville
goal-6 = les quatre sortes de production
goal-7 = les quatre sortes d’usine
goal-8 = trois productions ou usines voisines
goal-9 = deux terraformations
stage-provinces = tirage des provinces de départ
stage-goals = révélation des objectifs
stage-deal = distribution des cartes
stage-order = tirage de l’ordre
stage-reveal = révélation d’une paire
stage-keep = chacun garde une carte
stage-draw = chacun pioche une carte
stage-discard = chacun défausse une carte
stage-lay = les cartes sont posées
stage-boost = une ressource peut être ajoutée
stage-take = les cartes sont prises
stage-lay_both = les deux posent une carte
stage-overtake = qui choisit en premier ?
stage-choose = choix d’une paire
stage-play = chacun choisit une carte de sa paire
stage-place = les cartes sont placées
stage-terraform = terraformation des déserts
stage-build = les cartes sont placées dans l’ordre
stage-gift = tuiles gratuites pour un objectif manqué
stage-over = la partie est terminée

## Options

option-side = Provinces de départ
option-side-a = Côté A
    .hint = Toutes les provinces ont à peu près les mêmes cases ; idéal pour les premières parties.
option-side-b = Côté B
    .hint = Chaque province est différente.
option-goals = Objectifs
option-goals-off = Sans
    .hint = Seules les villes rapportent des points.
option-goals-on = Avec
    .hint = Des cartes d’objectif sont visibles ; la première personne qui en remplit une la prend.
option-choice = Choix des cartes
option-choice-draft = Draft
    .hint = Chacun garde une carte en secret et passe les autres.
option-choice-honshu = Comme dans Honshu
    .hint = Les cartes sont posées face visible et prises dans l’ordre de leurs numéros ; les ressources aident.
option-placing = Placement des cartes
option-placing-request = Sur demande
    .hint = Tous placent en même temps, sauf si quelqu’un demande l’ordre : alors chacun son tour, en commençant par la plus petite carte. C’est la règle du livret.
option-placing-order = Dans l’ordre
    .hint = Chacun construit à découvert à son tour, en commençant par la plus petite carte.
option-placing-at_once = En même temps
    .hint = Tous construisent toujours en secret et en même temps.

## La feuille de score

line-mountains = Montagnes
line-forests = Forêts
line-factories = Usines
line-lakes = Lacs
line-districts = Quartiers
line-goals = Objectifs

## Pourquoi pas

why-H10 = Les provinces de départ sont tirées au hasard avant la première manche.
why-H11 = Le hasard distribue les cartes, six à chacun.
why-H12 = Les objectifs sont révélés au hasard avant la première manche.
why-H20 = Vous gardez une carte de votre main, une fois par manche, en même temps que tout le monde.
why-H21 = On ne pioche et défausse une carte qu’à deux : une fois par manche, après avoir gardé une carte, et de sa propre main.
why-H25 = De trois à cinq, vous posez une carte de votre main à votre tour, pouvez ajouter une ressource de la couleur ajoutée en premier, puis prenez une des cartes posées quand vient votre tour.
why-H26 = À deux, vous posez une carte de votre main, qui a posé la plus basse peut payer deux ressources pour choisir en premier, et chacun joue une carte de sa paire.
why-H30 = Une carte se place une fois par manche. Elle doit partager au moins une case avec votre ville, dessus ou dessous, garder au moins une case visible, et les couches doivent être possibles.
why-H31 = On ne peut terminer qu’une fois sa carte placée, tant que l’on peut encore terraformer, et une fois payé ce qui est commencé. On ne peut demander l’ordre que si la table joue ainsi, pendant que tous placent leur carte en même temps, et avant d’avoir placé la sienne.
why-H32 = Les lacs et les montagnes doivent rester visibles : on ne peut ni les couvrir ni les glisser sous une autre carte.
why-H34 = Il n’y a qu’une chaîne de montagnes. Une nouvelle montagne la prolonge à l’un de ses bouts, sans bifurcation, sans boucle et sans s’intercaler.
why-H35 = Une carte n’est défaussée que si elle ne va nulle part.
why-H36 = Une fois par manche, vous pouvez transformer un désert visible de votre ville pour deux ressources de la bonne couleur.
why-H42 = Une tuile gratuite revient seulement à qui était à égalité pour un objectif dans cette manche sans en prendre aucun, et ne se pose que sur un désert visible.

## Raisons : ce qu’une action change, et ce qui lui manque

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-factory = { $colour ->
    [blue] { $count ->
        [1] { gained } pour l’usine bleue
       *[other] { gained } pour les usines bleues
    }
    [brown] { $count ->
        [1] { gained } pour l’usine brune
       *[other] { gained } pour les usines brunes
    }
    [green] { $count ->
        [1] { gained } pour l’usine verte
       *[other] { gained } pour les usines vertes
    }
   *[grey] { $count ->
        [1] { gained } pour l’usine grise
       *[other] { gained } pour les usines grises
    }
}
reason-factory-waits = { $colour ->
    [blue] { $count ->
        [one] il manque une ressource à une usine bleue
       *[other] il manque une ressource à { $count } usines bleues
    }
    [brown] { $count ->
        [one] il manque une ressource à une usine brune
       *[other] il manque une ressource à { $count } usines brunes
    }
    [green] { $count ->
        [one] il manque une ressource à une usine verte
       *[other] il manque une ressource à { $count } usines vertes
    }
   *[grey] { $count ->
        [one] il manque une ressource à une usine grise
       *[other] il manque une ressource à { $count } usines grises
    }
}
reason-resource-waits = { $colour ->
    [blue] { $count ->
        [one] une ressource bleue est encore sans usine
       *[other] { $count } ressources bleues sont encore sans usine
    }
    [brown] { $count ->
        [one] une ressource brune est encore sans usine
       *[other] { $count } ressources brunes sont encore sans usine
    }
    [green] { $count ->
        [one] une ressource verte est encore sans usine
       *[other] { $count } ressources vertes sont encore sans usine
    }
   *[grey] { $count ->
        [one] une ressource grise est encore sans usine
       *[other] { $count } ressources grises sont encore sans usine
    }
}
range-end = { $end ->
    [north] le bout nord de la chaîne
    [east] le bout est de la chaîne
    [south] le bout sud de la chaîne
   *[west] le bout ouest de la chaîne
}
reason-range-on = prolonge { range-end }
reason-range-open = ouvre { range-end }
reason-range-closed = ferme { range-end }
reason-district = { gained } pour les quartiers : le plus grand du côté faible a { $size ->
    [one] { $size } case
   *[other] { $size } cases
}
reason-goal = plus que { $left ->
    [one] { $left } case
   *[other] { $left } cases
} avant « { reached-goal } »
reason-card = { gained } à sa meilleure place maintenant
reason-card-nowhere = ne va nulle part pour l’instant
lack-resources = { $colour ->
    [blue] il manque { $count } { $count ->
        [one] ressource bleue
       *[other] ressources bleues
    }
    [brown] il manque { $count } { $count ->
        [one] ressource brune
       *[other] ressources brunes
    }
    [green] il manque { $count } { $count ->
        [one] ressource verte
       *[other] ressources vertes
    }
   *[grey] il manque { $count } { $count ->
        [one] ressource grise
       *[other] ressources grises
    }
}

## Les parties d’une édition : d’où elles viennent

part-points = les points des cases
part-goals = les points d’un objectif
part-cubes = le nombre de ressources
part-card = { $count ->
    [one] { $count } carte de ville
   *[other] { $count } cartes de ville
}
part-start = { $count ->
    [one] { $count } province de départ
   *[other] { $count } provinces de départ
}

# Hamlet en français. Chaque identifiant existe dans les quatre langues, dans cet ordre et avec les mêmes variables.

name = Hamlet
tagline = Bâtissez ensemble un village, tuile après tuile, jusqu’à l’achèvement de son église.

## Parties de phrases : tuiles, ressources et prix

the-tile = { $tile ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
the-from = { $from ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
the-to = { $to ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
the-blueprint = { $blueprint ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
a-good = { $good ->
    [wood] un bois
    [stone] une pierre
    [wheat] un blé
    [timber] un bois d’œuvre
    [brick] une brique
    [flour] une farine
   *[milk] un lait
}
amount-1 = { $good1 ->
    [wood] { $count1 } bois
    [stone] { $count1 ->
        [one] { $count1 } pierre
       *[other] { $count1 } pierres
    }
    [wheat] { $count1 ->
        [one] { $count1 } blé
       *[other] { $count1 } blés
    }
    [timber] { $count1 } bois d’œuvre
    [brick] { $count1 ->
        [one] { $count1 } brique
       *[other] { $count1 } briques
    }
    [flour] { $count1 ->
        [one] { $count1 } farine
       *[other] { $count1 } farines
    }
    [milk] { $count1 ->
        [one] { $count1 } lait
       *[other] { $count1 } laits
    }
   *[none] { $count1 }
}
amount-2 = { $good2 ->
    [wood] { $count2 } bois
    [stone] { $count2 ->
        [one] { $count2 } pierre
       *[other] { $count2 } pierres
    }
    [wheat] { $count2 ->
        [one] { $count2 } blé
       *[other] { $count2 } blés
    }
    [timber] { $count2 } bois d’œuvre
    [brick] { $count2 ->
        [one] { $count2 } brique
       *[other] { $count2 } briques
    }
    [flour] { $count2 ->
        [one] { $count2 } farine
       *[other] { $count2 } farines
    }
    [milk] { $count2 ->
        [one] { $count2 } lait
       *[other] { $count2 } laits
    }
   *[none] { $count2 }
}
amount-3 = { $good3 ->
    [wood] { $count3 } bois
    [stone] { $count3 ->
        [one] { $count3 } pierre
       *[other] { $count3 } pierres
    }
    [wheat] { $count3 ->
        [one] { $count3 } blé
       *[other] { $count3 } blés
    }
    [timber] { $count3 } bois d’œuvre
    [brick] { $count3 ->
        [one] { $count3 } brique
       *[other] { $count3 } briques
    }
    [flour] { $count3 ->
        [one] { $count3 } farine
       *[other] { $count3 } farines
    }
    [milk] { $count3 ->
        [one] { $count3 } lait
       *[other] { $count3 } laits
    }
   *[none] { $count3 }
}
amount-4 = { $good4 ->
    [wood] { $count4 } bois
    [stone] { $count4 ->
        [one] { $count4 } pierre
       *[other] { $count4 } pierres
    }
    [wheat] { $count4 ->
        [one] { $count4 } blé
       *[other] { $count4 } blés
    }
    [timber] { $count4 } bois d’œuvre
    [brick] { $count4 ->
        [one] { $count4 } brique
       *[other] { $count4 } briques
    }
    [flour] { $count4 ->
        [one] { $count4 } farine
       *[other] { $count4 } farines
    }
    [milk] { $count4 ->
        [one] { $count4 } lait
       *[other] { $count4 } laits
    }
   *[none] { $count4 }
}
needed = { $sorts ->
    [1] { amount-1 }
    [2] { amount-1 }, { amount-2 }
    [3] { amount-1 }, { amount-2 }, { amount-3 }
   *[4] { amount-1 }, { amount-2 }, { amount-3 }, { amount-4 }
}
needed-all = { $sorts ->
    [1] { amount-1 }
    [2] { amount-1 } et { amount-2 }
    [3] { amount-1 }, { amount-2 } et { amount-3 }
   *[4] { amount-1 }, { amount-2 }, { amount-3 } et { amount-4 }
}
for-coins = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
the-cost = { $price ->
    [0] gratuit
   *[other] pour { for-coins }
}
the-deal = { $coins ->
    [0] { the-cost }
    [one] { the-cost }, { $coins } pièce dessus
   *[other] { the-cost }, { $coins } pièces dessus
}
the-way = { $way ->
    [bridge] un pont
   *[path] un chemin
}
delivered = { $goods ->
    [brick_milk] { $count } lait/brique
    [timber_flour] { $count } bois d’œuvre/farine
    [wood_stone_wheat] { $count } bois/pierre/blé
    [timber_brick_flour_milk] { $count } ressources transformées, au choix
    [coins] { $count } pièces
   *[other] { $count } des ressources indiquées
}
cost-coins = { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
what-it-costs = { $sorts ->
    [0] { cost-coins }
   *[other] { $cost ->
        [0] { needed-all }
       *[other] { needed } et { cost-coins }
    }
}
for-it = { $paid ->
    [no] { "" }
   *[yes] , pour { what-it-costs }
}
paid-up = { $paid ->
    [no] { "" }
   *[yes] . Payé en tout : { what-it-costs }
}
earned-coins = { $earned ->
    [one] { $earned } pièce
   *[other] { $earned } pièces
}
earned-points = { $merit ->
    [one] { $merit } point
   *[other] { $merit } points
}
who-earns = { $makers ->
    [0] { "" }
    [1] , et { $seat_name } gagne { earned-coins } et { earned-points }
   *[other] , et les autres producteurs gagnent { earned-coins } et { earned-points }
}
beside-tiles = { $beside ->
    [1] à côté de { the-tile }
    [2] entre { the-tile } et { the-to }
   *[3] entre { the-tile }, { the-to } et { the-from }
}

## Actions : comme choix, puis racontées dans le journal

do-first = Donner la main à { $seat_name }
    .log = { $seat_name } commence la partie
do-layout = Disposer le hameau selon l’arrangement { $arrangement }
    .log = Les cinq tuiles du hameau sont disposées
do-reveal = Piocher une tuile : { the-blueprint }
    .log = Une tuile arrive dans la zone de projets : { the-blueprint }
    .many = { $count ->
    [one] Une tuile arrive dans la zone de projets
   *[other] { $count } tuiles arrivent dans la zone de projets
}
do-offer = Révéler la commande { $sale } : { needed }
    .log = Une commande est révélée : { needed }
    .many = { $count ->
    [one] Une commande est révélée
   *[other] { $count } commandes sont révélées
}
do-lead = Mener un âne : { the-from } → { the-to }
    .log = { $name } mène un âne de { the-from } à { the-to }
do-gather = Remplir les emplacements de { the-tile }
    .log = { $name } remplit les emplacements de { the-tile }
do-stock = Remplir { the-tile } : bois { $wood }, pierre { $stone }, blé { $wheat }
    .log = { $name } remplit { the-tile } : { needed }
do-refine = { $count ->
    [one] Produire { $count } ressource à { the-tile }
   *[other] Produire { $count } ressources à { the-tile }
}
    .log = { $count ->
    [one] { $name } produit { $count } ressource à { the-tile }{ for-it }
   *[other] { $name } produit { $count } ressources à { the-tile }{ for-it }
}
do-acquire = Prendre un projet : { the-blueprint } ({ the-deal })
    .log = { $name } prend un projet : { the-blueprint } ({ the-deal })
do-hire_villager = Engager un villageois pour { for-coins }
    .log = { $name } engage un villageois pour { for-coins }
do-hire_donkey = Acheter un âne pour { for-coins }, sur { the-tile }
    .log = { $name } achète un âne pour { for-coins }, sur { the-tile }
do-done = Quitter l’hôtel de ville
    .log = { $name } quitte l’hôtel de ville
do-sell = Honorer la commande { $sale } : { needed }
    .log = { $name } honore une commande : { needed }{ who-earns }
do-deliver = Faire la livraison { $delivery } à l’église : { delivered }
    .log = { $name } fait une livraison à l’église : { delivered }{ who-earns }
do-beg = Mendier une pièce à l’église
    .log = { $name } mendie une pièce à l’église
do-build = Construire { the-blueprint } à côté de { the-tile }
    .log = { $name } va construire { the-blueprint } à côté de { the-tile }
do-place = La poser en ({ $a }, { $b }), tournée { $turn } fois
    .log = { $name } pose { the-blueprint } { beside-tiles }{ for-it }{ who-earns }
# Là où l’endroit se voit, sur la carte.
place-here = La poser ici
do-road = Construire { the-way } : { the-tile } – { the-to }
    .log = { $name } construit { the-way } entre { the-tile } et { the-to }{ for-it }{ who-earns }
do-bring = Transporter { a-good } depuis { the-tile }
    .log = { $name } transporte { a-good } depuis { the-tile }{ paid-up }{ who-earns }
    .short = transporté
do-use = Utiliser { a-good } de { $seat_name }, depuis { the-tile }
    .log = { $name } utilise { a-good } de { $seat_name }, depuis { the-tile }{ paid-up }{ who-earns }
    .short = utilisé
do-buy = Acheter { a-good } pour { for-coins }
    .log = { $name } achète { a-good } pour { for-coins }{ paid-up }{ who-earns }
    .short = acheté
do-settle = Payer pour moi, au moins cher
    .log = { $name } paie { what-it-costs }{ who-earns }
do-end = Finir le tour
    .log = { $name } finit son tour

## Que faire maintenant

prompt-turn = { $last ->
    [0] Menez vos ânes, faites agir vos villageois (encore debout : { $standing }) ou finissez votre tour
   *[other] L’église est achevée, c’est le dernier tour de table. Menez vos ânes, faites agir vos villageois (encore debout : { $standing }) ou finissez votre tour
}
prompt-place = Choisissez où poser la nouvelle tuile : { the-blueprint }
prompt-pay = Choisissez d’où vient la ressource suivante, ou laissez payer pour vous
prompt-hire = Engagez des travailleurs, ou quittez l’hôtel de ville
prompt-draw = On pioche…
prompt-wait = En attente de { $seat_name }
prompt-over = La partie est finie
prompt-rank = La partie est finie. Votre village est devenu { $rank ->
    [1] une clairière et quelques cabanes
    [2] un hameau
    [3] un village
    [4] un bourg
   *[5] une ville dont parlent les voyageurs
}

## Que choisir ensuite, quand une action a plusieurs parties

choose-seat = Choisissez à qui prendre la ressource
choose-arrangement = Choisissez un arrangement
choose-blueprint = Choisissez un projet
choose-sale = Choisissez une commande
choose-from = Choisissez un âne
choose-to = { $do ->
    [road] Choisissez où la route finit
   *[lead] Choisissez où va l’âne
}
choose-tile = { $do ->
    [build] Choisissez la tuile à côté de laquelle construire
    [road] Choisissez où la route commence
    [hire_donkey] Choisissez où placer l’âne
    [bring] Choisissez d’où vient la ressource
    [use] Choisissez d’où vient la ressource
   *[other] Choisissez une tuile
}
choose-wood = Choisissez combien de bois
choose-stone = Choisissez combien de pierre
choose-wheat = Choisissez combien de blé
choose-count = Choisissez combien de ressources
choose-delivery = Choisissez une livraison
choose-a = Choisissez une place pour la tuile
choose-b = Choisissez une place pour la tuile
choose-turn = Choisissez le sens de la tuile
choose-way = Choisissez un pont ou un chemin
choose-good = Choisissez une ressource
choose-do = Choisissez quoi faire

## Champs des actions et de ce qui est montré

field-seat = Joueur
field-arrangement = Arrangement
field-blueprint = Projet
field-sale = Commande
field-from = De
field-to = Vers
field-tile = Tuile
field-wood = Bois
field-stone = Pierre
field-wheat = Blé
field-count = Nombre
field-delivery = Livraison
field-a = Vers l’est
field-b = Vers le nord-est
field-turn = Rotation
field-way = Sorte de route
field-good = Ressource
field-stage = En cours
field-round = Tour de table
field-rounds = Tours de table au plus
field-first = Premier joueur
field-to_act = À jouer
field-church_stands = L’église est achevée
field-work = Travail
field-spot = Place
field-need = Demande
field-picks = Choisi
field-next = Ressource suivante
field-any_of = Au choix
field-tiles = Village
field-owner = Propriétaire
field-goods = Ressources
field-pieces = Ressources transformées
field-quality = Qualité
field-roads = Routes
field-segment = Segment
field-row = Zone de projets
field-blueprints = Projets
field-market = Commandes du marché
field-level = Niveau
field-stack = Commandes dans la pile, par niveau
field-deliveries = Livraisons
field-milestones = Niveaux de maîtrise
field-points = Points
field-coins = Pièces
field-villagers = Villageois
field-standing = Debout
field-donkeys = Ânes
field-moved = Déplacés
field-sales = Commandes
field-scores = Compté jusqu’ici
field-track = Piste de score
field-planner = Urbaniste
field-longest = Plus longue route
field-landmarks = Lieux d’intérêt
field-rank = Rang
field-milestone = Niveau de maîtrise

## Valeurs

tile-church = « Église »
tile-market = « Marché »
tile-town_hall = « Hôtel de ville »
tile-lumberjack = « Aire de bûcheronnage »
tile-quarry = « Carrière »
tile-farm = « Ferme »
tile-sawmill = « Scierie »
tile-stonemason = « Atelier du Tailleur de pierre »
tile-flour_mill = « Moulin à farine »
tile-dairy_farm = « Ferme laitière »
tile-shrine = « Autel »
tile-trading_post = « Échoppe »
tile-forest_pond = « Étang de forêt »
tile-mountain_pond = « Étang de montagne »
tile-small_woodland = « Petite Forêt »
tile-small_mountain_range = « Petite chaîne de Montagnes »
tile-lumber_mill = « Grande Scierie »
tile-master_stonemason = « Atelier du Maître Tailleur de pierre »
tile-windmill = « Moulin à vent »
tile-cow_conservatory = « Étable »
tile-barn_a = « Grange A »
tile-barn_b = « Grange B »
tile-warehouse = « Entrepôt »
tile-large_woodland = « Grande Forêt »
tile-large_mountain_range = « Grande chaîne de Montagnes »
tile-tavern = « Taverne »
tile-outpost_1 = « Avant-poste I »
tile-outpost_2 = « Avant-poste II »
tile-stables = « Écurie »
tile-smithy = « Maréchalerie »
tile-square = « Place »
tile-monument = « Monument »
blueprint-church = { tile-church }
blueprint-market = { tile-market }
blueprint-town_hall = { tile-town_hall }
blueprint-lumberjack = { tile-lumberjack }
blueprint-quarry = { tile-quarry }
blueprint-farm = { tile-farm }
blueprint-sawmill = { tile-sawmill }
blueprint-stonemason = { tile-stonemason }
blueprint-flour_mill = { tile-flour_mill }
blueprint-dairy_farm = { tile-dairy_farm }
blueprint-shrine = { tile-shrine }
blueprint-trading_post = { tile-trading_post }
blueprint-forest_pond = { tile-forest_pond }
blueprint-mountain_pond = { tile-mountain_pond }
blueprint-small_woodland = { tile-small_woodland }
blueprint-small_mountain_range = { tile-small_mountain_range }
blueprint-lumber_mill = { tile-lumber_mill }
blueprint-master_stonemason = { tile-master_stonemason }
blueprint-windmill = { tile-windmill }
blueprint-cow_conservatory = { tile-cow_conservatory }
blueprint-barn_a = { tile-barn_a }
blueprint-barn_b = { tile-barn_b }
blueprint-warehouse = { tile-warehouse }
blueprint-large_woodland = { tile-large_woodland }
blueprint-large_mountain_range = { tile-large_mountain_range }
blueprint-tavern = { tile-tavern }
blueprint-outpost_1 = { tile-outpost_1 }
blueprint-outpost_2 = { tile-outpost_2 }
blueprint-stables = { tile-stables }
blueprint-smithy = { tile-smithy }
blueprint-square = { tile-square }
blueprint-monument = { tile-monument }
from-church = { tile-church }
from-market = { tile-market }
from-town_hall = { tile-town_hall }
from-lumberjack = { tile-lumberjack }
from-quarry = { tile-quarry }
from-farm = { tile-farm }
from-sawmill = { tile-sawmill }
from-stonemason = { tile-stonemason }
from-flour_mill = { tile-flour_mill }
from-dairy_farm = { tile-dairy_farm }
from-shrine = { tile-shrine }
from-trading_post = { tile-trading_post }
from-forest_pond = { tile-forest_pond }
from-mountain_pond = { tile-mountain_pond }
from-small_woodland = { tile-small_woodland }
from-small_mountain_range = { tile-small_mountain_range }
from-lumber_mill = { tile-lumber_mill }
from-master_stonemason = { tile-master_stonemason }
from-windmill = { tile-windmill }
from-cow_conservatory = { tile-cow_conservatory }
from-barn_a = { tile-barn_a }
from-barn_b = { tile-barn_b }
from-warehouse = { tile-warehouse }
from-large_woodland = { tile-large_woodland }
from-large_mountain_range = { tile-large_mountain_range }
from-tavern = { tile-tavern }
from-outpost_1 = { tile-outpost_1 }
from-outpost_2 = { tile-outpost_2 }
from-stables = { tile-stables }
from-smithy = { tile-smithy }
from-square = { tile-square }
from-monument = { tile-monument }
to-church = { tile-church }
to-market = { tile-market }
to-town_hall = { tile-town_hall }
to-lumberjack = { tile-lumberjack }
to-quarry = { tile-quarry }
to-farm = { tile-farm }
to-sawmill = { tile-sawmill }
to-stonemason = { tile-stonemason }
to-flour_mill = { tile-flour_mill }
to-dairy_farm = { tile-dairy_farm }
to-shrine = { tile-shrine }
to-trading_post = { tile-trading_post }
to-forest_pond = { tile-forest_pond }
to-mountain_pond = { tile-mountain_pond }
to-small_woodland = { tile-small_woodland }
to-small_mountain_range = { tile-small_mountain_range }
to-lumber_mill = { tile-lumber_mill }
to-master_stonemason = { tile-master_stonemason }
to-windmill = { tile-windmill }
to-cow_conservatory = { tile-cow_conservatory }
to-barn_a = { tile-barn_a }
to-barn_b = { tile-barn_b }
to-warehouse = { tile-warehouse }
to-large_woodland = { tile-large_woodland }
to-large_mountain_range = { tile-large_mountain_range }
to-tavern = { tile-tavern }
to-outpost_1 = { tile-outpost_1 }
to-outpost_2 = { tile-outpost_2 }
to-stables = { tile-stables }
to-smithy = { tile-smithy }
to-square = { tile-square }
to-monument = { tile-monument }
villager-church = { tile-church }
villager-market = { tile-market }
villager-town_hall = { tile-town_hall }
villager-lumberjack = { tile-lumberjack }
villager-quarry = { tile-quarry }
villager-farm = { tile-farm }
villager-sawmill = { tile-sawmill }
villager-stonemason = { tile-stonemason }
villager-flour_mill = { tile-flour_mill }
villager-dairy_farm = { tile-dairy_farm }
villager-shrine = { tile-shrine }
villager-trading_post = { tile-trading_post }
villager-forest_pond = { tile-forest_pond }
villager-mountain_pond = { tile-mountain_pond }
villager-small_woodland = { tile-small_woodland }
villager-small_mountain_range = { tile-small_mountain_range }
villager-lumber_mill = { tile-lumber_mill }
villager-master_stonemason = { tile-master_stonemason }
villager-windmill = { tile-windmill }
villager-cow_conservatory = { tile-cow_conservatory }
villager-barn_a = { tile-barn_a }
villager-barn_b = { tile-barn_b }
villager-warehouse = { tile-warehouse }
villager-large_woodland = { tile-large_woodland }
villager-large_mountain_range = { tile-large_mountain_range }
villager-tavern = { tile-tavern }
villager-outpost_1 = { tile-outpost_1 }
villager-outpost_2 = { tile-outpost_2 }
villager-stables = { tile-stables }
villager-smithy = { tile-smithy }
villager-square = { tile-square }
villager-monument = { tile-monument }
donkey-church = { tile-church }
donkey-market = { tile-market }
donkey-town_hall = { tile-town_hall }
donkey-lumberjack = { tile-lumberjack }
donkey-quarry = { tile-quarry }
donkey-farm = { tile-farm }
donkey-sawmill = { tile-sawmill }
donkey-stonemason = { tile-stonemason }
donkey-flour_mill = { tile-flour_mill }
donkey-dairy_farm = { tile-dairy_farm }
donkey-shrine = { tile-shrine }
donkey-trading_post = { tile-trading_post }
donkey-forest_pond = { tile-forest_pond }
donkey-mountain_pond = { tile-mountain_pond }
donkey-small_woodland = { tile-small_woodland }
donkey-small_mountain_range = { tile-small_mountain_range }
donkey-lumber_mill = { tile-lumber_mill }
donkey-master_stonemason = { tile-master_stonemason }
donkey-windmill = { tile-windmill }
donkey-cow_conservatory = { tile-cow_conservatory }
donkey-barn_a = { tile-barn_a }
donkey-barn_b = { tile-barn_b }
donkey-warehouse = { tile-warehouse }
donkey-large_woodland = { tile-large_woodland }
donkey-large_mountain_range = { tile-large_mountain_range }
donkey-tavern = { tile-tavern }
donkey-outpost_1 = { tile-outpost_1 }
donkey-outpost_2 = { tile-outpost_2 }
donkey-stables = { tile-stables }
donkey-smithy = { tile-smithy }
donkey-square = { tile-square }
donkey-monument = { tile-monument }
good-wood = bois
good-stone = pierre
good-wheat = blé
good-timber = bois d’œuvre
good-brick = brique
good-flour = farine
good-milk = lait
any_of-wood = { good-wood }
any_of-stone = { good-stone }
any_of-wheat = { good-wheat }
any_of-timber = { good-timber }
any_of-brick = { good-brick }
any_of-flour = { good-flour }
any_of-milk = { good-milk }
any_of-coins = pièces
next-wood = { good-wood }
next-stone = { good-stone }
next-wheat = { good-wheat }
next-timber = { good-timber }
next-brick = { good-brick }
next-flour = { good-flour }
next-milk = { good-milk }
way-bridge = pont
way-path = chemin
quality-standard = standard
quality-high = haute qualité
work-refine = transformation
work-sell = commande
work-deliver = livraison
work-build = construction d’une tuile
work-road = construction d’une route
stage-first = on désigne qui commence
stage-layout = on tire la disposition
stage-row = on pioche des projets
stage-sales = on révèle des commandes
stage-turn = un tour
stage-place = on pose une tuile
stage-pay = on paie
stage-hire = on engage des travailleurs
stage-over = la partie est finie

## Options

option-layout = Disposition
option-layout-fixed = Fixe
    .hint = Les cinq tuiles du hameau entourent l’église comme dans une première partie.
option-layout-shuffled = Aléatoire
    .hint = Le hasard choisit une des dispositions où toutes les voies et tous les bords concordent.
option-end = Fin de la partie
option-end-church = Jusqu’à l’achèvement de l’église
    .hint = Comme dans les livrets. Si personne ne s’occupe de l’église, la partie s’arrête après 300 tours de table.
option-end-short = Église ou 20 tours de table
    .hint = La partie finit quand l’église est achevée, ou après 20 tours de table. Une partie plus courte.
option-end-long = Église ou 100 tours de table
    .hint = La partie finit quand l’église est achevée, ou après 100 tours de table ; peu de parties en durent la moitié.

## La feuille de score

line-track = Piste de score
line-awards = Distinctions
line-landmarks = Lieux d’intérêt
line-roads = Routes
line-longest_road = Plus longue route
line-coins = Pièces

## Distinctions et niveaux de maîtrise

award-landscaper = Paysagiste : le plus de lieux d’intérêt
award-merchant = Marchand : le plus de commandes
award-chaplain = Aumônier : le plus de livraisons
award-sexton = Sacristain : deuxième en livraisons
milestone-carpenter = Charpentier : bois d’œuvre de haute qualité
milestone-mason = Maçon : briques de haute qualité
milestone-miller = Meunier : farine de haute qualité
milestone-herder = Éleveur : lait de haute qualité
milestone-planner = Urbaniste : chaque route à soi compte un point de plus

## Pourquoi pas

why-M12 = La disposition du hameau n’est pas choisie par un joueur.
why-M14 = C’est le sac qui décide du prochain projet.
why-M15 = Le hasard désigne qui commence.
why-M16 = C’est la pile qui décide de la prochaine commande.
why-M20 = La tuile doit toucher celle du villageois, ne rien recouvrir, et aucune voie ne doit buter sur une forêt ou une montagne.
why-M22 = Aucune route n’y mène depuis l’église.
why-M30 = Cette ressource ne peut venir jusqu’ici : chaque pas après le premier demande un de vos ânes.
why-M31 = Tout ce qu’il faut ne peut être transporté et payé – ou il n’y a rien à payer maintenant.
why-M33 = Impossible d’acheter cela maintenant : le marché est hors d’atteinte, c’est pour une commande, ou les pièces ne suffiraient pas.
why-M39 = Ce n’est pas votre tour.
why-M40 = À chaque tour un villageois agit une fois et un âne avance d’un pas, le long d’une route.
why-M42 = On ne remplit qu’une tuile de production qui a un emplacement libre, et tous ses emplacements à la fois.
why-M43 = Transformer demande un emplacement libre et un pion de cette ressource dans votre réserve.
why-M44 = À l’hôtel de ville on prend d’abord un projet, si l’on en a moins de trois et de quoi payer, puis on engage selon ses moyens.
why-M45 = Seules les commandes visibles au marché peuvent être honorées.
why-M46 = Cette livraison n’est pas ouverte.
why-M47 = On ne mendie que lorsque la ferme, la carrière et l’aire de bûcheronnage sont pleines.
why-M48 = On construit un projet de sa réserve là où il trouve place à côté du villageois, puis on choisit comment le poser.
why-M49 = Une route relie deux tuiles voisines qui ne le sont pas encore : un pont entre montagnes, un chemin entre forêts, jamais sur une falaise.
why-M50 = Terminez d’abord ce que fait votre villageois.
why-M60 = La partie est finie.

## Raisons : ce qu’une action change, et ce qui lui manque

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
the-good = { $good ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
   *[milk] { good-milk }
}
the-mix = { $goods ->
    [brick_milk] { good-brick }/{ good-milk }
    [timber_flour] { good-timber }/{ good-flour }
    [wood_stone_wheat] { good-wood }/{ good-stone }/{ good-wheat }
    [timber_brick_flour_milk] ressources transformées
   *[stone_milk] { good-stone }/{ good-milk }
}
reason-coins = { $way ->
    [more] { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } de plus
   *[fewer] { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } de moins
}{ $points ->
    [0] { "" }
   *[other] {" "}({ gained })
}
reason-raw = { $count } de plus sur le plateau : { the-good }
reason-refined = { $count } de plus, transformé : { the-good }
reason-villager = { $count } villageois ensuite
reason-donkey = { $count } ânes ensuite
reason-blueprint = rapporte { $points } une fois construit : { the-blueprint }
reason-access = { $count ->
    [one] { $count } tuile de plus accessible
   *[other] { $count } tuiles de plus accessibles
}
reason-milestone = { $good ->
    [timber] haute qualité : { the-good }
    [brick] haute qualité : { the-good }
    [flour] haute qualité : { the-good }
    [milk] haute qualité : { the-good }
   *[planner] maîtrise « Urbaniste »
}
reason-church = { $left ->
    [0] achève l’église
    [one] encore { $left } livraison pour l’église
   *[other] encore { $left } livraisons pour l’église
}
reason-enables = { $work ->
    [deliver] permet une livraison à l’église
    [sell] permet une vente
    [refine] permet de transformer
    [build] permet de construire
   *[road] permet une route
}
lack-villager = tous vos villageois ont agi
lack-way = aucune route ne mène à { the-tile }
lack-good = il manque { $count } : { the-good }
lack-mix = il manque { $count } : { the-mix }
lack-donkey = aucun âne entre { the-from } et { the-to }
lack-coins = { $count ->
    [one] il manque { $count } pièce
   *[other] il manque { $count } pièces
}

## Les parties d’une édition : d’où elles viennent

part-start = les pièces du début
part-reward = ce que paient les ressources
part-scoring = les points des routes et des pièces
part-church = les parties de l’église
part-church_side = { $count ->
    [one] { $count } face de l’église
   *[other] { $count } faces de l’église
}
part-market = { $count ->
    [one] { $count } face du marché
   *[other] { $count } faces du marché
}
part-sale = { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}
part-sales_removed = les commandes retirées (cas : { $count })
part-awards = les points des distinctions
part-solo = tout pour jouer seul
part-milestones = les niveaux de maîtrise
part-hire = le prix des villageois et des ânes
part-roads = le prix des routes
part-layout = la disposition fixe
part-tile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
part-note = Une tuile compte une fois. L’édition dit aussi d’où viennent son bord, son prix, ses points et sa pile : ce peuvent être d’autres sources.

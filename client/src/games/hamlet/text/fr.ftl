# Ce que seuls le plateau et la feuille de Hamlet disent. Les mêmes identifiants et variables dans les quatre langues.

## The village

village = Le village
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Montrer tout le village
something-to-do = on peut y faire quelque chose
flag-of = drapeau de { $name }
goods = { $count } × { $good }
piece = { $good } de { $name }
piece-high = { $good } de haute qualité de { $name }
villager = { $count ->
    [one] { $count } villageois de { $name }, debout
   *[other] { $count } villageois de { $name }, debout
}
villager-lying = { $count ->
    [one] { $count } villageois de { $name }, couché
   *[other] { $count } villageois de { $name }, couchés
}
donkey = { $count ->
    [one] { $count } âne de { $name }
   *[other] { $count } ânes de { $name }
}
donkey-on = { $count ->
    [one] Votre âne sur « { $tile } » : le mener
   *[other] Vos { $count } ânes sur « { $tile } » : en mener un
}

## What a tile is good for

fact-source = Donne { $goods } : { $slots } emplacements ; { $coins } pièces quand on la remplit.
fact-barn = Reçoit { $goods } : { $slots } emplacements ; { $points } points quand on la remplit.
fact-refinery = { $slots ->
    [one] Transforme : { $from } → { $to } ; { $slots } emplacement.
   *[other] Transforme : { $from } → { $to } ; { $slots } emplacements.
}
fact-church = On y fait les livraisons ; chacune ajoute une partie à l’église.
fact-town-hall = On y prend un projet, on y engage des villageois et on y achète des ânes.
fact-market = Ici une ressource brute coûte { $raw } pièces, une transformée { $refined }.
scores-longest_road = Lieu d’intérêt : chaque tuile de votre plus longue route compte { $points } de plus.
scores-matching = Lieu d’intérêt : { $points } par segment qui touche un segment de même sorte.
scores-way = Lieu d’intérêt : { $points } par tuile du plus court chemin vers l’église.
scores-access = Lieu d’intérêt : { $points } si une route y mène depuis l’église.
scores-delivery = Lieu d’intérêt : { $points } par livraison que vous avez faite.
scores-mountain = Lieu d’intérêt : { $points } par segment de montagne qui touche la montagne.
scores-forest = Lieu d’intérêt : { $points } par segment de forêt qui touche la forêt.
scores-printed_road = Lieu d’intérêt : { $points } par route imprimée qui continue au-delà.
scores-donkey = Lieu d’intérêt : { $points } par âne à vous.
scores-coin = Lieu d’intérêt : { $points } par pièce à vous, { $most } au plus.
scores-sale = Lieu d’intérêt : { $points } par commande que vous avez honorée.
scores-road = Lieu d’intérêt : { $points } par route que vous avez construite.
no-access = Aucune route n’y mène depuis l’église.
nothing-here = Rien à faire ici pour l’instant.
close-details = Fermer les détails
lead-from = Mener un âne d’ici

## A turn

your-turn = Votre tour
standing = { $count ->
    [one] { $count } villageois peut agir
   *[other] { $count } villageois peuvent agir
}
rested = { $count ->
    [one] { $count } âne peut bouger
   *[other] { $count } ânes peuvent bouger
}
choose-goal = Choisissez où il va
choose-donkey = Choisissez la tuile du nouvel âne
choose-beside = Choisissez la tuile à côté de laquelle construire
hire-donkey = { $price ->
    [one] Acheter un âne pour { $price } pièce
   *[other] Acheter un âne pour { $price } pièces
}
paying = Ce que l’on paie
pay-undo = Rien ne bouge avant le dernier choix. Annuler reprend un choix.
pay-outcome = Payer pour moi : il vous restera { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ({ $change })
pay-others = { $name } reçoit { $coins }
choose-spot = { $spots ->
    [one] { $spots } endroit, { $count } façons en tout. Choisissez-le sur la carte.
   *[other] { $spots } endroits, { $count } façons en tout. Choisissez-en un sur la carte.
}
spot = { $count ->
    [one] Endroit { $number } sur { $spots }, une façon
   *[other] Endroit { $number } sur { $spots }, { $count } façons
}
way-of = Façon { $way } sur { $ways } ici
turn-left = Tourner vers la gauche
turn-right = Tourner vers la droite
lay = La poser ici

## Around the village

round-now = Tour de table { $round }
round-of = Tour de table { $round } sur { $rounds }
church-stands = L’église est achevée : dernier tour de table
row = Projets
row-price = Coûte { $price } : une pièce sur chaque projet à sa gauche
row-coins = { $coins ->
    [one] { $coins } pièce est posée dessus
   *[other] { $coins } pièces sont posées dessus
}
row-empty = Il n’en reste plus
bag = { $count } dans le sac
market = Marché
stack = { $count } dans la pile
sale-none = Pas de commande
church = Église
church-parts = parties bâties : { $built } sur { $parts }
made-by = Faite par { $name }
milestones = Niveaux de maîtrise
milestone-free = Personne ne l’a encore.
milestone-of = { $name } l’a.
yours = À vous
blueprints-held = projets : { $count } sur { $most }
pieces-made = { $good } : { $made } de vos { $all } pièces sur le plateau
roads-built = { $count ->
    [one] { $count } route construite
   *[other] { $count } routes construites
}
first = premier
on-track = { $points ->
    [one] { $points } point sur la piste
   *[other] { $points } points sur la piste
}
ranks = Ce qu’il est devenu
rank = { $rank ->
    [1] Une clairière et quelques cabanes
    [2] Un hameau
    [3] Un village
    [4] Un bourg
   *[5] Une ville dont parlent les voyageurs
}
rank-from = dès { $points }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deliveries-made = { $count ->
    [one] { $count } livraison
   *[other] { $count } livraisons
}
sales-made = { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}
landmarks-built = { $count ->
    [one] { $count } lieu d’intérêt
   *[other] { $count } lieux d’intérêt
}

## The pad

pad-intro = Comptez sur la table ce que chacun possède quand la partie est finie.
pad-seats = De qui
pad-figures = Nombres
pad-track = Points sur la piste de score
pad-deliveries = Livraisons
pad-sales = Commandes
pad-roads = Routes construites
pad-longest = Tuiles de la plus longue route
pad-coins = Pièces
pad-donkeys = Ânes
pad-planner = Possède le jeton Urbaniste
pad-more = Un de plus
pad-less = Un de moins
pad-landmarks = Lieux d’intérêt
pad-landmarks-hint = Touchez ceux qui portent le drapeau du joueur.
pad-taken = { $landmark } : appartient à { $name }
pad-connected = Une route y mène depuis l’église
pad-figure-matching = Segments qui touchent leur propre sorte
pad-figure-way = Tuiles du chemin vers l’église, extrémités comprises
pad-figure-mountain = Segments de montagne qui touchent la montagne
pad-figure-forest = Segments de forêt qui touchent la forêt
pad-figure-printed_road = Routes imprimées qui continuent
pad-sheet = Feuille
pad-winner = { $name } gagne
pad-shared = Victoire partagée : { $names }
pad-tie-hint = À égalité : le plus de livraisons, puis le plus de commandes.
pad-rank = En solo : { $rank }
pad-clear = Recommencer
pad-clear-ask = Tout effacer ?
pad-clear-yes = Effacer

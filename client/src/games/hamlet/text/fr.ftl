# Ce que seul dit le plateau de Hamlet. Mêmes identifiants et variables dans les quatre langues.

## The village

village = Le village
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Montrer tout le village
goods = { $count } × { $good }
piece = { $good } de { $name }
piece-high = { $good } de haute qualité de { $name }
donkey-on = { $count ->
    [one] Votre âne sur « { $tile } » : le mener
   *[other] Vos { $count } ânes sur « { $tile } » : en mener un
}

## What a tile is good for

nothing-here = Rien à faire ici pour l’instant.
close-details = Fermer les détails
lead-from = Mener un âne d’ici

## A turn

standing = { $count ->
    [one] { $count } villageois peut agir
   *[other] { $count } villageois peuvent agir
}
rested = { $count ->
    [one] { $count } âne peut bouger
   *[other] { $count } ânes peuvent bouger
}
hire-donkey = { $price ->
    [one] Acheter un âne pour { $price } pièce
   *[other] Acheter un âne pour { $price } pièces
}
paying = Ce que l’on paie
pay-undo = Rien ne bouge avant le dernier choix. Annuler reprend un choix.
pay-outcome = Payer pour moi : il vous restera { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ({ $change })
pay-others = { $name } reçoit { $coins }
choose-spot = { $spots ->
    [one] { $spots } endroit, { $count } façons en tout. Choisissez-le sur la carte.
   *[other] { $spots } endroits, { $count } façons en tout. Choisissez-en un sur la carte.
}
spot = Place pour la tuile
way-of = Façon { $way } sur { $ways } ici
turn-left = Tourner vers la gauche
turn-right = Tourner vers la droite

## Around the village

round-now = Tour de table { $round }
round-of = Tour de table { $round } sur { $rounds }
church-stands = L’église est achevée : dernier tour de table
row-empty = Il n’en reste plus
bag = { $count } dans le sac
stack = { $count } dans la pile
sale-none = Pas de commande
church-parts = parties bâties : { $built } sur { $parts }
made-by = Faite par { $name }
milestones = Niveaux de maîtrise
milestone-free = Personne ne l’a encore.
milestone-of = { $name } l’a.
yours = À vous
blueprints-held = projets : { $count } sur { $most }
on-track = { $points ->
    [one] { $points } point sur la piste
   *[other] { $points } points sur la piste
}
ranks = Ce qu’il est devenu
rank-from = dès { $points }
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

# Ce que seuls le plateau et le carnet de Hokkaido disent. Mêmes identifiants et variables dans les quatre langues.

## Le plateau

card-named = Carte { $card } : { $squares }
card-short = carte { $card }
with-cube = { $name } avec sa ressource
with-points = { $name } valant { $points }
as-tile = { $name } (terraformation)
square-at = { $name }, colonne { $x }, ligne { $y }
spot = Colonne { $x }, ligne { $y }
layerings = { $count } façons de la poser
spots = { $count ->
    [0] Aucune place dans ce sens : tournez la carte
    [one] { $count } place dans ce sens
   *[other] { $count } places dans ce sens
}
your-city = Votre ville
your-hand = Votre main
your-card = Votre carte de cette manche
your-pair = Votre paire : jouez une carte, défaussez l’autre
just-drawn = piochée
city-of = Ville de { $name }
enlarge = Ville de { $name } : agrandir
reduce = Ville de { $name } : réduire
done = prêt
not-done = pas encore
in-order = Dans l’ordre
order-asked = { $name } a demandé l’ordre
turn-done = a construit
turn-now = construit maintenant
turn-later = construira plus tard
on-the-table = Sur la table
pair-deck = Paire de la pioche
pair-laid = Paire posée
building = Construction
turn-left = Tourner la carte à gauche
turn-right = Tourner la carte à droite
tap-turns = Touchez pour la tourner, glissez-la sur la ville
layers = Dessus ou dessous
layer-over = Par-dessus tout
layer-under = Sous d’autres cartes, dans l’ordre de lecture : { $squares }
over-short = dessus
under-short = { $count } dessous
terraform = Terraformer
free-tile = Tuile gratuite
tile-for = Désert → { $tile }, pour deux ressources ({ $colour })
tile-free = Désert → { $tile }, gratuitement ({ $colour })
change = Ce que cela change
change-total = Score
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Montrer toute la ville
show-sides = Montrer les deux côtés de la chaîne
round-of = Manche { $round } sur { $rounds }
goal-named = Objectif { $goal } : { $name }
goal-taken = Pris par { $name }
goal-tie-lower = En cas d’égalité, la carte la plus basse l’emporte
goal-tie-higher = En cas d’égalité, la carte la plus haute l’emporte

## Le carnet

pad-intro = Peignez ce qui est visible de chaque ville à la fin de la partie.
pad-cities = Villes
pad-brush = Pinceau
pad-eraser = Gomme
pad-card = Numéro d’une carte
pad-card-hint = Touchez la case en haut à gauche de la carte.
pad-move = Déplacer le plan
pad-cube = Avec sa ressource
pad-factory-value = Sa valeur
pad-factory-usual = habituelle : { $points }
pad-square = { $name }, colonne { $x }, ligne { $y }
pad-empty = rien
pad-goals = Cartes d’objectif
pad-more = Une de plus
pad-less = Une de moins
pad-range = Les montagnes ne forment pas encore une seule chaîne : impossible de compter les quartiers.
pad-touching = Cette chaîne se touche elle-même, ce que nos règles n’admettent pas (H34). Elle est comptée comme une seule chaîne passant par toutes les montagnes ; ses deux extrémités se prolongent en ligne droite.
pad-sheet = Décompte
pad-winner = { $name } gagne
pad-shared = { $names } partagent la victoire
pad-tie-hint = En cas d’égalité, le plus de déserts l’emporte.
pad-clear = Recommencer
pad-clear-ask = Vider tout le carnet ?
pad-clear-yes = Vider
pad-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}

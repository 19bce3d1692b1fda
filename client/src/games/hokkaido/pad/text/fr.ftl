# Ce que seul dit le carnet de Hokkaido. Mêmes identifiants et variables dans les quatre langues.

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
pad-factory-usual = habituelle : { $points }
pad-square = { $name }, colonne { $x }, ligne { $y }
pad-empty = rien
pad-goals = Cartes d’objectif
pad-more = Une de plus
pad-less = Une de moins
pad-range = Les montagnes ne forment pas encore une seule chaîne : impossible de compter les quartiers.
pad-touching = Cette chaîne se touche elle-même, ce que nos règles n’admettent pas (H34). Elle est comptée comme une seule chaîne passant par toutes les montagnes ; ses deux extrémités se prolongent en ligne droite.
pad-tie-hint = En cas d’égalité, le plus de déserts l’emporte.
pad-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}

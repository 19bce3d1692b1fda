# Ce que disent le plateau de Hokkaido et le carnet de Hokkaido. Mêmes identifiants et variables dans les quatre langues.

## Le plateau

card-named = Carte { $card } : { $squares }
with-cube = { $name } avec sa ressource
with-points = { $name } valant { $points }
as-tile = { $name } (terraformation)
square-at = { $name }, colonne { $x }, ligne { $y }
turn-right = Tourner la carte à droite
terraform = Terraformer
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Montrer toute la ville
show-sides = Montrer les deux côtés de la chaîne

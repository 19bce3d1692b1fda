# Ce que seule dit la feuille de score de Dream Home. Mêmes identifiants et variables dans les quatre langues.

## The pad

pad-intro = La partie finie, composez la maison de chacun.
pad-home = Maison
pad-choose = Choisissez une carte, puis touchez les cases où elle se trouve.
pad-erase = Vider une case
pad-rooms = Pièces
pad-basement = Pour le sous-sol
pad-decor = Décor
pad-decor-hint = Choisissez un jeton, puis touchez sa pièce.
pad-beside = À côté de la maison
pad-roofs = Toits
pad-roofs-hint = Les quatre meilleurs comptent.
pad-helpers = Assistants
pad-children = Enfants dans les pièces
pad-lay = { $cell } : { $what }. Poser ici : { $thing }
pad-not-here = Impossible ici : { $thing }. { $why }
pad-tie-hint = En cas d’égalité, la maison avec le plus d’enfants l’emporte.
pad-laid = { $count } sur { $of } cartes

# Ce que seuls disent le plateau et la feuille de score de Dream Home. Mêmes identifiants et variables dans les quatre langues.

## The board

market = Marché
column-full = Colonne { $column } : { $room } ; avec : { $resource }
column-empty = Colonne { $column } : vide
roof-plain = toit { $colour }
roof-window = toit { $colour } à fenêtre
free-cell = libre
your-home = Votre maison
home-of = Maison de { $name }
enlarge = { $name } : agrandir
reduce = { $name } : réduire
hand = Dans votre main
hand-of = { $name } pose
side-up = Face visible
side-down = Face cachée
only-down = Face cachée seulement. { $why }
worth = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
kept = Outils et assistants
explain = { $name } : à quoi ça sert
deeds = Ce que vous pouvez faire
stock = Pioches et défausses
deck-rooms = Pioche des pièces : { $count }
deck-resources = Pioche des ressources : { $count }
discard = Défausses
car-free = La voiture attend le premier garage de deux cartes
act-take = Prendre une colonne
act-dig = Marteau-piqueur : prendre une pièce maintenant
act-hold = Garder le marteau-piqueur
act-place = Poser la pièce
act-scaffold = Dresser l’échafaudage
act-park = Garer la voiture
act-leave = Se passer de la voiture
act-mix = Bétonnière : deux pièces du marché échangent leurs places
act-drill = Perforateur : échanger une de vos pièces contre une du marché
act-decline = Se passer de l’assistant
act-handyman = Faire d’abord travailler le bricoleur
act-roof = Ajouter une carte toit
act-swap = Échanger deux cartes
act-courier = Renvoyer une carte

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
pad-lay = { $cell } : { $what }. Poser ici : { $thing }
pad-not-here = Impossible ici : { $thing }. { $why }
pad-sheet = Feuille
pad-winner = { $name } gagne
pad-shared = { $names } se partagent la victoire
pad-tie-hint = En cas d’égalité, la maison avec le plus d’enfants l’emporte.
pad-clear = Recommencer
pad-clear-ask = Effacer toute la feuille ?
pad-clear-yes = Effacer
pad-laid = { $count } sur { $of } cartes

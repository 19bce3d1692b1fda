# Ce que seul dit le plateau de Dream Home. Mêmes identifiants et variables dans les quatre langues.

## The board

market = Marché
column-full = Colonne { $column } : { $room } ; avec : { $resource }
column-empty = Colonne { $column } : vide
your-home = Votre maison
home-of = Maison de { $name }
enlarge = { $name } : agrandir
reduce = { $name } : réduire
hand = Dans votre main
hand-of = { $name } pose
side-up = Face visible
side-down = Face cachée
only-down = Face cachée seulement. { $why }
kept = Outils et assistants
explain = { $name } : à quoi ça sert
deeds = Ce que vous pouvez faire
stock = Pioches et défausses
deck-rooms = Pioche des pièces : { $count }
deck-resources = Pioche des ressources : { $count }
car-free = La voiture attend le premier garage de deux cartes
act-take = Prendre une colonne
act-dig = Marteau-piqueur : prendre une pièce maintenant
act-hold = Garder le marteau-piqueur
act-place = Poser la pièce
act-scaffold = Dresser l’échafaudage
act-park = Garer la voiture
act-leave = Se passer de la voiture
act-mix = Bétonnière : deux pièces du marché échangent leurs places
act-drill = Perforateur : échanger une de vos pièces contre une du marché
act-decline = Se passer de l’assistant
act-handyman = Faire d’abord travailler le bricoleur
act-roof = Ajouter une carte toit
act-swap = Échanger deux cartes
act-courier = Renvoyer une carte

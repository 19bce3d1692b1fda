# Dream Home en français. Chaque identifiant existe dans les quatre langues, dans cet ordre et avec les mêmes variables.

name = Dream Home
tagline = Douze manches, douze pièces : aménagez la maison où vous aimeriez vivre.

## Parties de phrases

room-word = { $room ->
    [living_room] { room-living_room }
    [bedroom] { room-bedroom }
    [kitchen] { room-kitchen }
    [kids_room] { room-kids_room }
    [bathroom] { room-bathroom }
    [pantry] { room-pantry }
    [wardrobe] { room-wardrobe }
    [sauna] { room-sauna }
    [study] { room-study }
    [library] { room-library }
    [game_room] { room-game_room }
    [garage] { room-garage }
    [wine_cellar] { room-wine_cellar }
    [workshop] { room-workshop }
    [laundry] { room-laundry }
    [storage] { room-storage }
   *[empty] { room-empty }
}
other-room-word = { $other_room ->
    [living_room] { room-living_room }
    [bedroom] { room-bedroom }
    [kitchen] { room-kitchen }
    [kids_room] { room-kids_room }
    [bathroom] { room-bathroom }
    [pantry] { room-pantry }
    [wardrobe] { room-wardrobe }
    [sauna] { room-sauna }
    [study] { room-study }
    [library] { room-library }
    [game_room] { room-game_room }
    [garage] { room-garage }
    [wine_cellar] { room-wine_cellar }
    [workshop] { room-workshop }
    [laundry] { room-laundry }
    [storage] { room-storage }
   *[empty] { room-empty }
}
cell-word = { $cell ->
    [top_1] { cell-top_1 }
    [top_2] { cell-top_2 }
    [top_3] { cell-top_3 }
    [top_4] { cell-top_4 }
    [top_5] { cell-top_5 }
    [middle_1] { cell-middle_1 }
    [middle_2] { cell-middle_2 }
    [middle_3] { cell-middle_3 }
    [middle_4] { cell-middle_4 }
    [middle_5] { cell-middle_5 }
    [basement_1] { cell-basement_1 }
   *[basement_2] { cell-basement_2 }
}
other-cell-word = { $other ->
    [top_1] { cell-top_1 }
    [top_2] { cell-top_2 }
    [top_3] { cell-top_3 }
    [top_4] { cell-top_4 }
    [top_5] { cell-top_5 }
    [middle_1] { cell-middle_1 }
    [middle_2] { cell-middle_2 }
    [middle_3] { cell-middle_3 }
    [middle_4] { cell-middle_4 }
    [middle_5] { cell-middle_5 }
    [basement_1] { cell-basement_1 }
   *[basement_2] { cell-basement_2 }
}
decor-word = { $decor ->
    [grand_piano] { decor-grand_piano }
    [cat_house] { decor-cat_house }
    [four_poster_bed] { decor-four_poster_bed }
    [ice_cream_machine] { decor-ice_cream_machine }
    [jacuzzi] { decor-jacuzzi }
    [painting] { decor-painting }
    [fireplace] { decor-fireplace }
    [rocking_horse] { decor-rocking_horse }
    [tree_house] { decor-tree_house }
    [birdhouse] { decor-birdhouse }
   *[car] { decor-car }
}
helper-word = { $helper ->
    [roofer] { helper-roofer }
    [courier] { helper-courier }
    [architect] { helper-architect }
    [handyman] { helper-handyman }
   *[interior_designer] { helper-interior_designer }
}
tool-word = { $tool ->
    [hammer_drill] { tool-hammer_drill }
    [jackhammer] { tool-jackhammer }
    [concrete_mixer] { tool-concrete_mixer }
   *[scaffolding] { tool-scaffolding }
}
colour-word = { $colour ->
    [red] { colour-red }
    [brown] { colour-brown }
    [blue] { colour-blue }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [orange] { colour-orange }
    [purple] { colour-purple }
   *[grey] { colour-grey }
}
roof-word = { $window ->
    [yes] toit { colour-word } à fenêtre
   *[no] toit { colour-word }
}
fetched-word = { $children ->
    [0] « { other-room-word } »
    [one] « { other-room-word } » ({ $children } enfant)
   *[other] « { other-room-word } » ({ $children } enfants)
}
resource-word = { $resource ->
    [roof] { roof-word }
    [decor] { decor-word }
    [helper] { helper-word }
    [tool] { tool-word }
   *[token] { resource-token }
}

## Actions : comme choix, et racontées dans le journal

do-take = Prendre la colonne { $column } : { room-word }, { resource-word }
    .log = { $name } prend la carte « { room-word } » avec : { resource-word }
do-take-roof = Prendre la colonne { $column } : { room-word }, toit
    .log = { $name } prend la carte « { room-word } » et un toit
do-discard = Défausser la colonne { $column } : { room-word }, { resource-word }
    .log = { $name } défausse la carte « { room-word } » avec : { resource-word }
do-dig = Marteau-piqueur : prendre la carte « { room-word } » de la colonne { $column } et passer son tour
    .log = { $name } prend au marteau-piqueur la carte « { room-word } » et passe son tour
do-hold = Garder le marteau-piqueur pour plus tard
    .log = { $name } garde le marteau-piqueur pour plus tard
do-place = { $side ->
        [up] Poser la carte « { room-word } » face visible : { cell-word }
       *[down] Poser la carte « { room-word } » face cachée comme pièce vide : { cell-word }
    }
    .log = { $side ->
        [up] { $name } pose la carte « { room-word } » : { cell-word }
       *[down] { $name } pose la carte « { room-word } » face cachée comme pièce vide : { cell-word }
    }
do-scaffold = Dresser l’échafaudage : { cell-word }
    .log = { $name } dresse un échafaudage : { cell-word }
do-decorate = Installer le décor « { decor-word } » : { room-word } ({ cell-word })
    .log = { $name } installe le décor « { decor-word } » : { room-word } ({ cell-word })
do-park = Garer la voiture dans le garage : { cell-word }
    .log = { $name } gare la voiture dans le garage : { cell-word }
do-leave = Se passer de la voiture
    .log = { $name } se passe de la voiture
do-mix = Bétonnière : échanger « { room-word } » (colonne { $column }) et « { other-room-word } » (colonne { $second })
    .log = { $name } échange à la bétonnière « { room-word } » et « { other-room-word } »
do-drill = Perforateur : remplacer la carte « { room-word } » ({ cell-word }) par « { other-room-word } » de la colonne { $column }
    .log = { $name } remplace au perforateur la carte « { room-word } » ({ cell-word }) par « { other-room-word } »
do-keep = Garder le décor « { decor-word } » ({ room-word } : { cell-word }) et retirer les autres de cette pièce
    .log = { $name } garde le décor « { decor-word } » ({ room-word } : { cell-word }) et retire les autres de cette pièce
do-decline = { $helper ->
        [roofer] Se passer du couvreur
        [courier] Se passer du livreur
       *[handyman] Se passer du bricoleur
    }
    .log = { $helper ->
        [roofer] { $name } se passe du couvreur
        [courier] { $name } se passe du livreur
       *[handyman] { $name } se passe du bricoleur
    }
do-first = Désigner { $seat_name } premier joueur
    .log = { $seat_name } commence la partie
do-reveal_room = Révéler une pièce : { room-word }
    .log = Une pièce est révélée : { room-word }
    .many = { $count ->
    [one] Une pièce apparaît
   *[other] { $count } pièces apparaissent
}
do-reveal_resource = Révéler une ressource : { resource-word }
    .log = Une ressource est révélée : { resource-word }
    .many = { $count ->
    [one] Une ressource apparaît
   *[other] { $count } ressources apparaissent
}
do-reveal_resource-roof = Révéler une ressource : toit
    .log = Une ressource est révélée : toit
do-roof = Couvreur : ajouter à sa pile un { roof-word }
    .log = { $name } ajoute à sa pile un { roof-word } grâce au couvreur
do-swap = Bricoleur : échanger « { room-word } » ({ cell-word }) et « { other-room-word } » ({ other-cell-word })
    .log = { $name } échange grâce au bricoleur « { room-word } » ({ cell-word }) et « { other-room-word } » ({ other-cell-word })
do-courier = Livreur : échanger la carte « { room-word } » ({ cell-word })
    .log = { $name } envoie le livreur chercher de quoi remplacer la carte « { room-word } » ({ cell-word })
do-handyman = Faire d’abord travailler le bricoleur
    .log = { $name } fait d’abord travailler le bricoleur
do-fetch = Livreur : prendre la carte { fetched-word } à la place de « { room-word } »
    .log = { $name } reçoit la carte { fetched-word } à la place de « { room-word } »

## Que faire maintenant

prompt-discard = Défaussez une colonne, mais pas celle de gauche
prompt-dig = Utilisez votre marteau-piqueur maintenant ou gardez-le pour plus tard
prompt-choose = Prenez une colonne
prompt-choose-tool = Prenez une colonne – ou utilisez d’abord un outil
prompt-place = Posez la carte « { room-word } » sur une case libre, face visible ou comme pièce vide
prompt-place-scaffold = Posez la carte « { room-word } » ou dressez d’abord l’échafaudage
prompt-park = Vous avez construit le premier garage de deux cartes : garez-y la voiture si vous voulez
prompt-scaffold = Dressez l’échafaudage sur une case libre
prompt-decorate = Choisissez une pièce pour le décor « { decor-word } »
prompt-roofer = Le couvreur : ajoutez à votre pile un toit de la défausse, ou passez-vous de lui
prompt-courier = Le livreur : choisissez la carte de votre maison à échanger, ou passez-vous de lui
prompt-courier-handyman = Le livreur : choisissez la carte de votre maison à échanger, faites d’abord travailler le bricoleur, ou passez-vous du livreur
prompt-fetch = Le livreur : choisissez la pièce de la défausse qui vient à la place
prompt-handyman = Le bricoleur : choisissez deux cartes de votre maison à échanger, ou passez-vous de lui
prompt-keep = Un seul décor peut rester dans cette pièce : choisissez lequel
prompt-draw = Des cartes sont révélées…
prompt-wait = C’est à { $seat_name } de jouer
prompt-over = La partie est terminée

## Que choisir ensuite, quand une action a plusieurs parties

choose-column = Choisissez une colonne
choose-second = Choisissez la colonne de l’échange
choose-cell = Choisissez une place dans votre maison
choose-other = Choisissez la place de l’échange
choose-side = Choisissez : face visible ou cachée
choose-room = Choisissez une pièce
choose-resource = Choisissez une ressource
choose-seat = Choisissez quelqu’un
choose-do = Choisissez quoi faire

## Champs des actions et de ce qui est montré

field-column = Colonne
field-second = Deuxième colonne
field-cell = Case
field-other = Autre case
field-side = Face
field-room = Pièce
field-resource = Ressource
field-seat = Joueur
field-stage = Maintenant
field-round = Manche
field-first = Premier joueur
field-token = Jeton premier joueur
field-to_act = À jouer
field-deck = Pioches
field-car = La voiture attend
field-hand = Vient d’être pris
field-market = Marché
field-discard = Défausses
field-rooms = Pièces
field-resources = Ressources
field-top = Étage supérieur
field-middle = Étage du milieu
field-basement = Sous-sol
field-beside = À côté de la maison
field-tools = Outils
field-helpers = Assistants
field-roofs = Cartes toit
field-pile = Pile de toits
field-best_roof = Meilleur toit
field-children = Enfants
field-decor = Décor
field-colour = Couleur
field-window = Fenêtre
field-tool = Outil
field-helper = Assistant

## Valeurs

room-living_room = salon
room-bedroom = chambre
room-kitchen = cuisine
room-kids_room = chambre d’enfant
room-bathroom = salle de bains
room-pantry = garde-manger
room-wardrobe = dressing
room-sauna = sauna
room-study = bureau
room-library = bibliothèque
room-game_room = salle de jeux
room-garage = garage
room-wine_cellar = cave à vin
room-workshop = atelier
room-laundry = buanderie
room-storage = débarras
room-empty = pièce vide
room-scaffold = échafaudage
cell-top_1 = étage supérieur, tout à gauche
cell-top_2 = étage supérieur, à gauche du milieu
cell-top_3 = étage supérieur, au milieu
cell-top_4 = étage supérieur, à droite du milieu
cell-top_5 = étage supérieur, tout à droite
cell-middle_1 = étage du milieu, tout à gauche
cell-middle_2 = étage du milieu, à gauche du milieu
cell-middle_3 = étage du milieu, au milieu
cell-middle_4 = étage du milieu, à droite du milieu
cell-middle_5 = étage du milieu, tout à droite
cell-basement_1 = sous-sol, à gauche
cell-basement_2 = sous-sol, à droite
other-top_1 = { cell-top_1 }
other-top_2 = { cell-top_2 }
other-top_3 = { cell-top_3 }
other-top_4 = { cell-top_4 }
other-top_5 = { cell-top_5 }
other-middle_1 = { cell-middle_1 }
other-middle_2 = { cell-middle_2 }
other-middle_3 = { cell-middle_3 }
other-middle_4 = { cell-middle_4 }
other-middle_5 = { cell-middle_5 }
other-basement_1 = { cell-basement_1 }
other-basement_2 = { cell-basement_2 }
side-up = face visible
side-down = face cachée
decor-grand_piano = piano à queue
decor-cat_house = maison du chat
decor-four_poster_bed = lit à baldaquin
decor-ice_cream_machine = machine à glace
decor-jacuzzi = jacuzzi
decor-painting = tableau
decor-fireplace = cheminée
decor-rocking_horse = cheval à bascule
decor-tree_house = cabane dans l’arbre
decor-birdhouse = nichoir
decor-car = voiture
beside-tree_house = { decor-tree_house }
beside-birdhouse = { decor-birdhouse }
helper-roofer = couvreur
helper-courier = livreur
helper-architect = architecte
helper-handyman = bricoleur
helper-interior_designer = décorateur d’intérieur
tool-hammer_drill = perforateur
tool-jackhammer = marteau-piqueur
tool-concrete_mixer = bétonnière
tool-scaffolding = échafaudage
colour-red = rouge
colour-brown = marron
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-orange = orange
colour-purple = violet
colour-grey = gris
window-yes = à fenêtre
count-children = { children }
resource-roof = toit
resource-decor = décor
resource-helper = assistant
resource-tool = outil
resource-token = jeton premier joueur
deck-rooms = pièces
deck-resources = ressources
stage-first = on désigne le premier joueur
stage-deal = on garnit le marché
stage-discard = on défausse une colonne
stage-dig = l’heure des marteaux-piqueurs
stage-choose = on prend les colonnes
stage-place = on pose une pièce
stage-park = la voiture attend
stage-scaffold = on dresse un échafaudage
stage-decorate = on décore une pièce
stage-roofer = le couvreur travaille
stage-courier = le livreur travaille
stage-fetch = le livreur apporte une pièce
stage-handyman = le bricoleur travaille
stage-keep = un seul décor reste
stage-over = la partie est terminée

## Options

option-discard = Colonne défaussée
option-discard-on = Oui
    .hint = Au début de chaque manche le premier joueur défausse une colonne.
option-discard-off = Non
    .hint = On ne défausse rien : plus simple avec de jeunes enfants.
option-car = Voiture
option-car-off = Non
    .hint = Un garage ne rapporte que ses propres points.
option-car-on = Oui
    .hint = Qui construit le premier un garage de deux cartes peut y garer la voiture : 1 point.
option-roofs = Piles de toits
option-roofs-hidden = Faces cachées
    .hint = Les toits restent cachés jusqu’à la fin ; même leurs propriétaires doivent s’en souvenir.
option-roofs-open = Faces visibles
    .hint = Tout le monde peut regarder tous les toits à tout moment.

## La feuille de score

line-rooms = Pièces
line-decor = Décor
line-functionality = Confort
line-roof = Toit
line-helpers = Assistants

## Pourquoi pas

why-D10 = Ce sont les pioches, et non un joueur, qui décident des cartes du marché.
why-D11 = Le hasard désigne le premier joueur de la partie.
why-D12 = Seul le premier joueur défausse une colonne, au début de la manche, et jamais celle de gauche.
why-D13 = Vous prenez une colonne à votre tour, et seulement une où il reste une pièce.
why-D20 = Vous posez la pièce que vous venez de prendre, sur une case sans pièce.
why-D21 = Il y a une case libre juste en dessous : une pièce doit reposer sur quelque chose.
why-D22 = Face visible, les cartes de sous-sol vont au sous-sol et toutes les autres aux deux étages.
why-D23 = La pièce serait plus grande que permis.
why-D24 = Une pièce voisine du même type est terminée.
why-D31 = Ce décor ne va pas dans cette pièce, ou ce n’est pas le moment de l’installer.
why-D33 = Cette pièce a déjà un décor, et il n’y en a jamais plus d’un.
why-D50 = Le perforateur échange une carte visible de votre maison contre une pièce du marché, avant que vous preniez une colonne.
why-D51 = Le marteau-piqueur ne sert qu’au début d’une manche, avant toute prise de colonne, et à qui en possède un.
why-D52 = La bétonnière demande deux pièces au marché, avant que vous preniez une colonne.
why-D54 = L’échafaudage se dresse au tour où on le prend, sur une case libre sans case libre en dessous, et pas sur un autre.
why-D60 = Seul un couvreur rapporte un toit de la défausse, et seulement à la fin.
why-D61 = Seul un livreur échange une carte contre une pièce de la défausse, et seulement à la fin.
why-D63 = Seul un bricoleur échange deux cartes de votre maison, et seulement à la fin.
why-D64 = Deux pièces décorées ne peuvent pas être réunies.
why-D65 = Il n’y a pas d’assistant à refuser maintenant, ni à choisir entre livreur et bricoleur.
why-D74 = La voiture est pour le premier garage de deux cartes, au moment où il est construit, et pas pour un garage décoré.

## Le plateau

round = Manche { $round } sur 12
column = Colonne { $column }
first-player = Premier joueur
roof-pile = { $count ->
    [one] { $count } carte toit face cachée
   *[other] { $count } cartes toit faces cachées
}
children = { $count ->
    [one] { $count } enfant
   *[other] { $count } enfants
}
deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
room-points = Selon la taille : { $points }
room-beside = { $points } à côté de : { $rooms }
room-most = { $count ->
    [one] { $count } carte au plus
   *[other] { $count } cartes au plus
}
decor-any = n’importe quelle pièce
decor-beside = à côté de la maison
only-face-down = Cette pièce ne peut être posée que face cachée
roof-one-colour = Quatre d’une couleur : 8 points, plus 1 par fenêtre
roof-mixed = Quatre de plusieurs couleurs : 3 points, plus 1 par fenêtre
roof-unfinished = Moins de quatre cartes toit : aucun point
tool-about-hammer_drill = Avant de prendre une colonne : échangez une carte visible de votre maison contre une pièce du marché.
tool-about-jackhammer = Au début d’une manche : prenez n’importe quelle pièce du marché et posez-la ; vous passez votre tour.
tool-about-concrete_mixer = Avant de prendre une colonne : deux pièces du marché échangent leurs places.
tool-about-scaffolding = Se dresse sur une case libre et porte une pièce au-dessus ; une pièce doit le remplacer.
helper-about-roofer = À la fin : ajoutez à votre pile un toit de la défausse.
helper-about-courier = À la fin : échangez une carte de votre maison contre une pièce de la défausse.
helper-about-architect = À la fin : 1 point de plus par bonus de confort, et 1 par pièce vide.
helper-about-handyman = À la fin : deux cartes de votre maison échangent leurs places.
helper-about-interior_designer = Aussitôt : le décor ne termine pas vos pièces. À la fin : 1 point de plus par décor.

## Raisons : ce qu’une action change, et ce qui lui manque

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-room = { gained } : { room-word }
reason-decor = { gained } : { decor-word }
reason-bathrooms = { gained } pour des salles de bains aux deux étages
reason-suite = { gained } pour salle de bains, cuisine et chambre réunies
reason-roof = { $count } cartes toit sur { $all }
reason-first = premier joueur de la manche suivante

## Les parties d’une édition : d’où elles viennent

part-room = les points de { $count ->
    [one] { $count } type de pièces
   *[other] { $count } types de pièces
}
part-roofs = le nombre et les couleurs des toits
part-decor = les points de { $count ->
    [one] { $count } décor
   *[other] { $count } décors
}
part-helpers = le nombre d’assistants
part-tools = le nombre d’outils
part-note = Le nombre de cartes de chaque type de pièces et les enfants qui s’y trouvent sont reconstitués aussi : seuls les totaux sont imprimés.

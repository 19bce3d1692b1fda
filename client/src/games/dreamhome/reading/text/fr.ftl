# Ce que le plateau de Dream Home dit en mots. Les mêmes ids et variables dans les quatre langues.

## Les maisons

at-cell = { $cell } : { $what }
free-above-free = libre, au-dessus d’une place libre
part-of-room = carte { $part } sur { $size }, { $most } au plus
room-decorated = la pièce a un décor
next-to = à côté : { $things }
on-top-of = dessous : { $thing }
discard-count = pièces : { $rooms } ; ressources : { $resources }
no-rooms = pas encore de pièces
room-of-cards = { $room } ({ $size ->
    [one] { $size } carte
   *[other] { $size } cartes
})
cells-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
points-without-roof = sans le toit { $worth }
roofs = { $count ->
    [one] { $count } carte de toit
   *[other] { $count } cartes de toit
}
has-tools = outils : { $things }
has-helpers = assistants : { $things }
stands-beside = à côté de la maison : { $things }

## Les choix

told-take = Prendre : { $room } ; avec : { $resource }
told-discard = Défausser : { $room } ; avec : { $resource }
told-dig = Avec le marteau-piqueur, en passant son tour, prendre : { $room }

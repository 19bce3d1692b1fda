# Ce que seul dit le plateau des Guildes de Laar. Mêmes identifiants et variables dans les quatre langues.

## Le plateau

empty-slot = Place vide
card-open = Carte { $card } : { $goods }
card-played = Carte { $card }, avec { $expert } : { $good }
your-goods = Vos marchandises
goods-of = Marchandises de { $name }
enlarge = { $name } : agrandir
reduce = { $name } : réduire
left-neighbour = voisin de gauche
right-neighbour = voisin de droite
played = joué
void = sans effet
empty-stack = rien encore
worth = { $points } { $points ->
        [one] point
       *[other] points
    } maintenant
hidden-expert = expert caché
memo-show = Aide-mémoire { $memo } : la valeur des bêtes
memo-next = Ligne : une bête. Colonne : celle prise ensuite.
takes-left = prend { $points } à gauche
takes-right = prend { $points } à droite

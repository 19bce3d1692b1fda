# Ce que seul l’éditeur de Dream Home dit. Les mêmes identifiants et variables dans les quatre langues.

part-room = Pièces
part-decor = Décors
part-roofs = Toits
part-helpers = Assistants
part-tools = Outils
field-category = Sorte de pièce
category-regular = pièce ordinaire
category-unique = pièce spéciale
category-basement = pièce du sous-sol
field-count = Nombre de cartes
cards-in-all = { $count } en tout
field-points = Points
nth-points = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
field-children = Enfants sur les cartes
nth-children = carte { $count }
has-beside = Vaut plus à côté de certaines pièces
field-beside = À côté de quelles pièces
field-beside-points = Points à côté d’elles
field-rooms = Où il peut se trouver
nth-rooms = { $count }
where-any = dans n’importe quelle pièce
where-beside_the_home = à côté de la maison
where-rooms = seulement dans ces pièces
field-colours = Couleurs des toits
nth-colours = Couleur { $count }
field-per_colour = Cartes par couleur
field-each = Cartes de chaque sorte
field-kinds = Sortes
wrong-colours = les quatre couleurs doivent être différentes
wrong-floor = doit pouvoir se trouver au même étage
wrong-beside = seule une pièce d’une seule carte rapporte à côté d’autres
wrong-car = la voiture ne peut se trouver que dans le garage

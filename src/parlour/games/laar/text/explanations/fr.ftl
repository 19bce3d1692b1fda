# Ce que sont les choses du plateau, avec les chiffres du moment. Ces textes peuvent utiliser ceux du jeu.

explain-points = { $points ->
    [one] { $points } point en ce moment
   *[other] { $points } points en ce moment
}
explain-unknown = Des points que vous ne pouvez pas encore connaître
explain-place = Place { $place } pour l’instant
explain-total = Total des points
explain-card = Carte marchandise
explain-card-number = Carte { $card }
explain-card-is = Avec { played-expert } : { good }
explain-card-as = Avec { played-expert } : { good }, { gained } en ce moment
explain-deck = Pioche
explain-round = Manches
explain-hidden-gem = Gemme face cachée
explain-hidden-expert = Expert caché
explain-neighbour = Voisin
explain-side = { $side ->
    [left] Nombres de gauche
   *[right] Nombres de droite
}
explain-gain-now = Les points que cela rapporterait maintenant
explain-memo = Aide-mémoire des bêtes { $memo }
explain-spice-table = De 1 à 6 épices différentes : { $table }
explain-brings = Rapporte { gained } en ce moment
explain-gain = Vous rapporterait { gained } maintenant
explain-cards = { $count ->
    [one] { $count } carte dans la pile
   *[other] { $count } cartes dans la pile
}
explain-spices = { $count } différentes = { $points }
explain-spices-next = une sorte de plus, { $count } différentes : { $points }
explain-gems-next = une gemme de classe { $gem } porterait à { $points }
explain-beasts-next = prochaine bête, { good-beast } : { $points } en tout
explain-weapons = Prend { $left } au voisin de gauche et { $right } à celui de droite
explain-weapons-one-side = Les nombres de gauche prennent { $left }, ceux de droite { $right } ; un seul côté compte
explain-experts-left = { $count ->
    [0] Il n’en reste pas dans votre main
   *[other] Dans votre main : { $count }
}

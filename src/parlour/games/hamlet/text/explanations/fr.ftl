# Ce que sont les choses du jeu, avec les chiffres du moment. Ces textes peuvent utiliser ceux du jeu.

explain-points = { $points ->
    [one] { $points } point en ce moment
   *[other] { $points } points en ce moment
}
explain-unknown = Des points que vous ne pouvez pas encore connaître
explain-place = Place { $place } pour l’instant
explain-total = Total des points
explain-round = Tours de table
explain-gain-now = Les points que cela rapporterait maintenant
explain-good-word = { $good ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
    [milk] { good-milk }
   *[coins] pièces
}
explain-made-word = { $made ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
    [milk] { good-milk }
   *[coins] pièces
}
explain-scores-longest_road = Lieu d’intérêt : chaque tuile de votre plus longue route compte { $points } de plus
explain-scores-matching = Lieu d’intérêt : { $points } par segment qui touche un segment de même sorte
explain-scores-way = Lieu d’intérêt : { $points } par tuile du plus court chemin vers l’église
explain-scores-access = Lieu d’intérêt : { $points } si une route y mène depuis l’église
explain-scores-delivery = Lieu d’intérêt : { $points } par livraison que vous avez faite
explain-scores-mountain = Lieu d’intérêt : { $points } par segment de montagne qui touche la montagne
explain-scores-forest = Lieu d’intérêt : { $points } par segment de forêt qui touche la forêt
explain-scores-printed_road = Lieu d’intérêt : { $points } par route imprimée qui continue au-delà
explain-scores-donkey = Lieu d’intérêt : { $points } par âne à vous
explain-scores-coin = Lieu d’intérêt : { $points } par pièce à vous, { $most } au plus
explain-scores-sale = Lieu d’intérêt : { $points } par commande que vous avez honorée
explain-scores-road = Lieu d’intérêt : { $points } par route que vous avez construite
explain-flag = Drapeau du propriétaire d’un lieu d’intérêt
explain-sale = Commande { $sale }
explain-delivery = Livraison { $delivery }
explain-cost = Coûte { $count } × { explain-good-word }
explain-needs = Demande { $count } × { explain-good-word }
explain-any-of = Demande { $count } au choix parmi :
explain-sort = { explain-good-word }
explain-when-built = À la construction : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-yields = Emplacements pour { explain-good-word } : { $count }
explain-filling-coins = Pièces quand on la remplit : { $count }
explain-filling-points = La remplir rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-refines = { explain-good-word } → { explain-made-word }, emplacements : { $count }
explain-reward = Quand elle est utilisée, son producteur reçoit pièces : { $coins }, points : { $points } ; { $times } fois plus en haute qualité
explain-sale-brings = Rapporte points : { $points }, pièces : { $coins }
explain-worth = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-made-by = Faite par { $seat_name }
explain-taken-by = Détenu par { $seat_name }
explain-landmark = Rapporte à { $seat_name } { $points ->
    [one] { $points } point
   *[other] { $points } points
} en ce moment
explain-cut-off = Aucune route n’y mène depuis l’église
explain-lies = Ici : { $count } × { explain-good-word }
explain-in-village = Dans le village : { $count }
explain-price = Prix au marché : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
explain-has = { $count } sur { $most } au plus
explain-pieces = Sur le plateau : { $count } sur { $most }
explain-coins = Pièces : { $count }
explain-coins-a-point = { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } valent 1 point à la fin
explain-donkey-price = Un âne coûte { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }
explain-villager-prices = Les deuxième, troisième et quatrième villageois coûtent { $prices } pièces
explain-awards = Lieux d’intérêt { $landmarks }, commandes { $sales }, livraisons { $deliveries }
explain-roads = Routes construites : { $count }
explain-longest = Tuiles de la plus longue route : { $count }

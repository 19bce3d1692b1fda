# Ce que sont les choses du jeu, avec les chiffres du moment. Ces textes peuvent utiliser ceux du jeu.

explain-points = { $points ->
    [one] { $points } point en ce moment
   *[other] { $points } points en ce moment
}
explain-unknown = Des points que vous ne pouvez pas encore connaître
explain-place = Place { $place } pour l’instant
explain-total = Total des points
explain-round = Manches
explain-gain-now = Les points que cela rapporterait maintenant
explain-square-word = { $square ->
    [desert] { square-desert }
    [district] { square-district }
    [forest] { square-forest }
    [lake] { square-lake }
    [mountain] { square-mountain }
    [production_blue] { square-production_blue }
    [production_brown] { square-production_brown }
    [production_green] { square-production_green }
    [production_grey] { square-production_grey }
    [factory_blue] { square-factory_blue }
    [factory_brown] { square-factory_brown }
    [factory_green] { square-factory_green }
   *[factory_grey] { square-factory_grey }
}
explain-cube = { $colour ->
    [blue] Ressource bleue
    [brown] Ressource brune
    [green] Ressource verte
   *[grey] Ressource grise
}
explain-tile = Tuile de terraformation : { explain-square-word }
explain-card-number = Carte { $card }
explain-card-back = Carte face cachée
explain-pair-deck = La paire de la pioche
explain-pair-laid = La paire posée par les deux joueurs
explain-boost = Une ressource ajoutée à la carte
explain-ready = Qui a fini de construire
explain-turn = Le sens de la carte
explain-sides = Les deux côtés de la chaîne
explain-spot = Un emplacement pour votre carte
explain-worth-forest = Chaque forêt : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-worth-mountain = Chaque montagne : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-worth-lake = Chaque case de lac après la première de son lac : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-worth-district = Chaque case du plus petit quartier : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-worth-factory = Avec une ressource de sa couleur : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-goal = Rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
explain-goal-taken = Atteint par { $seat_name }
explain-printed = { explain-square-word } : { $count }
explain-each = { $count } dans cette ville = { $points }
explain-deserts = { $count } dans cette ville ; ils départagent les égalités
explain-lakes = { $count ->
    [one] { $count } lac
   *[other] { $count } lacs
}, { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} en tout = { $points }
explain-side-size = Plus grand quartier d’un côté : { $count }
explain-districts = Le plus petit compte { $count ->
    [one] { $count } case
   *[other] { $count } cases
} = { $points }
explain-factories = { $colour ->
    [blue] bleues
    [brown] brunes
    [green] vertes
   *[grey] grises
} : { $served } sur { $count } avec ressource = { $points }
explain-resources = Ressources dans cette ville : { $count }, sans usine : { $waiting }
explain-supply = Dans la réserve : { $count }
explain-own = Dans votre ville : { $count }

# Ce que sont les choses du jeu, avec les chiffres du moment. Ces textes peuvent utiliser ceux du jeu.

explain-points = { $points ->
    [one] { $points } point en ce moment
   *[other] { $points } points en ce moment
}
explain-unknown = Des points que vous ne pouvez pas encore connaître
explain-place = Place { $place } pour l’instant
explain-total = Total des points
explain-deck-rooms = Cartes pièce à venir
explain-deck-resources = Cartes ressource à venir
explain-discard = Défausses
explain-round = Manches
explain-kept = Outils et assistants
explain-gain-now = Les points que cela rapporterait maintenant
explain-beside = { $points } à côté : { room-word }
explain-worth = { $points ->
    [one] Vaut { $points } point
   *[other] Vaut { $points } points
}
explain-belongs = Se place ici : { room-word }
explain-any-room = Se place dans n’importe quelle pièce
explain-beside-home = Se place à côté de la maison
explain-have = Vous en avez { $count } : { $points ->
    [one] { $points } point en ce moment
   *[other] { $points } points en ce moment
}
explain-bathrooms = { $has ->
    [yes] Une salle de bains à chacun des deux étages : { $points } points
   *[no] Pas encore de salle de bains à chacun des deux étages ; cela rapporterait { $points }
}
explain-suite = { $has ->
    [yes] Salle de bains, cuisine et chambre : { $points } points
   *[no] Salle de bains, cuisine et chambre ne sont pas encore réunies ; ensemble elles rapportent { $points }
}
explain-room-now = { $count ->
    [one] Cette pièce compte { $count } carte
   *[other] Cette pièce compte { $count } cartes
} : { $points }
explain-room-next = { $count } cartes rapportent { $points }
explain-complete = La pièce est terminée

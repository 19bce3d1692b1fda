# Ce que disent le plateau de Hamlet et la feuille de Hamlet. Mêmes identifiants et variables dans les quatre langues.

## The village

donkey = { $count ->
    [one] { $count } âne de { $name }
   *[other] { $count } ânes de { $name }
}

## What a tile is good for

fact-source = Donne { $goods }. Emplacements : { $slots }, pièces au remplissage : { $coins }.
fact-barn = Reçoit { $goods }. Emplacements : { $slots }, points au remplissage : { $points }.
fact-refinery = { $slots ->
    [one] Transforme : { $from } → { $to } ; { $slots } emplacement.
   *[other] Transforme : { $from } → { $to } ; { $slots } emplacements.
}
fact-church = On y fait les livraisons ; chacune ajoute une partie à l’église.
fact-town-hall = On y prend un projet, on y engage des villageois et on y achète des ânes.
fact-market = Prix en pièces : ressource brute { $raw }, transformée { $refined }.
scores-longest_road = Lieu d’intérêt : chaque tuile de votre plus longue route compte { $points } de plus.
scores-matching = Lieu d’intérêt : { $points } par segment qui touche un segment de même sorte.
scores-way = Lieu d’intérêt : { $points } par tuile du plus court chemin vers l’église.
scores-access = Lieu d’intérêt : { $points } si une route y mène depuis l’église.
scores-delivery = Lieu d’intérêt : { $points } par livraison que vous avez faite.
scores-mountain = Lieu d’intérêt : { $points } par segment de montagne qui touche la montagne.
scores-forest = Lieu d’intérêt : { $points } par segment de forêt qui touche la forêt.
scores-printed_road = Lieu d’intérêt : { $points } par route imprimée qui continue au-delà.
scores-donkey = Lieu d’intérêt : { $points } par âne à vous.
scores-coin = Lieu d’intérêt : { $points } par pièce à vous, { $most } au plus.
scores-sale = Lieu d’intérêt : { $points } par commande que vous avez honorée.
scores-road = Lieu d’intérêt : { $points } par route que vous avez construite.

## Around the village

row = Projets
market = Marché
church = Église
first = premier
rank = { $rank ->
    [1] Une clairière et quelques cabanes
    [2] Un hameau
    [3] Un village
    [4] Un bourg
   *[5] Une ville dont parlent les voyageurs
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

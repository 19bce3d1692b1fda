# Ce que disent l’aide et la page du jeu sur Dream Home, outre les règles numérotées. Les mêmes noms et variables dans les quatre langues.

## En deux minutes

goal = Vous avez { $rounds } manches et { $cells } places libres pour des pièces. Aménagez la maison de vos rêves : de grandes pièces bien voisines, des décors et un toit assorti. À la fin, la maison qui vaut le plus l’emporte.
turn-take = À son tour, chacun prend l’une des cinq colonnes : une pièce et ce qui est au-dessus. Celle de gauche n’a pas de ressource, mais vous serez premier à la manche suivante.
turn-place = La pièce se pose aussitôt, jamais au-dessus d’une case libre. Face cachée, c’est une pièce vide : elle ne vaut rien, mais elle en porte d’autres.
turn-grow = Des pièces d’un même type côte à côte n’en font qu’une, plus grande : un salon rapporte { $points } points selon sa taille. Au plus grand, ou décorée, elle est terminée.
turn-resource = Puis la ressource : un toit va face cachée sur votre pile, un décor dans une pièce, un outil attend son heure, et les assistants travaillent à la fin.
points-rooms = La carte dit ce que rapporte une pièce de cette taille. Certaines valent plus à côté de certaines autres.
points-decor = Chacun rapporte le nombre qu’il porte, et termine la pièce où il se trouve – pour le meilleur ou pour le pire.
points-functionality = { $points } { $points ->
        [one] point
       *[other] points
    } pour une salle de bains à chacun des deux étages, et { $points } pour une salle de bains, une cuisine et une chambre.
points-roof = Quatre cartes font un toit : { $one } { $one ->
        [one] point
       *[other] points
    } d’une seule couleur, sinon { $mixed }, et { $window } de plus par fenêtre. Personne ne regarde la pile avant la fin : retenez-la !
first-token = premier joueur
first-token-about = Va à qui prend la colonne de gauche.
decor-points = { $decor } ({ $points })

## La page du jeu

feel = Une maison de poupée à aménager à votre goût – et juste assez de rivaux qui veulent la même cuisine.
players-2 = Le premier joueur défausse l’une des { $columns } colonnes, puis on en prend deux : on peut souvent laisser à l’autre ce qui coûte le moins.
players-3 = Le premier joueur défausse l’une des { $columns } colonnes, puis on en prend trois. Le deuxième et le troisième choisissent dans ce qui reste.
players-4 = Rien n’est défaussé d’abord : on prend quatre des { $columns } colonnes, et le dernier choisit entre deux. C’est ici que commencer compte le plus.

# Ce que disent l’aide et la page du jeu sur Hokkaido, outre les règles numérotées. Les mêmes noms et variables dans les quatre langues.

## En deux minutes

goal = En { $rounds } manches, vous bâtissez une ville de cartes : chacune se pose en partie sur celles qui sont là, ou en partie dessous. Une seule chaîne de montagnes la traverse. À la fin, ce qui se voit encore marque des points, et le plus grand total l’emporte.
turn-keep = Gardez une carte de votre main et passez le reste au voisin : à gauche dans la première moitié, à droite dans la seconde.
turn-place = Posez la carte dans le sens que vous voulez : au moins une case sur ou sous la ville, au moins une en vue. Lacs et montagnes ne se couvrent jamais.
turn-range = Une nouvelle montagne prolonge l’un des deux bouts de la chaîne, qui ne bifurque ni ne se referme.
turn-terraform = Une fois par manche, deux ressources d’une même couleur changent un désert en quelque chose de mieux.
points-districts = La chaîne coupe la ville en deux. Cherchez le plus grand quartier de chaque côté : chaque case du plus petit rapporte { $points } { $points ->
        [one] point
       *[other] points
    }. Bâtissez donc des deux !
points-factories = { $points } { $points ->
        [one] point
       *[other] points
    } pour chaque usine qui reçoit une ressource de sa couleur. Chaque production visible en donne une.
points-lakes = Dans chaque lac, la première case ne rapporte rien, chacune des suivantes { $points } { $points ->
        [one] point
       *[other] points
    }.
mountains-forests = Montagnes et forêts
points-mountains = Chaque montagne rapporte { $mountain } { $mountain ->
        [one] point
       *[other] points
    }, chaque forêt { $forest }.
points-goals = Si vous jouez avec les objectifs : qui en remplit un le premier reçoit { $points } { $points ->
        [one] point
       *[other] points
    }.
hidden = Ce qui est couvert
points-hidden = Ce qu’une carte cache ne compte plus, et la ressource qui s’y trouvait est perdue. Choisissez bien ce que vous couvrez.
tile-for = { $tile } (deux ressources { $colour ->
    [blue] bleues
    [brown] brunes
    [green] vertes
   *[grey] grises
})

## La page du jeu

feel = Un casse-tête de cartes qui se chevauchent : chacune va de dizaines de façons, et tout le monde bâtit en même temps.
players-2 = Au lieu du draft, vous gardez une carte, en piochez une et en défaussez une, puis échangez vos mains : vous voyez presque tout ce que voit l’autre. Avec les objectifs, { $goals } sont révélés.
players-3 = Six cartes tournent à trois, si bien qu’une main vous revient. Avec les objectifs, { $goals } sont révélés.
players-4 = Vous voyez chaque main une ou deux fois, et passez ce dont les autres pourraient avoir besoin. Avec les objectifs, { $goals } sont révélés.
players-5 = Une main ne revient guère : prenez tout de suite ce qu’il vous faut. Ce n’est pas plus long qu’à trois, car tous décident ensemble. Avec les objectifs, { $goals } sont révélés.

# Ce que seule dit la feuille de Hamlet. Mêmes identifiants et variables dans les quatre langues.

## The pad

pad-intro = Comptez sur la table ce que chacun possède quand la partie est finie.
pad-seats = De qui
pad-figures = Nombres
pad-track = Points sur la piste de score
pad-deliveries = Livraisons
pad-sales = Commandes
pad-roads = Routes construites
pad-longest = Tuiles de la plus longue route
pad-coins = Pièces
pad-donkeys = Ânes
pad-planner = Possède le jeton Urbaniste
pad-more = Un de plus
pad-less = Un de moins
pad-landmarks = Lieux d’intérêt
pad-landmarks-hint = Touchez ceux qui portent le drapeau du joueur.
pad-taken = { $landmark } : appartient à { $name }
pad-connected = Une route y mène depuis l’église
pad-figure-matching = Segments qui touchent leur propre sorte
pad-figure-way = Tuiles du chemin vers l’église, extrémités comprises
pad-figure-mountain = Segments de montagne qui touchent la montagne
pad-figure-forest = Segments de forêt qui touchent la forêt
pad-figure-printed_road = Routes imprimées qui continuent
pad-tie-hint = À égalité : le plus de livraisons, puis le plus de commandes.
pad-rank = En solo : { $rank }

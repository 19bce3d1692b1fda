# Ce que disent l’aide et la page du jeu sur Hamlet, outre les règles numérotées. Les mêmes noms et variables dans les quatre langues.

## En deux minutes

goal = Avec vos voisins vous bâtissez un village, et en son milieu l’église qui manque encore. Presque tout est à tout le monde ; ce qui compte, c’est qui le fait. Quand l’église est debout, la partie s’achève, et qui a le plus fait pour le village l’emporte.
turn-villagers = Chacun de vos villageois marche sur les routes aussi loin qu’il veut, y fait une chose et se couche.
turn-gather = Récolter : à la ferme, à la carrière et chez les bûcherons, tous les emplacements libres se remplissent, et vous recevez des pièces.
turn-refine = Transformer : dans une usine, les matières premières deviennent bois d’œuvre, briques, farine ou lait à votre marque. Qui les consomme plus tard vous paie.
turn-carry = Une ressource fait un pas toute seule sur la route. Pour chaque pas suivant, il faut un de vos ânes là où il commence.
turn-build = Bâtir : l’hôtel de ville donne projets et villageois ; puis la tuile se pose à côté d’un villageois, pour que les routes se rejoignent. Elle coûte des ressources et rapporte aussitôt des points.
turn-deliver = Livrer : vendez au marché, ou apportez à l’église ce qu’il lui faut pour sa prochaine partie – pour beaucoup de points.
points-track = Des points aussitôt : pour les tuiles bâties, les commandes et les livraisons, et chaque fois que quelqu’un consomme ce que vous avez produit.
points-landmarks = Chaque lieu que vous avez bâti rapporte à la fin, à sa façon, si des routes le relient à l’église.
points-awards = Le plus de lieux d’intérêt { $landscaper }, de commandes { $merchant }, de livraisons { $chaplain }, la deuxième place aux livraisons { $sexton }.
points-roads = { $points } pour chacun de vos ponts et chemins – { $planner } si vous en avez construit le tout premier.
points-longest = { $points } par tuile de la plus longue chaîne de routes, si l’une au moins est à vous.
points-coins = { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } valent un point.
villager = villageois, à embaucher pour { $costs } pièces
donkey = âne pour { $cost } { $cost ->
        [one] pièce
       *[other] pièces
    }, jusqu’à { $most }
bridge = pont sur les montagnes : { $count } { $good }
path = chemin dans la forêt : { $count } { $good }
high-quality = de haute qualité : paie double
points = points

## La page du jeu

feel = Un village que tous bâtissent ensemble et chacun un peu pour soi : un jeu de routes, de ressources et de bons moments, où il y a beaucoup à découvrir.
players-1 = L’église demande { $deliveries } livraisons, en un nombre de tours limité. Vos points vous donnent l’un de cinq rangs.
players-2 = L’église demande { $deliveries } livraisons. Au marché, les matières premières coûtent { $raw } { $raw ->
        [one] pièce
       *[other] pièces
    }, les ressources transformées { $refined }. Ce que vous laissez aide exactement un adversaire.
players-3 = L’église demande { $deliveries } livraisons. Au marché, les matières premières coûtent { $raw } { $raw ->
        [one] pièce
       *[other] pièces
    }, les ressources transformées { $refined }. On consomme plus vite, et vos marques paient plus souvent.
players-4 = L’église demande { $deliveries } livraisons. Au marché, les matières premières coûtent { $raw } { $raw ->
        [one] pièce
       *[other] pièces
    }, les ressources transformées { $refined }. Le village grandit vite, et entre deux de vos tours bien des choses changent.

# Ce que seul l’éditeur de Hamlet dit. Les mêmes identifiants et variables dans les quatre langues.

sale = Commande { $number }
for-players = { $part } ({ $players } { $most ->
    [one] joueur
   *[other] joueurs
})
part-tile = Tuiles
part-sale = Commandes
part-church_side = Livraisons
part-church = Église
part-market = Prix
part-sales_removed = Commandes retirées
part-awards = Distinctions
part-milestones = Niveaux de maîtrise
part-scoring = Fin de la partie
part-start = Début
part-reward = Ce que paient les ressources
part-solo = Jouer seul
part-hire = Villageois et ânes
part-roads = Routes
part-layout = Disposition d’une première partie
field-group = Pile
field-border = Contour
field-cost = Coût
field-points = Points
field-coins = Pièces
field-yields = Ce qu’elle donne
field-refines = Atelier
field-scores = Lieu d’intérêt
field-any_of = au choix parmi
field-slots = places pour les ressources
field-start = ressources au début
field-from = À partir de
field-to = Ce qu’il fabrique
field-per = Ce qui compte
field-most = au plus
field-level = Niveau
field-goods = Ressources
field-count = Combien
field-placed = Parties posées au début
field-deliveries = Livraisons
field-players = joueurs
field-parts = Parties de l’église
field-raw = Ressources brutes
field-refined = Ressources raffinées
field-levels = retirées
field-high_quality = Haute qualité, tant de fois plus
field-coins_a_point = Pièces pour un point
field-road = Une route
field-longest_road = Route la plus longue, par tuile
field-landscaper = Paysagiste
field-merchant = Marchand
field-chaplain = Aumônier
field-sexton = Sacristain
field-needs = Ce qu’exigent les distinctions
field-rounds = Manches au plus
field-round_points = Points par manche restante
field-ranks = Points des rangs
field-road_bonus = Points de plus par route
field-good = Ressource
field-villagers = Villageois
field-donkey = Âne
field-bridge = Pont
field-path = Chemin
field-at = place
field-turn = rotation
nth = { $list ->
    [deliveries] livraison { $number }
    [villagers] nᵒ { $number }
    [levels] niveau { $number }
    [ranks] rang { $number }
   *[other] { $number }
}
segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
segment = Segment { $number } : { $kind ->
    [R] route
    [M] montagne
   *[F] forêt
}
triangle = Triangle { $number }
brush = À peindre
brush-R = Route
brush-F = Forêt
brush-M = Montagne
brush-shape = Forme
painting-segments = Choisissez route, forêt ou montagne, puis touchez les segments où elle est imprimée.
painting-shape = Touchez les triangles qui appartiennent à la tuile.
no-outline = La tuile n’aurait alors plus un seul bord.
value-hamlet = hameau
value-bag = sac
value-delivery = ses livraisons
value-sale = ses commandes
value-access = une route depuis l’église
value-forest = forêt contre forêt
value-mountain = montagne contre montagne
value-road = ses routes
value-coin = pièces
value-way = le chemin vers l’église
value-donkey = ânes
value-longest_road = la route la plus longue
value-printed_road = routes imprimées qui continuent
value-matching = segments contre un segment de même sorte

# Ce que seul dit le plateau de Hokkaido. Mêmes identifiants et variables dans les quatre langues.

## Le plateau

card-short = carte { $card }
spot = Place pour la carte
layerings = { $count } façons de la poser
spots = { $count ->
    [0] Aucune place dans ce sens : tournez la carte
    [one] { $count } place dans ce sens
   *[other] { $count } places dans ce sens
}
your-city = Votre ville
your-hand = Votre main
your-card = Votre carte de cette manche
your-pair = Votre paire : jouez une carte, défaussez l’autre
try-card = Essayer dans la ville
try-about = Un essai : rien n’est encore choisi. Tournez la carte et posez-la sur le plan.
try-choose = Choisir la carte { $card }
try-back = Retour aux cartes
just-drawn = piochée
city-of = Ville de { $name }
enlarge = Ville de { $name } : agrandir
reduce = Ville de { $name } : réduire
done = prêt
not-done = pas encore
in-order = Dans l’ordre
order-asked = { $name } a demandé l’ordre
turn-done = a construit
turn-now = construit maintenant
turn-later = construira plus tard
on-the-table = Sur la table
pair-deck = Paire de la pioche
pair-laid = Paire posée
building = Construction
turn-left = Tourner la carte à gauche
tap-turns = Touchez pour la tourner, glissez-la sur la ville
layers = Dessus ou dessous
layer-over = Par-dessus tout
layer-under = Sous d’autres cartes, dans l’ordre de lecture : { $squares }
over-short = dessus
under-short = { $count } dessous
free-tile = Tuile gratuite
tile-for = Désert → { $tile }, pour deux ressources ({ $colour })
tile-free = Désert → { $tile }, gratuitement ({ $colour })
change = Ce que cela change
change-total = Score
round-of = Manche { $round } sur { $rounds }
goal-named = Objectif { $goal } : { $name }
goal-taken = Pris par { $name }
goal-tie-lower = En cas d’égalité, la carte la plus basse l’emporte
goal-tie-higher = En cas d’égalité, la carte la plus haute l’emporte

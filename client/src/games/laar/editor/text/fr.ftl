# Ce que seul l’éditeur des Guildes de Laar dit. Les mêmes identifiants et variables dans les quatre langues.

card = Carte { $number }
memo = Aide-mémoire { $name }
spices = Points des épices
part-card = Cartes de marchandises
part-memo = Aide-mémoires des bêtes
part-spices = Épices
spices-legend = Points des épices différentes, selon leur nombre
spices-of = { $count ->
    [0] aucune
    [one] { $count } épice
   *[other] { $count } épices
}
weapon-left = Chiffre de gauche
weapon-right = Chiffre de droite
scoring-equal = Séries de bêtes identiques
scoring-different = Séries de bêtes différentes
scoring-any_pair = Deux bêtes quelconques
scoring-equal_pair = Deux bêtes identiques
scoring-cycle = Selon l’ordre de prise
scoring-steps_ahead = Points selon l’avance de la bête suivante
set-points = Points d’une série
set-of = { $count ->
    [one] { $count } bête
   *[other] { $count } bêtes
}
pair-points = Points d’une paire
nth = Bête { $count } de la ronde
steps = { $count ->
    [0] la même
    [one] { $count } pas
   *[other] { $count } pas
}
scores-nothing = doit rapporter d’au moins une manière

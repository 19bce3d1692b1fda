# Ce que disent le plateau de Dream Home et la feuille de score de Dream Home. Mêmes identifiants et variables dans les quatre langues.

## The board

roof-plain = toit { $colour }
roof-window = toit { $colour } à fenêtre
free-cell = libre
worth = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
discard = Défausses

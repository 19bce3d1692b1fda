# Ce que seule dit la feuille des Guildes de Laar. Mêmes identifiants et variables dans les quatre langues.

## La feuille

pad-intro = Indiquez ce que chacun a devant soi à la fin de la partie.
pad-memo = Aide-mémoire des bêtes
pad-first = Premier joueur de la dernière manche
pad-goods = Marchandises
pad-card = Numéro d’une carte
pad-card-hint = Choisissez ce qu’elle est ici
pad-order = Dans l’ordre de prise, les plus anciennes d’abord
pad-left = Gauche
pad-right = Droite
pad-add-weapon = Ajouter l’arme
pad-pairs = Paires d’épices
pad-protect = Protégé contre
pad-protect-hint = Sans réponse, le meilleur choix est fait.
pad-side = Côté des armes
pad-side-best = le meilleur
pad-tie-hint = À égalité, moins de points d’armes l’emporte, puis moins de cartes d’armes.
pad-taken = { $count } sur { $of } marchandises

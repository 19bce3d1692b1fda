# Ce que disent en français les carnets et les feuilles de score.

copied = Copié
copy-by-hand = À copier à la main : { $text }

## La feuille de score et la fin

sheet-line = Points pour
sheet-total = Total
sheet-place = Place
sheet-hidden = caché
sheet-hidden-why = ? : caché, et pas encore compté

## Les carnets de score

pad-players = Joueurs
pad-name = Nom du joueur { $number }
pad-default-name = Joueur { $number }
pad-add-player = Ajouter un joueur
pad-remove-player = Retirer { $name }
pad-undo = Annuler
pad-incomplete = Le vainqueur sera nommé quand tout sera saisi.
pad-share = Partager
pad-intro = Saisissez le résultat de chacun : Parlour fait le total.
pad-sheet = Résultat
pad-winner = { $name } l’emporte
pad-shared = Victoire partagée : { $names }
pad-tie-hint = Les égalités sont départagées comme le veulent les règles.
pad-more = Un de plus
pad-less = Un de moins
pad-clear = Recommencer
pad-clear-ask = Effacer toute la feuille ?
pad-clear-yes = Effacer
pad-clear-no = Garder
pad-add = Ajouter : { $thing }
pad-remove = Retirer : { $thing }

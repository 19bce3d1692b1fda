# Ce que dit une table en français, outre ce que disent toutes les pages ; chargé avec la table.

loading = Un instant…
skip = Passer
try-again = Réessayer
you = vous

## Une nouvelle table

players = Joueurs

## À la table

your-turn = À vous de jouer
board = Plateau
beside-the-board = À côté du plateau
chance = Le hasard
watching = Vous regardez
to-choose = à vous de choisir
thinking = réfléchit…
away = absent
stands-in = un bot joue à la place
points-so-far = points pour l’instant
points-hidden = points pour l’instant, sans ce qui est caché
help = Règles et aide
choose-next = Choisissez maintenant : { $field }
move-sending = Envoi de votre coup…
move-made = Votre coup est joué. Un instant…
choose-first = Choisissez sur le plateau
faster = Plus vite
wait-for-turn = Ce n’est pas encore à vous
choices = Choix
refused-plainly = Ce n’est pas possible maintenant.
refused-turn = Ce n’est pas à vous de jouer.
see-rule = Règle { $rule }
undo = Annuler le coup
undo-ask = Demander à annuler
undo-asked = La question est posée aux autres.
step-back = Revenir d’une étape
catching-up = Voici ce qui s’est passé…
bot-plays-for-you = Un bot joue à votre place.
take-seat-back = Reprendre ma place
log-empty = Il ne s’est encore rien passé.
log-round = Manche { $round }
log-undone = (annulé)
log-and-chat = Journal et discussion
chat = Discussion
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
side-panel = Totaux, journal et discussion à côté du plateau

## La feuille de score et la fin

sheet = Score
sheet-now = Si la partie s’arrêtait maintenant
sheet-preview = Après cette action
sheet-final = Score final
sheet-none = Il n’y a pas encore de score.
your-place = Votre place : { $place } sur { $count }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
show-result = Voir le résultat

# La pendule d’une table
clock-left = Temps restant : { $time }
clock-left-days = { $days } j { $hours } h

## Conseils et analyse

hint = Conseil

play = Lecture
level = { $level ->
    [easy] bot facile
    [normal] bot normal
    [hard] bot difficile
    [master] bot maître
   *[other] bot ({ $level })
}

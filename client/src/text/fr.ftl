# Ce que dit la salle autour des tables, en français. Mêmes identifiants et mêmes variables que dans les autres langues.

parlour = Parlour
close = Fermer
clauses = { $first } ; { $second }
labelled = { $name } : { $value }
skip-to-content = Aller au contenu
navigation = Pages principales
not-found = Il n’y a rien ici
page-not-loaded = Cette page n’a pas pu être chargée. Le réseau est-il disponible ?
part-not-loaded = Cette partie n’a pas pu être chargée. Veuillez recharger la page.
to-home = Retour aux jeux

## Erreurs

error-unreachable = Le serveur est injoignable. Le réseau est-il disponible ?
error-gone = Cela n’existe pas, ou plus.
error-forbidden = Vous ne pouvez pas faire cela.
error-late = La partie a avancé entre-temps.
error-slowly = C’était un peu rapide. Patientez un instant.
error-server = Un problème est survenu sur le serveur. Réessayez.
error-other = Cela n’a pas marché.
error-removed = L’hôte vous a retiré de cette table. Vous ne pouvez plus la voir.
error-invitation = Ce lien d’invitation n’est pas valable, ou ne l’est plus : l’hôte l’a peut-être renouvelé. Demandez le nouveau lien et copiez-le en entier.
error-closed = Cette table est fermée.
error-older = Le serveur est en cours de mise à jour, et cette table utilise déjà la nouvelle version. Réessayez dans quelques secondes.
error-restarting = Le serveur redémarre. Réessayez dans quelques secondes.
connection-lost = Reconnexion…
sending = Envoi…

## Accueil

learn = Apprendre en jouant
score-pad = Carnet de score

## Salon et tables

lobby = Salon
my-tables = Mes tables
table-not-here = Cette table n’est pas là

## Une nouvelle table

place-empty = Place libre
bot-name = Bot { $number }
player-name = Joueur { $number }
guest-name = Invité { $number }

## À la table

log = Journal
table-menu = Table

## La feuille de score et la fin

replay = Revoir la partie

## Réglages

settings = Réglages

## Profil

profile = À propos de vous

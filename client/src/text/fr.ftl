# Ce que dit la salle autour des tables, en français. Mêmes identifiants et mêmes variables que dans les autres langues.

parlour = Parlour
close = Fermer
play = Lecture
copied = Copié
copy-by-hand = À copier à la main : { $text }
skip-to-content = Aller au contenu
navigation = Pages principales
not-found = Il n’y a rien ici
page-not-loaded = Cette page n’a pas pu être chargée. Le réseau est-il disponible ?
part-not-loaded = Cette partie n’a pas pu être chargée. Veuillez recharger la page.
to-home = Retour aux jeux
just-now = à l’instant

## Erreurs

error-unreachable = Le serveur est injoignable. Le réseau est-il disponible ?
error-gone = Cela n’existe pas, ou plus.
error-forbidden = Vous ne pouvez pas faire cela.
error-late = La partie a avancé entre-temps.
error-slowly = C’était un peu rapide. Patientez un instant.
error-server = Un problème est survenu sur le serveur. Réessayez.
error-other = Cela n’a pas marché.
error-removed = L’hôte vous a retiré de cette table. Vous ne pouvez plus la voir.
error-invitation = Ce lien d’invitation n’est pas valable, ou ne l’est plus : l’hôte l’a peut-être renouvelé. Demandez le nouveau lien et copiez-le en entier.
error-closed = Cette table est fermée.
error-muted = L’hôte vous a retiré la parole à cette table.
error-passing = Seuls les joueurs et les personnes venues par l’invitation peuvent écrire ici.
error-lesson = La leçon ne le permet pas maintenant.
error-older = Le serveur est en cours de mise à jour, et cette table utilise déjà la nouvelle version. Réessayez dans quelques secondes.
error-restarting = Le serveur redémarre. Réessayez dans quelques secondes.
error-name-empty = Ce nom est invisible. Utilisez des lettres, des chiffres ou des émojis.
error-name-long = Ce nom est trop long : 40 caractères au plus.
error-name-hidden = Ce nom contient des caractères invisibles, ou qui changent l’affichage des autres. Saisissez-le à nouveau sans eux.
error-name-marks = Une lettre de ce nom porte trop de signes au-dessus ou au-dessous. Enlevez-en quelques-uns.
error-text-empty = Il n’y a rien de visible dans ce message.
error-text-hidden = Ce message contient des caractères invisibles, ou qui changent l’affichage des autres. Saisissez-le à nouveau sans eux.
error-text-marks = Une lettre de ce message porte trop de signes au-dessus ou au-dessous. Enlevez-en quelques-uns.
connection-lost = Reconnexion…
sending = Envoi…

## Accueil

home-title = Prenez une chaise
home-subtitle = Des jeux de société dans le navigateur : entre amis, ou contre des bots à la hauteur.
home-go-on = Reprendre la partie
games = Jeux
no-games = Il n’y a aucun jeu sur l’étagère.
seats-range = de { $first } à { $last } joueurs
game-languages = Langues : { $languages }
game-in-english = Ce jeu n’est pas traduit dans votre langue : ses textes sont en anglais.
play-now = Jouer tout de suite
play-now-hint = Immédiatement, contre { $bots ->
    [one] un bot
   *[other] { $bots } bots
} ({ $level ->
    [easy] niveau facile
    [normal] niveau normal
    [hard] niveau difficile
    [master] niveau maître
   *[other] niveau { $level }
})
invite-friends = Inviter des amis
learn = Apprendre en jouant
rules = Règles
score-pad = Carnet de score

## Salon et tables

lobby = Salon
my-tables = Mes tables
table-your-turn = À vous de jouer
table-free = { $count ->
    [0] sur le point de commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
table-round = manche { $round }
table-playing = En cours
table-over = Terminée
table-closed = Cette table est fermée
table-not-here = Cette table n’est pas là
table-newer = Créée par une version plus récente
table-broken = Fichier endommagé
unreadable-newer-about = La table a été créée par une version de Parlour plus récente que celle de ce serveur. Rien n’est perdu : dès que le serveur aura été mis à jour, vous la retrouverez telle quelle.
unreadable-broken-about = Le serveur n’arrive pas à lire les coups : la partie ne peut être ni affichée ni poursuivie. Rien n’a été supprimé : tout ce qui est enregistré reste en l’état. La personne qui gère le serveur pourra peut-être la restaurer à partir d’une sauvegarde.

## Une nouvelle table

place-here = Une autre personne sur cet appareil
place-empty = Place libre
level = { $level ->
    [easy] bot facile
    [normal] bot normal
    [hard] bot difficile
    [master] bot maître
   *[other] bot ({ $level })
}
bot-name = Bot { $number }
player-name = Joueur { $number }
guest-name = Invité { $number }
remove = Retirer

## À la table

log = Journal
table-menu = Table

## La feuille de score et la fin

sheet-line = Points pour
sheet-total = Total
sheet-place = Place
sheet-hidden = caché
sheet-hidden-why = caché, et pas encore compté
replay = Revoir la partie

## Les carnets de score

pad-players = Joueurs
pad-name = Nom du joueur { $number }
pad-default-name = Joueur { $number }
pad-add-player = Ajouter un joueur
pad-remove-player = Retirer { $name }
pad-undo = Annuler
pad-incomplete = Le vainqueur sera nommé quand tout sera saisi.
pad-share = Partager
pad-intro = Saisissez le résultat de chacun : Parlour fait le total.
pad-sheet = Résultat
pad-winner = { $name } l’emporte
pad-shared = Victoire partagée : { $names }
pad-tie-hint = Les égalités sont départagées comme le veulent les règles.
pad-more = Un de plus
pad-less = Un de moins
pad-clear = Recommencer
pad-clear-ask = Effacer toute la feuille ?
pad-clear-yes = Effacer
pad-clear-no = Garder
pad-add = Ajouter : { $thing }
pad-remove = Retirer : { $thing }

## Réglages

settings = Réglages

## Profil

profile = À propos de vous

# Ce que disent en français les pages et les parties rarement ouvertes ; chargé avec elles.

cancel = Annuler
next = Suivant
pause = Pause
to-table = Vers la table

## Accueil

choose-game = Choisir un jeu

## Salon et tables

lobby-about = Les tables où il reste une place. Asseyez-vous, ou regardez.
lobby-empty = Personne n’attend en ce moment. Ouvrez une table et d’autres la trouveront ici.
lobby-watch = En cours
my-tables-empty = Vous n’êtes encore à aucune table.
my-tables-waiting = On vous attend
my-tables-running = En cours
my-tables-over = Terminées
unreadable-newer = Ce serveur ne peut pas encore afficher cette table
unreadable-broken = Le fichier de cette partie est endommagé
unreadable-looks-again = Cette page réessaie d’elle-même de temps en temps.
unreadable-record = Télécharger le fichier de la partie
unreadable-record-later = Ce fichier contient aussi ce qui est caché aux joueurs : on ne pourra le télécharger qu’une fois la table fermée.
unreadable-close-about = La partie ne pourra plus être reprise, même quand la table s’affichera de nouveau.

## Une nouvelle table

new-table = Nouvelle table
new-table-about = Qui joue, et avec quelles règles ?
place-number = Place { $number }
place-me = Vous
place-guest = Un ami, par lien
place-bot = Bot, { $level ->
    [easy] facile
    [normal] normal
    [hard] difficile
    [master] maître
   *[other] { $level }
}
public = Table publique
public-hint = La table apparaît au salon et chacun peut s’y asseoir. Sinon, seulement ceux qui ont le lien.
auto = Jouer automatiquement les coups forcés
auto-hint = Quand une seule chose est possible, elle est faite pour vous.
edition = Édition
edition-standard = standard
edition-upload = Utiliser mon fichier
edition-hint = Si vous possédez la boîte, vous pouvez corriger les données du matériel et jouer avec.
edition-own = Créer votre propre édition
edition-wrong = Ce fichier ne convient pas. { $where } : { $what }
edition-usual = { $name } (habituelle ici)
own-edition = Cette table utilise une édition personnelle, « { $name } ».
own-edition-of = Cette table utilise l’édition personnelle « { $name } », établie par { $owner }.
own-differences = { $count ->
    [0] Ses valeurs sont celles de l’édition standard.
    [one] { $count } valeur diffère de l’édition standard.
   *[other] { $count } valeurs diffèrent de l’édition standard.
}
own-see = Voir les différences
make-table = Ouvrir la table
start-match = Commencer
start-with-bots = Commencer, des bots prennent les places libres
waiting-for = { $count ->
    [0] Tout le monde est là.
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
invite-about = Quiconque ouvre ce lien peut s’asseoir à la table.
invitation-link = Lien d’invitation
share-link = Partager le lien
copy-link = Copier le lien
sit-here = S’asseoir ici
host = hôte
leave = Partir
close-table = Fermer la table
join-title = Rejoindre la table
join-about = { $host } vous invite à jouer à { $game }.
join = Rejoindre
only-watch = Seulement regarder
join-without = La table est publique : vous pouvez la rejoindre ou regarder sans invitation.

## À la table

nothing-to-choose = Il n’y a rien à choisir maintenant.
undo-question = { $name } aimerait annuler sa dernière action, et la vôtre avec. Êtes-vous d’accord ?
undo-waiting = { $name } aimerait annuler un coup. On attend la réponse de { $others }.
agree = D’accord
disagree = Non
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
reactions = Réactions
reaction-good = Bien joué
reaction-applause = Bravo
reaction-laugh = C’est drôle
reaction-wow = Oh là là
reaction-think = Je réfléchis
reaction-party = Hourra
send = Envoyer
mute = Retirer la parole
unmute = Rendre la parole
mute-name = Retirer la parole à { $name }
unmute-name = Rendre la parole à { $name }
silent-closed = Cette table est fermée. On ne peut plus y écrire.
silent-muted = L’hôte vous a retiré la parole. Vous pouvez continuer à lire.
silent-passing = Vous regardez en passant. Seuls les joueurs et les personnes venues par l’invitation peuvent écrire ici.
since-your-turn = Depuis votre tour
since-then = Après votre dernier tour
since-count = Depuis votre tour : { $count ->
    [one] un événement
   *[other] { $count } événements
}
show-me = Montrer
play-again = Encore
share-to-watch = Lien pour les spectateurs
replace-by-bot = Laisser un bot jouer pour { $name }
resign = Abandonner
resign-sure = Abandonner pour de bon ? Un bot finira la partie à votre place.
close-sure = Fermer la table pour tout le monde ?
people = Personnes à la table
remove-name = Retirer { $name }
remove-sure = Retirer { $name } définitivement
remove-about = La personne que vous retirez ne voit plus cette table. Renouvelez aussi l’invitation, pour que l’ancien lien ne la laisse pas revenir.
remove-about-public = La personne que vous retirez ne voit plus cette table. Comme la table est publique, elle pourrait revenir sous une autre identité. Renouvelez aussi l’invitation, pour que l’ancien lien ne lui rende pas la parole.
onlookers = Spectateurs
onlookers-count = { $count ->
    [0] Personne ne regarde en ce moment.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
onlookers-nameless = { $count ->
    [one] L’une d’elles n’a pas donné de nom.
   *[other] { $count } d’entre elles n’ont pas donné de nom.
}
onlooker-invited = par l’invitation
onlooker-passing = de passage
onlooker-muted = sans la parole
invitation-renew = Renouveler l’invitation
invitation-renew-about = Le lien que vous avez partagé ne fonctionnera plus. Ceux qui sont là restent.
invitation-renewed = L’invitation est renouvelée. L’ancien lien ne fonctionne plus.
keys = Touches
key-arrows = passer à ce qu’on peut choisir ensuite dans cette partie du plateau
key-groups = aller à la partie suivante de la page : cartes, panneau, journal ; avec Maj, à la précédente
key-enter = choisir ; encore une fois pour confirmer
key-back = revenir d’une étape
key-escape = fermer ce qui est ouvert, sinon revenir d’une étape
key-unfold = dans le journal : déplier ce qui est replié, ou le replier
key-explain = expliquer ce qui est sélectionné ; puis ← → pour passer au suivant
key-zoom-in = agrandir la carte
key-zoom-out = réduire la carte
key-zoom-fit = montrer toute la carte
key-help = montrer ces touches

# Le plateau en mots
key-read = aller au plateau en mots, et en revenir
key-best = choix suivant, le meilleur d’abord ; avec Maj le précédent
key-turn = tourner ce qui est choisi ; avec Maj vers la gauche
key-scores = dire les points de tous
key-area = dire ce que possède le joueur 1 à 5
reading = Le plateau en mots
reading-how = Les flèches parcourent, Entrée choisit, et joue la seconde fois. N va au choix suivant, le meilleur d’abord ; W vient ici et repart ; 1 à 5 disent ce que possède un joueur.
show-words = N’afficher que des mots
show-drawing = Afficher le dessin
words-only = Plateau en mots
words-only-hint = Rien n’est dessiné à la table : ce qui s’y trouve et ce que vous pouvez faire est écrit, le meilleur d’abord.
choices-best = { $count ->
    [0] Ce que vous pouvez faire
    [one] Ce que vous pouvez faire : { $count } choix
   *[other] Ce que vous pouvez faire : { $count } choix, le meilleur d’abord
}
choices-at = { $count ->
    [one] { $count } choix ici : { $place }
   *[other] { $count } choix ici, le meilleur d’abord : { $place }
}
choices-here = { $count } choix ici
choices-all = Tous les choix
choices-more = { $count ->
    [one] Afficher le seul choix
   *[other] Afficher les { $count } choix
}
choice-made = Entrée le joue
nothing-here = Il n’y a rien à choisir ici.
nothing-turns = Il n’y a rien à tourner maintenant.
brings = Rapporte { $points }
brings-facts = Rapporte { $points } : { $facts }
glance = { $less ->
    [0] À première vue le meilleur
   *[other] À première vue { $less } de moins que le meilleur
}
reading-points = points : { $points }
score-now = { $name } : { $points } ({ $change })
board-drawn = Le plateau est dessiné. Appuyez sur W pour le lire en mots.

explain-rule = Règle { $rule }
on-maps = Sur les cartes
map-wheel = Tournez la molette, ou utilisez + et −, pour zoomer.
map-pinch = Pincez à deux doigts pour zoomer.
map-drag = Faites glisser pour déplacer la carte ; les tuiles se déposent en les faisant glisser.

## La feuille de score et la fin

counting = On compte les points…
outcome-points = Victoire de { $names } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-tie-break = Victoire de { $names } : à égalité avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, la règle de départage décide
outcome-shared = Victoire partagée entre { $names } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-alone = { $names } termine avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Rejouer
look-at-board = Voir le plateau
replay-start = Avant le premier coup
replay-position = Moment de la partie
record = Fichier de la partie

## Les carnets de score

pad-entries = Saisie

## Aide

rules-search = Chercher dans les règles, ou un numéro de règle
rules-nothing = Aucune règle ne dit cela.

## Réglages

language = Langue
theme = Thème
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-auto = Comme le système
motion-full = Complètes
motion-reduced = Réduites
patterns = Motifs
patterns-hint = Des marques et des motifs en plus des couleurs
sound = Son
sound-hint = Des sons doux quand on place ou prend, à votre tour et à la fin
notify = Me prévenir quand c’est à moi
notify-hint = Par une notification du navigateur, quand cette page n’est pas visible

## Profil

your-name = Votre nom
your-portrait = Votre portrait
portrait = Portrait { $number }
other-device = Un autre appareil
other-device-about = Avec un lien personnel, vous êtes la même personne sur votre téléphone ou un autre ordinateur. Gardez-le pour vous.
personal-link = Lien personnel
make-personal-link = Créer un lien personnel
claim-title = Est-ce bien vous ?
claim-about = Ce lien personnel fait de ce navigateur le vôtre : votre nom et vos tables vous suivent.
claim = Oui, c’est moi
forget-title = Supprimer mes données
forget-about = Votre nom et ce que vous avez dit dans les discussions seront effacés. Des bots prennent vos places.
forget-sure = C’est définitif. Supprimer tout ce qui vous concerne ?
forget = Supprimer mes données

## Avis

notices = Quand c’est à vous
notices-about = Pour les tables où vous jouez un coup de temps en temps : un avis par tour, et aucun quand vous êtes à la table.
notices-push = Prévenir sur cet appareil
notices-push-hint = Par une notification, même sans page ouverte
notices-denied = Ce navigateur ne permet pas à la page d’afficher des notifications. Ses réglages peuvent changer cela.
notices-mail-address = Votre adresse électronique
notices-mail-ask = M’envoyer des messages
notices-mail-asked = Un message part pour { $address }. Les autres suivront quand vous aurez ouvert le lien qu’il contient.
notices-mail-on = Les messages vont à { $address }.
notices-mail-off = Plus de messages
notices-feed = Flux de mes tours
notices-feed-about = Un flux privé des tables qui vous attendent, pour un lecteur de flux. Quiconque a le lien peut le lire.
notices-feed-make = Créer un lien de flux
notices-feed-new = Créer un nouveau lien
notices-feed-off = Fermer le flux
notices-off-done = C’est fait : vous n’en recevrez plus.
notices-off-failed = Cela n’a pas marché. Vous pouvez aussi désactiver les avis sur la page « À propos de vous ».
notices-confirm-about = Faut-il vous écrire à votre adresse électronique quand c’est à vous et que vous n’êtes pas là ?
notices-confirm = Oui, écrivez-moi
notices-confirm-done = Merci. Un message viendra quand ce sera à vous et que vous ne serez pas là.

# La pendule d’une table
clock = Pendule
clock-none = Aucune
clock-none-hint = Chacun prend le temps qu’il veut.
clock-live = Pour une soirée
clock-live-hint = Chaque joueur a du temps pour toute la partie, et un peu plus à chaque tour. Quand il n’en reste plus, un bot joue à sa place, et on peut reprendre sa place.
clock-days = Sur plusieurs jours
clock-days-hint = Chaque tour peut prendre ce nombre de jours. Ensuite un bot joue, et on peut reprendre sa place.
clock-time = Temps de chaque joueur
clock-bank = { $minutes } min + { $seconds } s par tour
clock-turn = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}

## Conseils et analyse

hints = Conseils
hints-hint = La personne qui doit jouer peut demander ce qu’un bot jouerait.
hints-allowed = Les conseils sont permis à cette table.
hint-about = Ce que jouerait un bot, le meilleur d’abord, d’après ce que vous voyez. Les points sont des moyennes approximatives.
hint-less = { $points ->
    [0] Aussi bon, d’après les parties d’essai.
    [one] Environ { $points } point de moins.
   *[other] Environ { $points } points de moins.
}
hint-in-the-end = Moins de points maintenant, mais plus à la fin d’après la recherche du bot.
hint-previous = Suggestion précédente
hint-next = Suggestion suivante
hint-of = { $at } sur { $all }
reason-line = { $name } : { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-rival = { $name } : { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-later = avec la suite : { $facts }
try-again-here = Réessayer à partir d’ici
try-again-hint = Une table privée continue à partir d’ici contre des bots. Elle ne compte nulle part.
review-turning-point = Tournant { $number }
review-played-short = Joué
review-better-short = Mieux
review-position = { $name }, manche { $round } : { $points } attendus
replay-speed = Vitesse
replay-scores = Points actuels
replay-round = Manche { $round }
hint-thinking = Un bot réfléchit…
hint-marked = Marqué sur le plateau. Confirmez pour jouer.
hint-expects = { $standing ->
    [ahead] Le bot prévoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } de plus que le meilleur rival.
    [behind] Le bot prévoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } de moins que le meilleur rival.
    [level] Le bot prévoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, autant que le meilleur rival.
   *[alone] Le bot prévoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
review = Analyse
review-about = Un bot parcourt la partie. Après chaque décision, il dit combien de points chacun pouvait espérer à la fin, d’après ce que savait alors la personne qui décidait. Ce sont des moyennes de parties d’essai : les petites variations ne veulent pas dire grand-chose.
review-begin = Analyser la partie
review-working = Un bot parcourt la partie
review-done = Décisions jugées : { $done } sur { $of }
review-soon = Cela va commencer.
review-leave = Inutile d’attendre ici : l’analyse continue et sera gardée.
review-some = { $judged } décisions sur { $choices } ont été jugées, réparties sur toute la partie.
review-graph = Points attendus à la fin
review-first = Première décision
review-last = Résultat
review-table = La même chose en chiffres
review-decision = Joué
review-lost = Perdu
review-turning = Tournants
review-turning-none = Aucune décision n’a coûté au point que le hasard ne puisse l’expliquer.
review-no-choice = Personne n’a eu de choix dans cette partie.
review-cost = coûte { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
review-played = Joué : { $action }
review-better = Mieux : { $action }
review-show = Montrer

## Jouer contre des bots

against-bots = Contre des bots
bots-number = Combien de bots ?
bots-none = Aucun
bots-strength = De quel niveau ?
slow-bots = Les bots sont plus lents pour l’instant
slow-bots-about = Les règles sont encore en cours de compilation, ce qui prend quelques minutes. Ensuite, le serveur redémarre tout seul, la partie reprend où elle en était et les bots réfléchissent bien plus vite.
strength = { $level ->
    [easy] Facile
    [normal] Normal
    [hard] Difficile
    [master] Maître
   *[other] { $level }
}
strength-hint = { $level ->
    [easy] Pour découvrir le jeu. Joue tout de suite.
    [normal] Voit un tour à l’avance. Joue tout de suite.
    [hard] Réfléchit une seconde au plus par tour.
    [master] Voit plusieurs tours à l’avance et réfléchit 5 secondes au plus par tour ; « Plus vite » l’interrompt.
   *[other] { $level }
}

## Invitation

hand-over = Passez l’appareil à { $name }
hand-over-about = Les autres ne devraient pas regarder maintenant.
i-am = C’est moi, { $name }
friend-name = Nom du joueur { $number }
friend-portrait = Une autre image
qr-code = QR code de l’invitation
qr-about = Ou scannez ce code avec un téléphone.
join-there = À la table : { $names }
join-free = { $free ->
    [0] Aucune place libre
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
join-full = La table est complète. Voulez-vous regarder ?
join-over = Cette partie est terminée.
join-taken = Quelqu’un vient de prendre cette place.
watch = Regarder
rematch-waits = Une table est prête pour une nouvelle partie. Votre place vous attend.
rematch-begins = Une table est prête pour une nouvelle partie.
rematch-join = Prendre ma place
confirming = Confirmer un coup
confirming-button = Avec le bouton
confirming-button-hint = Le coup n’est joué que lorsque vous appuyez sur le bouton sous le plateau.
confirming-second = D’un second clic
confirming-second-hint = Choisissez la même chose une seconde fois et le coup est joué. Le bouton marche aussi.
confirming-once = Tout de suite
confirming-once-hint = Ce qui peut être annulé est joué tout de suite. Si le coup révèle ou pioche quelque chose, vous confirmez.

## Noms et messages refusés

error-lesson = La leçon ne le permet pas maintenant.
error-muted = L’hôte vous a retiré la parole à cette table.
error-passing = Seuls les joueurs et les personnes venues par l’invitation peuvent écrire ici.
error-name-empty = Ce nom est invisible. Utilisez des lettres, des chiffres ou des émojis.
error-name-long = Ce nom est trop long : 40 caractères au plus.
error-name-hidden = Ce nom contient des caractères invisibles, ou qui changent l’affichage des autres. Saisissez-le à nouveau sans eux.
error-name-marks = Une lettre de ce nom porte trop de signes au-dessus ou au-dessous. Enlevez-en quelques-uns.
error-text-empty = Il n’y a rien de visible dans ce message.
error-text-hidden = Ce message contient des caractères invisibles, ou qui changent l’affichage des autres. Saisissez-le à nouveau sans eux.
error-text-marks = Une lettre de ce message porte trop de signes au-dessus ou au-dessous. Enlevez-en quelques-uns.
place-here = Une autre personne sur cet appareil
remove = Retirer
unreadable-newer-about = La table a été créée par une version de Parlour plus récente que celle de ce serveur. Rien n’est perdu : dès que le serveur aura été mis à jour, vous la retrouverez telle quelle.
unreadable-broken-about = Le serveur n’arrive pas à lire les coups : la partie ne peut être ni affichée ni poursuivie. Rien n’a été supprimé : tout ce qui est enregistré reste en l’état. La personne qui gère le serveur pourra peut-être la restaurer à partir d’une sauvegarde.

## Le coach

coach = Coach
coach-hint = Dans les parties contre des bots, il dit avant votre décision ce qui compte, puis ce que votre choix a rapporté ; de moins en moins souvent.
coach-silent = Le coach observe. Il parle quand il a quelque chose de nouveau à dire.
coach-whole = Tout le conseil
coach-off = Désactiver le coach
coach-before = À chercher maintenant : { $facts }.
coach-spread = { $points ->
    [one] Tout de suite, l’écart entre les choix va jusqu’à { $points } point.
   *[other] Tout de suite, l’écart entre les choix va jusqu’à { $points } points.
}
coach-after = Votre dernier choix : { $facts }.
coach-better = À la longue, ceci semble meilleur : { $action }{ $given ->
    [yes] {" "}({ $facts }).
   *[no] .
}
## Leçons

lesson = Leçon
lessons = Leçons
puzzles = Problèmes
lesson-begin = Commencer
lesson-done = terminé
lesson-offer = Vous découvrez ce jeu ? Apprenez en jouant, en { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
} environ.
lesson-progress = { $step } sur { $steps }
lesson-next = Suite
lesson-do = Faites-le pour moi
lesson-show = Montrez-moi
lesson-try-again = Réessayer
lesson-again = Recommencer
lesson-play = Jouer contre des bots faciles
lesson-leave = Quitter la leçon
lesson-leave-sure = Quitter la leçon ? Vous pourrez la reprendre ici même plus tard.
lesson-stay = Rester
lesson-changed = Cette leçon a été réécrite depuis. Recommencez-la : c’est vite fait.
lesson-following = Leçon suivante
puzzle-next = Problème suivant
puzzle-missed = Pas tout à fait : il y a une solution. Réessayez !
puzzle-missed-points = { $points } : bien joué, mais { $best } sont possibles. Réessayez !

## Sharing a match

share-match = Partager…
share-match-title = Partager cette partie
share-match-about = Qui a le lien peut revoir la partie, et son analyse s’il y en a une, avec vos noms et tout ce qui était caché pendant le jeu. Le chat n’est pas montré. Tous ceux qui ont joué doivent être d’accord ; les bots le sont toujours. Chacun peut se raviser à tout moment, et le lien cesse de fonctionner.
share-match-link = Lien vers la partie
share-agrees = d’accord
share-waits = n’a pas encore répondu
share-agree = Je suis d’accord
share-stop = Je ne suis plus d’accord
share-others = Le lien sera créé dès que les autres seront aussi d’accord. La question leur est posée à cette table.
share-asked = { $count ->
    [one] { $names } voudrait partager cette partie par un lien. Êtes-vous d’accord ?
   *[other] { $names } voudraient partager cette partie par un lien. Êtes-vous d’accord ?
}
shared-title = Partie partagée
shared-gone = Cette partie n’est pas partagée
error-shared = Le lien est incorrect, ou un des joueurs y a mis fin. Copiez-le en entier ou demandez-en un nouveau.
error-outdated = Cette édition a été modifiée entre-temps dans une autre fenêtre. Rechargez-la.
error-many-editions = Vous avez autant d’éditions qu’une personne peut en avoir ici. Supprimez-en une d’abord.
error-edition-name-long = Ce nom est trop long : 80 caractères au plus.

## L’aide et la page d’un jeu

help-contents = Sommaire
guide-title = En deux minutes
guide-goal = Le but
guide-turn = Le déroulement
guide-points = D’où viennent les points
guide-symbols = Ce que l’on voit
guide-rule = Règle { $rule }
rules-numbered = Toutes les règles, numérotées
how-to-play = Comment jouer
print-guide = Imprimer sur deux feuilles
to-game = Le jeu
fact-time = Durée
fact-weight = Difficulté
minutes-range = { $from }–{ $to } min
weight = { $weight ->
    [light] facile
    [medium] moyenne
   *[demanding] exigeante
}
players-how = À combien ?
players-count = { $count ->
    [1] Seul
    [one] { $count } joueur
   *[other] { $count } joueurs
}
players-decisions = Environ { $decisions } décisions chacun, parmi { $choices } possibilités en moyenne
time-method = Les durées sont des estimations : dans { $matches } parties entre bots pour chaque nombre de joueurs (mesurées le { $date }), nous avons compté combien de fois la table attend une décision, et parmi combien de possibilités. Un choix entre deux prend { $quick } à { $slow } secondes, et { $quick_more } à { $slow_more } de plus à chaque doublement. La difficulté est ce que chacun décide dans une partie.
options = Ce dont on peut convenir
option-usual = d’habitude
option-seats = De { $first } à { $last } joueurs seulement
sources-title = Ce qui est imprimé, ce qui est reconstitué
sources-about = Tout ce que contient la boîte n’est pas public. Chaque chiffre de notre édition dit d’où il vient ; qui possède le jeu peut en corriger une copie et jouer avec.
source = { $source ->
    [owner] Tiré de la boîte du propriétaire
    [rulebook] Du livret de règles
    [public] De critiques et de photos
   *[reconstructed] Reconstitué par nous
}

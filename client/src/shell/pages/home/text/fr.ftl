# Ce que disent en français la page d’accueil et les listes de tables.

just-now = à l’instant

## Accueil

home-title = Prenez une chaise
home-subtitle = Des jeux de société modernes dans le navigateur, entre amis ou contre des bots à la hauteur : sans compte, sans rien installer.
home-go-on = Reprendre la partie
games = Jeux
no-games = Il n’y a aucun jeu ici.
seats-range = de { $first } à { $last } joueurs
game-languages = Langues : { $languages }
game-in-english = Ce jeu n’est pas traduit dans votre langue : ses textes sont en anglais.
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
rules = Règles
about-game = Le jeu

## Salon et tables

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
table-newer = Créée par une version plus récente
table-broken = Fichier endommagé
table-own = édition personnelle

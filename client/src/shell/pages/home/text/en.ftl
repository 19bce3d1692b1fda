# What the home page and lists of tables say in English.

just-now = just now

## Home

home-title = Pull up a chair
home-subtitle = Modern board games in your browser, with friends or against bots worth playing: no account, nothing to install.
home-go-on = Go on playing
games = Games
no-games = There are no games here.
seats-range = { $first } to { $last } players
game-languages = Languages: { $languages }
game-in-english = This game is not translated into your language: its texts are in English.
play-now = Play now
play-now-hint = At once, against { $bots ->
    [one] one bot
   *[other] { $bots } bots
} ({ $level ->
    [easy] easy
    [normal] normal
    [hard] hard
    [master] master
   *[other] { $level }
})
invite-friends = Invite friends
rules = Rules
about-game = About the game

## Lobby and tables

table-your-turn = Your turn
table-free = { $count ->
    [0] about to start
    [one] { $count } free place
   *[other] { $count } free places
}
table-round = round { $round }
table-playing = In progress
table-over = Finished
table-closed = This table is closed
table-newer = Made by a newer version
table-broken = Record damaged
table-own = own edition

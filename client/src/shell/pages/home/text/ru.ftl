# Что по-русски говорят начальная страница и списки столов.

just-now = только что

## Начальная страница

home-title = Присаживайтесь
home-subtitle = Современные настольные игры в браузере: с друзьями или против ботов, с которыми интересно, без регистрации и установки.
home-go-on = Продолжить игру
games = Игры
no-games = Здесь нет ни одной игры.
seats-range = от { $first } до { $last } игроков
game-languages = Языки: { $languages }
game-in-english = Эта игра не переведена на ваш язык: её тексты на английском.
play-now = Играть сейчас
play-now-hint = Сразу, против { $bots ->
    [one] { $bots } бота
   *[other] { $bots } ботов
} ({ $level ->
    [easy] лёгкий уровень
    [normal] обычный уровень
    [hard] сложный уровень
    [master] уровень мастера
   *[other] уровень { $level }
})
invite-friends = Позвать друзей
rules = Правила
about-game = Об игре

## Лобби и столы

table-your-turn = Ваш ход
table-free = { $count ->
    [0] вот-вот начнётся
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
table-round = раунд { $round }
table-playing = Идёт игра
table-over = Игра окончена
table-closed = Этот стол закрыт
table-newer = Создан в более новой версии
table-broken = Запись повреждена
table-own = собственное издание

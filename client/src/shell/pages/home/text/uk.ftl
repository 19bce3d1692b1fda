# Що українською кажуть початкова сторінка та списки столів.

just-now = щойно

## Початкова сторінка

home-title = Сідайте до столу
home-subtitle = Сучасні настільні ігри в браузері: з друзями або проти ботів, з якими цікаво, без реєстрації та встановлення.
home-go-on = Продовжити гру
games = Ігри
no-games = Тут немає жодної гри.
seats-range = від { $first } до { $last } гравців
game-languages = Мови: { $languages }
game-in-english = Цю гру не перекладено вашою мовою: її тексти англійською.
play-now = Грати зараз
play-now-hint = Одразу, проти { $bots ->
    [one] { $bots } бота
   *[other] { $bots } ботів
} ({ $level ->
    [easy] легкий рівень
    [normal] звичайний рівень
    [hard] складний рівень
    [master] рівень майстра
   *[other] рівень { $level }
})
invite-friends = Запросити друзів
rules = Правила
about-game = Про гру

## Лобі і столи

table-your-turn = Ваш хід
table-free = { $count ->
    [0] ось-ось почнеться
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
}
table-round = раунд { $round }
table-playing = Триває гра
table-over = Гру завершено
table-closed = Цей стіл закрито
table-newer = Створено в новішій версії
table-broken = Запис пошкоджено
table-own = власне видання

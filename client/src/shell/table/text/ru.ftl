# Что говорит стол, по-русски, кроме того, что говорят все страницы; загружается вместе со столом.

loading = Одну минуту…
skip = Пропустить
try-again = Попробовать ещё раз
you = вы

## Новый стол

players = Игроки

## За столом

your-turn = Ваш ход
board = Игровое поле
beside-the-board = Рядом с полем
chance = Случай
watching = Вы зритель
to-choose = ваш выбор
thinking = думает…
away = нет за столом
stands-in = играет бот
points-so-far = очков сейчас
points-hidden = очков пока; скрытое ещё не посчитано
help = Правила и помощь
choose-next = Теперь выберите: { $field }
move-sending = Отправляем ваш ход…
move-made = Ваш ход сделан. Одну минуту…
choose-first = Выберите на поле
faster = Быстрее
wait-for-turn = Сейчас не ваш ход
choices = Варианты
refused-plainly = Сейчас так нельзя.
refused-turn = Сейчас не ваш ход.
see-rule = Правило { $rule }
undo = Вернуть
undo-ask = Попросить вернуть ход
undo-asked = Ждём, что ответят остальные.
step-back = Шаг назад
catching-up = Показываем, что было…
bot-plays-for-you = За вас играет бот.
take-seat-back = Вернуться на своё место
log-empty = Пока ничего не произошло.
log-round = Раунд { $round }
log-undone = (возвращено)
log-and-chat = Ход игры и чат
chat = Чат
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[other] { $count } новых сообщений
}
side-panel = Счёт, ход игры и чат рядом с полем

## Счёт и конец игры

sheet = Счёт
sheet-now = Если бы игра кончилась сейчас
sheet-preview = После этого действия
sheet-final = Окончательный счёт
sheet-none = Счёта пока нет.
your-place = Ваше место: { $place } из { $count }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
show-result = Показать итог

# Часы за столом
clock-left = Осталось времени: { $time }
clock-left-days = { $days } д { $hours } ч

## Подсказки и разбор

hint = Подсказка

play = Воспроизвести
level = { $level ->
    [easy] лёгкий бот
    [normal] обычный бот
    [hard] сложный бот
    [master] бот-мастер
   *[other] бот ({ $level })
}

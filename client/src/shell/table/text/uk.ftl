# Що говорить стіл українською, крім того, що говорять усі сторінки; завантажується разом зі столом.

loading = Хвилинку…
skip = Пропустити
try-again = Спробувати ще раз
you = ви

## Новий стіл

players = Гравці

## За столом

your-turn = Ваш хід
board = Ігрове поле
beside-the-board = Поруч із полем
chance = Випадок
watching = Ви глядач
to-choose = ваш вибір
thinking = думає…
away = немає за столом
stands-in = грає бот
points-so-far = балів зараз
points-hidden = балів поки що; приховане ще не пораховано
help = Правила й допомога
choose-next = Тепер виберіть: { $field }
move-sending = Надсилаємо ваш хід…
move-made = Ваш хід зроблено. Хвилинку…
choose-first = Виберіть на полі
faster = Швидше
wait-for-turn = Зараз не ваш хід
choices = Варіанти
refused-plainly = Зараз так не можна.
refused-turn = Зараз не ваш хід.
see-rule = Правило { $rule }
undo = Повернути
undo-ask = Попросити повернути хід
undo-asked = Чекаємо, що відповість решта.
step-back = Крок назад
catching-up = Показуємо, що було…
bot-plays-for-you = За вас грає бот.
take-seat-back = Повернутися на своє місце
log-empty = Поки що нічого не сталося.
log-round = Раунд { $round }
log-undone = (повернуто)
log-and-chat = Перебіг гри й чат
chat = Чат
chat-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[other] { $count } нових повідомлень
}
side-panel = Рахунок, перебіг гри й чат поруч із полем

## Рахунок і кінець гри

sheet = Рахунок
sheet-now = Якби гра скінчилася зараз
sheet-preview = Після цієї дії
sheet-final = Остаточний рахунок
sheet-none = Рахунку поки що немає.
your-place = Ваше місце: { $place } з { $count }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
show-result = Показати підсумок

# Годинник за столом
clock-left = Залишилося часу: { $time }
clock-left-days = { $days } д { $hours } год

## Підказки та розбір

hint = Підказка

play = Відтворити
level = { $level ->
    [easy] легкий бот
    [normal] звичайний бот
    [hard] складний бот
    [master] бот-майстер
   *[other] бот ({ $level })
}

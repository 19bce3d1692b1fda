# Що говорить кімната довкола столів, українською. Усі ідентифікатори та змінні ті самі, що в інших мовах.

parlour = Parlour
close = Закрити
cancel = Скасувати
loading = Хвилинку …
next = Далі
skip = Пропустити
play = Пуск
pause = Пауза
try-again = Спробувати ще раз
you = ви
copied = Скопійовано
copy-by-hand = Скопіюйте, будь ласка, вручну: { $text }
skip-to-content = Перейти до змісту
navigation = Головні сторінки
not-found = Тут нічого немає
page-not-loaded = Сторінка не завантажилася. Чи є мережа?
to-home = До ігор
to-table = До столу
just-now = щойно

## Помилки

error-unreachable = Сервер недоступний. Чи є мережа?
error-gone = Цього немає або вже немає.
error-forbidden = Вам це не дозволено.
error-late = За столом уже встигли походити.
error-slowly = Занадто швидко. Зачекайте трохи.
error-server = На сервері щось пішло не так. Спробуйте ще раз.
error-other = Не вийшло.
error-removed = Господар прибрав вас із-за цього столу. Він вам більше не видимий.
error-invitation = Це посилання-запрошення неправильне або більше не діє: можливо, господар його оновив. Попросіть нове посилання й скопіюйте його повністю.
error-closed = Цей стіл закрито.
error-muted = Господар столу приглушив вас.
error-passing = Писати тут можуть лише гравці та ті, хто прийшов за запрошенням.
error-older = Сервер оновлюється, а цей стіл уже працює на новій версії. Спробуйте ще раз за кілька секунд.
error-restarting = Сервер перезапускається. Спробуйте ще раз за кілька секунд.
error-name-empty = Такого імені не видно. Використайте літери, цифри або емодзі.
error-name-long = Ім’я задовге: не більше 40 знаків.
error-name-hidden = В імені є знаки, яких не видно або які змінюють вигляд інших. Наберіть його без них.
error-name-marks = Над або під однією з літер імені забагато значків. Приберіть частину з них.
error-text-empty = У цьому повідомленні нічого не видно.
error-text-hidden = У повідомленні є знаки, яких не видно або які змінюють вигляд інших. Наберіть його без них.
error-text-marks = Над або під однією з літер повідомлення забагато значків. Приберіть частину з них.
connection-lost = Відновлюємо зв’язок …
sending = Надсилаємо …

## Початкова сторінка

home-title = Сідайте до столу
home-subtitle = Настільні ігри в браузері: з друзями або проти ботів, з якими цікаво.
home-go-on = Продовжити гру
games = Ігри
no-games = На полиці немає жодної гри.
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
    [hard] важкий рівень
    [master] рівень майстра
   *[other] рівень { $level }
})
invite-friends = Запросити друзів
choose-game = Вибрати гру
rules = Правила
score-pad = Аркуш рахунку

## Зала і столи

lobby = Зала
lobby-about = Столи, за якими є місце. Сідайте або дивіться.
lobby-empty = Зараз ніхто не чекає. Накрийте свій стіл, і інші знайдуть його тут.
lobby-watch = Триває гра
my-tables = Мої столи
my-tables-empty = Ви поки що за жодним столом.
my-tables-waiting = Чекають на вас
my-tables-running = Триває гра
my-tables-over = Зіграно
table-your-turn = Ваш хід
table-free = { $count ->
    [0] ось-ось почнеться
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
}
table-playing = Триває гра
table-over = Зіграно
table-closed = Цей стіл закрито
table-not-here = Такого столу немає
table-newer = Створено в новішій версії
table-broken = Запис пошкоджено
unreadable-newer = Сервер поки що не може показати цей стіл
unreadable-newer-about = Стіл створено в новішій версії Parlour, ніж та, що працює на цьому сервері. Нічого не втрачено: коли сервер оновлять, стіл відкриється таким, яким був.
unreadable-looks-again = Сторінка час від часу сама перевіряє, чи стіл уже відкривається.
unreadable-broken = Запис цієї партії пошкоджено
unreadable-broken-about = Сервер не може прочитати ходи, тому партію не можна ані показати, ані продовжити. Нічого не видалено: усе, що зберігається, лишається як є. Можливо, той, хто відповідає за сервер, зможе відновити партію з резервної копії.
unreadable-record = Завантажити запис партії
unreadable-record-later = У записі видно й те, що від гравців приховано, тому завантажити його можна буде лише тоді, коли стіл закриють.
unreadable-close-about = Дограти партію після цього не вийде, навіть коли стіл знову можна буде показати.

## Новий стіл

new-table-about = Хто грає і за якими правилами?
players = Гравці
place-number = Місце { $number }
place-me = Ви
place-guest = Друг, за посиланням
place-here = Ще один гравець за цим пристроєм
place-bot = Бот, { $level ->
    [easy] легкий
    [normal] звичайний
    [hard] важкий
    [master] майстер
   *[other] { $level }
}
place-empty = Вільне місце
level = { $level ->
    [easy] легкий бот
    [normal] звичайний бот
    [hard] важкий бот
    [master] бот-майстер
   *[other] бот ({ $level })
}
bot-name = Бот { $number }
player-name = Гравець { $number }
guest-name = Гість { $number }
public = Відкритий стіл
public-hint = Стіл видно в залі, і сісти за нього може будь-хто. Інакше – лише ті, хто має посилання.
auto = Вимушені ходи – самі
auto-hint = Якщо зробити можна лише одне, це робиться за вас.
edition = Видання
edition-upload = Взяти свій файл
edition-hint = Якщо у вас є коробка з грою, можна виправити дані компонентів і грати з ними.
edition-wrong = Файл не підходить. { $where }: { $what }
make-table = Накрити стіл
start-match = Почати
start-with-bots = Почати, на вільні місця сядуть боти
waiting-for = { $count ->
    [0] Усі зібралися.
    [one] Чекаємо ще на { $count } гравця.
   *[other] Чекаємо ще на { $count } гравців.
}
invite-about = Хто відкриє це посилання, зможе сісти за стіл.
invitation-link = Посилання-запрошення
share-link = Поділитися посиланням
copy-link = Скопіювати посилання
sit-here = Сісти сюди
host = господар столу
remove = Прибрати
leave = Піти
close-table = Закрити стіл
join-title = Сісти за стіл
join-about = { $host } запрошує вас у гру «{ $game }».
join = Сісти за стіл
only-watch = Лише дивитися
join-without = Стіл відкритий для всіх: сісти або дивитися можна й без запрошення.

## За столом

your-turn = Ваш хід
board = Ігрове поле
beside-the-board = Поруч із полем
chance = Випадок
watching = Ви глядач
to-choose = ваш вибір
thinking = думає …
away = немає на місці
stands-in = грає бот
points-so-far = очок зараз
help = Правила й допомога
choose-next = { $field }: { $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[other] { $count } варіантів
}
move-sending = Надсилаємо ваш хід …
move-made = Ваш хід зроблено. Хвилинку …
choose-first = Виберіть на полі
wait-for-turn = Зараз не ваш хід
choices = Варіанти
nothing-to-choose = Зараз немає чого вибирати.
refused-plainly = Зараз так не можна.
refused-turn = Зараз не ваш хід.
see-rule = Правило { $rule }
undo = Повернути
undo-ask = Попросити повернути хід
undo-asked = Решту запитано.
undo-question = { $name } хоче повернути останню дію, а з нею і вашу. Ви згодні?
undo-waiting = { $name } хоче повернути хід. Чекаємо на відповідь: { $others }.
agree = Згода
disagree = Ні
step-back = Крок назад
catching-up = Показуємо, що було …
bot-plays-for-you = За вас грає бот.
take-seat-back = Повернутися на своє місце
log = Перебіг гри
log-empty = Поки що нічого не сталося.
log-undone = (повернуто)
log-and-chat = Перебіг гри й розмова
chat = Розмова
chat-empty = Поки що всі мовчать.
chat-say = Скажіть щось
chat-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[other] { $count } нових повідомлень
}
send = Надіслати
mute = Приглушити
unmute = Повернути голос
mute-name = Приглушити: { $name }
unmute-name = Повернути голос: { $name }
silent-closed = Цей стіл закрито. Писати тут більше не можна.
silent-muted = Господар столу приглушив вас. Читати ви можете й далі.
silent-passing = Ви просто дивитеся. Писати можуть лише гравці та ті, хто прийшов за запрошенням.
since-your-turn = Від вашого ходу
since-count = Від вашого ходу: { $count ->
    [one] { $count } подія
    [few] { $count } події
   *[other] { $count } подій
}
show-me = Показати
play-again = Ще раз
hand-over = Передайте пристрій: { $name }
hand-over-about = Решті зараз краще не дивитися.
i-am = Це я, { $name }
table-menu = Стіл
share-to-watch = Посилання для глядачів
replace-by-bot = Нехай за гравця { $name } грає бот
resign = Здатися
resign-sure = Здатися назовсім? Замість вас дограє бот.
close-sure = Закрити стіл для всіх?
people = Люди за столом
remove-name = Прибрати: { $name }
remove-sure = Прибрати назовсім: { $name }
remove-about = Кого ви приберете, той більше не бачитиме цього столу. Оновіть і запрошення, щоб старе посилання не впустило його знову.
remove-about-public = Кого ви приберете, той більше не бачитиме цього столу. Стіл відкритий для всіх, тож повернутися під іншим ім’ям можна. Оновіть і запрошення, щоб старе посилання не дало знову писати.
onlookers = Глядачі
onlookers-count = { $count ->
    [0] Зараз ніхто не дивиться.
    [one] Дивиться { $count } людина.
    [few] Дивляться { $count } людини.
   *[other] Дивляться { $count } людей.
}
onlookers-nameless = { $count ->
    [one] З них { $count } не назвала імені.
   *[other] З них { $count } не назвали імені.
}
onlooker-invited = за запрошенням
onlooker-passing = випадковий глядач
onlooker-muted = без голосу
invitation-renew = Оновити запрошення
invitation-renew-about = Посилання, яким ви поділилися, перестане працювати. Хто вже тут, залишиться.
invitation-renewed = Запрошення оновлено. Старе посилання більше не працює.
keys = Клавіші
key-arrows = перейти до наступного, що можна вибрати
key-enter = вибрати; ще раз – підтвердити
key-back = крок назад
key-escape = вибрати наново
key-help = показати ці клавіші
side-panel = Рахунок, журнал і чат поруч із полем
on-maps = На мапах
map-wheel = Колесо миші або кнопки + і − змінюють масштаб.
map-pinch = Зведіть або розведіть два пальці, щоб змінити масштаб.
map-drag = Потягніть, щоб посунути мапу; картку можна перетягнути на неї.

## Рахунок і кінець гри

sheet = Рахунок
sheet-line = Очки за
sheet-total = Разом
sheet-place = Місце
sheet-hidden = приховано
sheet-now = Якби гра скінчилася зараз
sheet-preview = Після цієї дії
sheet-final = Остаточний рахунок
sheet-none = Рахунку поки що немає.
counting = Рахуємо очки …
outcome-points = Перемога: { $names }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
outcome-tie-break = Перемога: { $names }. Порівну, по { $points ->
    [one] { $points } очку
    [few] { $points } очки
   *[other] { $points } очок
}, у кількох; вирішує правило нічиєї
outcome-shared = Перемогу ділять { $names }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
outcome-alone = { $names }: підсумок { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
rematch = Зіграти ще
your-place = Ваше місце: { $place } з { $count }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
look-at-board = Подивитися на стіл
show-result = Показати підсумок
replay = Перегляд партії
replay-start = До першого ходу
replay-position = Місце в партії
record = Запис партії

## Аркуші рахунку

pad-players = Гравці
pad-name = Ім’я гравця { $number }
pad-default-name = Гравець { $number }
pad-add-player = Додати гравця
pad-remove-player = Прибрати: { $name }
pad-undo = Скасувати
pad-share = Поділитися
pad-entries = Записи
pad-intro = Введіть результат кожного гравця, Parlour усе складе.
pad-sheet = Підсумок
pad-winner = Перемагає { $name }
pad-shared = Перемогу ділять: { $names }
pad-tie-hint = Нічия вирішується так, як велять правила.
pad-more = На один більше
pad-less = На один менше
pad-clear = Почати знову
pad-clear-ask = Очистити весь бланк?
pad-clear-yes = Очистити
pad-clear-no = Залишити
pad-add = Додати: { $thing }
pad-remove = Прибрати: { $thing }

## Допомога

rules-search = Пошук у правилах або номер правила
rules-nothing = Такого правила немає.

## Налаштування

settings = Налаштування
language = Мова
theme = Освітлення
theme-auto = Як у системі
theme-light = Світле
theme-dark = Темне
motion = Рух
motion-auto = Як у системі
motion-full = Повний
motion-reduced = Спокійний
patterns = Візерунки
patterns-hint = Знаки й візерунки на додачу до кольорів
sound = Звук
sound-hint = Тихий дзвін, коли ваш хід
notify = Повідомляти про мій хід
notify-hint = Сповіщенням браузера, коли сторінки не видно
quick = Ходити без підтвердження
quick-hint = Готовий вибір одразу стає ходом; повернути його все ще можна

## Про себе

profile = Про вас
your-name = Ваше ім’я
your-portrait = Ваш портрет
portrait = Портрет { $number }
other-device = Інший пристрій
other-device-about = За особистим посиланням ви та сама людина і на телефоні, і на іншому комп’ютері. Нікому його не показуйте.
personal-link = Особисте посилання
make-personal-link = Створити особисте посилання
claim-title = Це ви?
claim-about = Особисте посилання зробить цей браузер вашим: сюди перейдуть ваше ім’я та ваші столи.
claim = Так, це я
forget-title = Видалити мої дані
forget-about = Ваше ім’я та все, що ви писали в розмовах, буде видалено. На ваші місця сядуть боти.
forget-sure = Цього не можна скасувати. Видалити все про вас?
forget = Видалити мої дані

## Сповіщення

notices = Коли ваш хід
notices-about = Для столів, де ви ходите час від часу: ми повідомляємо один раз за хід і лише тоді, коли вас немає за столом.
notices-push = Повідомляти на цей пристрій
notices-push-hint = Сповіщенням, навіть якщо жодна сторінка не відкрита
notices-denied = Браузер не дозволяє сторінці показувати сповіщення. Це можна змінити в його налаштуваннях.
notices-mail-address = Ваша адреса електронної пошти
notices-mail-ask = Надсилати листи
notices-mail-asked = Листа надіслано на { $address }. Решта надійде, коли ви відкриєте посилання з нього.
notices-mail-on = Листи надходять на { $address }.
notices-mail-off = Більше не надсилати
notices-feed = Стрічка моїх ходів
notices-feed-about = Особиста стрічка столів, де чекають на вас, для програми читання стрічок. Її прочитає кожен, хто має посилання.
notices-feed-make = Створити посилання на стрічку
notices-feed-new = Створити нове посилання
notices-feed-off = Закрити стрічку
notices-off-done = Готово: таких повідомлень більше не буде.
notices-off-failed = Не вийшло. Вимкнути сповіщення можна й на сторінці про вас.
notices-confirm-about = Надсилати вам листа, коли настав ваш хід, а вас немає за столом?
notices-confirm = Так, надсилати
notices-confirm-done = Дякуємо. Лист надійде, коли настане ваш хід, а вас не буде за столом.

# Годинник за столом
clock = Годинник
clock-none = Без годинника
clock-none-hint = Кожен думає скільки хоче.
clock-live = На один вечір
clock-live-hint = Кожен гравець має час на всю партію і додаток за кожен хід. Коли час вийшов, грає бот, а ви можете повернутися на своє місце.
clock-days = На кілька днів
clock-days-hint = На кожен хід дається стільки днів. Потім грає бот, а ви можете повернутися на своє місце.
clock-time = Час кожного гравця
clock-bank = { $minutes } хв + { $seconds } с за хід
clock-turn = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[other] { $days } днів на хід
}
clock-left = Залишилося часу: { $time }
clock-left-days = { $days } д { $hours } год

## Підказки та розбір

hints = Підказки
hints-hint = Той, чий хід, може спитати, як зіграв би бот.
hints-allowed = За цим столом дозволено підказки.
hint = Підказка
hint-about = Так зіграв би бот, знаючи лише те, що бачите ви; спочатку те, що йому подобається найбільше. Очки – грубе середнє. Виберіть варіант, і його буде позначено на полі; хід не буде зроблено, доки ви його не підтвердите.
hint-thinking = Бот думає …
hint-marked = Позначено на полі. Підтвердьте, щоб зробити хід.
hint-expects = { $standing ->
    [ahead] Бот розраховує набрати { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }, на { $lead } більше за найкращого суперника.
    [behind] Бот розраховує набрати { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }, на { $lead } менше за найкращого суперника.
    [level] Бот розраховує набрати { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }, стільки ж, скільки найкращий суперник.
   *[alone] Бот розраховує набрати { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }.
}
review = Розбір
review-about = Бот переглядає партію і після кожного рішення каже, на скільки очок наприкінці міг розраховувати кожен гравець, якщо зважати на те, що було відомо тому, хто вирішував. Це середнє з пробних партій, тож невеликі коливання мало що означають.
review-begin = Розібрати партію
review-working = Бот переглядає партію
review-done = Оцінено рішень: { $done } з { $of }
review-soon = Зараз почнеться.
review-leave = Чекати тут не обов’язково: розбір триватиме і збережеться.
review-some = Оцінено рішень: { $judged } з { $choices }, рівномірно по всій партії.
review-graph = Очікувані очки наприкінці
review-first = Перше рішення
review-last = Підсумок
review-table = Те саме в цифрах
review-decision = Зіграно
review-lost = Втрата
review-turning = Переломні моменти
review-turning-none = Жодне рішення не коштувало стільки, щоб це не можна було пояснити випадком.
review-no-choice = У цій партії ні в кого не було вибору.
review-cost = коштує { $points ->
    [one] { $points } очко переваги
    [few] { $points } очки переваги
   *[other] { $points } очок переваги
}
review-played = Зіграно: { $action }
review-better = Краще: { $action }
review-show = Показати

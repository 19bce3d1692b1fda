# Що говорять українською сторінки й частини, які відкривають рідко; завантажується разом із ними.

cancel = Скасувати
next = Далі
pause = Пауза
to-table = До столу

## Початкова сторінка

choose-game = Вибрати гру

## Лобі і столи

lobby-about = Столи, за якими є місце. Сідайте або дивіться.
lobby-empty = Зараз ніхто не чекає. Створіть свій стіл, і інші знайдуть його тут.
lobby-watch = Триває гра
my-tables-empty = Ви поки що за жодним столом.
my-tables-waiting = Чекають на вас
my-tables-running = Триває гра
my-tables-over = Гру завершено
unreadable-newer = Сервер поки що не може показати цей стіл
unreadable-broken = Запис цієї партії пошкоджено
unreadable-looks-again = Сторінка час від часу сама перевіряє, чи стіл уже відкривається.
unreadable-record = Завантажити запис партії
unreadable-record-later = У записі видно й те, що від гравців приховано, тому завантажити його можна буде лише тоді, коли стіл закриють.
unreadable-close-about = Дограти партію після цього не вийде, навіть коли стіл знову можна буде показати.

## Новий стіл

new-table = Новий стіл
new-table-about = Хто грає і за якими правилами?
place-number = Місце { $number }
place-me = Ви
place-guest = Друг, за посиланням
place-bot = Бот, { $level ->
    [easy] легкий
    [normal] звичайний
    [hard] складний
    [master] майстер
   *[other] { $level }
}
public = Відкритий стіл
public-hint = Стіл видно в лобі, і сісти за нього може будь-хто. Інакше — лише ті, хто має посилання.
auto = Робити вимушені ходи автоматично
auto-hint = Якщо зробити можна лише одне, це робиться за вас.
edition = Видання
edition-upload = Взяти свій файл
edition-hint = Якщо у вас є коробка з грою, можна виправити дані компонентів і грати з ними.
edition-wrong = Файл не підходить. { $where }: { $what }
make-table = Створити стіл
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
leave = Піти
close-table = Закрити стіл
join-title = Сісти за стіл
join-about = { $host } запрошує вас у гру «{ $game }».
join = Сісти за стіл
only-watch = Лише дивитися
join-without = Стіл відкритий для всіх: сісти або дивитися можна й без запрошення.

## За столом

nothing-to-choose = Зараз немає чого вибирати.
undo-question = { $name } хоче повернути останню дію, а з нею і вашу. Ви згодні?
undo-waiting = { $name } хоче повернути хід. Чекаємо на відповідь: { $others }.
agree = Так
disagree = Ні
chat-empty = Поки що всі мовчать.
chat-say = Скажіть щось
reactions = Реакції
reaction-good = Гарний хід
reaction-applause = Оплески
reaction-laugh = Смішно
reaction-wow = Ого
reaction-think = Думаю
reaction-party = Ура
send = Надіслати
mute = Заборонити писати
unmute = Дозволити писати
mute-name = Заборонити писати: { $name }
unmute-name = Дозволити писати: { $name }
silent-closed = Цей стіл закрито. Писати тут більше не можна.
silent-muted = Господар столу заборонив вам писати. Читати ви можете й далі.
silent-passing = Ви просто дивитеся. Писати можуть лише гравці та ті, хто прийшов за запрошенням.
since-your-turn = Від вашого ходу
since-then = Після вашого минулого ходу
since-count = Від вашого ходу: { $count ->
    [one] { $count } подія
    [few] { $count } події
   *[other] { $count } подій
}
show-me = Показати
play-again = Ще раз
share-to-watch = Посилання для глядачів
replace-by-bot = Нехай за гравця { $name } грає бот
resign = Здатися
resign-sure = Точно здатися? Замість вас дограє бот.
close-sure = Закрити стіл для всіх?
people = Хто за столом
remove-name = Прибрати: { $name }
remove-sure = Прибрати назавжди: { $name }
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
onlooker-muted = писати не можна
invitation-renew = Оновити запрошення
invitation-renew-about = Посилання, яким ви поділилися, перестане працювати. Хто вже тут, залишиться.
invitation-renewed = Запрошення оновлено. Старе посилання більше не працює.
keys = Клавіші
key-arrows = перейти до наступного, що можна вибрати
key-enter = вибрати; ще раз — підтвердити
key-back = крок назад
key-escape = вибрати наново
key-help = показати ці клавіші
on-maps = На мапах
map-wheel = Колесо миші або кнопки + і − змінюють масштаб.
map-pinch = Зведіть або розведіть два пальці, щоб змінити масштаб.
map-drag = Потягніть, щоб посунути мапу; картку можна перетягнути на неї.

## Рахунок і кінець гри

counting = Рахуємо бали…
outcome-points = Перемога: { $names }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
outcome-tie-break = Перемога: { $names }. У кількох гравців по { $points ->
    [one] { $points } балу
    [few] { $points } бали
   *[other] { $points } балів
}, вирішує правило нічиєї
outcome-shared = Перемогу ділять { $names }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
outcome-alone = { $names }: підсумок { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
rematch = Зіграти ще
look-at-board = Подивитися на поле
replay-start = До першого ходу
replay-position = Місце в партії
record = Запис партії

## Підрахунок балів

pad-entries = Записи

## Допомога

rules-search = Пошук у правилах або номер правила
rules-nothing = Такого правила немає.

## Налаштування

language = Мова
theme = Тема
theme-auto = Як у системі
theme-light = Світла
theme-dark = Темна
motion = Анімація
motion-auto = Як у системі
motion-full = Повна
motion-reduced = Зменшена
patterns = Візерунки
patterns-hint = Знаки й візерунки на додачу до кольорів
sound = Звук
sound-hint = Тихі звуки, коли кладуть і беруть, коли ваш хід і наприкінці
notify = Повідомляти про мій хід
notify-hint = Сповіщенням браузера, коли сторінки не видно

## Про себе

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

## Підказки та розбір

hints = Підказки
hints-hint = Той, чий хід, може спитати, як зіграв би бот.
hints-allowed = За цим столом дозволено підказки.
hint-about = Як зіграв би бот, знаючи те саме, що й ви: найкраще спочатку. Бали приблизні.
hint-less = { $points ->
    [0] За пробними партіями не гірше.
    [one] Приблизно на { $points } бал менше.
    [few] Приблизно на { $points } бали менше.
   *[other] Приблизно на { $points } балів менше.
}
hint-in-the-end = Зараз балів менше, але зрештою, за розрахунком бота, більше.
hint-previous = Попередня порада
hint-next = Наступна порада
hint-of = { $at } з { $all }
reason-line = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-rival = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-later = далі: { $facts }
try-again-here = Спробувати звідси ще раз
try-again-hint = Партія триватиме звідси за окремим столом проти ботів. Вона ніде не враховується.
review-turning-point = Переломний момент { $number }
review-played-short = Зіграно
review-better-short = Краще
review-position = { $name }, раунд { $round }: очікується { $points }
replay-speed = Швидкість
replay-scores = Бали зараз
replay-round = Раунд { $round }
hint-thinking = Бот думає…
hint-marked = Позначено на полі. Підтвердьте, щоб зробити хід.
hint-expects = { $standing ->
    [ahead] Бот розраховує набрати { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }, на { $lead } більше за найкращого суперника.
    [behind] Бот розраховує набрати { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }, на { $lead } менше за найкращого суперника.
    [level] Бот розраховує набрати { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }, стільки ж, скільки найкращий суперник.
   *[alone] Бот розраховує набрати { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }.
}
review = Розбір
review-about = Бот переглядає партію і після кожного рішення каже, на скільки балів наприкінці міг розраховувати кожен гравець, якщо зважати на те, що було відомо тому, хто вирішував. Це середнє з пробних партій, тож невеликі коливання мало що означають.
review-begin = Розібрати партію
review-working = Бот переглядає партію
review-done = Оцінено рішень: { $done } з { $of }
review-soon = Зараз почнеться.
review-leave = Чекати тут не обов’язково: розбір триватиме і збережеться.
review-some = Оцінено рішень: { $judged } з { $choices }, рівномірно по всій партії.
review-graph = Очікувані бали наприкінці
review-first = Перше рішення
review-last = Підсумок
review-table = Те саме в цифрах
review-decision = Зіграно
review-lost = Втрата
review-turning = Переломні моменти
review-turning-none = Жодне рішення не коштувало стільки, щоб це не можна було пояснити випадком.
review-no-choice = У цій партії ні в кого не було вибору.
review-cost = коштує { $points ->
    [one] { $points } бал переваги
    [few] { $points } бали переваги
   *[other] { $points } балів переваги
}
review-played = Зіграно: { $action }
review-better = Краще: { $action }
review-show = Показати

## Гра проти ботів

against-bots = Проти ботів
bots-number = Скільки ботів?
bots-none = Без ботів
bots-strength = Якого рівня?
strength = { $level ->
    [easy] Легкий
    [normal] Звичайний
    [hard] Складний
    [master] Майстер
   *[other] { $level }
}
strength-hint = { $level ->
    [easy] Щоб опанувати гру. Ходить одразу.
    [normal] Дивиться на хід уперед. Ходить одразу.
    [hard] Думає над ходом не довше секунди.
    [master] Дивиться на кілька ходів уперед і думає не довше 5 секунд; кнопка «Швидше» його поквапить.
   *[other] { $level }
}

## Запрошення

hand-over = Передайте пристрій: { $name }
hand-over-about = Решті зараз краще не дивитися.
i-am = Це я, { $name }
friend-name = Ім’я гравця { $number }
friend-portrait = Інша картинка
qr-code = QR-код запрошення
qr-about = Або наведіть сюди камеру телефона.
join-there = За столом: { $names }
join-free = { $free ->
    [0] Вільних місць немає
   *[other] Вільних місць: { $free } з { $seats }
}
join-full = Усі місця зайняті. Хочете спостерігати за грою?
join-over = Ця партія закінчилася.
join-taken = Це місце щойно зайняли.
watch = Дивитися
rematch-waits = Є стіл для нової партії. Ваше місце за вами.
rematch-begins = Є стіл для нової партії.
rematch-join = Сісти за стіл
confirming = Підтвердження ходу
confirming-button = Кнопкою
confirming-button-hint = Хід робиться, лише коли ви натиснете кнопку під полем.
confirming-second = Другим натисканням
confirming-second-hint = Виберіть те саме ще раз — і хід зроблено. Кнопка теж працює.
confirming-once = Одразу
confirming-once-hint = Те, що можна повернути, робиться одразу. Якщо при цьому щось відкриється чи випаде, ви підтверджуєте хід.

## Імена й повідомлення, які не прийнято

error-muted = Господар столу заборонив вам писати.
error-passing = Писати тут можуть лише гравці та ті, хто прийшов за запрошенням.
error-name-empty = Такого імені ніхто не побачить. Використайте літери, цифри або емодзі.
error-name-long = Ім’я задовге: не більше 40 знаків.
error-name-hidden = В імені є невидимі знаки або знаки, які змінюють вигляд сусідніх. Наберіть його без них.
error-name-marks = Над або під однією з літер імені забагато значків. Приберіть частину з них.
error-text-empty = У цьому повідомленні нічого не видно.
error-text-hidden = У повідомленні є невидимі знаки або знаки, які змінюють вигляд сусідніх. Наберіть його без них.
error-text-marks = Над або під однією з літер повідомлення забагато значків. Приберіть частину з них.
place-here = Ще один гравець на цьому пристрої
remove = Прибрати
unreadable-newer-about = Стіл створено в новішій версії Parlour, ніж та, що працює на цьому сервері. Нічого не втрачено: коли сервер оновлять, стіл відкриється таким, яким був.
unreadable-broken-about = Сервер не може прочитати ходи, тому партію не можна ані показати, ані продовжити. Нічого не видалено: усе, що зберігається, лишається як є. Можливо, той, хто відповідає за сервер, зможе відновити партію з резервної копії.

## Тренер

coach = Тренер
coach-hint = У партіях проти ботів каже перед рішенням, що зараз важливо, а потім — що дав ваш вибір; дедалі рідше.
coach-silent = Тренер стежить за грою й підкаже, коли матиме що сказати.
coach-whole = Уся порада
coach-off = Вимкнути тренера
coach-before = Зараз шукайте: { $facts }.
coach-spread = { $points ->
    [one] Варіанти одразу різняться на { $points } бал.
    [few] Варіанти одразу різняться щонайбільше на { $points } бали.
   *[other] Варіанти одразу різняться щонайбільше на { $points } балів.
}
coach-after = Ваш останній вибір: { $facts }.
coach-better = Зрештою, схоже, краще так: { $action }{ $given ->
    [yes] {" "}({ $facts }).
   *[no] .
}
## Уроки

lesson = Урок
lessons = Уроки
puzzles = Задачі
lesson-begin = Почати
lesson-done = пройдено
lesson-offer = Уперше в цій грі? Навчіться просто за столом: { $minutes } { $minutes ->
    [one] хвилина
    [few] хвилини
    [many] хвилин
   *[other] хвилини
}.
lesson-progress = { $step } з { $steps }
lesson-next = Далі
lesson-do = Зробити за мене
lesson-show = Підказати
lesson-try-again = Спробувати ще раз
lesson-again = Почати заново
lesson-play = Зіграти з легкими ботами
lesson-leave = Вийти з уроку
lesson-leave-sure = Вийти з уроку? Потім можна продовжити з цього місця.
lesson-stay = Залишитися
lesson-changed = Відколи ви почали, цей урок переписали. Почніть заново — це недовго.
lesson-following = Наступний урок
puzzle-next = Наступна задача
puzzle-missed = Не зовсім: розв’язок є. Спробуйте ще раз!
puzzle-missed-points = { $points } — непогано, але можна набрати { $best }. Спробуйте ще раз!

## Довідка та сторінка гри

help-contents = Зміст
guide-title = За дві хвилини
guide-goal = Мета
guide-turn = Як грають
guide-points = Звідки беруться бали
guide-symbols = Що є що
guide-rule = Правило { $rule }
rules-numbered = Усі правила за номерами
how-to-play = Як грати
print-guide = Надрукувати на двох аркушах
to-game = Про гру
fact-time = Час
fact-weight = Складність
minutes-range = { $from }–{ $to } хв
weight = { $weight ->
    [light] проста
    [medium] середня
   *[demanding] серйозна
}
players-how = Скільки гравців?
players-count = { $count ->
    [1] Один гравець
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
players-decisions = Рішень у кожного — близько { $decisions }, можливостей у середньому — { $choices }
time-method = Час — оцінка: у { $matches } партіях ботів із кожною кількістю гравців (виміряно { $date }) ми порахували, скільки разів стіл чекає на рішення і зі скількох можливостей. На вибір із двох відведено від { $quick } до { $slow } секунд і ще від { $quick_more } до { $slow_more } на кожне подвоєння. Складність — це скільки вирішує кожен за партію.
options = Про що можна домовитися
option-usual = зазвичай
option-seats = Лише якщо гравців { $first }–{ $last }
sources-title = Що надруковано, а що відтворено
sources-about = Не все, що лежить у коробці, опубліковано. Біля кожного числа нашого видання сказано, звідки воно; хто має гру, той може виправити копію і грати за нею.
source = { $source ->
    [rulebook] Із книги правил
    [public] З оглядів і фотографій
   *[reconstructed] Відтворено нами
}

# Что говорят редко открываемые страницы и части оболочки, по-русски; загружается вместе с ними.

cancel = Отмена
next = Дальше
pause = Пауза
to-table = К столу

## Начальная страница

choose-game = Выбрать игру

## Лобби и столы

lobby-about = Столы, за которыми есть место. Садитесь или смотрите.
lobby-empty = Сейчас никто не ждёт. Создайте свой стол, и другие найдут его здесь.
lobby-watch = Идёт игра
my-tables-empty = Вы пока ни за одним столом.
my-tables-waiting = Ждут вас
my-tables-running = Идёт игра
my-tables-over = Игра окончена
unreadable-newer = Сервер пока не может показать этот стол
unreadable-broken = Запись этой партии повреждена
unreadable-looks-again = Страница время от времени сама проверяет, не открылся ли стол.
unreadable-record = Скачать запись партии
unreadable-record-later = В записи видно и то, что от игроков скрыто, поэтому скачать её можно будет, только когда стол закроют.
unreadable-close-about = Доиграть партию после этого будет нельзя, даже когда стол снова можно будет показать.

## Новый стол

new-table = Новый стол
new-table-about = Кто играет и по каким правилам?
place-number = Место { $number }
place-me = Вы
place-guest = Друг, по ссылке
place-bot = Бот, { $level ->
    [easy] лёгкий
    [normal] обычный
    [hard] сложный
    [master] мастер
   *[other] { $level }
}
public = Открытый стол
public-hint = Стол виден в лобби, и сесть за него может любой. Иначе — только те, у кого есть ссылка.
auto = Делать вынужденные ходы автоматически
auto-hint = Если сделать можно только одно, это делается за вас.
edition = Издание
edition-upload = Взять свой файл
edition-hint = Если у вас есть коробка с игрой, можно исправить данные компонентов и играть с ними.
edition-wrong = Файл не подходит. { $where }: { $what }
make-table = Создать стол
start-match = Начать
start-with-bots = Начать, на свободные места сядут боты
waiting-for = { $count ->
    [0] Все в сборе.
    [one] Ждём ещё { $count } игрока.
   *[other] Ждём ещё { $count } игроков.
}
invite-about = Кто откроет эту ссылку, сможет сесть за стол.
invitation-link = Ссылка-приглашение
share-link = Поделиться ссылкой
copy-link = Скопировать ссылку
sit-here = Сесть сюда
host = хозяин стола
leave = Уйти
close-table = Закрыть стол
join-title = Сесть за стол
join-about = { $host } приглашает вас в игру «{ $game }».
join = Сесть за стол
only-watch = Только смотреть
join-without = Стол открыт для всех: сесть или смотреть можно и без приглашения.

## За столом

nothing-to-choose = Сейчас нечего выбирать.
undo-question = { $name } хочет вернуть последнее действие, а с ним и ваше. Вы согласны?
undo-waiting = { $name } хочет вернуть ход. Ждём ответа: { $others }.
agree = Да
disagree = Нет
chat-empty = Пока все молчат.
chat-say = Скажите что-нибудь
reactions = Реакции
reaction-good = Хороший ход
reaction-applause = Аплодисменты
reaction-laugh = Смешно
reaction-wow = Ого
reaction-think = Думаю
reaction-party = Ура
send = Отправить
mute = Запретить писать
unmute = Разрешить писать
mute-name = Запретить писать: { $name }
unmute-name = Разрешить писать: { $name }
silent-closed = Этот стол закрыт. Писать здесь больше нельзя.
silent-muted = Хозяин стола запретил вам писать. Читать по-прежнему можно.
silent-passing = Вы просто смотрите. Писать могут только игроки и те, кто пришёл по приглашению.
since-your-turn = С вашего хода
since-then = После вашего прошлого хода
since-count = С вашего хода: { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[other] { $count } событий
}
show-me = Показать
play-again = Ещё раз
share-to-watch = Ссылка для зрителей
replace-by-bot = Пусть за игрока { $name } играет бот
resign = Сдаться
resign-sure = Точно сдаться? Вместо вас доиграет бот.
close-sure = Закрыть стол для всех?
people = Кто за столом
remove-name = Убрать: { $name }
remove-sure = Убрать навсегда: { $name }
remove-about = Кого вы уберёте, тот больше не увидит этот стол. Обновите и приглашение, чтобы старая ссылка не впустила его снова.
remove-about-public = Кого вы уберёте, тот больше не увидит этот стол. Стол открыт для всех, так что вернуться под другим именем можно. Обновите и приглашение, чтобы старая ссылка не дала снова писать.
onlookers = Зрители
onlookers-count = { $count ->
    [0] Сейчас никто не смотрит.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[other] Смотрят { $count } человек.
}
onlookers-nameless = { $count ->
    [one] Из них { $count } не назвал имени.
   *[other] Из них { $count } не назвали имени.
}
onlooker-invited = по приглашению
onlooker-passing = случайный зритель
onlooker-muted = писать нельзя
invitation-renew = Обновить приглашение
invitation-renew-about = Ссылка, которой вы поделились, перестанет работать. Кто уже здесь, останется.
invitation-renewed = Приглашение обновлено. Старая ссылка больше не работает.
keys = Клавиши
key-arrows = перейти к следующему, что можно выбрать
key-enter = выбрать; ещё раз — подтвердить
key-back = шаг назад
key-escape = выбрать заново
key-help = показать эти клавиши
on-maps = На картах
map-wheel = Колесо мыши или кнопки + и − меняют масштаб.
map-pinch = Сведите или разведите два пальца, чтобы изменить масштаб.
map-drag = Потяните, чтобы сдвинуть карту; карточку можно перетащить на неё.

## Счёт и конец игры

counting = Считаем очки…
outcome-points = Победа: { $names }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
outcome-tie-break = Победа: { $names }. У нескольких игроков по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
}, решает правило ничьей
outcome-shared = Победу делят { $names }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
outcome-alone = { $names }: итог { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
rematch = Сыграть ещё
look-at-board = Посмотреть на поле
replay-start = До первого хода
replay-position = Место в партии
record = Запись партии

## Подсчёт очков

pad-entries = Записи

## Помощь

rules-search = Поиск по правилам или номер правила
rules-nothing = Такого правила нет.

## Настройки

language = Язык
theme = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
motion = Анимация
motion-auto = Как в системе
motion-full = Полная
motion-reduced = Сокращённая
patterns = Узоры
patterns-hint = Значки и узоры в дополнение к цветам
sound = Звук
sound-hint = Тихие звуки, когда кладут и берут, когда ваш ход и в конце
notify = Сообщать о моём ходе
notify-hint = Уведомлением браузера, когда страницы не видно

## О себе

your-name = Ваше имя
your-portrait = Ваш портрет
portrait = Портрет { $number }
other-device = Другое устройство
other-device-about = По личной ссылке вы тот же человек и на телефоне, и на другом компьютере. Никому её не показывайте.
personal-link = Личная ссылка
make-personal-link = Создать личную ссылку
claim-title = Это вы?
claim-about = Личная ссылка сделает этот браузер вашим: сюда перейдут ваше имя и ваши столы.
claim = Да, это я
forget-title = Удалить мои данные
forget-about = Ваше имя и всё, что вы писали в беседах, будет удалено. На ваши места сядут боты.
forget-sure = Это нельзя отменить. Удалить всё о вас?
forget = Удалить мои данные

## Уведомления

notices = Когда ваш ход
notices-about = Для столов, где вы ходите время от времени: мы сообщаем один раз за ход и только если вас нет за столом.
notices-push = Сообщать на это устройство
notices-push-hint = Уведомлением, даже если ни одна страница не открыта
notices-denied = Браузер не разрешает странице показывать уведомления. Это можно изменить в его настройках.
notices-mail-address = Ваш адрес электронной почты
notices-mail-ask = Присылать письма
notices-mail-asked = Письмо отправлено на { $address }. Остальные придут, когда вы откроете ссылку из него.
notices-mail-on = Письма приходят на { $address }.
notices-mail-off = Больше не присылать
notices-feed = Лента моих ходов
notices-feed-about = Личная лента столов, где ждут вас, для программы чтения лент. Её прочтёт любой, у кого есть ссылка.
notices-feed-make = Создать ссылку на ленту
notices-feed-new = Создать новую ссылку
notices-feed-off = Закрыть ленту
notices-off-done = Готово: больше таких сообщений не будет.
notices-off-failed = Не получилось. Отключить уведомления можно и на странице о вас.
notices-confirm-about = Присылать вам письмо, когда настал ваш ход, а вас нет за столом?
notices-confirm = Да, присылать
notices-confirm-done = Спасибо. Письмо придёт, когда настанет ваш ход, а вас не будет за столом.

# Часы за столом
clock = Часы
clock-none = Без часов
clock-none-hint = Каждый думает сколько хочет.
clock-live = На один вечер
clock-live-hint = У каждого игрока есть время на всю партию и добавка за каждый ход. Если время вышло, играет бот, а вы можете вернуться на своё место.
clock-days = На несколько дней
clock-days-hint = На каждый ход даётся столько дней. Потом играет бот, а вы можете вернуться на своё место.
clock-time = Время каждого игрока
clock-bank = { $minutes } мин + { $seconds } с за ход
clock-turn = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}

## Подсказки и разбор

hints = Подсказки
hints-hint = Тот, чей ход, может спросить, как сыграл бы бот.
hints-allowed = За этим столом разрешены подсказки.
hint-about = Как сыграл бы бот, зная то же, что и вы: лучшее сначала. Очки приблизительные.
hint-less = { $points ->
    [0] По пробным партиям не хуже.
    [one] Примерно на { $points } очко меньше.
    [few] Примерно на { $points } очка меньше.
   *[other] Примерно на { $points } очков меньше.
}
hint-in-the-end = Сейчас очков меньше, но в итоге, по расчёту бота, больше.
hint-previous = Предыдущий совет
hint-next = Следующий совет
hint-of = { $at } из { $all }
reason-line = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-rival = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-later = далее: { $facts }
try-again-here = Попробовать отсюда снова
try-again-hint = Партия продолжится отсюда за отдельным столом против ботов. Она нигде не учитывается.
review-turning-point = Переломный момент { $number }
review-played-short = Сыграно
review-better-short = Лучше
review-position = { $name }, раунд { $round }: ожидается { $points }
replay-speed = Скорость
replay-scores = Очки сейчас
replay-round = Раунд { $round }
hint-thinking = Бот думает…
hint-marked = Отмечено на поле. Подтвердите, чтобы сделать ход.
hint-expects = { $standing ->
    [ahead] Бот рассчитывает набрать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, на { $lead } больше лучшего соперника.
    [behind] Бот рассчитывает набрать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, на { $lead } меньше лучшего соперника.
    [level] Бот рассчитывает набрать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, столько же, сколько лучший соперник.
   *[alone] Бот рассчитывает набрать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
review = Разбор
review-about = Бот просматривает партию и после каждого решения говорит, на сколько очков в конце мог рассчитывать каждый игрок, если исходить из того, что было известно решавшему. Это среднее по пробным партиям, поэтому небольшие колебания мало что значат.
review-begin = Разобрать партию
review-working = Бот просматривает партию
review-done = Оценено решений: { $done } из { $of }
review-soon = Сейчас начнётся.
review-leave = Ждать здесь не обязательно: разбор продолжится и сохранится.
review-some = Оценено решений: { $judged } из { $choices }, равномерно по всей партии.
review-graph = Ожидаемые очки в конце
review-first = Первое решение
review-last = Итог
review-table = То же в цифрах
review-decision = Сыграно
review-lost = Потеря
review-turning = Переломные моменты
review-turning-none = Ни одно решение не стоило столько, чтобы это нельзя было объяснить случаем.
review-no-choice = В этой партии ни у кого не было выбора.
review-cost = стоит { $points ->
    [one] { $points } очко преимущества
    [few] { $points } очка преимущества
   *[other] { $points } очков преимущества
}
review-played = Сыграно: { $action }
review-better = Лучше: { $action }
review-show = Показать

## Игра против ботов

against-bots = Против ботов
bots-number = Сколько ботов?
bots-none = Без ботов
bots-strength = Какого уровня?
strength = { $level ->
    [easy] Лёгкий
    [normal] Обычный
    [hard] Сложный
    [master] Мастер
   *[other] { $level }
}
strength-hint = { $level ->
    [easy] Чтобы освоиться в игре. Ходит сразу.
    [normal] Смотрит на ход вперёд. Ходит сразу.
    [hard] Думает над ходом не дольше секунды.
    [master] Смотрит на несколько ходов вперёд и думает не дольше 5 секунд; кнопка «Быстрее» его поторопит.
   *[other] { $level }
}

## Приглашение

hand-over = Передайте устройство: { $name }
hand-over-about = Остальным сейчас лучше не смотреть.
i-am = Это я, { $name }
friend-name = Имя игрока { $number }
friend-portrait = Другая картинка
qr-code = QR-код приглашения
qr-about = Или наведите сюда камеру телефона.
join-there = За столом: { $names }
join-free = { $free ->
    [0] Свободных мест нет
   *[other] Свободных мест: { $free } из { $seats }
}
join-full = Все места заняты. Хотите посмотреть игру?
join-over = Эта партия закончилась.
join-taken = Это место только что заняли.
watch = Смотреть
rematch-waits = Есть стол для новой партии. Ваше место за вами.
rematch-begins = Есть стол для новой партии.
rematch-join = Сесть за стол
confirming = Подтверждение хода
confirming-button = Кнопкой
confirming-button-hint = Ход делается, только когда вы нажмёте кнопку под полем.
confirming-second = Вторым нажатием
confirming-second-hint = Выберите то же самое ещё раз — и ход сделан. Кнопка тоже работает.
confirming-once = Сразу
confirming-once-hint = То, что можно вернуть, делается сразу. Если при этом что-то откроется или выпадет, вы подтверждаете ход.

## Имена и сообщения, которые не приняты

error-muted = Хозяин стола запретил вам писать.
error-passing = Писать здесь могут только игроки и те, кто пришёл по приглашению.
error-name-empty = Такого имени никто не увидит. Используйте буквы, цифры или эмодзи.
error-name-long = Имя слишком длинное: не больше 40 знаков.
error-name-hidden = В имени есть невидимые знаки или знаки, которые меняют вид соседних. Наберите его без них.
error-name-marks = Над или под одной из букв имени слишком много значков. Уберите часть из них.
error-text-empty = В этом сообщении ничего не видно.
error-text-hidden = В сообщении есть невидимые знаки или знаки, которые меняют вид соседних. Наберите его без них.
error-text-marks = Над или под одной из букв сообщения слишком много значков. Уберите часть из них.
place-here = Ещё один игрок на этом устройстве
remove = Убрать
unreadable-newer-about = Стол создан в более новой версии Parlour, чем та, что работает на этом сервере. Ничего не потеряно: когда сервер обновят, стол откроется таким, каким был.
unreadable-broken-about = Сервер не может прочитать ходы, поэтому партию нельзя ни показать, ни продолжить. Ничего не удалено: всё, что хранится, остаётся как есть. Возможно, тот, кто отвечает за сервер, сможет восстановить партию из резервной копии.

## Тренер

coach = Тренер
coach-hint = В партиях против ботов говорит перед решением, что сейчас важно, а потом — что дал ваш выбор; со временем всё реже.
coach-silent = Тренер смотрит за игрой и подскажет, когда будет что сказать.
coach-whole = Весь совет
coach-off = Выключить тренера
coach-before = Сейчас ищите: { $facts }.
coach-spread = { $points ->
    [one] Варианты сразу отличаются на { $points } очко.
    [few] Варианты сразу отличаются самое большее на { $points } очка.
   *[other] Варианты сразу отличаются самое большее на { $points } очков.
}
coach-after = Ваш последний выбор: { $facts }.
coach-better = В итоге, похоже, лучше так: { $action }{ $given ->
    [yes] {" "}({ $facts }).
   *[no] .
}
## Уроки

lesson = Урок
lessons = Уроки
puzzles = Задачи
lesson-begin = Начать
lesson-done = пройдено
lesson-offer = Впервые в этой игре? Научитесь прямо за столом: { $minutes } { $minutes ->
    [one] минута
    [few] минуты
    [many] минут
   *[other] минуты
}.
lesson-progress = { $step } из { $steps }
lesson-next = Дальше
lesson-do = Сделать за меня
lesson-show = Подсказать
lesson-try-again = Попробовать ещё раз
lesson-again = Начать заново
lesson-play = Сыграть с лёгкими ботами
lesson-leave = Выйти из урока
lesson-leave-sure = Выйти из урока? Потом можно продолжить с этого места.
lesson-stay = Остаться
lesson-changed = С тех пор как вы начали, этот урок переписали. Начните заново — это недолго.
lesson-following = Следующий урок
puzzle-next = Следующая задача
puzzle-missed = Не совсем: решение есть. Попробуйте ещё раз!
puzzle-missed-points = { $points } — неплохо, но можно набрать { $best }. Попробуйте ещё раз!

## Справка и страница игры

help-contents = Содержание
guide-title = За две минуты
guide-goal = Цель
guide-turn = Как играют
guide-points = Откуда берутся очки
guide-symbols = Что есть что
guide-rule = Правило { $rule }
rules-numbered = Все правила по номерам
how-to-play = Как играть
print-guide = Напечатать на двух листах
to-game = Об игре
fact-time = Время
fact-weight = Сложность
minutes-range = { $from }–{ $to } мин
weight = { $weight ->
    [light] простая
    [medium] средняя
   *[demanding] серьёзная
}
players-how = Сколько игроков?
players-count = { $count ->
    [1] Один игрок
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
players-decisions = Решений у каждого — около { $decisions }, возможностей в среднем — { $choices }
time-method = Время — оценка: в { $matches } партиях ботов с каждым числом игроков (измерено { $date }) мы посчитали, сколько раз стол ждёт решения и из скольких возможностей. На выбор из двух отведено от { $quick } до { $slow } секунд и ещё от { $quick_more } до { $slow_more } на каждое удвоение. Сложность — это сколько решает каждый за партию.
options = О чём можно договориться
option-usual = обычно
option-seats = Только если игроков { $first }–{ $last }
sources-title = Что напечатано, а что восстановлено
sources-about = Не всё, что лежит в коробке, опубликовано. У каждого числа нашего издания сказано, откуда оно; у кого есть игра, тот может исправить копию и играть по ней.
source = { $source ->
    [rulebook] Из книги правил
    [public] Из обзоров и фотографий
   *[reconstructed] Восстановлено нами
}

# Что говорит комната вокруг столов, по-русски. Все идентификаторы и переменные те же, что в остальных языках.

parlour = Parlour
close = Закрыть
cancel = Отмена
loading = Одну минуту …
next = Дальше
skip = Пропустить
play = Пуск
pause = Пауза
try-again = Попробовать ещё раз
you = вы
copied = Скопировано
copy-by-hand = Скопируйте, пожалуйста, вручную: { $text }
skip-to-content = Перейти к содержанию
navigation = Главные страницы
not-found = Здесь ничего нет
page-not-loaded = Страница не загрузилась. Есть ли сеть?
to-home = К играм
to-table = К столу
just-now = только что

## Ошибки

error-unreachable = Сервер недоступен. Есть ли сеть?
error-gone = Этого нет или уже нет.
error-forbidden = Вам это не разрешено.
error-late = За столом уже успели походить.
error-slowly = Слишком быстро. Подождите немного.
error-server = На сервере что-то пошло не так. Попробуйте ещё раз.
error-other = Не получилось.
error-removed = Хозяин убрал вас из-за этого стола. Он вам больше не виден.
error-invitation = Эта ссылка-приглашение неверна или больше не действует: возможно, хозяин её обновил. Попросите новую ссылку и скопируйте её целиком.
error-closed = Этот стол закрыт.
error-muted = Хозяин стола заглушил вас.
error-passing = Писать здесь могут только игроки и те, кто пришёл по приглашению.
error-older = Сервер обновляется, а этот стол уже работает на новой версии. Попробуйте ещё раз через несколько секунд.
error-restarting = Сервер перезапускается. Попробуйте ещё раз через несколько секунд.
error-name-empty = Такого имени не видно. Используйте буквы, цифры или эмодзи.
error-name-long = Имя слишком длинное: не больше 40 знаков.
error-name-hidden = В имени есть знаки, которых не видно или которые меняют вид других. Наберите его без них.
error-name-marks = Над или под одной из букв имени слишком много значков. Уберите часть из них.
error-text-empty = В этом сообщении ничего не видно.
error-text-hidden = В сообщении есть знаки, которых не видно или которые меняют вид других. Наберите его без них.
error-text-marks = Над или под одной из букв сообщения слишком много значков. Уберите часть из них.
connection-lost = Восстанавливаем связь …
sending = Отправляем …

## Начальная страница

home-title = Присаживайтесь
home-subtitle = Настольные игры в браузере: с друзьями или против ботов, с которыми интересно.
home-go-on = Продолжить игру
games = Игры
no-games = На полке нет ни одной игры.
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
    [hard] трудный уровень
    [master] уровень мастера
   *[other] уровень { $level }
})
invite-friends = Позвать друзей
choose-game = Выбрать игру
rules = Правила
score-pad = Счётный лист

## Зал и столы

lobby = Зал
lobby-about = Столы, за которыми есть место. Садитесь или смотрите.
lobby-empty = Сейчас никто не ждёт. Накройте свой стол, и другие найдут его здесь.
lobby-watch = Идёт игра
my-tables = Мои столы
my-tables-empty = Вы пока ни за одним столом.
my-tables-waiting = Ждут вас
my-tables-running = Идёт игра
my-tables-over = Сыграно
table-your-turn = Ваш ход
table-free = { $count ->
    [0] вот-вот начнётся
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
table-playing = Идёт игра
table-over = Сыграно
table-closed = Этот стол закрыт
table-not-here = Такого стола нет
table-newer = Создан в более новой версии
table-broken = Запись повреждена
unreadable-newer = Сервер пока не может показать этот стол
unreadable-newer-about = Стол создан в более новой версии Parlour, чем та, что работает на этом сервере. Ничего не потеряно: когда сервер обновят, стол откроется таким, каким был.
unreadable-looks-again = Страница время от времени сама проверяет, не открылся ли стол.
unreadable-broken = Запись этой партии повреждена
unreadable-broken-about = Сервер не может прочитать ходы, поэтому партию нельзя ни показать, ни продолжить. Ничего не удалено: всё, что хранится, остаётся как есть. Возможно, тот, кто отвечает за сервер, сможет восстановить партию из резервной копии.
unreadable-record = Скачать запись партии
unreadable-record-later = В записи видно и то, что от игроков скрыто, поэтому скачать её можно будет, только когда стол закроют.
unreadable-close-about = Доиграть партию после этого будет нельзя, даже когда стол снова можно будет показать.

## Новый стол

new-table-about = Кто играет и по каким правилам?
players = Игроки
place-number = Место { $number }
place-me = Вы
place-guest = Друг, по ссылке
place-here = Ещё один игрок за этим устройством
place-bot = Бот, { $level ->
    [easy] лёгкий
    [normal] обычный
    [hard] трудный
    [master] мастер
   *[other] { $level }
}
place-empty = Свободное место
level = { $level ->
    [easy] лёгкий бот
    [normal] обычный бот
    [hard] трудный бот
    [master] бот-мастер
   *[other] бот ({ $level })
}
bot-name = Бот { $number }
player-name = Игрок { $number }
guest-name = Гость { $number }
public = Открытый стол
public-hint = Стол виден в зале, и сесть за него может любой. Иначе – только те, у кого есть ссылка.
auto = Вынужденные ходы – сами
auto-hint = Если сделать можно только одно, это делается за вас.
edition = Издание
edition-upload = Взять свой файл
edition-hint = Если у вас есть коробка с игрой, можно исправить данные компонентов и играть с ними.
edition-wrong = Файл не подходит. { $where }: { $what }
make-table = Накрыть стол
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
remove = Убрать
leave = Уйти
close-table = Закрыть стол
join-title = Сесть за стол
join-about = { $host } приглашает вас в игру «{ $game }».
join = Сесть за стол
only-watch = Только смотреть
join-without = Стол открыт для всех: сесть или смотреть можно и без приглашения.

## За столом

your-turn = Ваш ход
board = Игровое поле
beside-the-board = Рядом с полем
chance = Случай
watching = Вы зритель
to-choose = ваш выбор
thinking = думает …
away = нет на месте
stands-in = играет бот
points-so-far = очков сейчас
help = Правила и помощь
choose-next = { $field }: { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
move-sending = Отправляем ваш ход …
move-made = Ваш ход сделан. Одну минуту …
choose-first = Выберите на поле
wait-for-turn = Сейчас не ваш ход
choices = Варианты
nothing-to-choose = Сейчас нечего выбирать.
refused-plainly = Сейчас так нельзя.
refused-turn = Сейчас не ваш ход.
see-rule = Правило { $rule }
undo = Вернуть
undo-ask = Попросить вернуть ход
undo-asked = Остальных спросили.
undo-question = { $name } хочет вернуть последнее действие, а с ним и ваше. Вы согласны?
undo-waiting = { $name } хочет вернуть ход. Ждём ответа: { $others }.
agree = Согласен
disagree = Нет
step-back = Шаг назад
catching-up = Показываем, что было …
bot-plays-for-you = За вас играет бот.
take-seat-back = Вернуться на своё место
log = Ход игры
log-empty = Пока ничего не произошло.
log-undone = (возвращено)
log-and-chat = Ход игры и беседа
chat = Беседа
chat-empty = Пока все молчат.
chat-say = Скажите что-нибудь
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[other] { $count } новых сообщений
}
send = Отправить
mute = Заглушить
unmute = Вернуть голос
mute-name = Заглушить: { $name }
unmute-name = Вернуть голос: { $name }
silent-closed = Этот стол закрыт. Писать здесь больше нельзя.
silent-muted = Хозяин стола заглушил вас. Читать вы можете по-прежнему.
silent-passing = Вы просто смотрите. Писать могут только игроки и те, кто пришёл по приглашению.
since-your-turn = С вашего хода
since-count = С вашего хода: { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[other] { $count } событий
}
show-me = Показать
play-again = Ещё раз
hand-over = Передайте устройство: { $name }
hand-over-about = Остальным сейчас лучше не смотреть.
i-am = Это я, { $name }
table-menu = Стол
share-to-watch = Ссылка для зрителей
replace-by-bot = Пусть за игрока { $name } играет бот
resign = Сдаться
resign-sure = Сдаться насовсем? Вместо вас доиграет бот.
close-sure = Закрыть стол для всех?
people = Люди за столом
remove-name = Убрать: { $name }
remove-sure = Убрать насовсем: { $name }
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
onlooker-muted = без голоса
invitation-renew = Обновить приглашение
invitation-renew-about = Ссылка, которой вы поделились, перестанет работать. Кто уже здесь, останется.
invitation-renewed = Приглашение обновлено. Старая ссылка больше не работает.
keys = Клавиши
key-arrows = перейти к следующему, что можно выбрать
key-enter = выбрать; ещё раз – подтвердить
key-back = шаг назад
key-escape = выбрать заново
key-help = показать эти клавиши
side-panel = Счёт, журнал и чат рядом с полем
on-maps = На картах
map-wheel = Колесо мыши или кнопки + и − меняют масштаб.
map-pinch = Сведите или разведите два пальца, чтобы изменить масштаб.
map-drag = Потяните, чтобы сдвинуть карту; карточку можно перетащить на неё.

## Счёт и конец игры

sheet = Счёт
sheet-line = Очки за
sheet-total = Итого
sheet-place = Место
sheet-hidden = скрыто
sheet-now = Если бы игра кончилась сейчас
sheet-preview = После этого действия
sheet-final = Окончательный счёт
sheet-none = Счёта пока нет.
counting = Считаем очки …
outcome-points = Победа: { $names }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
outcome-tie-break = Победа: { $names }. Поровну, по { $points ->
    [one] { $points } очку
   *[other] { $points } очков
}, у нескольких; решает правило ничьей
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
your-place = Ваше место: { $place } из { $count }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
look-at-board = Посмотреть на стол
show-result = Показать итог
replay = Просмотр партии
replay-start = До первого хода
replay-position = Место в партии
record = Запись партии

## Счётные листы

pad-players = Игроки
pad-name = Имя игрока { $number }
pad-default-name = Игрок { $number }
pad-add-player = Добавить игрока
pad-remove-player = Убрать: { $name }
pad-undo = Отменить
pad-share = Поделиться
pad-entries = Записи
pad-intro = Введите результат каждого игрока, Parlour всё сложит.
pad-sheet = Итог
pad-winner = Побеждает { $name }
pad-shared = Победу делят: { $names }
pad-tie-hint = Ничья разрешается так, как велят правила.
pad-more = На один больше
pad-less = На один меньше
pad-clear = Начать заново
pad-clear-ask = Очистить весь бланк?
pad-clear-yes = Очистить
pad-clear-no = Оставить
pad-add = Добавить: { $thing }
pad-remove = Убрать: { $thing }

## Помощь

rules-search = Поиск по правилам или номер правила
rules-nothing = Такого правила нет.

## Настройки

settings = Настройки
language = Язык
theme = Освещение
theme-auto = Как в системе
theme-light = Светлое
theme-dark = Тёмное
motion = Движение
motion-auto = Как в системе
motion-full = Полное
motion-reduced = Спокойное
patterns = Узоры
patterns-hint = Значки и узоры в дополнение к цветам
sound = Звук
sound-hint = Тихий звон, когда ваш ход
notify = Сообщать о моём ходе
notify-hint = Уведомлением браузера, когда страницы не видно
quick = Ходить без подтверждения
quick-hint = Готовый выбор сразу становится ходом; вернуть его по-прежнему можно

## О себе

profile = О вас
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
clock-left = Осталось времени: { $time }
clock-left-days = { $days } д { $hours } ч

## Подсказки и разбор

hints = Подсказки
hints-hint = Тот, чей ход, может спросить, как сыграл бы бот.
hints-allowed = За этим столом разрешены подсказки.
hint = Подсказка
hint-about = Так сыграл бы бот, зная только то, что видите вы; сначала то, что ему нравится больше всего. Очки – грубое среднее. Выберите вариант, и он будет отмечен на поле; ход не будет сделан, пока вы его не подтвердите.
hint-thinking = Бот думает …
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

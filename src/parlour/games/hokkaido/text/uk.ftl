# «Хоккайдо» українською. Усі ідентифікатори є в усіх чотирьох мовах, у цьому порядку й з тими самими змінними.

name = Хоккайдо
tagline = Будуйте місто карта за картою по обидва боки єдиного гірського ланцюга.

## Частини речень

made-of-desert = { $tile ->
    [lake] озером
    [district] кварталом
    [forest] лісом
   *[mountain] горою
}
with-number = { $turn ->
    [up] номером угору
    [right] номером праворуч
    [down] номером донизу
   *[left] номером ліворуч
}
hidden-squares = { $hidden ->
    [0] { "" }
    [one] , квадрат { $squares } під іншими картами
   *[other] , квадрати { $squares } під іншими картами
}
chosen-pair = { $pair ->
    [deck] пару з колоди
   *[laid] пару, яку ви виклали вдвох
}
reached-goal = { $goal ->
    [1] { goal-1 }
    [2] { goal-2 }
    [3] { goal-3 }
    [4] { goal-4 }
    [5] { goal-5 }
    [6] { goal-6 }
    [7] { goal-7 }
    [8] { goal-8 }
   *[9] { goal-9 }
}

## Дії: як вибір і як запис у журналі

do-province = Узяти стартову провінцію { $province }
    .log = Випала стартова провінція { $province }
do-goal = Відкрити ціль { $goal }: { reached-goal }
    .log = Відкрито ціль { $goal }: { reached-goal }
do-order = Наступним у порядку ходу зробити гравця { $seat_name }
    .log = Наступним у порядку першого раунду йде { $seat_name }
do-deal = Роздати карту { $card }
    .log = Роздано карту { $card }
do-deal-unseen = Роздати карту
    .log = Роздано карту
do-draw = Добрати карту { $card }
    .log = З колоди добрано карту { $card }
do-draw-unseen = Добрати карту
    .log = З колоди добрано карту
do-reveal = Відкрити карту { $card }
    .log = З колоди відкрито карту { $card }
do-keep = Залишити карту { $card }
    .log = { $name } залишає карту { $card }
do-keep-unseen = Залишити карту
    .log = { $name } залишає собі карту
do-discard = Скинути карту { $card }
    .log = { $name } скидає карту { $card } долілиць
do-discard-unseen = Скинути карту
    .log = { $name } скидає карту долілиць
do-lay = Викласти карту { $card }
    .log = { $name } викладає карту { $card }
do-lay-unseen = Викласти карту
    .log = { $name } викладає карту
do-boost = Додати ресурс зі стовпця { $x }, рядка { $y }: карта стане на 60 більшою
    .log = { $name } додає ресурс зі стовпця { $x }, рядка { $y }: карта на 60 більша
do-hold = Не додавати ресурсу
    .log = { $name } не додає ресурсу
do-take = Узяти карту { $card }
    .log = { $name } бере карту { $card }
do-overtake = Віддати два ресурси й вибрати пару першим
    .log = { $name } віддає два ресурси, щоб вибирати першим
do-yield = Поступитися першим вибором
    .log = { $name } поступається першим вибором
do-choose = Вибрати { chosen-pair }
    .log = { $name } вибирає { $pair ->
        [deck] пару з колоди
       *[laid] викладену пару
    }
do-play = Зіграти карту { $card }
    .log = { $name } грає карту { $card }
do-terraform = Зробити пустелю у стовпці { $x }, рядку { $y } { made-of-desert }
    .log = { $name } робить пустелю у стовпці { $x }, рядку { $y } { made-of-desert }
do-pay = Віддати ресурс зі стовпця { $x }, рядка { $y }
    .log = { $name } віддає ресурс зі стовпця { $x }, рядка { $y }
do-place = Покласти карту у стовпець { $x }, рядок { $y }, { with-number }{ hidden-squares }
    .log = { $name } кладе карту у стовпець { $x }, рядок { $y }, { with-number }{ hidden-squares }
# Там, де місце видно на карті міста.
place-here = Покласти карту сюди{ hidden-squares }
do-place-unseen = Завершити будівництво
    .log = { $name }: будівництво завершено
do-forgo = Скинути карту: вона нікуди не підходить
    .log = { $name } не знаходить карті місця й скидає її
do-finish = Більше нічого не робити в цьому раунді
    .log = { $name } завершує раунд
do-gift = Безкоштовно зробити пустелю у стовпці { $x }, рядку { $y } { made-of-desert }
    .log = { $name } безкоштовно робить пустелю у стовпці { $x }, рядку { $y } { made-of-desert }
do-waive = Не класти безкоштовного тайла
    .log = { $name } не кладе безкоштовного тайла

## Що робити зараз

prompt-keep = Залиште собі одну карту з руки
prompt-discard = Скиньте одну карту долілиць
prompt-lay = Викладіть карту
prompt-boost = Можна додати ресурс, щоб карта стала на 60 більшою
prompt-take = Візьміть одну з викладених карт
prompt-lay_both = Викладіть карту; ви робите це одночасно
prompt-overtake = Ваша карта менша. Можна віддати два ресурси, щоб вибирати першим
prompt-choose = Виберіть пару карт
prompt-place = Розмістіть карту. Перед цим можна провести тераформування
prompt-place-only = Розмістіть карту
prompt-play = Виберіть, яку карту пари зіграти
prompt-terraform = Тепер можна провести тераформування пустелі
prompt-pay = Виберіть ресурс, який віддаєте
prompt-gift = Ви були в нічиїй за ціль: можете перетворити пустелю на будь-що
prompt-draw = Карти беруть із колоди…
prompt-wait = Ходить { $seat_name }
prompt-wait-all = { $count ->
    [one] Чекаємо на { $count } гравця
    [few] Чекаємо на { $count } гравців
   *[other] Чекаємо на { $count } гравців
}
prompt-over = Партію завершено

## Поля дій і того, що показано

field-province = Стартова провінція
field-goal = Ціль
field-seat = Гравець
field-card = Карта
field-x = Стовпець
field-y = Рядок
field-pair = Пара
field-tile = Новий квадрат
field-turn = Поворот
field-under = Приховані квадрати
field-stage = Зараз
field-round = Раунд
field-to_act = Ходить
field-deck = Карт у колоді
field-supply = Запас
field-goals = Цілі
field-order = Порядок ходу
field-laid = Викладені карти
field-colour = Ресурс цього раунду
field-revealed = Пара з колоди
field-hand = Рука
field-drawn = Добрана карта
field-plays = Треба розмістити
field-mine = Моє місто, ще не показане
field-boosted = З ресурсом
field-ready = Готово
field-cards_in_hand = Карт на руці
field-map = Місто
field-left = Перший стовпець
field-top = Перший рядок
field-cubes = Ресурси
field-terraformings = Тераформувань
field-terraformed = Тераформування в цьому раунді
field-due = Віддати ресурсів
field-cards = Карти
field-layers = Шари
field-squares = Квадрати

## Значення

tile-lake = озеро
tile-district = квартал
tile-forest = ліс
tile-mountain = гора
turn-up = номером угору
turn-right = номером праворуч
turn-down = номером донизу
turn-left = номером ліворуч
pair-deck = з колоди
pair-laid = викладена
colour-blue = синій
colour-brown = коричневий
colour-green = зелений
colour-grey = сірий
supply-blue = { colour-blue }
supply-brown = { colour-brown }
supply-green = { colour-green }
supply-grey = { colour-grey }
cubes-blue = { colour-blue }
cubes-brown = { colour-brown }
cubes-green = { colour-green }
cubes-grey = { colour-grey }
square-desert = пустеля
square-district = квартал
square-forest = ліс
square-lake = озеро
square-mountain = гора
square-production_blue = синє виробництво
square-production_brown = коричневе виробництво
square-production_green = зелене виробництво
square-production_grey = сіре виробництво
square-factory_blue = синя фабрика
square-factory_brown = коричнева фабрика
square-factory_green = зелена фабрика
square-factory_grey = сіра фабрика
goal-1 = п’ять окремих лісів
goal-2 = з одного боку на п’ять квадратів кварталу більше, ніж з іншого
goal-3 = три окремі озера
goal-4 = п’ять гір пліч-о-пліч
goal-5 = шість ресурсів у місті
goal-6 = усі чотири види виробництв
goal-7 = усі чотири види фабрик
goal-8 = три виробництва або фабрики поруч
goal-9 = тераформування проведено двічі
stage-provinces = роздають стартові провінції
stage-goals = відкривають цілі
stage-deal = роздають карти
stage-order = визначають порядок ходу
stage-reveal = відкривають пару карт
stage-keep = усі залишають по карті
stage-draw = усі добирають по карті
stage-discard = усі скидають по карті
stage-lay = викладають карти
stage-boost = можна додати ресурс
stage-take = карти розбирають
stage-lay_both = обидва викладають по карті
stage-overtake = хто вибирає першим?
stage-choose = вибирають пару
stage-place = карти розміщують
stage-terraform = тераформування
stage-gift = безкоштовні тайли за втрачену ціль
stage-over = партію завершено

## Варіанти

option-side = Стартові провінції
option-side-a = Сторона А
    .hint = Квадрати на всіх провінціях майже однакові; добре для перших партій.
option-side-b = Сторона Б
    .hint = Кожна провінція не схожа на інші.
option-goals = Цілі
option-goals-off = Без цілей
    .hint = Бали дають лише міста.
option-goals-on = З цілями
    .hint = Карти цілей лежать відкрито; кожну бере той, хто першим її виконає.
option-choice = Вибір карт
option-choice-draft = Драфт
    .hint = Кожен таємно залишає собі карту й передає решту сусідові.
option-choice-honshu = Як у «Хонсю»
    .hint = Карти викладають відкрито й розбирають за старшинством; допомагають ресурси.

## Таблиця балів

line-mountains = Гори
line-forests = Ліси
line-factories = Фабрики
line-lakes = Озера
line-districts = Квартали
line-goals = Цілі

## Чому ні

why-H10 = Стартові провінції роздає випадок до першого раунду.
why-H11 = Карти роздає випадок, по шість кожному гравцеві.
why-H12 = Цілі відкриває випадок до першого раунду.
why-H20 = Ви залишаєте одну карту своєї руки, раз на раунд, разом з усіма.
why-H21 = Добирають і скидають карту лише вдвох: по одній за раунд, після того як карту залишено, і зі своєї руки.
why-H25 = Утрьох і більше ви викладаєте карту з руки у свій хід, можете додати один ресурс того кольору, що додали першим, і своєю чергою берете одну з викладених карт.
why-H26 = Удвох ви викладаєте карту з руки; менша карта може віддати два ресурси, щоб вибирати першою; кожен грає одну карту своєї пари.
why-H30 = Карту розміщують раз на раунд. Принаймні один її квадрат має лягти на місто або під нього, принаймні один — лишитися видимим, а шари — бути можливими.
why-H31 = Завершити можна, лише поки всі ще можуть проводити тераформування й коли за розпочате заплачено.
why-H32 = Озера та гори мають лишатися видимими: їх не можна ні накрити, ні підсунути під іншу карту.
why-H34 = Гірський ланцюг один. Нова гора продовжує його з одного з кінців і не може його розгалузити, замкнути чи стати між його горами.
why-H35 = Карту скидають, лише якщо її нікуди покласти.
why-H36 = Раз на раунд можна перетворити видиму пустелю свого міста на щось інше за два ресурси потрібного кольору.
why-H42 = Безкоштовний тайл отримує лише той, хто в цьому раунді був у нічиїй за ціль і жодної не взяв, і лише на видиму пустелю.

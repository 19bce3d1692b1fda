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
placed-card = { $card ->
    [0] карту
   *[other] карту { $card }
}
over-squares = { $over ->
    [0] { "" }
    [one] , закриваючи { $over } квадрат
    [few] , закриваючи { $over } квадрати
    [many] , закриваючи { $over } квадратів
   *[other] , закриваючи { $over } квадрата
}
under-cards = { $hidden ->
    [0] { "" }
    [one] , { $hidden } її квадрат під іншими
    [few] , { $hidden } її квадрати під іншими
    [many] , { $hidden } її квадратів під іншими
   *[other] , { $hidden } її квадрата під іншими
}
resource-of-colour = { $colour ->
    [blue] синій ресурс
    [brown] коричневий ресурс
    [green] зелений ресурс
    [grey] сірий ресурс
   *[none] ресурс
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
    .many = { $count ->
    [one] Випала { $count } стартова провінція
    [few] Випали { $count } стартові провінції
    [many] Випало { $count } стартових провінцій
   *[other] Випали { $count } стартові провінції
}
do-goal = Відкрити ціль { $goal }: { reached-goal }
    .log = Відкрито ціль { $goal }: { reached-goal }
    .many = { $count ->
    [one] Відкрито { $count } ціль
    [few] Відкрито { $count } цілі
    [many] Відкрито { $count } цілей
   *[other] Відкрито { $count } цілі
}
do-order = Наступним у порядку ходу зробити гравця { $seat_name }
    .log = Наступним у порядку першого раунду йде { $seat_name }
do-deal = Роздати карту { $card }
    .log = Роздано карту { $card }
    .many = { $count ->
    [one] Роздано { $count } карту
    [few] Роздано { $count } карти
    [many] Роздано { $count } карт
   *[other] Роздано { $count } карти
}
do-deal-unseen = Роздати карту
    .log = Роздано карту
do-draw = Добрати карту { $card }
    .log = З колоди добрано карту { $card }
    .many = { $count ->
    [one] З колоди добрано { $count } карту
    [few] З колоди добрано { $count } карти
    [many] З колоди добрано { $count } карт
   *[other] З колоди добрано { $count } карти
}
do-draw-unseen = Добрати карту
    .log = З колоди добрано карту
do-reveal = Відкрити карту { $card }
    .log = З колоди відкрито карту { $card }
    .many = { $count ->
    [one] З колоди відкрито { $count } карту
    [few] З колоди відкрито { $count } карти
    [many] З колоди відкрито { $count } карт
   *[other] З колоди відкрито { $count } карти
}
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
    .log = { $name } додає { resource-of-colour }: карта на 60 більша
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
do-play-unseen = Вибрати карту
    .log = { $name }: карту вибрано
do-terraform = Зробити пустелю у стовпці { $x }, рядку { $y } { made-of-desert }
    .log = { $name } робить пустелю { made-of-desert }
do-pay = Віддати ресурс зі стовпця { $x }, рядка { $y }
    .log = { $name } віддає { resource-of-colour }
do-place = Покласти карту у стовпець { $x }, рядок { $y }, { with-number }{ hidden-squares }
    .log = { $name } кладе { placed-card }{ over-squares }{ under-cards }
# Там, де місце видно на карті міста.
place-here = Покласти карту сюди{ hidden-squares }
do-place-unseen = Завершити будівництво
    .log = { $name }: будівництво завершено
do-forgo = Скинути карту: вона нікуди не підходить
    .log = { $name } не знаходить карті місця й скидає її
do-finish = Більше нічого не робити в цьому раунді
    .log = { $name } завершує раунд
do-gift = Безкоштовно зробити пустелю у стовпці { $x }, рядку { $y } { made-of-desert }
    .log = { $name } безкоштовно робить пустелю { made-of-desert }
do-waive = Не класти безкоштовного тайла
    .log = { $name } не кладе безкоштовного тайла
do-ask = Попросити будувати по черзі: відкрито, починаючи з меншої карти
    .log = { $name } просить будувати по черзі: потай збудоване скасовано, усі будують відкрито, починаючи з меншої карти

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
prompt-build = Ваш хід: розмістіть карту. Перед цим можна провести тераформування
prompt-build-only = Ваш хід: розмістіть карту
prompt-build-again = Хтось попросив будувати по черзі, тому вашу забудову скасовано. Тепер ваш хід: розмістіть карту
prompt-play = Виберіть, яку карту пари зіграти
prompt-terraform = Тепер можна провести тераформування пустелі
prompt-pay = Виберіть ресурс, який віддаєте
prompt-gift = Ви були в нічиїй за ціль: можете перетворити пустелю на будь-що
prompt-draw = Карти беруть із колоди…
prompt-wait = Ходить { $seat_name }
prompt-wait-turn = Будує { $seat_name }. Ваш хід — пізніше
prompt-wait-again = Хтось попросив будувати по черзі, тому вашу забудову скасовано. Будує { $seat_name }; ваш хід — пізніше
prompt-wait-all = { $count ->
    [one] Чекаємо на { $count } гравця
    [few] Чекаємо на { $count } гравців
   *[other] Чекаємо на { $count } гравців
}
prompt-over = Партію завершено

## Що вибрати далі, якщо дія має кілька частин

choose-province = Виберіть стартову провінцію
choose-goal = Виберіть ціль
choose-seat = Виберіть гравця
choose-card = Виберіть карту
choose-x = Виберіть квадрат
choose-y = Виберіть квадрат
choose-pair = Виберіть пару карт
choose-tile = Виберіть, чим стане пустеля
choose-turn = Виберіть, як лежить карта
choose-under = Виберіть, які квадрати лежать під іншими картами
choose-do = Виберіть, що робити

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
field-asked = Просить будувати по черзі
field-again = Будують знову
field-turns = Ще будують
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
goal-2 = найбільші райони двох боків різняться на п’ять квадратів
goal-3 = три окремі озера
goal-4 = п’ять гір, з’єднаних сторонами
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
stage-play = обидва вибирають карту своєї пари
stage-place = карти розміщують
stage-terraform = тераформування
stage-build = карти розміщують по черзі
stage-gift = безкоштовні тайли за втрачену ціль
stage-over = партію завершено

## Варіанти

option-side = Стартові провінції
option-side-a = Сторона А
    .hint = Квадрати на всіх провінціях майже однакові; добре для перших партій.
option-side-b = Сторона В
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
option-placing = Розміщення карт
option-placing-request = На прохання
    .hint = Усі розміщують карти одночасно, якщо ніхто не попросить будувати по черзі, починаючи з меншої карти. Так у правилах гри.
option-placing-order = По черзі
    .hint = Усі будують відкрито один за одним, починаючи з меншої карти.
option-placing-at_once = Одночасно
    .hint = Усі завжди будують потай і одночасно.

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
why-H26 = Удвох ви викладаєте карту з руки; той, чия карта менша, може віддати два ресурси за право першого вибору; кожен грає одну карту своєї пари.
why-H30 = Карту розміщують раз на раунд. Принаймні один її квадрат має лягти на місто або під нього, принаймні один — лишитися видимим, а шари — бути можливими.
why-H31 = Завершити можна, лише коли вашу карту розміщено, ви ще можете провести тераформування й за розпочате заплачено. Попросити будувати по черзі можна, лише якщо так домовилися, поки всі розміщують карти одночасно, і до того, як ви розмістили свою.
why-H32 = Озера та гори мають лишатися видимими: їх не можна ні накрити, ні підсунути під іншу карту.
why-H34 = Гірський ланцюг один. Нова гора продовжує його з одного з кінців і не може його розгалузити, замкнути чи стати між його горами.
why-H35 = Карту скидають, лише якщо її нікуди покласти.
why-H36 = Раз на раунд можна перетворити видиму пустелю свого міста на щось інше за два ресурси потрібного кольору.
why-H42 = Безкоштовний тайл отримує лише той, хто в цьому раунді був у нічиїй за ціль і жодної не взяв, і лише на видиму пустелю.

## Обґрунтування: що змінює дія і чого для неї бракує

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-factory = { $colour ->
    [blue] { $count ->
        [1] { gained } за синю фабрику
       *[other] { gained } за сині фабрики
    }
    [brown] { $count ->
        [1] { gained } за коричневу фабрику
       *[other] { gained } за коричневі фабрики
    }
    [green] { $count ->
        [1] { gained } за зелену фабрику
       *[other] { gained } за зелені фабрики
    }
   *[grey] { $count ->
        [1] { gained } за сіру фабрику
       *[other] { gained } за сірі фабрики
    }
}
reason-factory-waits = { $colour ->
    [blue] синім фабрикам бракує ресурсів: { $count }
    [brown] коричневим фабрикам бракує ресурсів: { $count }
    [green] зеленим фабрикам бракує ресурсів: { $count }
   *[grey] сірим фабрикам бракує ресурсів: { $count }
}
reason-resource-waits = { $colour ->
    [blue] синіх ресурсів поки без фабрики: { $count }
    [brown] коричневих ресурсів поки без фабрики: { $count }
    [green] зелених ресурсів поки без фабрики: { $count }
   *[grey] сірих ресурсів поки без фабрики: { $count }
}
range-end = { $end ->
    [north] північний кінець хребта
    [east] східний кінець хребта
    [south] південний кінець хребта
   *[west] західний кінець хребта
}
reason-range-on = продовжує { range-end }
reason-range-open = відкриває { range-end }
reason-range-closed = закриває { range-end }
reason-district = { gained } за квартали: найбільший на слабшому боці має { $size ->
    [one] { $size } квадрат
    [few] { $size } квадрати
   *[many] { $size } квадратів
}
reason-goal = до цілі «{ reached-goal }» — { $left ->
    [one] { $left } квадрат
    [few] { $left } квадрати
   *[many] { $left } квадратів
}
reason-card = { gained } на найкращому місці зараз
reason-card-nowhere = зараз нікуди не підходить
lack-resources = { $colour ->
    [blue] бракує синіх ресурсів: { $count }
    [brown] бракує коричневих ресурсів: { $count }
    [green] бракує зелених ресурсів: { $count }
   *[grey] бракує сірих ресурсів: { $count }
}

## Частини видання: звідки вони

part-points = бали за квадрати
part-goals = бали за ціль
part-cubes = кількість ресурсів
part-card = { $count ->
    [one] { $count } карта міста
    [few] { $count } карти міста
   *[other] { $count } карт міста
}
part-start = { $count ->
    [one] { $count } стартова провінція
    [few] { $count } стартові провінції
   *[other] { $count } стартових провінцій
}

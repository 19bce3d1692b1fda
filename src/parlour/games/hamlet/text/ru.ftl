# Hamlet по-русски. Каждый идентификатор есть во всех четырёх языках, в этом порядке и с теми же переменными.

name = Hamlet
tagline = Вместе стройте деревню, участок за участком, пока не встанет её церковь.

## Части предложений: участки, товары и цены

the-tile = { $tile ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
the-from = { $from ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
the-to = { $to ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
the-blueprint = { $blueprint ->
    [church] { tile-church }
    [market] { tile-market }
    [town_hall] { tile-town_hall }
    [lumberjack] { tile-lumberjack }
    [quarry] { tile-quarry }
    [farm] { tile-farm }
    [sawmill] { tile-sawmill }
    [stonemason] { tile-stonemason }
    [flour_mill] { tile-flour_mill }
    [dairy_farm] { tile-dairy_farm }
    [shrine] { tile-shrine }
    [trading_post] { tile-trading_post }
    [forest_pond] { tile-forest_pond }
    [mountain_pond] { tile-mountain_pond }
    [small_woodland] { tile-small_woodland }
    [small_mountain_range] { tile-small_mountain_range }
    [lumber_mill] { tile-lumber_mill }
    [master_stonemason] { tile-master_stonemason }
    [windmill] { tile-windmill }
    [cow_conservatory] { tile-cow_conservatory }
    [barn_a] { tile-barn_a }
    [barn_b] { tile-barn_b }
    [warehouse] { tile-warehouse }
    [large_woodland] { tile-large_woodland }
    [large_mountain_range] { tile-large_mountain_range }
    [tavern] { tile-tavern }
    [outpost_1] { tile-outpost_1 }
    [outpost_2] { tile-outpost_2 }
    [stables] { tile-stables }
    [smithy] { tile-smithy }
    [square] { tile-square }
   *[monument] { tile-monument }
}
a-good = { $good ->
    [wood] дерево
    [stone] камень
    [wheat] зерно
    [timber] доски
    [brick] каменный блок
    [flour] муку
   *[milk] молоко
}
amount-1 = { $good1 ->
    [wood] { $count1 ->
        [one] { $count1 } дерево
       *[other] { $count1 } дерева
    }
    [stone] { $count1 ->
        [one] { $count1 } камень
        [few] { $count1 } камня
       *[many] { $count1 } камней
    }
    [wheat] { $count1 ->
        [one] { $count1 } зерно
       *[other] { $count1 } зерна
    }
    [timber] { $count1 ->
        [one] { $count1 } доска
        [few] { $count1 } доски
       *[many] { $count1 } досок
    }
    [brick] { $count1 ->
        [one] { $count1 } каменный блок
        [few] { $count1 } каменных блока
       *[many] { $count1 } каменных блоков
    }
    [flour] { $count1 ->
        [one] { $count1 } мука
       *[other] { $count1 } муки
    }
    [milk] { $count1 ->
        [one] { $count1 } молоко
       *[other] { $count1 } молока
    }
   *[none] { $count1 }
}
amount-2 = { $good2 ->
    [wood] { $count2 ->
        [one] { $count2 } дерево
       *[other] { $count2 } дерева
    }
    [stone] { $count2 ->
        [one] { $count2 } камень
        [few] { $count2 } камня
       *[many] { $count2 } камней
    }
    [wheat] { $count2 ->
        [one] { $count2 } зерно
       *[other] { $count2 } зерна
    }
    [timber] { $count2 ->
        [one] { $count2 } доска
        [few] { $count2 } доски
       *[many] { $count2 } досок
    }
    [brick] { $count2 ->
        [one] { $count2 } каменный блок
        [few] { $count2 } каменных блока
       *[many] { $count2 } каменных блоков
    }
    [flour] { $count2 ->
        [one] { $count2 } мука
       *[other] { $count2 } муки
    }
    [milk] { $count2 ->
        [one] { $count2 } молоко
       *[other] { $count2 } молока
    }
   *[none] { $count2 }
}
amount-3 = { $good3 ->
    [wood] { $count3 ->
        [one] { $count3 } дерево
       *[other] { $count3 } дерева
    }
    [stone] { $count3 ->
        [one] { $count3 } камень
        [few] { $count3 } камня
       *[many] { $count3 } камней
    }
    [wheat] { $count3 ->
        [one] { $count3 } зерно
       *[other] { $count3 } зерна
    }
    [timber] { $count3 ->
        [one] { $count3 } доска
        [few] { $count3 } доски
       *[many] { $count3 } досок
    }
    [brick] { $count3 ->
        [one] { $count3 } каменный блок
        [few] { $count3 } каменных блока
       *[many] { $count3 } каменных блоков
    }
    [flour] { $count3 ->
        [one] { $count3 } мука
       *[other] { $count3 } муки
    }
    [milk] { $count3 ->
        [one] { $count3 } молоко
       *[other] { $count3 } молока
    }
   *[none] { $count3 }
}
amount-4 = { $good4 ->
    [wood] { $count4 ->
        [one] { $count4 } дерево
       *[other] { $count4 } дерева
    }
    [stone] { $count4 ->
        [one] { $count4 } камень
        [few] { $count4 } камня
       *[many] { $count4 } камней
    }
    [wheat] { $count4 ->
        [one] { $count4 } зерно
       *[other] { $count4 } зерна
    }
    [timber] { $count4 ->
        [one] { $count4 } доска
        [few] { $count4 } доски
       *[many] { $count4 } досок
    }
    [brick] { $count4 ->
        [one] { $count4 } каменный блок
        [few] { $count4 } каменных блока
       *[many] { $count4 } каменных блоков
    }
    [flour] { $count4 ->
        [one] { $count4 } мука
       *[other] { $count4 } муки
    }
    [milk] { $count4 ->
        [one] { $count4 } молоко
       *[other] { $count4 } молока
    }
   *[none] { $count4 }
}
needed = { $sorts ->
    [1] { amount-1 }
    [2] { amount-1 }, { amount-2 }
    [3] { amount-1 }, { amount-2 }, { amount-3 }
   *[4] { amount-1 }, { amount-2 }, { amount-3 }, { amount-4 }
}
needed-all = { $sorts ->
    [1] { amount-1 }
    [2] { amount-1 } и { amount-2 }
    [3] { amount-1 }, { amount-2 } и { amount-3 }
   *[4] { amount-1 }, { amount-2 }, { amount-3 } и { amount-4 }
}
for-coins = { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
the-cost = { $price ->
    [0] бесплатно
   *[other] за { for-coins }
}
the-deal = { $coins ->
    [0] { the-cost }
    [one] { the-cost }, на нём { $coins } монета
    [few] { the-cost }, на нём { $coins } монеты
   *[many] { the-cost }, на нём { $coins } монет
}
the-way = { $way ->
    [bridge] мост
   *[path] путь
}
delivered = { $goods ->
    [brick_milk] молоко/каменные блоки, { $count }
    [timber_flour] доски/мука, { $count }
    [wood_stone_wheat] дерево/камень/зерно, { $count }
    [timber_brick_flour_milk] любые товары, { $count }
    [coins] монеты, { $count }
   *[other] указанное там, { $count }
}
cost-coins = { $cost ->
    [one] { $cost } монета
    [few] { $cost } монеты
    [many] { $cost } монет
   *[other] { $cost } монеты
}
what-it-costs = { $sorts ->
    [0] { cost-coins }
   *[other] { $cost ->
        [0] { needed-all }
       *[other] { needed } и { cost-coins }
    }
}
for-it = { $paid ->
    [no] { "" }
   *[yes] , цена: { what-it-costs }
}
paid-up = { $paid ->
    [no] { "" }
   *[yes] . Всего уплачено: { what-it-costs }
}
earned-coins = { $earned ->
    [one] { $earned } монету
    [few] { $earned } монеты
    [many] { $earned } монет
   *[other] { $earned } монеты
}
earned-points = { $merit ->
    [one] { $merit } очко
    [few] { $merit } очка
    [many] { $merit } очков
   *[other] { $merit } очка
}
who-earns = { $makers ->
    [0] { "" }
    [1] ; { $seat_name } получает { earned-coins } и { earned-points }
   *[other] ; другие производители получают { earned-coins } и { earned-points }
}
beside-tiles = { $beside ->
    [1] рядом с участком { the-tile }
    [2] между участками { the-tile } и { the-to }
   *[3] между участками { the-tile }, { the-to } и { the-from }
}

## Действия: как выбор и как запись в журнале

do-first = Первый игрок: { $seat_name }
    .log = Первый игрок: { $seat_name }
do-layout = Разложить деревню, расклад { $arrangement }
    .log = Пять участков деревни разложены
do-reveal = Вытянуть чертёж: { the-blueprint }
    .log = В ряду новый чертёж: { the-blueprint }
    .many = { $count ->
    [one] В ряду { $count } новый чертёж
    [few] В ряду { $count } новых чертежа
    [many] В ряду { $count } новых чертежей
   *[other] В ряду { $count } новых чертежа
}
do-offer = Вскрыть жетон продажи { $sale }: { needed }
    .log = Вскрыт жетон продажи: { needed }
    .many = { $count ->
    [one] Вскрыт { $count } жетон продажи
    [few] Вскрыто { $count } жетона продажи
    [many] Вскрыто { $count } жетонов продажи
   *[other] Вскрыто { $count } жетона продажи
}
do-lead = Повести ослика: { the-from } → { the-to }
    .log = { $name } ведёт ослика с участка { the-from } на участок { the-to }
do-gather = Заполнить ячейки участка { the-tile }
    .log = { $name } заполняет ячейки участка { the-tile }
do-stock = Заполнить участок { the-tile }: дерево { $wood }, камень { $stone }, зерно { $wheat }
    .log = { $name } заполняет участок { the-tile }: { needed }
do-refine = { $count ->
    [one] Произвести { $count } товар на участке { the-tile }
   *[other] Произвести { $count } товара на участке { the-tile }
}
    .log = { $count ->
    [one] { $name } производит { $count } товар на участке { the-tile }{ for-it }
   *[other] { $name } производит { $count } товара на участке { the-tile }{ for-it }
}
do-acquire = Взять чертёж: { the-blueprint } ({ the-deal })
    .log = { $name } берёт чертёж: { the-blueprint } ({ the-deal })
do-hire_villager = Нанять жителя за { for-coins }
    .log = { $name } нанимает жителя за { for-coins }
do-hire_donkey = Купить ослика за { for-coins }, на участок { the-tile }
    .log = { $name } покупает ослика за { for-coins }, на участок { the-tile }
do-done = Уйти из ратуши
    .log = { $name } уходит из ратуши
do-sell = Выполнить продажу { $sale }: { needed }
    .log = { $name } выполняет продажу: { needed }{ who-earns }
do-deliver = Выполнить поставку { $delivery } для церкви: { delivered }
    .log = { $name } выполняет поставку для церкви: { delivered }{ who-earns }
do-beg = Просить милостыню у церкви: 1 монета
    .log = { $name } просит милостыню у церкви: 1 монета
do-build = Построить { the-blueprint } рядом с участком { the-tile }
    .log = { $name } собирается построить { the-blueprint } рядом с участком { the-tile }
do-place = Положить в ({ $a }, { $b }), поворотов: { $turn }
    .log = { $name } кладёт участок { the-blueprint } { beside-tiles }{ for-it }{ who-earns }
# Там, где место видно на карте.
place-here = Положить сюда
do-road = Построить { the-way }: { the-tile } — { the-to }
    .log = { $name } строит { the-way } между участками { the-tile } и { the-to }{ for-it }{ who-earns }
do-bring = Доставить { a-good } с участка { the-tile }
    .log = { $name } доставляет { a-good } с участка { the-tile }{ paid-up }{ who-earns }
    .short = доставлено
do-use = Взять { a-good } с участка { the-tile }, производитель: { $seat_name }
    .log = { $name } берёт { a-good } с участка { the-tile }, производитель: { $seat_name }{ paid-up }{ who-earns }
    .short = взято
do-buy = Купить { a-good } за { for-coins }
    .log = { $name } покупает { a-good } за { for-coins }{ paid-up }{ who-earns }
    .short = куплено
do-settle = Оплатить за меня, как дешевле
    .log = { $name } платит: { what-it-costs }{ who-earns }
do-end = Закончить ход
    .log = { $name } заканчивает ход

## Что делать сейчас

prompt-turn = { $last ->
    [0] Ведите осликов, давайте жителям дела (стоят: { $standing }) или закончите ход
   *[other] Церковь достроена, это последний раунд. Ведите осликов, давайте жителям дела (стоят: { $standing }) или закончите ход
}
prompt-place = Выберите место для нового участка: { the-blueprint }
prompt-pay = Выберите, откуда взять следующее, или оплатите автоматически
prompt-hire = Наймите работников или уйдите из ратуши
prompt-draw = Что-то вытягивают…
prompt-wait = Ждём: { $seat_name }
prompt-over = Партия окончена
prompt-rank = Партия окончена. Ваша деревня теперь — { $rank ->
    [1] поляна с парой хижин
    [2] хутор
    [3] деревня
    [4] торговое село
   *[5] город, о котором говорят путники
}

## Что выбрать дальше, если у действия несколько частей

choose-seat = Выберите, чей товар взять
choose-arrangement = Выберите расклад
choose-blueprint = Выберите чертёж
choose-sale = Выберите продажу
choose-from = Выберите ослика
choose-to = { $do ->
    [road] Выберите, где дорога закончится
   *[lead] Выберите, куда пойдёт ослик
}
choose-tile = { $do ->
    [build] Выберите участок, рядом с которым строить
    [road] Выберите, где дорога начнётся
    [hire_donkey] Выберите, куда поставить ослика
    [bring] Выберите, откуда взять товар
    [use] Выберите, откуда взять товар
   *[other] Выберите участок
}
choose-wood = Выберите, сколько дерева
choose-stone = Выберите, сколько камня
choose-wheat = Выберите, сколько зерна
choose-count = Выберите, сколько товаров
choose-delivery = Выберите поставку
choose-a = Выберите место для участка
choose-b = Выберите место для участка
choose-turn = Выберите, как повернуть участок
choose-way = Выберите мост или путь
choose-good = Выберите товар
choose-do = Выберите, что делать

## Поля действий и того, что показано

field-seat = Игрок
field-arrangement = Расклад
field-blueprint = Чертёж
field-sale = Продажа
field-from = Откуда
field-to = Куда
field-tile = Участок
field-wood = Дерево
field-stone = Камень
field-wheat = Зерно
field-count = Количество
field-delivery = Поставка
field-a = К востоку
field-b = К северо-востоку
field-turn = Поворот
field-way = Вид дороги
field-good = Товар
field-stage = Сейчас
field-round = Раунд
field-rounds = Раундов самое большее
field-first = Первый игрок
field-to_act = Ходит
field-church_stands = Церковь достроена
field-work = Работа
field-spot = Место
field-need = Требуется
field-picks = Выбрано
field-next = Следующее
field-any_of = Любое из
field-tiles = Деревня
field-owner = Владелец
field-goods = Сырьё и товары
field-pieces = Товары
field-quality = Качество
field-roads = Дороги
field-segment = Сегмент
field-row = Ряд чертежей
field-blueprints = Чертежи
field-market = Продажи на рынке
field-level = Уровень
field-stack = Жетоны в стопке, по уровням
field-deliveries = Поставки
field-milestones = Памятные знаки
field-points = Очки
field-coins = Монеты
field-villagers = Жители
field-standing = Стоят
field-donkeys = Ослики
field-moved = Ходили
field-sales = Продажи
field-scores = Подсчитано
field-track = Планшет очков
field-planner = Планировщик
field-longest = Самая длинная дорога
field-landmarks = Достопримечательности
field-rank = Ранг
field-milestone = Памятный знак

## Значения

tile-church = «Церковь»
tile-market = «Рынок»
tile-town_hall = «Ратуша»
tile-lumberjack = «Лесоруб»
tile-quarry = «Каменоломня»
tile-farm = «Ферма»
tile-sawmill = «Лесопилка»
tile-stonemason = «Каменотёс»
tile-flour_mill = «Мельница»
tile-dairy_farm = «Молочная ферма»
tile-shrine = «Святыня»
tile-trading_post = «Торговая площадка»
tile-forest_pond = «Лесной пруд»
tile-mountain_pond = «Горный пруд»
tile-small_woodland = «Малый лес»
tile-small_mountain_range = «Малая горная гряда»
tile-lumber_mill = «Лесозаготовка»
tile-master_stonemason = «Каменотёсная мастерская»
tile-windmill = «Ветряная мельница»
tile-cow_conservatory = «Молочное хозяйство»
tile-barn_a = «Амбар А»
tile-barn_b = «Амбар Б»
tile-warehouse = «Склад»
tile-large_woodland = «Большой лес»
tile-large_mountain_range = «Большая горная гряда»
tile-tavern = «Таверна»
tile-outpost_1 = «Застава I»
tile-outpost_2 = «Застава II»
tile-stables = «Конюшни»
tile-smithy = «Кузница»
tile-square = «Сквер»
tile-monument = «Памятник основателю»
blueprint-church = { tile-church }
blueprint-market = { tile-market }
blueprint-town_hall = { tile-town_hall }
blueprint-lumberjack = { tile-lumberjack }
blueprint-quarry = { tile-quarry }
blueprint-farm = { tile-farm }
blueprint-sawmill = { tile-sawmill }
blueprint-stonemason = { tile-stonemason }
blueprint-flour_mill = { tile-flour_mill }
blueprint-dairy_farm = { tile-dairy_farm }
blueprint-shrine = { tile-shrine }
blueprint-trading_post = { tile-trading_post }
blueprint-forest_pond = { tile-forest_pond }
blueprint-mountain_pond = { tile-mountain_pond }
blueprint-small_woodland = { tile-small_woodland }
blueprint-small_mountain_range = { tile-small_mountain_range }
blueprint-lumber_mill = { tile-lumber_mill }
blueprint-master_stonemason = { tile-master_stonemason }
blueprint-windmill = { tile-windmill }
blueprint-cow_conservatory = { tile-cow_conservatory }
blueprint-barn_a = { tile-barn_a }
blueprint-barn_b = { tile-barn_b }
blueprint-warehouse = { tile-warehouse }
blueprint-large_woodland = { tile-large_woodland }
blueprint-large_mountain_range = { tile-large_mountain_range }
blueprint-tavern = { tile-tavern }
blueprint-outpost_1 = { tile-outpost_1 }
blueprint-outpost_2 = { tile-outpost_2 }
blueprint-stables = { tile-stables }
blueprint-smithy = { tile-smithy }
blueprint-square = { tile-square }
blueprint-monument = { tile-monument }
from-church = { tile-church }
from-market = { tile-market }
from-town_hall = { tile-town_hall }
from-lumberjack = { tile-lumberjack }
from-quarry = { tile-quarry }
from-farm = { tile-farm }
from-sawmill = { tile-sawmill }
from-stonemason = { tile-stonemason }
from-flour_mill = { tile-flour_mill }
from-dairy_farm = { tile-dairy_farm }
from-shrine = { tile-shrine }
from-trading_post = { tile-trading_post }
from-forest_pond = { tile-forest_pond }
from-mountain_pond = { tile-mountain_pond }
from-small_woodland = { tile-small_woodland }
from-small_mountain_range = { tile-small_mountain_range }
from-lumber_mill = { tile-lumber_mill }
from-master_stonemason = { tile-master_stonemason }
from-windmill = { tile-windmill }
from-cow_conservatory = { tile-cow_conservatory }
from-barn_a = { tile-barn_a }
from-barn_b = { tile-barn_b }
from-warehouse = { tile-warehouse }
from-large_woodland = { tile-large_woodland }
from-large_mountain_range = { tile-large_mountain_range }
from-tavern = { tile-tavern }
from-outpost_1 = { tile-outpost_1 }
from-outpost_2 = { tile-outpost_2 }
from-stables = { tile-stables }
from-smithy = { tile-smithy }
from-square = { tile-square }
from-monument = { tile-monument }
to-church = { tile-church }
to-market = { tile-market }
to-town_hall = { tile-town_hall }
to-lumberjack = { tile-lumberjack }
to-quarry = { tile-quarry }
to-farm = { tile-farm }
to-sawmill = { tile-sawmill }
to-stonemason = { tile-stonemason }
to-flour_mill = { tile-flour_mill }
to-dairy_farm = { tile-dairy_farm }
to-shrine = { tile-shrine }
to-trading_post = { tile-trading_post }
to-forest_pond = { tile-forest_pond }
to-mountain_pond = { tile-mountain_pond }
to-small_woodland = { tile-small_woodland }
to-small_mountain_range = { tile-small_mountain_range }
to-lumber_mill = { tile-lumber_mill }
to-master_stonemason = { tile-master_stonemason }
to-windmill = { tile-windmill }
to-cow_conservatory = { tile-cow_conservatory }
to-barn_a = { tile-barn_a }
to-barn_b = { tile-barn_b }
to-warehouse = { tile-warehouse }
to-large_woodland = { tile-large_woodland }
to-large_mountain_range = { tile-large_mountain_range }
to-tavern = { tile-tavern }
to-outpost_1 = { tile-outpost_1 }
to-outpost_2 = { tile-outpost_2 }
to-stables = { tile-stables }
to-smithy = { tile-smithy }
to-square = { tile-square }
to-monument = { tile-monument }
villager-church = { tile-church }
villager-market = { tile-market }
villager-town_hall = { tile-town_hall }
villager-lumberjack = { tile-lumberjack }
villager-quarry = { tile-quarry }
villager-farm = { tile-farm }
villager-sawmill = { tile-sawmill }
villager-stonemason = { tile-stonemason }
villager-flour_mill = { tile-flour_mill }
villager-dairy_farm = { tile-dairy_farm }
villager-shrine = { tile-shrine }
villager-trading_post = { tile-trading_post }
villager-forest_pond = { tile-forest_pond }
villager-mountain_pond = { tile-mountain_pond }
villager-small_woodland = { tile-small_woodland }
villager-small_mountain_range = { tile-small_mountain_range }
villager-lumber_mill = { tile-lumber_mill }
villager-master_stonemason = { tile-master_stonemason }
villager-windmill = { tile-windmill }
villager-cow_conservatory = { tile-cow_conservatory }
villager-barn_a = { tile-barn_a }
villager-barn_b = { tile-barn_b }
villager-warehouse = { tile-warehouse }
villager-large_woodland = { tile-large_woodland }
villager-large_mountain_range = { tile-large_mountain_range }
villager-tavern = { tile-tavern }
villager-outpost_1 = { tile-outpost_1 }
villager-outpost_2 = { tile-outpost_2 }
villager-stables = { tile-stables }
villager-smithy = { tile-smithy }
villager-square = { tile-square }
villager-monument = { tile-monument }
donkey-church = { tile-church }
donkey-market = { tile-market }
donkey-town_hall = { tile-town_hall }
donkey-lumberjack = { tile-lumberjack }
donkey-quarry = { tile-quarry }
donkey-farm = { tile-farm }
donkey-sawmill = { tile-sawmill }
donkey-stonemason = { tile-stonemason }
donkey-flour_mill = { tile-flour_mill }
donkey-dairy_farm = { tile-dairy_farm }
donkey-shrine = { tile-shrine }
donkey-trading_post = { tile-trading_post }
donkey-forest_pond = { tile-forest_pond }
donkey-mountain_pond = { tile-mountain_pond }
donkey-small_woodland = { tile-small_woodland }
donkey-small_mountain_range = { tile-small_mountain_range }
donkey-lumber_mill = { tile-lumber_mill }
donkey-master_stonemason = { tile-master_stonemason }
donkey-windmill = { tile-windmill }
donkey-cow_conservatory = { tile-cow_conservatory }
donkey-barn_a = { tile-barn_a }
donkey-barn_b = { tile-barn_b }
donkey-warehouse = { tile-warehouse }
donkey-large_woodland = { tile-large_woodland }
donkey-large_mountain_range = { tile-large_mountain_range }
donkey-tavern = { tile-tavern }
donkey-outpost_1 = { tile-outpost_1 }
donkey-outpost_2 = { tile-outpost_2 }
donkey-stables = { tile-stables }
donkey-smithy = { tile-smithy }
donkey-square = { tile-square }
donkey-monument = { tile-monument }
good-wood = дерево
good-stone = камень
good-wheat = зерно
good-timber = доски
good-brick = каменный блок
good-flour = мука
good-milk = молоко
any_of-wood = { good-wood }
any_of-stone = { good-stone }
any_of-wheat = { good-wheat }
any_of-timber = { good-timber }
any_of-brick = { good-brick }
any_of-flour = { good-flour }
any_of-milk = { good-milk }
any_of-coins = монеты
next-wood = { good-wood }
next-stone = { good-stone }
next-wheat = { good-wheat }
next-timber = { good-timber }
next-brick = { good-brick }
next-flour = { good-flour }
next-milk = { good-milk }
way-bridge = мост
way-path = путь
quality-standard = обычный
quality-high = высокого качества
work-refine = переработка
work-sell = продажа
work-deliver = поставка
work-build = постройка участка
work-road = постройка дороги
stage-first = определяют первого игрока
stage-layout = выбирают расклад
stage-row = вытягивают чертежи
stage-sales = вскрывают продажи
stage-turn = ход
stage-place = кладут участок
stage-pay = оплачивают
stage-hire = нанимают работников
stage-over = партия окончена

## Варианты

option-layout = Расклад
option-layout-fixed = Постоянный
    .hint = Пять участков лежат вокруг церкви как в первой партии.
option-layout-shuffled = Случайный
    .hint = Случай выбирает один из раскладов, в которых сходятся все дороги и границы.
option-end = Конец партии
option-end-church = Пока не достроят церковь
    .hint = Как в правилах. Если о церкви никто не заботится, партия прервётся после 300 раундов.
option-end-short = Церковь или 20 раундов
    .hint = Партия кончается, когда достроена церковь, или после 20 раундов. Игра покороче.
option-end-long = Церковь или 100 раундов
    .hint = Партия кончается, когда достроена церковь, или после 100 раундов; редко какая длится и половину.

## Таблица очков

line-track = Планшет очков
line-awards = Награды
line-landmarks = Достопримечательности
line-roads = Дороги
line-longest_road = Самая длинная дорога
line-coins = Монеты

## Награды и памятные знаки

award-landscaper = Благоустроитель: больше всех достопримечательностей
award-merchant = Торговец: больше всех продаж
award-chaplain = Капеллан: больше всех поставок
award-sexton = Ризничий: второй по числу поставок
milestone-carpenter = Плотник: доски высокого качества
milestone-mason = Каменщик: каменные блоки высокого качества
milestone-miller = Мельник: мука высокого качества
milestone-herder = Пастух: молоко высокого качества
milestone-planner = Планировщик: каждая своя дорога приносит на очко больше

## Почему нельзя

why-M12 = Расклад участков вокруг церкви выбирает не игрок.
why-M14 = Какой чертёж выйдет из мешочка, решает случай.
why-M15 = Кто начинает, решает случай.
why-M16 = Какая продажа будет следующей, решает стопка.
why-M20 = Участок должен касаться участка жителя, ничего не накрывать, и ни одна дорога не должна упираться в лес или гору.
why-M22 = Туда нет дороги от церкви.
why-M30 = Сюда это не доставить: для каждого шага после первого нужен ваш ослик.
why-M31 = Не всё нужное можно доставить и оплатить — или сейчас нечего оплачивать.
why-M33 = Сейчас этого не купить: рынок недостижим, это для продажи или не хватит монет.
why-M39 = Сейчас не ваш ход.
why-M40 = За ход каждый житель действует один раз, и каждый ослик делает один шаг по дороге.
why-M42 = Заполнить можно только источник сырья с пустой ячейкой, и сразу все пустые ячейки.
why-M43 = Для переработки нужны пустая ячейка и фишка этого товара в вашем запасе.
why-M44 = В ратуше сначала берут чертёж, если в руке меньше трёх и хватает монет, потом нанимают, на кого хватит.
why-M45 = Выполнить можно только продажи, открытые на рынке.
why-M46 = Эта поставка не открыта.
why-M47 = Просить милостыню можно, только пока ферма, каменоломня и лесоруб заполнены.
why-M48 = Строят чертёж из своего запаса там, где рядом с жителем есть место, а затем выбирают, как его положить.
why-M49 = Дорога соединяет два соседних, ещё не соединённых участка: мост через горы, путь через лес, но не через утёс.
why-M50 = Сначала закончите то, что делает ваш житель.
why-M60 = Партия окончена.

## Обоснования: что меняет действие и чего для него не хватает

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
the-good = { $good ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
   *[milk] { good-milk }
}
the-mix = { $goods ->
    [brick_milk] { good-brick }/{ good-milk }
    [timber_flour] { good-timber }/{ good-flour }
    [wood_stone_wheat] { good-wood }/{ good-stone }/{ good-wheat }
    [timber_brick_flour_milk] любые товары
   *[stone_milk] { good-stone }/{ good-milk }
}
reason-coins = { $way ->
    [more] монет больше: { $coins }
   *[fewer] монет меньше: { $coins }
}{ $points ->
    [0] { "" }
   *[other] {" "}({ gained })
}
reason-raw = на поле прибавится { the-good }: { $count }
reason-refined = товаров прибавится: { the-good } ({ $count })
reason-villager = жителей станет: { $count }
reason-donkey = осликов станет: { $count }
reason-blueprint = постройка даст { $points }: { the-blueprint }
reason-access = участков доступно больше: { $count }
reason-milestone = { $good ->
    [timber] высокое качество: { the-good }
    [brick] высокое качество: { the-good }
    [flour] высокое качество: { the-good }
    [milk] высокое качество: { the-good }
   *[planner] памятный знак «Планировщик»
}
reason-church = { $left ->
    [0] церковь завершена
   *[other] до завершения церкви поставок: { $left }
}
reason-enables = { $work ->
    [deliver] позволяет сделать поставку в церковь
    [sell] позволяет продать
    [refine] позволяет переработать
    [build] позволяет построить
   *[road] позволяет проложить дорогу
}
lack-villager = все ваши жители уже действовали
lack-way = нет дороги на участок { the-tile }
lack-good = не хватает: { the-good } ({ $count })
lack-mix = не хватает: { the-mix } ({ $count })
lack-donkey = нет ослика на пути { the-from } → { the-to }
lack-coins = не хватает монет: { $count }

## Части издания: откуда они

part-start = монеты в начале
part-reward = плата за товары
part-scoring = очки за дороги и монеты
part-church = части церкви
part-church_side = { $count ->
    [one] { $count } сторона церкви
   *[other] { $count } стороны церкви
}
part-market = { $count ->
    [one] { $count } сторона рынка
   *[other] { $count } стороны рынка
}
part-sale = { $count ->
    [one] { $count } продажа
    [few] { $count } продажи
   *[other] { $count } продаж
}
part-sales_removed = какие продажи убирают (случаев: { $count })
part-awards = очки за награды
part-solo = всё для игры в одиночку
part-milestones = памятные знаки
part-hire = цена жителей и осликов
part-roads = цена дорог
part-layout = постоянный расклад
part-tile = { $count ->
    [one] { $count } участок
    [few] { $count } участка
   *[other] { $count } участков
}
part-note = Участок считается один раз. В издании сказано ещё, откуда его граница, цена, очки и стопка: это могут быть другие источники.

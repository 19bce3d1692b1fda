# Hamlet українською. Кожен ідентифікатор є в усіх чотирьох мовах, у цьому порядку й з тими самими змінними.

name = Hamlet
tagline = Разом будуйте село, ділянка за ділянкою, доки не постане його церква.

## Частини речень: ділянки, товари та ціни

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
    [wood] деревину
    [stone] камінь
    [wheat] зерно
    [timber] дошки
    [brick] кам’яний блок
    [flour] борошно
   *[milk] молоко
}
amount-1 = { $good1 ->
    [wood] { $count1 ->
        [one] { $count1 } деревина
       *[other] { $count1 } деревини
    }
    [stone] { $count1 ->
        [one] { $count1 } камінь
        [few] { $count1 } камені
       *[many] { $count1 } каменів
    }
    [wheat] { $count1 ->
        [one] { $count1 } зерно
       *[other] { $count1 } зерна
    }
    [timber] { $count1 ->
        [one] { $count1 } дошка
        [few] { $count1 } дошки
       *[many] { $count1 } дощок
    }
    [brick] { $count1 ->
        [one] { $count1 } кам’яний блок
        [few] { $count1 } кам’яні блоки
       *[many] { $count1 } кам’яних блоків
    }
    [flour] { $count1 ->
        [one] { $count1 } борошно
       *[other] { $count1 } борошна
    }
    [milk] { $count1 ->
        [one] { $count1 } молоко
       *[other] { $count1 } молока
    }
   *[none] { $count1 }
}
amount-2 = { $good2 ->
    [wood] { $count2 ->
        [one] { $count2 } деревина
       *[other] { $count2 } деревини
    }
    [stone] { $count2 ->
        [one] { $count2 } камінь
        [few] { $count2 } камені
       *[many] { $count2 } каменів
    }
    [wheat] { $count2 ->
        [one] { $count2 } зерно
       *[other] { $count2 } зерна
    }
    [timber] { $count2 ->
        [one] { $count2 } дошка
        [few] { $count2 } дошки
       *[many] { $count2 } дощок
    }
    [brick] { $count2 ->
        [one] { $count2 } кам’яний блок
        [few] { $count2 } кам’яні блоки
       *[many] { $count2 } кам’яних блоків
    }
    [flour] { $count2 ->
        [one] { $count2 } борошно
       *[other] { $count2 } борошна
    }
    [milk] { $count2 ->
        [one] { $count2 } молоко
       *[other] { $count2 } молока
    }
   *[none] { $count2 }
}
amount-3 = { $good3 ->
    [wood] { $count3 ->
        [one] { $count3 } деревина
       *[other] { $count3 } деревини
    }
    [stone] { $count3 ->
        [one] { $count3 } камінь
        [few] { $count3 } камені
       *[many] { $count3 } каменів
    }
    [wheat] { $count3 ->
        [one] { $count3 } зерно
       *[other] { $count3 } зерна
    }
    [timber] { $count3 ->
        [one] { $count3 } дошка
        [few] { $count3 } дошки
       *[many] { $count3 } дощок
    }
    [brick] { $count3 ->
        [one] { $count3 } кам’яний блок
        [few] { $count3 } кам’яні блоки
       *[many] { $count3 } кам’яних блоків
    }
    [flour] { $count3 ->
        [one] { $count3 } борошно
       *[other] { $count3 } борошна
    }
    [milk] { $count3 ->
        [one] { $count3 } молоко
       *[other] { $count3 } молока
    }
   *[none] { $count3 }
}
amount-4 = { $good4 ->
    [wood] { $count4 ->
        [one] { $count4 } деревина
       *[other] { $count4 } деревини
    }
    [stone] { $count4 ->
        [one] { $count4 } камінь
        [few] { $count4 } камені
       *[many] { $count4 } каменів
    }
    [wheat] { $count4 ->
        [one] { $count4 } зерно
       *[other] { $count4 } зерна
    }
    [timber] { $count4 ->
        [one] { $count4 } дошка
        [few] { $count4 } дошки
       *[many] { $count4 } дощок
    }
    [brick] { $count4 ->
        [one] { $count4 } кам’яний блок
        [few] { $count4 } кам’яні блоки
       *[many] { $count4 } кам’яних блоків
    }
    [flour] { $count4 ->
        [one] { $count4 } борошно
       *[other] { $count4 } борошна
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
    [2] { amount-1 } і { amount-2 }
    [3] { amount-1 }, { amount-2 } і { amount-3 }
   *[4] { amount-1 }, { amount-2 }, { amount-3 } і { amount-4 }
}
for-coins = { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}
the-cost = { $price ->
    [0] безкоштовно
   *[other] за { for-coins }
}
the-deal = { $coins ->
    [0] { the-cost }
    [one] { the-cost }, на ньому { $coins } монета
    [few] { the-cost }, на ньому { $coins } монети
   *[many] { the-cost }, на ньому { $coins } монет
}
the-way = { $way ->
    [bridge] міст
   *[path] стежку
}
delivered = { $goods ->
    [brick_milk] молоко/кам’яні блоки, { $count }
    [timber_flour] дошки/борошно, { $count }
    [wood_stone_wheat] деревина/камінь/зерно, { $count }
    [timber_brick_flour_milk] будь-які товари, { $count }
    [coins] монети, { $count }
   *[other] зазначене там, { $count }
}
cost-coins = { $cost ->
    [one] { $cost } монета
    [few] { $cost } монети
    [many] { $cost } монет
   *[other] { $cost } монети
}
what-it-costs = { $sorts ->
    [0] { cost-coins }
   *[other] { $cost ->
        [0] { needed-all }
       *[other] { needed } і { cost-coins }
    }
}
for-it = { $paid ->
    [no] { "" }
   *[yes] , ціна: { what-it-costs }
}
paid-up = { $paid ->
    [no] { "" }
   *[yes] . Усього сплачено: { what-it-costs }
}
earned-coins = { $earned ->
    [one] { $earned } монету
    [few] { $earned } монети
    [many] { $earned } монет
   *[other] { $earned } монети
}
earned-points = { $merit ->
    [one] { $merit } бал
    [few] { $merit } бали
    [many] { $merit } балів
   *[other] { $merit } бала
}
who-earns = { $makers ->
    [0] { "" }
    [1] ; { $seat_name } отримує { earned-coins } і { earned-points }
   *[other] ; інші виробники отримують { earned-coins } і { earned-points }
}
beside-tiles = { $beside ->
    [1] поруч із ділянкою { the-tile }
    [2] між ділянками { the-tile } і { the-to }
   *[3] між ділянками { the-tile }, { the-to } і { the-from }
}

## Дії: як вибір і як запис у журналі

do-first = Перший гравець: { $seat_name }
    .log = Перший гравець: { $seat_name }
do-layout = Розкласти село, розклад { $arrangement }
    .log = П’ять ділянок села розкладено
do-reveal = Витягти креслення: { the-blueprint }
    .log = У ряду нове креслення: { the-blueprint }
    .many = { $count ->
    [one] У ряду { $count } нове креслення
    [few] У ряду { $count } нові креслення
    [many] У ряду { $count } нових креслень
   *[other] У ряду { $count } нові креслення
}
do-offer = Відкрити жетон продажу { $sale }: { needed }
    .log = Відкрито жетон продажу: { needed }
    .many = { $count ->
    [one] Відкрито { $count } жетон продажу
    [few] Відкрито { $count } жетони продажу
    [many] Відкрито { $count } жетонів продажу
   *[other] Відкрито { $count } жетони продажу
}
do-lead = Повести віслюка: { the-from } → { the-to }
    .log = { $name } веде віслюка з ділянки { the-from } на ділянку { the-to }
do-gather = Заповнити комірки ділянки { the-tile }
    .log = { $name } заповнює комірки ділянки { the-tile }
do-stock = Заповнити ділянку { the-tile }: деревина { $wood }, камінь { $stone }, зерно { $wheat }
    .log = { $name } заповнює ділянку { the-tile }: { needed }
do-refine = { $count ->
    [one] Виробити { $count } товар на ділянці { the-tile }
   *[other] Виробити { $count } товари на ділянці { the-tile }
}
    .log = { $count ->
    [one] { $name } виробляє { $count } товар на ділянці { the-tile }{ for-it }
   *[other] { $name } виробляє { $count } товари на ділянці { the-tile }{ for-it }
}
do-acquire = Узяти креслення: { the-blueprint } ({ the-deal })
    .log = { $name } бере креслення: { the-blueprint } ({ the-deal })
do-hire_villager = Найняти жителя за { for-coins }
    .log = { $name } наймає жителя за { for-coins }
do-hire_donkey = Купити віслюка за { for-coins }, на ділянку { the-tile }
    .log = { $name } купує віслюка за { for-coins }, на ділянку { the-tile }
do-done = Піти з ратуші
    .log = { $name } іде з ратуші
do-sell = Виконати продаж { $sale }: { needed }
    .log = { $name } виконує продаж: { needed }{ who-earns }
do-deliver = Виконати поставку { $delivery } для церкви: { delivered }
    .log = { $name } виконує поставку для церкви: { delivered }{ who-earns }
do-beg = Просити милостиню біля церкви: 1 монета
    .log = { $name } просить милостиню біля церкви: 1 монета
do-build = Збудувати { the-blueprint } поруч із ділянкою { the-tile }
    .log = { $name } збирається збудувати { the-blueprint } поруч із ділянкою { the-tile }
do-place = Покласти в ({ $a }, { $b }), поворотів: { $turn }
    .log = { $name } кладе ділянку { the-blueprint } { beside-tiles }{ for-it }{ who-earns }
# Там, де місце видно на карті.
place-here = Покласти сюди
do-road = Збудувати { the-way }: { the-tile } — { the-to }
    .log = { $name } будує { the-way } між ділянками { the-tile } і { the-to }{ for-it }{ who-earns }
do-bring = Доставити { a-good } з ділянки { the-tile }
    .log = { $name } доставляє { a-good } з ділянки { the-tile }{ paid-up }{ who-earns }
    .short = доставлено
do-use = Узяти { a-good } з ділянки { the-tile }, виробник: { $seat_name }
    .log = { $name } бере { a-good } з ділянки { the-tile }, виробник: { $seat_name }{ paid-up }{ who-earns }
    .short = узято
do-buy = Купити { a-good } за { for-coins }
    .log = { $name } купує { a-good } за { for-coins }{ paid-up }{ who-earns }
    .short = куплено
do-settle = Сплатити за мене, як дешевше
    .log = { $name } сплачує: { what-it-costs }{ who-earns }
do-end = Закінчити хід
    .log = { $name } закінчує хід

## Що робити зараз

prompt-turn = { $last ->
    [0] Ведіть віслюків, давайте жителям роботу (стоять: { $standing }) або закінчіть хід
   *[other] Церкву добудовано, це останній раунд. Ведіть віслюків, давайте жителям роботу (стоять: { $standing }) або закінчіть хід
}
prompt-place = Виберіть місце для нової ділянки: { the-blueprint }
prompt-pay = Виберіть, звідки взяти наступне, або сплатіть автоматично
prompt-hire = Найміть працівників або підіть із ратуші
prompt-draw = Щось витягують…
prompt-wait = Чекаємо: { $seat_name }
prompt-over = Партію закінчено
prompt-rank = Партію закінчено. Ваше село тепер — { $rank ->
    [1] галявина з кількома хатинами
    [2] хутір
    [3] село
    [4] торгове містечко
   *[5] місто, про яке говорять подорожні
}

## Що вибрати далі, якщо дія має кілька частин

choose-seat = Виберіть, чий товар узяти
choose-arrangement = Виберіть розклад
choose-blueprint = Виберіть креслення
choose-sale = Виберіть продаж
choose-from = Виберіть віслюка
choose-to = { $do ->
    [road] Виберіть, де дорога закінчиться
   *[lead] Виберіть, куди піде віслюк
}
choose-tile = { $do ->
    [build] Виберіть ділянку, поруч з якою будувати
    [road] Виберіть, де дорога почнеться
    [hire_donkey] Виберіть, куди поставити віслюка
    [bring] Виберіть, звідки взяти товар
    [use] Виберіть, звідки взяти товар
   *[other] Виберіть ділянку
}
choose-wood = Виберіть, скільки деревини
choose-stone = Виберіть, скільки каменю
choose-wheat = Виберіть, скільки зерна
choose-count = Виберіть, скільки товарів
choose-delivery = Виберіть поставку
choose-a = Виберіть місце для ділянки
choose-b = Виберіть місце для ділянки
choose-turn = Виберіть, як повернути ділянку
choose-way = Виберіть міст або стежку
choose-good = Виберіть товар
choose-do = Виберіть, що робити

## Поля дій і того, що показано

field-seat = Гравець
field-arrangement = Розклад
field-blueprint = Креслення
field-sale = Продаж
field-from = Звідки
field-to = Куди
field-tile = Ділянка
field-wood = Деревина
field-stone = Камінь
field-wheat = Зерно
field-count = Кількість
field-delivery = Поставка
field-a = На схід
field-b = На північний схід
field-turn = Поворот
field-way = Вид дороги
field-good = Товар
field-stage = Зараз
field-round = Раунд
field-rounds = Раундів щонайбільше
field-first = Перший гравець
field-to_act = Ходить
field-church_stands = Церкву добудовано
field-work = Робота
field-spot = Місце
field-need = Потрібно
field-picks = Вибрано
field-next = Наступне
field-any_of = Будь-що з
field-tiles = Село
field-owner = Власник
field-goods = Сировина й товари
field-pieces = Товари
field-quality = Якість
field-roads = Дороги
field-segment = Сегмент
field-row = Ряд креслень
field-blueprints = Креслення
field-market = Продажі на ринку
field-level = Рівень
field-stack = Жетони в стосі, за рівнями
field-deliveries = Поставки
field-milestones = Пам’ятні знаки
field-points = Бали
field-coins = Монети
field-villagers = Жителі
field-standing = Стоять
field-donkeys = Віслюки
field-moved = Ходили
field-sales = Продажі
field-scores = Підраховано
field-track = Планшет балів
field-planner = Планувальник
field-longest = Найдовша дорога
field-landmarks = Визначні місця
field-rank = Ранг
field-milestone = Пам’ятний знак

## Значення

tile-church = «Церква»
tile-market = «Ринок»
tile-town_hall = «Ратуша»
tile-lumberjack = «Лісоруб»
tile-quarry = «Каменярня»
tile-farm = «Ферма»
tile-sawmill = «Лісопилка»
tile-stonemason = «Каменотес»
tile-flour_mill = «Млин»
tile-dairy_farm = «Молочна ферма»
tile-shrine = «Святиня»
tile-trading_post = «Торговий майданчик»
tile-forest_pond = «Лісовий ставок»
tile-mountain_pond = «Гірський ставок»
tile-small_woodland = «Малий ліс»
tile-small_mountain_range = «Мале гірське пасмо»
tile-lumber_mill = «Лісозаготівля»
tile-master_stonemason = «Майстерня каменотеса»
tile-windmill = «Вітряк»
tile-cow_conservatory = «Молочне господарство»
tile-barn_a = «Комора А»
tile-barn_b = «Комора Б»
tile-warehouse = «Склад»
tile-large_woodland = «Великий ліс»
tile-large_mountain_range = «Велике гірське пасмо»
tile-tavern = «Таверна»
tile-outpost_1 = «Застава I»
tile-outpost_2 = «Застава II»
tile-stables = «Стайні»
tile-smithy = «Кузня»
tile-square = «Сквер»
tile-monument = «Пам’ятник засновникові»
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
good-wood = деревина
good-stone = камінь
good-wheat = зерно
good-timber = дошки
good-brick = кам’яний блок
good-flour = борошно
good-milk = молоко
any_of-wood = { good-wood }
any_of-stone = { good-stone }
any_of-wheat = { good-wheat }
any_of-timber = { good-timber }
any_of-brick = { good-brick }
any_of-flour = { good-flour }
any_of-milk = { good-milk }
any_of-coins = монети
next-wood = { good-wood }
next-stone = { good-stone }
next-wheat = { good-wheat }
next-timber = { good-timber }
next-brick = { good-brick }
next-flour = { good-flour }
next-milk = { good-milk }
way-bridge = міст
way-path = стежка
quality-standard = звичайний
quality-high = високої якості
work-refine = переробка
work-sell = продаж
work-deliver = поставка
work-build = будівництво ділянки
work-road = будівництво дороги
stage-first = визначають першого гравця
stage-layout = вибирають розклад
stage-row = витягують креслення
stage-sales = відкривають продажі
stage-turn = хід
stage-place = кладуть ділянку
stage-pay = сплачують
stage-hire = наймають працівників
stage-over = партію закінчено

## Варіанти

option-layout = Розклад
option-layout-fixed = Сталий
    .hint = П’ять ділянок лежать довкола церкви як у першій партії.
option-layout-shuffled = Випадковий
    .hint = Випадок обирає один із розкладів, у яких сходяться всі дороги й межі.
option-end = Кінець партії
option-end-church = Доки не добудують церкву
    .hint = Як у правилах. Якщо про церкву ніхто не дбає, партія припиниться після 300 раундів.
option-end-short = Церква або 20 раундів
    .hint = Партія кінчається, коли добудовано церкву, або після 20 раундів. Коротша гра.
option-end-long = Церква або 100 раундів
    .hint = Партія кінчається, коли добудовано церкву, або після 100 раундів; рідко яка триває й половину.

## Таблиця балів

line-track = Планшет балів
line-awards = Нагороди
line-landmarks = Визначні місця
line-roads = Дороги
line-longest_road = Найдовша дорога
line-coins = Монети

## Нагороди й пам’ятні знаки

award-landscaper = Упорядник: найбільше визначних місць
award-merchant = Торговець: найбільше продажів
award-chaplain = Капелан: найбільше поставок
award-sexton = Ризничий: другий за кількістю поставок
milestone-carpenter = Тесляр: дошки високої якості
milestone-mason = Муляр: кам’яні блоки високої якості
milestone-miller = Мірошник: борошно високої якості
milestone-herder = Пастух: молоко високої якості
milestone-planner = Планувальник: кожна своя дорога дає на бал більше

## Чому не можна

why-M12 = Розклад ділянок довкола церкви обирає не гравець.
why-M14 = Яке креслення вийде з мішечка, вирішує випадок.
why-M15 = Хто починає, вирішує випадок.
why-M16 = Який продаж буде наступним, вирішує стос.
why-M20 = Ділянка має торкатися ділянки жителя, нічого не накривати, і жодна дорога не може впиратися в ліс чи гору.
why-M22 = Туди немає дороги від церкви.
why-M30 = Сюди цього не доставити: для кожного кроку після першого потрібен ваш віслюк.
why-M31 = Не все потрібне можна доставити й сплатити — або зараз нічого сплачувати.
why-M33 = Зараз цього не купити: ринок недосяжний, це для продажу або забракне монет.
why-M39 = Зараз не ваш хід.
why-M40 = За хід кожен житель діє один раз, і кожен віслюк робить один крок дорогою.
why-M42 = Заповнити можна лише джерело сировини з порожньою коміркою, і відразу всі порожні комірки.
why-M43 = Для переробки потрібні порожня комірка й фішка цього товару у вашому запасі.
why-M44 = У ратуші спершу беруть креслення, якщо в руці менше трьох і вистачає монет, потім наймають, на кого вистачить.
why-M45 = Виконати можна лише продажі, відкриті на ринку.
why-M46 = Ця поставка не відкрита.
why-M47 = Просити милостиню можна лише поки ферма, каменярня й лісоруб заповнені.
why-M48 = Будують креслення зі свого запасу там, де поруч із жителем є місце, а потім обирають, як його покласти.
why-M49 = Дорога з’єднує дві сусідні, ще не з’єднані ділянки: міст через гори, стежка через ліс, але не через кручу.
why-M50 = Спершу закінчіть те, що робить ваш житель.
why-M60 = Партію закінчено.

## Обґрунтування: що змінює дія і чого для неї бракує

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
    [timber_brick_flour_milk] будь-які товари
   *[stone_milk] { good-stone }/{ good-milk }
}
reason-coins = { $way ->
    [more] монет більше: { $coins }
   *[fewer] монет менше: { $coins }
}{ $points ->
    [0] { "" }
   *[other] {" "}({ gained })
}
reason-raw = на полі додасться { the-good }: { $count }
reason-refined = товарів додасться: { the-good } ({ $count })
reason-villager = жителів стане: { $count }
reason-donkey = віслюків стане: { $count }
reason-blueprint = будівля дасть { $points }: { the-blueprint }
reason-access = ділянок доступно більше: { $count }
reason-milestone = { $good ->
    [timber] висока якість: { the-good }
    [brick] висока якість: { the-good }
    [flour] висока якість: { the-good }
    [milk] висока якість: { the-good }
   *[planner] пам’ятний знак «Планувальник»
}
reason-church = { $left ->
    [0] церкву завершено
   *[other] до завершення церкви поставок: { $left }
}
reason-enables = { $work ->
    [deliver] дає змогу зробити поставку до церкви
    [sell] дає змогу продати
    [refine] дає змогу переробити
    [build] дає змогу збудувати
   *[road] дає змогу прокласти дорогу
}
lack-villager = усі ваші жителі вже діяли
lack-way = немає дороги на ділянку { the-tile }
lack-good = бракує: { the-good } ({ $count })
lack-mix = бракує: { the-mix } ({ $count })
lack-donkey = немає віслюка на шляху { the-from } → { the-to }
lack-coins = бракує монет: { $count }

## Частини видання: звідки вони

part-start = монети на початку
part-reward = плата за товари
part-scoring = бали за дороги та монети
part-church = частини церкви
part-church_side = { $count ->
    [one] { $count } сторона церкви
   *[other] { $count } сторони церкви
}
part-market = { $count ->
    [one] { $count } сторона ринку
   *[other] { $count } сторони ринку
}
part-sale = { $count ->
    [one] { $count } продаж
    [few] { $count } продажі
   *[other] { $count } продажів
}
part-sales_removed = які продажі прибирають (випадків: { $count })
part-awards = бали за нагороди
part-solo = усе для гри наодинці
part-milestones = пам’ятні знаки
part-hire = ціна жителів і віслюків
part-roads = ціна доріг
part-layout = сталий розклад
part-tile = { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[other] { $count } ділянок
}
part-note = Ділянку враховано один раз. У виданні сказано ще, звідки її межа, ціна, бали та стос: це можуть бути інші джерела.

# То, что говорят только поле и блокнот Hamlet. Те же имена и переменные во всех четырёх языках.

## The village

village = Деревня
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всю деревню
something-to-do = здесь есть что сделать
flag-of = флаг: { $name }
goods = { $good } × { $count }
piece = { $good }, производитель: { $name }
piece-high = { $good } высокого качества, производитель: { $name }
villager = { $count ->
    [one] { $name }: { $count } житель стоит
    [few] { $name }: { $count } жителя стоят
   *[other] { $name }: { $count } жителей стоят
}
villager-lying = { $count ->
    [one] { $name }: { $count } житель лежит
    [few] { $name }: { $count } жителя лежат
   *[other] { $name }: { $count } жителей лежат
}
donkey = { $count ->
    [one] { $name }: { $count } ослик
    [few] { $name }: { $count } ослика
   *[other] { $name }: { $count } осликов
}
donkey-on = { $count ->
    [one] Ваш ослик на участке «{ $tile }»: повести его
    [few] { $count } ваших ослика на участке «{ $tile }»: повести одного
   *[other] { $count } ваших осликов на участке «{ $tile }»: повести одного
}

## What a tile is good for

fact-source = Даёт: { $goods }. Ячеек: { $slots }, монет за заполнение: { $coins }.
fact-barn = Хранит: { $goods }. Ячеек: { $slots }, очков за заполнение: { $points }.
fact-refinery = { $slots ->
    [one] Переработка: { $from } → { $to }, { $slots } ячейка.
    [few] Переработка: { $from } → { $to }, { $slots } ячейки.
   *[other] Переработка: { $from } → { $to }, { $slots } ячеек.
}
fact-church = Здесь выполняют поставки; каждая добавляет часть церкви.
fact-town-hall = Здесь берут чертёж, нанимают жителей и покупают осликов.
fact-market = Цены в монетах: сырьё — { $raw }, товар — { $refined }.
scores-longest_road = Достопримечательность: за каждый участок вашей самой длинной дороги на { $points } больше.
scores-matching = Достопримечательность: { $points } за каждый сегмент, который граничит с таким же.
scores-way = Достопримечательность: { $points } за каждый участок кратчайшего пути к церкви.
scores-access = Достопримечательность: { $points }, если сюда ведёт дорога от церкви.
scores-delivery = Достопримечательность: { $points } за каждую вашу поставку.
scores-mountain = Достопримечательность: { $points } за каждый горный сегмент, который граничит с горами.
scores-forest = Достопримечательность: { $points } за каждый лесной сегмент, который граничит с лесом.
scores-printed_road = Достопримечательность: { $points } за каждую напечатанную дорогу, которая идёт дальше.
scores-donkey = Достопримечательность: { $points } за каждого вашего ослика.
scores-coin = Достопримечательность: { $points } за каждую вашу монету, самое большее { $most }.
scores-sale = Достопримечательность: { $points } за каждую вашу продажу.
scores-road = Достопримечательность: { $points } за каждую построенную вами дорогу.
no-access = Сюда не ведёт дорога от церкви.
nothing-here = Сейчас здесь делать нечего.
close-details = Закрыть подробности
lead-from = Увести отсюда ослика

## A turn

your-turn = Ваш ход
standing = { $count ->
    [one] { $count } житель может действовать
    [few] { $count } жителя могут действовать
   *[other] { $count } жителей могут действовать
}
rested = { $count ->
    [one] { $count } ослик может идти
    [few] { $count } ослика могут идти
   *[other] { $count } осликов могут идти
}
choose-goal = Выберите, куда он пойдёт
choose-donkey = Выберите участок для нового ослика
choose-beside = Выберите участок, рядом с которым строить
hire-donkey = { $price ->
    [one] Купить ослика за { $price } монету
    [few] Купить ослика за { $price } монеты
   *[other] Купить ослика за { $price } монет
}
paying = Оплата
pay-undo = Пока не выбрано последнее, ничего не переносится. Отмена возвращает выбор.
pay-outcome = «Заплатить за меня»: монет останется { $coins } ({ $change })
pay-others = { $name } получит { $coins }
choose-spot = { $spots ->
    [one] { $spots } место, способов всего: { $count }. Выберите его на карте.
    [few] { $spots } места, способов всего: { $count }. Выберите одно на карте.
   *[other] { $spots } мест, способов всего: { $count }. Выберите одно на карте.
}
spot = { $count ->
    [one] Место { $number } из { $spots }, { $count } способ
    [few] Место { $number } из { $spots }, { $count } способа
   *[other] Место { $number } из { $spots }, { $count } способов
}
way-of = Здесь способ { $way } из { $ways }
turn-left = Повернуть влево
turn-right = Повернуть вправо
lay = Положить сюда

## Around the village

round-now = Раунд { $round }
round-of = Раунд { $round } из { $rounds }
church-stands = Церковь достроена: последний раунд
row = Чертежи
row-price = Цена { $price }: по монете на каждый чертёж слева
row-coins = { $coins ->
    [one] На нём лежит { $coins } монета
    [few] На нём лежат { $coins } монеты
   *[other] На нём лежат { $coins } монет
}
row-empty = Больше ничего нет
bag = в мешке: { $count }
market = Рынок
stack = в стопке: { $count }
sale-none = Нет продажи
church = Церковь
church-parts = построено частей: { $built } из { $parts }
made-by = Поставка: { $name }
milestones = Памятные знаки
milestone-free = Пока ни у кого.
milestone-of = Владелец: { $name }.
yours = Ваше
blueprints-held = чертежей: { $count } из { $most }
pieces-made = { $good }: на поле { $made } из { $all } ваших
roads-built = { $count ->
    [one] Построена { $count } дорога
    [few] Построены { $count } дороги
   *[other] Построено { $count } дорог
}
first = первый
on-track = { $points ->
    [one] { $points } очко на планшете
    [few] { $points } очка на планшете
   *[other] { $points } очков на планшете
}
ranks = Чем стала деревня
rank = { $rank ->
    [1] Поляна с парой хижин
    [2] Хутор
    [3] Деревня
    [4] Торговое село
   *[5] Город, о котором говорят путники
}
rank-from = от { $points }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
deliveries-made = { $count ->
    [one] { $count } поставка
    [few] { $count } поставки
   *[other] { $count } поставок
}
sales-made = { $count ->
    [one] { $count } продажа
    [few] { $count } продажи
   *[other] { $count } продаж
}
landmarks-built = { $count ->
    [one] { $count } достопримечательность
    [few] { $count } достопримечательности
   *[other] { $count } достопримечательностей
}

## The pad

pad-intro = Сосчитайте на столе, что есть у каждого, когда партия окончена.
pad-seats = Чьи числа
pad-figures = Числа
pad-track = Очки на планшете
pad-deliveries = Поставки
pad-sales = Продажи
pad-roads = Построенные дороги
pad-longest = Участки самой длинной дороги
pad-coins = Монеты
pad-donkeys = Ослики
pad-planner = Есть знак «Планировщик»
pad-more = На один больше
pad-less = На один меньше
pad-landmarks = Достопримечательности
pad-landmarks-hint = Отметьте те, на которых стоит флаг игрока.
pad-taken = { $landmark }: владелец { $name }
pad-connected = Туда ведёт дорога от церкви
pad-figure-matching = Сегменты, которые граничат с такими же
pad-figure-way = Участки пути к церкви вместе с обоими концами
pad-figure-mountain = Горные сегменты, которые граничат с горами
pad-figure-forest = Лесные сегменты, которые граничат с лесом
pad-figure-printed_road = Напечатанные дороги, которые идут дальше
pad-sheet = Итог
pad-winner = Победа: { $name }
pad-shared = Победу делят: { $names }
pad-tie-hint = При равенстве решают поставки, потом продажи.
pad-rank = В одиночку: { $rank }
pad-clear = Начать заново
pad-clear-ask = Стереть всё?
pad-clear-yes = Стереть

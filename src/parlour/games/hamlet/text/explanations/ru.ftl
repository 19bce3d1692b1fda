# Что есть что в игре, с числами этой минуты. Эти тексты могут использовать тексты игры.

explain-points = { $points ->
    [one] Сейчас { $points } очко
    [few] Сейчас { $points } очка
   *[other] Сейчас { $points } очков
}
explain-unknown = Очки, которых вы пока знать не можете
explain-place = Место сейчас: { $place }
explain-total = Всего очков
explain-round = Раунды
explain-gain-now = Сколько очков это принесло бы сейчас
explain-good-word = { $good ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
    [milk] { good-milk }
   *[coins] монеты
}
explain-made-word = { $made ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
    [milk] { good-milk }
   *[coins] монеты
}
explain-scores-longest_road = Достопримечательность: за каждый участок вашей самой длинной дороги на { $points } больше
explain-scores-matching = Достопримечательность: { $points } за каждый сегмент, который граничит с таким же
explain-scores-way = Достопримечательность: { $points } за каждый участок кратчайшего пути к церкви
explain-scores-access = Достопримечательность: { $points }, если сюда ведёт дорога от церкви
explain-scores-delivery = Достопримечательность: { $points } за каждую вашу поставку
explain-scores-mountain = Достопримечательность: { $points } за каждый горный сегмент, который граничит с горами
explain-scores-forest = Достопримечательность: { $points } за каждый лесной сегмент, который граничит с лесом
explain-scores-printed_road = Достопримечательность: { $points } за каждую напечатанную дорогу, которая идёт дальше
explain-scores-donkey = Достопримечательность: { $points } за каждого вашего ослика
explain-scores-coin = Достопримечательность: { $points } за каждую вашу монету, самое большее { $most }
explain-scores-sale = Достопримечательность: { $points } за каждую вашу продажу
explain-scores-road = Достопримечательность: { $points } за каждую построенную вами дорогу
explain-flag = Флажок хозяина достопримечательности
explain-sale = Продажа { $sale }
explain-delivery = Поставка { $delivery }
explain-cost = Стоимость: { $count } × { explain-good-word }
explain-needs = Нужно: { $count } × { explain-good-word }
explain-any-of = Нужно { $count } в любом сочетании:
explain-sort = { explain-good-word }
explain-when-built = За постройку: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-yields = Ячеек под { explain-good-word }: { $count }
explain-filling-coins = Монет за заполнение: { $count }
explain-filling-points = За заполнение: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-refines = { explain-good-word } → { explain-made-word }, ячеек: { $count }
explain-reward = Когда его тратят, хозяин получает монет: { $coins }, очков: { $points }; за высокое качество в { $times } раза больше
explain-sale-brings = Приносит очков: { $points }, монет: { $coins }
explain-worth = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-made-by = Выполнена: { $seat_name }
explain-taken-by = Получает: { $seat_name }
explain-landmark = Сейчас приносит ({ $seat_name }) { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-cut-off = Дорога от церкви сюда не ведёт
explain-lies = Здесь: { $count } × { explain-good-word }
explain-in-village = В деревне: { $count }
explain-price = Цена на рынке: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
explain-has = { $count } из { $most } возможных
explain-pieces = На поле: { $count } из { $most }
explain-coins = Монет: { $count }
explain-coins-a-point = В конце за каждые { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    } даётся 1 очко
explain-donkey-price = Цена ослика в монетах: { $coins }
explain-villager-prices = Цены второго, третьего и четвёртого жителя в монетах: { $prices }
explain-awards = Достопримечательностей: { $landmarks }, продаж: { $sales }, поставок: { $deliveries }
explain-roads = Построено дорог: { $count }
explain-longest = Участков в самой длинной дороге: { $count }

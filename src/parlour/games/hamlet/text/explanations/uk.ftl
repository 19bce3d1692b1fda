# Що є що в грі, з числами цієї миті. Ці тексти можуть використовувати тексти гри.

explain-points = { $points ->
    [one] Зараз { $points } бал
    [few] Зараз { $points } бали
   *[other] Зараз { $points } балів
}
explain-unknown = Бали, яких ви поки не можете знати
explain-place = Місце зараз: { $place }
explain-total = Усього балів
explain-round = Раунди
explain-gain-now = Скільки балів це принесло б зараз
explain-good-word = { $good ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
    [milk] { good-milk }
   *[coins] монети
}
explain-made-word = { $made ->
    [wood] { good-wood }
    [stone] { good-stone }
    [wheat] { good-wheat }
    [timber] { good-timber }
    [brick] { good-brick }
    [flour] { good-flour }
    [milk] { good-milk }
   *[coins] монети
}
explain-scores-longest_road = Визначне місце: за кожну ділянку вашої найдовшої дороги на { $points } більше
explain-scores-matching = Визначне місце: { $points } за кожен сегмент, що межує з таким самим
explain-scores-way = Визначне місце: { $points } за кожну ділянку найкоротшого шляху до церкви
explain-scores-access = Визначне місце: { $points }, якщо сюди веде дорога від церкви
explain-scores-delivery = Визначне місце: { $points } за кожну вашу поставку
explain-scores-mountain = Визначне місце: { $points } за кожен гірський сегмент, що межує з горами
explain-scores-forest = Визначне місце: { $points } за кожен лісовий сегмент, що межує з лісом
explain-scores-printed_road = Визначне місце: { $points } за кожну надруковану дорогу, що йде далі
explain-scores-donkey = Визначне місце: { $points } за кожного вашого віслюка
explain-scores-coin = Визначне місце: { $points } за кожну вашу монету, щонайбільше { $most }
explain-scores-sale = Визначне місце: { $points } за кожен ваш продаж
explain-scores-road = Визначне місце: { $points } за кожну збудовану вами дорогу
explain-flag = Прапорець господаря визначного місця
explain-sale = Продаж { $sale }
explain-delivery = Поставка { $delivery }
explain-cost = Вартість: { $count } × { explain-good-word }
explain-needs = Потрібно: { $count } × { explain-good-word }
explain-any-of = Потрібно { $count } у будь-якому поєднанні:
explain-sort = { explain-good-word }
explain-when-built = За побудову: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
explain-yields = Комірок для { explain-good-word }: { $count }
explain-filling-coins = Монет за заповнення: { $count }
explain-filling-points = За заповнення: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
explain-refines = { explain-good-word } → { explain-made-word }, комірок: { $count }
explain-reward = Коли його витрачають, господар отримує монет: { $coins }, балів: { $points }; за високу якість у { $times } рази більше
explain-sale-brings = Приносить балів: { $points }, монет: { $coins }
explain-worth = Приносить { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
explain-made-by = Виконано: { $seat_name }
explain-taken-by = Отримує: { $seat_name }
explain-landmark = Зараз приносить ({ $seat_name }) { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
explain-cut-off = Дорога від церкви сюди не веде
explain-lies = Тут: { $count } × { explain-good-word }
explain-in-village = У селі: { $count }
explain-price = Ціна на ринку: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[other] { $coins } монет
}
explain-has = { $count } із { $most } можливих
explain-pieces = На полі: { $count } із { $most }
explain-coins = Монет: { $count }
explain-coins-a-point = Наприкінці за кожні { $coins } { $coins ->
        [one] монету
        [few] монети
       *[many] монет
    } дають 1 бал
explain-donkey-price = Ціна віслюка в монетах: { $coins }
explain-villager-prices = Ціни другого, третього й четвертого жителя в монетах: { $prices }
explain-awards = Визначних місць: { $landmarks }, продажів: { $sales }, поставок: { $deliveries }
explain-roads = Збудовано доріг: { $count }
explain-longest = Ділянок у найдовшій дорозі: { $count }

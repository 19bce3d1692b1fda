# Що є що на полі, з числами цієї миті. Ці тексти можуть використовувати тексти гри.

explain-points = { $points ->
    [one] Зараз { $points } бал
    [few] Зараз { $points } бали
   *[other] Зараз { $points } балів
}
explain-unknown = Бали, яких ви поки не можете знати
explain-place = Місце зараз: { $place }
explain-total = Усього балів
explain-card = Карта товару
explain-card-number = Карта { $card }
explain-card-is = { $expert ->
    [cook] { expert-cook }
    [jeweller] { expert-jeweller }
    [beastmaster] { expert-beastmaster }
    [armourer] { expert-armourer }
   *[arcanist] { expert-arcanist }
} → { good }
explain-card-as = { $expert ->
    [cook] { expert-cook }
    [jeweller] { expert-jeweller }
    [beastmaster] { expert-beastmaster }
    [armourer] { expert-armourer }
   *[arcanist] { expert-arcanist }
} → { good }, зараз { gained }
explain-deck = Колода
explain-round = Раунди
explain-hidden-gem = Закритий самоцвіт
explain-hidden-expert = Закритий експерт
explain-neighbour = Сусід
explain-side = { $side ->
    [left] Ліві числа
   *[right] Праві числа
}
explain-gain-now = Скільки балів це принесло б зараз
explain-memo = Пам’ятка про звірів { $memo }
explain-spice-table = Від 1 до 6 різних спецій: { $table }
explain-brings = Зараз приносить { gained }
explain-gain = Зараз принесло б вам { gained }
explain-cards = { $count ->
    [one] У стосі { $count } карта
    [few] У стосі { $count } карти
   *[other] У стосі { $count } карт
}
explain-spices = різних: { $count } = { $points }
explain-spices-next = ще одна нова, різних { $count }: стане { $points }
explain-gems-next = із самоцвітом класу { $gem } стане { $points }
explain-beasts-next = наступний звір ({ good-beast }): усього { $points }
explain-weapons = Забирає { $left } у лівого сусіда й { $right } у правого
explain-weapons-one-side = Ліві числа забирають { $left }, праві { $right }; рахується лише один бік
explain-experts-left = { $count ->
    [0] На руці більше немає
   *[other] На руці: { $count }
}

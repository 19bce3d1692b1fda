# Что есть что на поле, с числами этой минуты. Эти тексты могут использовать тексты игры.

explain-points = { $points ->
    [one] Сейчас { $points } очко
    [few] Сейчас { $points } очка
   *[other] Сейчас { $points } очков
}
explain-unknown = Очки, которых вы пока знать не можете
explain-place = Место сейчас: { $place }
explain-total = Всего очков
explain-card = Карта товара
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
} → { good }, сейчас { gained }
explain-deck = Колода
explain-round = Раунды
explain-hidden-gem = Закрытый самоцвет
explain-hidden-expert = Закрытый эксперт
explain-neighbour = Сосед
explain-side = { $side ->
    [left] Левые числа
   *[right] Правые числа
}
explain-gain-now = Сколько очков это принесло бы сейчас
explain-memo = Памятка по зверям { $memo }
explain-spice-table = От 1 до 6 разных специй: { $table }
explain-brings = Сейчас приносит { gained }
explain-gain = Сейчас принесло бы вам { gained }
explain-cards = { $count ->
    [one] В стопке { $count } карта
    [few] В стопке { $count } карты
   *[other] В стопке { $count } карт
}
explain-spices = разных: { $count } = { $points }
explain-spices-next = ещё одна новая, разных { $count }: станет { $points }
explain-gems-next = с самоцветом класса { $gem } станет { $points }
explain-beasts-next = следующий зверь ({ good-beast }): всего { $points }
explain-weapons = Забирает { $left } у левого соседа и { $right } у правого
explain-weapons-one-side = Левые числа забирают { $left }, правые { $right }; считается только одна сторона
explain-experts-left = { $count ->
    [0] На руке больше нет
   *[other] На руке: { $count }
}

# Что есть что в игре, с числами этой минуты. Эти тексты могут использовать тексты игры.

explain-points = { $points ->
    [one] Сейчас { $points } очко
    [few] Сейчас { $points } очка
   *[other] Сейчас { $points } очков
}
explain-unknown = Очки, которых вы пока знать не можете
explain-place = Место сейчас: { $place }
explain-total = Всего очков
explain-deck-rooms = Оставшиеся карты комнат
explain-deck-resources = Оставшиеся карты ресурсов
explain-discard = Сброс
explain-round = Раунды
explain-kept = Инструменты и помощники
explain-gain-now = Сколько очков это принесло бы сейчас
explain-beside = { $points }, если рядом: { room-word }
explain-worth = { $points ->
    [one] Приносит { $points } очко
    [few] Приносит { $points } очка
   *[other] Приносит { $points } очков
}
explain-belongs = Где стоит: { room-word }
explain-any-room = Подходит к любой комнате
explain-beside-home = Стоит рядом с домом
explain-have = У вас таких карт: { $count }, сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-bathrooms = { $has ->
    [yes] Ванные на обоих верхних этажах: { $points }
   *[no] Ванных на обоих верхних этажах пока нет; за них даётся { $points }
}
explain-suite = { $has ->
    [yes] Ванная, кухня и спальня: { $points }
   *[no] Ванная, кухня и спальня собраны не все; вместе они дают { $points }
}
explain-room-now = { $count ->
    [one] В этой комнате { $count } карта
    [few] В этой комнате { $count } карты
   *[other] В этой комнате { $count } карт
}: { $points }
explain-room-next = Карт { $count } — станет { $points }
explain-complete = Комната завершена

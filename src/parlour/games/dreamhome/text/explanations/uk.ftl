# Що є що в грі, з числами цієї миті. Ці тексти можуть використовувати тексти гри.

explain-points = { $points ->
    [one] Зараз { $points } очко
    [few] Зараз { $points } очки
   *[other] Зараз { $points } очок
}
explain-unknown = Очки, яких ви поки не можете знати
explain-place = Місце зараз: { $place }
explain-total = Усього очок
explain-deck-rooms = Карти кімнат, що залишилися
explain-deck-resources = Карти ресурсів, що залишилися
explain-discard = Скид
explain-round = Раунди
explain-kept = Інструменти й помічники
explain-gain-now = Скільки очок це принесло б зараз
explain-beside = { $points }, якщо поруч: { room-word }
explain-worth = { $points ->
    [one] Коштує { $points } очко
    [few] Коштує { $points } очки
   *[other] Коштує { $points } очок
}
explain-belongs = Де стоїть: { room-word }
explain-any-room = Пасує до будь-якої кімнати
explain-beside-home = Стоїть поруч із домом
explain-have = У вас таких карт: { $count }, зараз { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
explain-bathrooms = { $has ->
    [yes] Ванні на обох верхніх поверхах: { $points }
   *[no] Ванних на обох верхніх поверхах поки немає; за них дають { $points }
}
explain-suite = { $has ->
    [yes] Ванна, кухня і спальня: { $points }
   *[no] Ванна, кухня і спальня зібрані не всі; разом вони дають { $points }
}
explain-room-now = { $count ->
    [one] У цій кімнаті { $count } карта
    [few] У цій кімнаті { $count } карти
   *[other] У цій кімнаті { $count } карт
}: { $points }
explain-room-next = Карт { $count } — стане { $points }
explain-complete = Кімната завершена

# Що є що в грі, з числами цієї миті. Ці тексти можуть використовувати тексти гри.

explain-points = { $points ->
    [one] Зараз { $points } бал
    [few] Зараз { $points } бали
   *[other] Зараз { $points } балів
}
explain-unknown = Бали, яких ви поки не можете знати
explain-place = Місце зараз: { $place }
explain-total = Усього балів
explain-deck-rooms = Карти кімнат, що залишилися
explain-deck-resources = Карти ресурсів, що залишилися
explain-discard = Скидання
explain-round = Раунди
explain-kept = Інструменти й помічники
explain-gain-now = Скільки балів це принесло б зараз
explain-beside = { $points }, якщо поруч: { room-word }
explain-worth = { $points ->
    [one] Дає { $points } бал
    [few] Дає { $points } бали
   *[other] Дає { $points } балів
}
explain-belongs = Де стоїть: { room-word }
explain-any-room = Пасує до будь-якої кімнати
explain-beside-home = Стоїть поруч із домом
explain-have = У вас таких карт: { $count }, зараз { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
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

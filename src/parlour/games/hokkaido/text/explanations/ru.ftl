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
explain-square-word = { $square ->
    [desert] { square-desert }
    [district] { square-district }
    [forest] { square-forest }
    [lake] { square-lake }
    [mountain] { square-mountain }
    [production_blue] { square-production_blue }
    [production_brown] { square-production_brown }
    [production_green] { square-production_green }
    [production_grey] { square-production_grey }
    [factory_blue] { square-factory_blue }
    [factory_brown] { square-factory_brown }
    [factory_green] { square-factory_green }
   *[factory_grey] { square-factory_grey }
}
explain-cube = { $colour ->
    [blue] Синий ресурс
    [brown] Коричневый ресурс
    [green] Зелёный ресурс
   *[grey] Серый ресурс
}
explain-tile = Тайл терраформинга: { explain-square-word }
explain-card-number = Карта { $card }
explain-card-back = Закрытая карта
explain-pair-deck = Пара из колоды
explain-pair-laid = Пара, выложенная обоими
explain-boost = Ресурс, добавленный к карте
explain-ready = Кто закончил строить
explain-turn = Как лежит карта
explain-sides = Две стороны цепи
explain-spot = Место для вашей карты
explain-worth-forest = За каждый лес: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-worth-mountain = За каждую гору: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-worth-lake = За каждый квадрат озера после первого: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-worth-district = За каждый квадрат меньшего района: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-worth-factory = С ресурсом её цвета: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-goal = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
explain-goal-taken = Достигнута: { $seat_name }
explain-printed = { explain-square-word }: { $count }
explain-each = В этом городе: { $count } = { $points }
explain-deserts = В этом городе: { $count }; решают при ничьей
explain-lakes = { $count ->
    [one] { $count } озеро
    [few] { $count } озера
   *[other] { $count } озёр
}, всего { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
   *[other] { $squares } квадратов
} = { $points }
explain-side-size = Крупнейший район одной из сторон: { $count }
explain-districts = В меньшем из них { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
   *[other] { $count } квадратов
} = { $points }
explain-factories = { $colour ->
    [blue] синие
    [brown] коричневые
    [green] зелёные
   *[grey] серые
}: с ресурсом { $served } из { $count } = { $points }
explain-resources = Ресурсов в этом городе: { $count }, без фабрики: { $waiting }
explain-supply = В запасе: { $count }
explain-own = В вашем городе: { $count }

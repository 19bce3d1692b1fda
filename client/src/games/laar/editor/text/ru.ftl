# Что говорит только редактор «Гильдий Лаара». Те же идентификаторы и переменные на всех четырёх языках.

card = Карта { $number }
memo = Памятка { $name }
spices = Очки за специи
part-card = Карты товаров
part-memo = Памятки по зверям
part-spices = Специи
spices-legend = Очки за разные специи, по их числу
spices-of = { $count ->
    [0] ни одной
    [one] { $count } специя
    [few] { $count } специи
   *[other] { $count } специй
}
weapon-left = Число слева
weapon-right = Число справа
scoring-equal = Наборы одинаковых зверей
scoring-different = Наборы разных зверей
scoring-any_pair = Любые два зверя
scoring-equal_pair = Два одинаковых зверя
scoring-cycle = По порядку получения
scoring-steps_ahead = Очки за то, насколько впереди следующий зверь
set-points = Очки за набор
set-of = { $count ->
    [one] { $count } зверь
    [few] { $count } зверя
   *[other] { $count } зверей
}
pair-points = Очки за пару
nth = Зверь { $count } по кругу
steps = { $count ->
    [0] тот же
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
scores-nothing = должна приносить очки хотя бы одним способом

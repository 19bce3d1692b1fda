# Что говорит только редактор «Дома мечты». Те же идентификаторы и переменные на всех четырёх языках.

part-room = Комнаты
part-decor = Обстановка
part-roofs = Крыши
part-helpers = Помощники
part-tools = Инструменты
field-category = Вид комнаты
category-regular = обычная комната
category-unique = особая комната
category-basement = комната в подвале
field-count = Сколько карт
cards-in-all = всего { $count }
field-points = Очки
nth-points = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
field-children = Дети на картах
nth-children = карта { $count }
has-beside = Приносит больше рядом с некоторыми комнатами
field-beside = Рядом с какими комнатами
field-beside-points = Очки рядом с ними
field-rooms = Где может стоять
nth-rooms = { $count }
where-any = в любой комнате
where-beside_the_home = рядом с домом
where-rooms = только в этих комнатах
field-colours = Цвета крыш
nth-colours = Цвет { $count }
field-per_colour = Карт каждого цвета
field-each = Карт каждого вида
field-kinds = Виды
wrong-colours = все четыре цвета должны быть разными
wrong-floor = должна лежать на том же этаже
wrong-beside = рядом с другими приносит очки только комната из одной карты
wrong-car = автомобиль может стоять только в гараже

# Что говорит только редактор «Хоккайдо». Те же идентификаторы и переменные на всех четырёх языках.

card = Карта местности { $number }
province = Провинция { $number }
part-card = Карты местности
part-start = Стартовые провинции
part-points = Очки
part-goals = Цели
part-cubes = Ресурсы
side = сторона { $side ->
    [a] А
   *[b] Б
}
square = квадрат { $number }
brush = Что рисовать
painting = Выберите вид квадрата, затем нажимайте на квадраты, где он изображён.
points-mountain = Гора хребта
points-forest = Лес
points-factory = Фабрика, получившая свой ресурс
points-lake_after_first = Каждый квадрат озера после первого
points-district = Квадрат самого большого квартала
field-points = Очки за цель
field-each = Кубиков каждого цвета
exception = Фабрика со своими очками
exception-none = нет
exception-side = Сторона с этой фабрикой
exception-square = Квадрат с этой фабрикой
exception-points = Очки за эту фабрику

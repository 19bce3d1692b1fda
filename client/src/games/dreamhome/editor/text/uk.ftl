# Що каже лише редактор «Хатинки». Ті самі ідентифікатори та змінні всіма чотирма мовами.

part-room = Кімнати
part-decor = Облаштування
part-roofs = Дахи
part-helpers = Помічники
part-tools = Інструменти
field-category = Вид кімнати
category-regular = звичайна кімната
category-unique = особлива кімната
category-basement = кімната в підвалі
field-count = Скільки карт
cards-in-all = загалом { $count }
field-points = Бали
nth-points = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
field-children = Діти на картах
nth-children = карта { $count }
has-beside = Приносить більше поруч із деякими кімнатами
field-beside = Поруч із якими кімнатами
field-beside-points = Бали поруч із ними
field-rooms = Де може стояти
nth-rooms = { $count }
where-any = у будь-якій кімнаті
where-beside_the_home = поруч із домом
where-rooms = лише в цих кімнатах
field-colours = Кольори дахів
nth-colours = Колір { $count }
field-per_colour = Карт кожного кольору
field-each = Карт кожного виду
field-kinds = Види
wrong-colours = усі чотири кольори мають бути різними
wrong-floor = має лежати на тому самому поверсі
wrong-beside = поруч з іншими приносить бали лише кімната з однієї карти
wrong-car = автомобіль може стояти лише в гаражі

# Що каже лише редактор «Хоккайдо». Ті самі ідентифікатори й змінні всіма чотирма мовами.

card = Карта місцевості { $number }
province = Провінція { $number }
part-card = Карти місцевості
part-start = Стартові провінції
part-points = Бали
part-goals = Цілі
part-cubes = Ресурси
side = сторона { $side ->
    [a] А
   *[b] Б
}
square = квадрат { $number }
brush = Що малювати
painting = Виберіть вид квадрата, потім натискайте квадрати, на яких його зображено.
points-mountain = Гора ланцюга
points-forest = Ліс
points-factory = Фабрика, що отримала свій ресурс
points-lake_after_first = Кожен квадрат озера після першого
points-district = Квадрат найбільшого кварталу
field-points = Бали за ціль
field-each = Кубиків кожного кольору
exception = Фабрика з власними балами
exception-none = немає
exception-side = Сторона з цією фабрикою
exception-square = Квадрат із цією фабрикою
exception-points = Бали за цю фабрику

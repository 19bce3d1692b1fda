# Що каже лише редактор «Гільдій Лаару». Ті самі ідентифікатори та змінні всіма чотирма мовами.

card = Карта { $number }
memo = Пам’ятка { $name }
spices = Бали за спеції
part-card = Карти товарів
part-memo = Пам’ятки про звірів
part-spices = Спеції
spices-legend = Бали за різні спеції, за їхньою кількістю
spices-of = { $count ->
    [0] жодної
    [one] { $count } спеція
    [few] { $count } спеції
   *[other] { $count } спецій
}
weapon-left = Число ліворуч
weapon-right = Число праворуч
scoring-equal = Набори однакових звірів
scoring-different = Набори різних звірів
scoring-any_pair = Будь-які два звірі
scoring-equal_pair = Два однакові звірі
scoring-cycle = За порядком отримання
scoring-steps_ahead = Бали за те, наскільки попереду наступний звір
set-points = Бали за набір
set-of = { $count ->
    [one] { $count } звір
    [few] { $count } звірі
   *[other] { $count } звірів
}
pair-points = Бали за пару
nth = Звір { $count } по колу
steps = { $count ->
    [0] той самий
    [one] { $count } крок
    [few] { $count } кроки
   *[other] { $count } кроків
}
scores-nothing = має приносити бали хоча б одним способом

# Те, що каже лише поле «Хоккайдо». Ті самі ідентифікатори та змінні в усіх чотирьох мовах.

## Поле

card-short = карта { $card }
spot = Місце для карти
layerings = способів покласти: { $count }
spots = { $count ->
    [0] Так місця немає: поверніть карту
    [one] Так — { $count } місце
    [few] Так — { $count } місця
   *[other] Так — { $count } місць
}
your-city = Ваше місто
your-hand = Ваша рука
your-card = Ваша карта цього раунду
your-pair = Ваша пара: одну зіграйте, другу скиньте
try-card = Приміряти в місті
try-about = Це проба: нічого ще не вибрано. Повертайте карту й кладіть її на поле.
try-choose = Вибрати карту { $card }
try-back = Назад до карт
just-drawn = добрана
city-of = Місто гравця { $name }
enlarge = Місто гравця { $name }: показати великим
reduce = Місто гравця { $name }: показати малим
done = готово
not-done = ще ні
in-order = По черзі
order-asked = { $name } просить будувати по черзі
turn-done = будівництво завершено
turn-now = будує зараз
turn-later = будує пізніше
on-the-table = На столі
pair-deck = Пара з колоди
pair-laid = Викладена пара
building = Будівництво
turn-left = Повернути карту ліворуч
tap-turns = Натисніть, щоб повернути, або перетягніть на карту міста
layers = Зверху чи знизу
layer-over = Поверх усього
layer-under = Під іншими картами, рахуючи за порядком читання: { $squares }
over-short = зверху
under-short = { $count } знизу
free-tile = Безкоштовний тайл
tile-for = Пустеля → { $tile }, за два ресурси ({ $colour })
tile-free = Пустеля → { $tile }, безкоштовно ({ $colour })
change = Що зміниться
change-total = Рахунок
round-of = Раунд { $round } з { $rounds }
goal-named = Ціль { $goal }: { $name }
goal-taken = Узято: { $name }
goal-tie-lower = За рівності її бере менша карта
goal-tie-higher = За рівності її бере більша карта

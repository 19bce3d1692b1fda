# Те, що кажуть лише поле й блокнот «Хоккайдо». Ті самі ідентифікатори та змінні всіма чотирма мовами.

## Поле

card-named = Карта { $card }: { $squares }
card-short = карта { $card }
with-cube = { $name } з ресурсом
with-points = { $name } за { $points }
as-tile = { $name } (тераформування)
square-at = { $name }, стовпець { $x }, рядок { $y }
spot = Стовпець { $x }, рядок { $y }
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
turn-right = Повернути карту праворуч
tap-turns = Натисніть, щоб повернути, або перетягніть на карту міста
layers = Зверху чи знизу
layer-over = Поверх усього
layer-under = Під іншими картами, рахуючи за порядком читання: { $squares }
over-short = зверху
under-short = { $count } знизу
terraform = Тераформування
free-tile = Безкоштовний тайл
tile-for = Пустеля → { $tile }, за два ресурси ({ $colour })
tile-free = Пустеля → { $tile }, безкоштовно ({ $colour })
change = Що зміниться
change-total = Рахунок
zoom-in = Більше
zoom-out = Менше
zoom-fit = Показати все місто
show-sides = Показати обидва боки гірського ланцюга
round-of = Раунд { $round } з { $rounds }
goal-named = Ціль { $goal }: { $name }
goal-taken = Узято: { $name }
goal-tie-lower = За рівності її бере менша карта
goal-tie-higher = За рівності її бере більша карта

## Блокнот

pad-intro = Зафарбуйте те, що видно в кожному місті наприкінці партії.
pad-cities = Міста
pad-brush = Пензель
pad-eraser = Гумка
pad-card = Номер карти
pad-card-hint = Натисніть туди, де лежить лівий верхній квадрат карти.
pad-move = Рухати карту міста
pad-cube = З ресурсом
pad-factory-value = Цінність
pad-factory-usual = звичайна: { $points }
pad-square = { $name }, стовпець { $x }, рядок { $y }
pad-empty = порожньо
pad-goals = Карти цілей
pad-more = Ще одна
pad-less = На одну менше
pad-range = Гори ще не утворюють одного ланцюга: квартали не порахувати.
pad-touching = Цей гірський ланцюг торкається сам себе, чого наші правила не дозволяють (H34). Він рахується як один ланцюг через усі гори; обидва його кінці продовжуються по прямій.
pad-sheet = Підрахунок
pad-winner = Перемагає { $name }
pad-shared = Перемогу ділять: { $names }
pad-tie-hint = За рівності вище той, у кого більше пустель.
pad-clear = Почати спочатку
pad-clear-ask = Очистити весь блокнот?
pad-clear-yes = Очистити
pad-squares = { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрати
   *[other] { $count } квадратів
}

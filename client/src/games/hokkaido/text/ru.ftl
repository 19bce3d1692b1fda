# То, что говорят только поле и блокнот «Хоккайдо». Те же идентификаторы и переменные на всех четырёх языках.

## Поле

card-named = Карта { $card }: { $squares }
card-short = карта { $card }
with-cube = { $name } с ресурсом
with-points = { $name } за { $points }
as-tile = { $name } (терраформинг)
square-at = { $name }, столбец { $x }, ряд { $y }
spot = Столбец { $x }, ряд { $y }
layerings = способов положить: { $count }
spots = { $count ->
    [0] Так места нет: поверните карту
    [one] Так — { $count } место
    [few] Так — { $count } места
   *[other] Так — { $count } мест
}
your-city = Ваш город
your-hand = Ваша рука
your-card = Ваша карта этого раунда
your-pair = Ваша пара: одну сыграйте, другую сбросьте
just-drawn = добрана
city-of = Город игрока { $name }
enlarge = Город игрока { $name }: показать крупно
reduce = Город игрока { $name }: показать мелко
done = готово
not-done = ещё нет
in-order = По очереди
order-asked = { $name } просит строить по очереди
turn-done = постройка закончена
turn-now = строит сейчас
turn-later = строит позже
on-the-table = На столе
pair-deck = Пара из колоды
pair-laid = Выложенная пара
building = Строительство
turn-left = Повернуть карту влево
turn-right = Повернуть карту вправо
tap-turns = Нажмите, чтобы повернуть, или перетащите на карту города
layers = Сверху или снизу
layer-over = Поверх всего
layer-under = Под другими картами, считая по порядку чтения: { $squares }
over-short = сверху
under-short = { $count } снизу
terraform = Терраформинг
free-tile = Бесплатный тайл
tile-for = Пустыня → { $tile }, за два ресурса ({ $colour })
tile-free = Пустыня → { $tile }, бесплатно ({ $colour })
change = Что изменится
change-total = Счёт
zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = Показать весь город
show-sides = Показать обе стороны горной цепи
round-of = Раунд { $round } из { $rounds }
goal-named = Цель { $goal }: { $name }
goal-taken = Взята: { $name }
goal-tie-lower = При равенстве её берёт меньшая карта
goal-tie-higher = При равенстве её берёт большая карта

## Блокнот

pad-intro = Закрасьте то, что видно в каждом городе в конце партии.
pad-cities = Города
pad-brush = Кисть
pad-eraser = Ластик
pad-card = Номер карты
pad-card-hint = Нажмите туда, где лежит левый верхний квадрат карты.
pad-move = Двигать карту города
pad-cube = С ресурсом
pad-factory-value = Ценность
pad-factory-usual = обычная: { $points }
pad-square = { $name }, столбец { $x }, ряд { $y }
pad-empty = пусто
pad-goals = Карты целей
pad-more = Ещё одна
pad-less = На одну меньше
pad-range = Горы пока не образуют одну цепь: кварталы не посчитать.
pad-touching = Эта горная цепь касается сама себя, чего наши правила не допускают (H34). Она считается одной цепью через все горы; оба её конца продолжаются по прямой.
pad-sheet = Подсчёт
pad-winner = Побеждает { $name }
pad-shared = Победу делят: { $names }
pad-tie-hint = При равенстве выше тот, у кого больше пустынь.
pad-clear = Начать заново
pad-clear-ask = Очистить весь блокнот?
pad-clear-yes = Очистить
pad-squares = { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
   *[other] { $count } квадратов
}

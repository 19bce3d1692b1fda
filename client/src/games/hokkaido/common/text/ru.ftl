# То, что говорят и поле «Хоккайдо», и блокнот «Хоккайдо». Те же идентификаторы и переменные во всех четырёх языках.

## Поле

card-named = Карта { $card }: { $squares }
with-cube = { $name } с ресурсом
with-points = { $name } за { $points }
as-tile = { $name } (терраформинг)
square-at = { $name }, столбец { $x }, ряд { $y }
turn-right = Повернуть карту вправо
terraform = Терраформинг
zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = Показать весь город
show-sides = Показать обе стороны горной цепи

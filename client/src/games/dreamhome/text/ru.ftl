# Что говорят только поле и счётный лист «Дома мечты». Те же идентификаторы и переменные на всех четырёх языках.

## The board

market = Рынок
column-full = Столбец { $column }: { $room }; в придачу: { $resource }
column-empty = Столбец { $column }: пусто
roof-plain = { $colour } крыша
roof-window = { $colour } крыша с окном
free-cell = свободно
your-home = Ваш дом
home-of = Дом игрока { $name }
enlarge = { $name }: показать крупно
reduce = { $name }: показать мелко
hand = У вас в руке
hand-of = { $name } размещает
side-up = Лицом вверх
side-down = Лицом вниз
only-down = Только лицом вниз. { $why }
worth = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
kept = Инструменты и помощники
explain = { $name }: что делает
deeds = Что можно сделать
stock = Колоды и сброс
deck-rooms = Колода комнат: { $count }
deck-resources = Колода ресурсов: { $count }
discard = Сброс
car-free = Автомобиль ждёт первый гараж из двух карт
act-take = Взять столбец
act-dig = Отбойный молоток: взять комнату сейчас
act-hold = Приберечь отбойный молоток
act-place = Разместить комнату
act-scaffold = Поставить леса
act-park = Поставить автомобиль в гараж
act-leave = Обойтись без автомобиля
act-mix = Бетономешалка: поменять местами две комнаты на рынке
act-drill = Перфоратор: обменять свою комнату на комнату с рынка
act-decline = Обойтись без помощника
act-handyman = Сначала позвать мастера
act-roof = Добавить карту крыши
act-swap = Поменять две карты местами
act-courier = Отослать карту

## The pad

pad-intro = Когда партия закончена, соберите дом каждого игрока.
pad-home = Дом
pad-choose = Выберите карту, затем нажмите на клетки, где она лежит.
pad-erase = Очистить клетку
pad-rooms = Комнаты
pad-basement = Для подвала
pad-decor = Обстановка
pad-decor-hint = Выберите жетон, затем нажмите на его комнату.
pad-beside = Рядом с домом
pad-roofs = Крыши
pad-roofs-hint = Считаются четыре лучшие.
pad-helpers = Помощники
pad-children = Дети в комнатах
pad-lay = { $cell }: { $what }. Положить сюда: { $thing }
pad-not-here = Здесь это лежать не может: { $thing }. { $why }
pad-sheet = Подсчёт
pad-winner = { $name }: победа
pad-shared = Общая победа: { $names }
pad-tie-hint = При равенстве побеждает тот, у кого в доме больше детей.
pad-clear = Начать заново
pad-clear-ask = Очистить весь лист?
pad-clear-yes = Очистить
pad-laid = { $count } из { $of } карт

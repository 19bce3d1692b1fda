# Що кажуть лише поле й аркуш підрахунку «Хатинки». Ті самі ідентифікатори та змінні всіма чотирма мовами.

## The board

market = Ігровий планшет
column-full = Стовпець { $column }: { $room }; на додачу: { $resource }
column-empty = Стовпець { $column }: порожньо
roof-plain = { $colour } дах
roof-window = { $colour } дах із вікном
free-cell = вільно
your-home = Ваш дім
home-of = Дім гравця { $name }
enlarge = { $name }: показати великим
reduce = { $name }: показати малим
hand = У вас у руці
hand-of = { $name } розміщує
side-up = Горілиць
side-down = Долілиць
only-down = Лише долілиць. { $why }
worth = { $count ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
kept = Інструменти й помічники
explain = { $name }: що робить
deeds = Що можна зробити
stock = Колоди та скидання
deck-rooms = Колода кімнат: { $count }
deck-resources = Колода ресурсів: { $count }
discard = Скидання
car-free = Автомобіль чекає на перший гараж із двох карт
act-take = Узяти стовпець
act-dig = Відбійний молоток: узяти кімнату зараз
act-hold = Приберегти відбійний молоток
act-place = Розмістити кімнату
act-scaffold = Поставити риштування
act-park = Поставити автомобіль у гараж
act-leave = Обійтися без автомобіля
act-mix = Бетономішалка: поміняти місцями дві кімнати на планшеті
act-drill = Перфоратор: обміняти свою кімнату на кімнату з планшета
act-decline = Обійтися без помічника
act-handyman = Спершу покликати майстра
act-roof = Додати карту даху
act-swap = Поміняти дві карти місцями
act-courier = Відіслати карту

## The pad

pad-intro = Коли партію закінчено, складіть дім кожного гравця.
pad-home = Дім
pad-choose = Виберіть карту, потім торкніться комірок, де вона лежить.
pad-erase = Очистити комірку
pad-rooms = Кімнати
pad-basement = Для підвалу
pad-decor = Облаштування
pad-decor-hint = Виберіть жетон, потім торкніться його кімнати.
pad-beside = Поруч із домом
pad-roofs = Дахи
pad-roofs-hint = Рахуються чотири найкращі.
pad-helpers = Помічники
pad-children = Діти в кімнатах
pad-lay = { $cell }: { $what }. Покласти сюди: { $thing }
pad-not-here = Тут це лежати не може: { $thing }. { $why }
pad-sheet = Підрахунок
pad-winner = { $name }: перемога
pad-shared = Спільна перемога: { $names }
pad-tie-hint = За рівності перемагає той, у чиєму домі більше дітей.
pad-clear = Почати спочатку
pad-clear-ask = Очистити весь аркуш?
pad-clear-yes = Очистити
pad-laid = { $count } з { $of } карт

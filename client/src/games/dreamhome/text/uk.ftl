# Що кажуть лише поле й аркуш підрахунку «Хатинки». Ті самі ідентифікатори та змінні всіма чотирма мовами.

## The board

market = Ринок
column-full = Стовпець { $column }: { $room }; з нею: { $resource }
column-empty = Стовпець { $column }: порожньо
roof-plain = дах, { $colour }
roof-window = дах із вікном, { $colour }
free-cell = вільно
your-home = Ваш дім
home-of = Дім гравця { $name }
enlarge = { $name }: показати великим
reduce = { $name }: показати малим
hand = У вас у руці
hand-of = { $name } розміщує
side-up = Лицем догори
side-down = Лицем донизу
only-down = Лише лицем донизу. { $why }
worth = бали: { $points }
kept = Інструменти й помічники
explain = { $name }: що робить
deeds = Що можна зробити
stock = Колоди та скид
deck-rooms = Колода кімнат: { $count }
deck-resources = Колода ресурсів: { $count }
discard = Скид
car-free = Автомобіль чекає на перший гараж із двох карт
act-take = Узяти стовпець
act-dig = Відбійний молоток: узяти кімнату зараз
act-hold = Приберегти відбійний молоток
act-place = Розмістити кімнату
act-scaffold = Поставити риштування
act-park = Поставити автомобіль у гараж
act-leave = Обійтися без автомобіля
act-mix = Бетономішалка: поміняти місцями дві кімнати ринку
act-drill = Перфоратор: обміняти свою кімнату на кімнату з ринку
act-decline = Обійтися без помічника
act-roof = Додати карту даху
act-swap = Поміняти дві карти місцями
act-courier = Відіслати карту

## The pad

pad-intro = Коли партію закінчено, складіть дім кожного гравця.
pad-players = Гравці
pad-name = Ім’я гравця { $number }
pad-default-name = Гравець { $number }
pad-add-player = Додати гравця
pad-remove-player = Прибрати: { $name }
pad-home = Дім
pad-choose = Виберіть карту, потім торкніться клітинок, де вона лежить.
pad-erase = Очистити клітинку
pad-rooms = Кімнати
pad-basement = Для підвалу
pad-decor = Декор
pad-decor-hint = Виберіть жетон, потім торкніться його кімнати.
pad-beside = Біля дому
pad-roofs = Дахи
pad-roofs-hint = Рахуються чотири найкращі.
pad-helpers = Помічники
pad-children = Діти в кімнатах
pad-add = Додати: { $thing }
pad-remove = Прибрати: { $thing }
pad-lay = { $cell }: { $what }. Покласти сюди: { $thing }
pad-not-here = Тут це лежати не може: { $thing }. { $why }
pad-sheet = Підрахунок
pad-winner = { $name }: перемога
pad-shared = Спільна перемога: { $names }
pad-tie-hint = За рівності перемагає той, у чиєму домі більше дітей.
pad-undo = Скасувати
pad-share = Поділитися
pad-clear = Почати спочатку
pad-clear-ask = Очистити весь аркуш?
pad-clear-yes = Очистити
pad-clear-no = Залишити
pad-laid = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}

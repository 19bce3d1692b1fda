# Те, що каже лише аркуш підрахунку «Хатинки». Ті самі ідентифікатори та змінні в усіх чотирьох мовах.

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

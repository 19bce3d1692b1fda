# То, что говорит только счётный лист «Дома мечты». Те же идентификаторы и переменные во всех четырёх языках.

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

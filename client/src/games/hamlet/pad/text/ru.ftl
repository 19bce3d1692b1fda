# То, что говорит только блокнот Hamlet. Те же идентификаторы и переменные во всех четырёх языках.

## The pad

pad-intro = Сосчитайте на столе, что есть у каждого, когда партия окончена.
pad-seats = Чьи числа
pad-figures = Числа
pad-track = Очки на планшете
pad-deliveries = Поставки
pad-sales = Продажи
pad-roads = Построенные дороги
pad-longest = Участки самой длинной дороги
pad-coins = Монеты
pad-donkeys = Ослики
pad-planner = Есть знак «Планировщик»
pad-more = На один больше
pad-less = На один меньше
pad-landmarks = Достопримечательности
pad-landmarks-hint = Отметьте те, на которых стоит флаг игрока.
pad-taken = { $landmark }: владелец { $name }
pad-connected = Туда ведёт дорога от церкви
pad-figure-matching = Сегменты, которые граничат с такими же
pad-figure-way = Участки пути к церкви вместе с обоими концами
pad-figure-mountain = Горные сегменты, которые граничат с горами
pad-figure-forest = Лесные сегменты, которые граничат с лесом
pad-figure-printed_road = Напечатанные дороги, которые идут дальше
pad-tie-hint = При равенстве решают поставки, потом продажи.
pad-rank = В одиночку: { $rank }

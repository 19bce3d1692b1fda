# Те, що каже лише блокнот Hamlet. Ті самі ідентифікатори та змінні в усіх чотирьох мовах.

## The pad

pad-intro = Порахуйте на столі, що має кожен, коли партію закінчено.
pad-seats = Чиї числа
pad-figures = Числа
pad-track = Бали на планшеті
pad-deliveries = Поставки
pad-sales = Продажі
pad-roads = Збудовані дороги
pad-longest = Ділянки найдовшої дороги
pad-coins = Монети
pad-donkeys = Віслюки
pad-planner = Має знак «Планувальник»
pad-more = На один більше
pad-less = На один менше
pad-landmarks = Визначні місця
pad-landmarks-hint = Позначте ті, на яких стоїть прапор гравця.
pad-taken = { $landmark }: власник { $name }
pad-connected = Туди веде дорога від церкви
pad-figure-matching = Сегменти, що межують із такими самими
pad-figure-way = Ділянки шляху до церкви разом з обома кінцями
pad-figure-mountain = Гірські сегменти, що межують із горами
pad-figure-forest = Лісові сегменти, що межують із лісом
pad-figure-printed_road = Надруковані дороги, що йдуть далі
pad-tie-hint = За рівності вирішують поставки, потім продажі.
pad-rank = Наодинці: { $rank }

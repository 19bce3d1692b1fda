# «Дом мечты» по-русски. Каждый идентификатор есть во всех четырёх языках, в этом порядке и с теми же переменными.

name = Дом мечты
tagline = Двенадцать раундов, двенадцать комнат: обставьте дом, в котором хочется жить.

## Части предложений

room-word = { $room ->
    [living_room] { room-living_room }
    [bedroom] { room-bedroom }
    [kitchen] { room-kitchen }
    [kids_room] { room-kids_room }
    [bathroom] { room-bathroom }
    [pantry] { room-pantry }
    [wardrobe] { room-wardrobe }
    [sauna] { room-sauna }
    [study] { room-study }
    [library] { room-library }
    [game_room] { room-game_room }
    [garage] { room-garage }
    [wine_cellar] { room-wine_cellar }
    [workshop] { room-workshop }
    [laundry] { room-laundry }
    [storage] { room-storage }
   *[empty] { room-empty }
}
other-room-word = { $other_room ->
    [living_room] { room-living_room }
    [bedroom] { room-bedroom }
    [kitchen] { room-kitchen }
    [kids_room] { room-kids_room }
    [bathroom] { room-bathroom }
    [pantry] { room-pantry }
    [wardrobe] { room-wardrobe }
    [sauna] { room-sauna }
    [study] { room-study }
    [library] { room-library }
    [game_room] { room-game_room }
    [garage] { room-garage }
    [wine_cellar] { room-wine_cellar }
    [workshop] { room-workshop }
    [laundry] { room-laundry }
    [storage] { room-storage }
   *[empty] { room-empty }
}
cell-word = { $cell ->
    [top_1] { cell-top_1 }
    [top_2] { cell-top_2 }
    [top_3] { cell-top_3 }
    [top_4] { cell-top_4 }
    [top_5] { cell-top_5 }
    [middle_1] { cell-middle_1 }
    [middle_2] { cell-middle_2 }
    [middle_3] { cell-middle_3 }
    [middle_4] { cell-middle_4 }
    [middle_5] { cell-middle_5 }
    [basement_1] { cell-basement_1 }
   *[basement_2] { cell-basement_2 }
}
other-cell-word = { $other ->
    [top_1] { cell-top_1 }
    [top_2] { cell-top_2 }
    [top_3] { cell-top_3 }
    [top_4] { cell-top_4 }
    [top_5] { cell-top_5 }
    [middle_1] { cell-middle_1 }
    [middle_2] { cell-middle_2 }
    [middle_3] { cell-middle_3 }
    [middle_4] { cell-middle_4 }
    [middle_5] { cell-middle_5 }
    [basement_1] { cell-basement_1 }
   *[basement_2] { cell-basement_2 }
}
decor-word = { $decor ->
    [grand_piano] { decor-grand_piano }
    [cat_house] { decor-cat_house }
    [four_poster_bed] { decor-four_poster_bed }
    [ice_cream_machine] { decor-ice_cream_machine }
    [jacuzzi] { decor-jacuzzi }
    [painting] { decor-painting }
    [fireplace] { decor-fireplace }
    [rocking_horse] { decor-rocking_horse }
    [tree_house] { decor-tree_house }
    [birdhouse] { decor-birdhouse }
   *[car] { decor-car }
}
helper-word = { $helper ->
    [roofer] { helper-roofer }
    [courier] { helper-courier }
    [architect] { helper-architect }
    [handyman] { helper-handyman }
   *[interior_designer] { helper-interior_designer }
}
tool-word = { $tool ->
    [hammer_drill] { tool-hammer_drill }
    [jackhammer] { tool-jackhammer }
    [concrete_mixer] { tool-concrete_mixer }
   *[scaffolding] { tool-scaffolding }
}
colour-word = { $colour ->
    [red] { colour-red }
    [brown] { colour-brown }
    [blue] { colour-blue }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [orange] { colour-orange }
    [purple] { colour-purple }
   *[grey] { colour-grey }
}
roof-word = { $window ->
    [yes] { colour-word } крыша с окном
   *[no] { colour-word } крыша
}
fetched-word = { $children ->
    [0] «{ other-room-word }»
    [one] «{ other-room-word }» ({ $children } ребёнок)
    [few] «{ other-room-word }» ({ $children } ребёнка)
   *[other] «{ other-room-word }» ({ $children } детей)
}
resource-word = { $resource ->
    [roof] { roof-word }
    [decor] { decor-word }
    [helper] { helper-word }
    [tool] { tool-word }
   *[token] { resource-token }
}

## Действия: как выбор и как запись в журнале

do-take = Взять столбец { $column }: { room-word }, { resource-word }
    .log = { $name } берёт карту «{ room-word }» и ресурс: { resource-word }
do-take-roof = Взять столбец { $column }: { room-word }, крыша
    .log = { $name } берёт карту «{ room-word }» и крышу
do-discard = Сбросить столбец { $column }: { room-word }, { resource-word }
    .log = { $name } сбрасывает карту «{ room-word }» и ресурс: { resource-word }
do-dig = Отбойный молоток: взять карту «{ room-word }» из столбца { $column } и пропустить ход
    .log = { $name } берёт отбойным молотком карту «{ room-word }» и пропускает ход
do-hold = Приберечь отбойный молоток
    .log = { $name } приберегает отбойный молоток
do-place = { $side ->
        [up] Положить карту «{ room-word }» лицом вверх: { cell-word }
       *[down] Положить карту «{ room-word }» лицом вниз как пустую комнату: { cell-word }
    }
    .log = { $side ->
        [up] { $name } кладёт карту «{ room-word }»: { cell-word }
       *[down] { $name } кладёт карту «{ room-word }» лицом вниз как пустую комнату: { cell-word }
    }
do-scaffold = Поставить леса: { cell-word }
    .log = { $name } ставит леса: { cell-word }
do-decorate = Поставить предмет «{ decor-word }»: { room-word } ({ cell-word })
    .log = { $name } ставит предмет «{ decor-word }»: { room-word } ({ cell-word })
do-park = Поставить автомобиль в гараж: { cell-word }
    .log = { $name } ставит автомобиль в гараж: { cell-word }
do-leave = Обойтись без автомобиля
    .log = { $name } обходится без автомобиля
do-mix = Бетономешалка: поменять местами «{ room-word }» (столбец { $column }) и «{ other-room-word }» (столбец { $second })
    .log = { $name } меняет бетономешалкой местами «{ room-word }» и «{ other-room-word }»
do-drill = Перфоратор: вместо карты «{ room-word }» ({ cell-word }) положить «{ other-room-word }» из столбца { $column }
    .log = { $name } перфоратором меняет карту «{ room-word }» ({ cell-word }) на «{ other-room-word }»
do-keep = Оставить предмет «{ decor-word }» ({ room-word }: { cell-word }), а остальные в этой комнате убрать
    .log = { $name } оставляет предмет «{ decor-word }» ({ room-word }: { cell-word }), а остальные в этой комнате убирает
do-decline = { $helper ->
        [roofer] Обойтись без кровельщика
        [courier] Обойтись без курьера
       *[handyman] Обойтись без мастера
    }
    .log = { $helper ->
        [roofer] { $name } обходится без кровельщика
        [courier] { $name } обходится без курьера
       *[handyman] { $name } обходится без мастера
    }
do-first = Назначить первого игрока: { $seat_name }
    .log = Первый игрок — { $seat_name }
do-reveal_room = Открыть комнату: { room-word }
    .log = Открыта комната: { room-word }
    .many = { $count ->
    [one] Появляется { $count } комната
    [few] Появляются { $count } комнаты
    [many] Появляется { $count } комнат
   *[other] Появляются { $count } комнаты
}
do-reveal_resource = Открыть ресурс: { resource-word }
    .log = Открыт ресурс: { resource-word }
    .many = { $count ->
    [one] Появляется { $count } ресурс
    [few] Появляются { $count } ресурса
    [many] Появляется { $count } ресурсов
   *[other] Появляются { $count } ресурса
}
do-reveal_resource-roof = Открыть ресурс: крыша
    .log = Открыт ресурс: крыша
do-roof = Кровельщик: добавить в свою стопку карту «{ roof-word }»
    .log = { $name } с помощью кровельщика добавляет в свою стопку карту «{ roof-word }»
do-swap = Мастер: поменять местами «{ room-word }» ({ cell-word }) и «{ other-room-word }» ({ other-cell-word })
    .log = { $name } с помощью мастера меняет местами «{ room-word }» ({ cell-word }) и «{ other-room-word }» ({ other-cell-word })
do-courier = Курьер: обменять карту «{ room-word }» ({ cell-word })
    .log = { $name } посылает курьера за заменой для карты «{ room-word }» ({ cell-word })
do-handyman = Сначала позвать мастера
    .log = { $name } сначала зовёт мастера
do-fetch = Курьер: взять карту { fetched-word } вместо карты «{ room-word }»
    .log = { $name } получает карту { fetched-word } вместо карты «{ room-word }»

## Что делать сейчас

prompt-discard = Сбросьте один столбец, но не самый левый
prompt-dig = Воспользуйтесь отбойным молотком сейчас или приберегите его
prompt-choose = Возьмите столбец
prompt-choose-tool = Возьмите столбец — или сначала воспользуйтесь инструментом
prompt-place = Положите карту «{ room-word }» на свободную клетку лицом вверх или как пустую комнату
prompt-place-scaffold = Положите карту «{ room-word }» или сначала поставьте леса
prompt-park = Вы первыми построили гараж из двух карт: если хотите, поставьте в него автомобиль
prompt-scaffold = Поставьте леса на свободную клетку
prompt-decorate = Выберите комнату для предмета «{ decor-word }»
prompt-roofer = Кровельщик: добавьте в свою стопку крышу из сброса или обойдитесь без неё
prompt-courier = Курьер: выберите в своём доме карту для обмена или обойдитесь без него
prompt-courier-handyman = Курьер: выберите в своём доме карту для обмена, позовите сначала мастера или обойдитесь без курьера
prompt-fetch = Курьер: выберите комнату из сброса, которая ляжет взамен
prompt-handyman = Мастер: выберите две карты своего дома, которые поменяются местами, или обойдитесь без него
prompt-keep = В этой комнате может остаться только один предмет: выберите какой
prompt-draw = Открываются карты…
prompt-wait = Ходит { $seat_name }
prompt-over = Партия окончена

## Что выбрать дальше, если у действия несколько частей

choose-column = Выберите столбец
choose-second = Выберите столбец для обмена
choose-cell = Выберите место в своём доме
choose-other = Выберите место для обмена
choose-side = Выберите: лицом вверх или вниз
choose-room = Выберите комнату
choose-resource = Выберите ресурс
choose-seat = Выберите игрока
choose-do = Выберите, что делать

## Поля действий и того, что показано

field-column = Столбец
field-second = Второй столбец
field-cell = Клетка
field-other = Другая клетка
field-side = Сторона
field-room = Комната
field-resource = Ресурс
field-seat = Игрок
field-stage = Сейчас
field-round = Раунд
field-first = Первый игрок
field-token = Жетон первого игрока
field-to_act = Ходит
field-deck = Колоды
field-car = Автомобиль ждёт
field-hand = Только что взято
field-market = Рынок
field-discard = Сброс
field-rooms = Комнаты
field-resources = Ресурсы
field-top = Верхний этаж
field-middle = Средний этаж
field-basement = Подвал
field-beside = Рядом с домом
field-tools = Инструменты
field-helpers = Помощники
field-roofs = Карты крыш
field-pile = Стопка крыш
field-best_roof = Лучшая крыша
field-children = Дети
field-decor = Обстановка
field-colour = Цвет
field-window = Окно
field-tool = Инструмент
field-helper = Помощник

## Значения

room-living_room = гостиная
room-bedroom = спальня
room-kitchen = кухня
room-kids_room = детская
room-bathroom = ванная комната
room-pantry = буфетная
room-wardrobe = гардеробная
room-sauna = сауна
room-study = кабинет
room-library = библиотека
room-game_room = игровая комната
room-garage = гараж
room-wine_cellar = винный погреб
room-workshop = мастерская
room-laundry = прачечная
room-storage = кладовая
room-empty = пустая комната
room-scaffold = леса
cell-top_1 = верхний этаж, слева с краю
cell-top_2 = верхний этаж, левее середины
cell-top_3 = верхний этаж, посередине
cell-top_4 = верхний этаж, правее середины
cell-top_5 = верхний этаж, справа с краю
cell-middle_1 = средний этаж, слева с краю
cell-middle_2 = средний этаж, левее середины
cell-middle_3 = средний этаж, посередине
cell-middle_4 = средний этаж, правее середины
cell-middle_5 = средний этаж, справа с краю
cell-basement_1 = подвал, слева
cell-basement_2 = подвал, справа
other-top_1 = { cell-top_1 }
other-top_2 = { cell-top_2 }
other-top_3 = { cell-top_3 }
other-top_4 = { cell-top_4 }
other-top_5 = { cell-top_5 }
other-middle_1 = { cell-middle_1 }
other-middle_2 = { cell-middle_2 }
other-middle_3 = { cell-middle_3 }
other-middle_4 = { cell-middle_4 }
other-middle_5 = { cell-middle_5 }
other-basement_1 = { cell-basement_1 }
other-basement_2 = { cell-basement_2 }
side-up = лицом вверх
side-down = лицом вниз
decor-grand_piano = рояль
decor-cat_house = кошачий домик
decor-four_poster_bed = кровать с балдахином
decor-ice_cream_machine = автомат с мороженым
decor-jacuzzi = джакузи
decor-painting = картина
decor-fireplace = камин
decor-rocking_horse = лошадка-качалка
decor-tree_house = домик на дереве
decor-birdhouse = скворечник
decor-car = автомобиль
beside-tree_house = { decor-tree_house }
beside-birdhouse = { decor-birdhouse }
helper-roofer = кровельщик
helper-courier = курьер
helper-architect = архитектор
helper-handyman = мастер
helper-interior_designer = дизайнер интерьеров
tool-hammer_drill = перфоратор
tool-jackhammer = отбойный молоток
tool-concrete_mixer = бетономешалка
tool-scaffolding = строительные леса
colour-red = красная
colour-brown = коричневая
colour-blue = синяя
colour-green = зелёная
colour-yellow = жёлтая
colour-orange = оранжевая
colour-purple = фиолетовая
colour-grey = серая
window-yes = с окном
count-children = { children }
resource-roof = крыша
resource-decor = обстановка
resource-helper = помощник
resource-tool = инструмент
resource-token = жетон первого игрока
deck-rooms = комнаты
deck-resources = ресурсы
stage-first = определяется первый игрок
stage-deal = открываются карты
stage-discard = сбрасывают столбец
stage-dig = время отбойных молотков
stage-choose = берут столбцы
stage-place = размещают комнату
stage-park = ждёт автомобиль
stage-scaffold = ставят леса
stage-decorate = обставляют комнату
stage-roofer = работает кровельщик
stage-courier = работает курьер
stage-fetch = курьер несёт комнату
stage-handyman = работает мастер
stage-keep = остаётся один предмет
stage-over = партия окончена

## Варианты

option-discard = Сброс столбца
option-discard-on = Да
    .hint = В начале каждого раунда первый игрок сбрасывает один столбец.
option-discard-off = Нет
    .hint = Ничего не сбрасывают: так проще с маленькими детьми.
option-car = Автомобиль
option-car-off = Нет
    .hint = Гараж приносит только собственные очки.
option-car-on = Да
    .hint = Кто первым построит гараж из двух карт, может поставить в него автомобиль: 1 очко.
option-roofs = Стопки крыш
option-roofs-hidden = Лицом вниз
    .hint = Крыши лежат лицом вниз до конца игры; помнить их должны даже хозяева.
option-roofs-open = Лицом вверх
    .hint = Все могут в любой момент смотреть на все крыши.

## Подсчёт

line-rooms = Комнаты
line-decor = Обстановка
line-functionality = Удобство
line-roof = Крыша
line-helpers = Помощники

## Почему нельзя

why-D10 = Какие карты появятся на рынке, решают колоды, а не игрок.
why-D11 = Первого игрока партии определяет случай.
why-D12 = Столбец сбрасывает только первый игрок в начале раунда, и никогда не самый левый.
why-D13 = Вы берёте один столбец в свой ход, и только такой, где ещё есть комната.
why-D20 = Вы размещаете только что взятую комнату на клетке, где ещё нет комнаты.
why-D21 = Прямо внизу свободная клетка: комнате нужно на чём-то стоять.
why-D22 = Лицом вверх карты подвала кладут только в подвал, а остальные комнаты — на два верхних этажа.
why-D23 = Комната стала бы больше, чем разрешено.
why-D24 = Рядом завершённая комната того же типа.
why-D31 = Этот предмет не для той комнаты, или сейчас не время его ставить.
why-D33 = В той комнате уже есть предмет обстановки, а больше одного не бывает.
why-D50 = Перфоратор обменивает открытую карту вашего дома на комнату с рынка, пока вы не взяли столбец.
why-D51 = Отбойный молоток действует только в начале раунда, пока никто не взял столбец, и только у того, у кого он есть.
why-D52 = Бетономешалке нужны две карты комнат на рынке, пока вы не взяли столбец.
why-D54 = Леса ставят в тот ход, когда их взяли, на свободную клетку, под которой нет свободной, и не на другие леса.
why-D60 = Крышу из сброса приносит только кровельщик, и только в конце игры.
why-D61 = Карту на комнату из сброса обменивает только курьер, и только в конце игры.
why-D63 = Две карты вашего дома меняет местами только мастер, и только в конце игры.
why-D64 = Две комнаты с обстановкой не могут стать одной.
why-D65 = Сейчас нет помощника, от которого можно отказаться, и выбирать между курьером и мастером не нужно.
why-D74 = Автомобиль достаётся первому, кто построит гараж из двух карт, именно в этот момент, и не гаражу с обстановкой.

## Поле

round = Раунд { $round } из 12
column = Столбец { $column }
first-player = Первый игрок
roof-pile = { $count ->
    [one] { $count } карта крыши лицом вниз
    [few] { $count } карты крыш лицом вниз
   *[other] { $count } карт крыш лицом вниз
}
children = { $count ->
    [one] { $count } ребёнок
    [few] { $count } ребёнка
   *[other] { $count } детей
}
deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[other] { $count } карт в колоде
}
room-points = По размеру: { $points }
room-beside = { $points } рядом с: { $rooms }
room-most = { $count ->
    [one] Не больше { $count } карты
    [few] Не больше { $count } карт
   *[other] Не больше { $count } карт
}
decor-any = любая комната
decor-beside = рядом с домом
only-face-down = Эту комнату можно положить только лицом вниз
roof-one-colour = Четыре одного цвета: 8 очков и ещё 1 за каждое окно
roof-mixed = Четыре не одного цвета: 3 очка и ещё 1 за каждое окно
roof-unfinished = Меньше четырёх карт крыш: очков нет
tool-about-hammer_drill = Перед тем как взять столбец: обменяйте открытую карту своего дома на комнату с рынка.
tool-about-jackhammer = В начале раунда: возьмите любую комнату с рынка и положите её; свой ход вы пропускаете.
tool-about-concrete_mixer = Перед тем как взять столбец: две комнаты на рынке меняются местами.
tool-about-scaffolding = Стоят на свободной клетке и держат комнату над собой; их должна заменить комната.
helper-about-roofer = В конце: добавьте в свою стопку крышу из сброса.
helper-about-courier = В конце: обменяйте карту своего дома на комнату из сброса.
helper-about-architect = В конце: на 1 очко больше за каждый бонус удобства и 1 очко за каждую пустую комнату.
helper-about-handyman = В конце: две карты вашего дома меняются местами.
helper-about-interior_designer = Сразу: обстановка не завершает ваших комнат. В конце: на 1 очко больше за каждый предмет обстановки.

## Обоснования: что меняет действие и чего для него не хватает

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-room = { gained }: { room-word }
reason-decor = { gained }: { decor-word }
reason-bathrooms = { gained } за ванные комнаты на обоих верхних этажах
reason-suite = { gained } за ванную, кухню и спальню вместе
reason-roof = карт крыши: { $count } из { $all }
reason-first = первый игрок следующего раунда

## Части издания: откуда они

part-room = очки { $count ->
    [one] { $count } типа комнат
   *[other] { $count } типов комнат
}
part-roofs = число и цвета крыш
part-decor = очки { $count ->
    [one] { $count } предмета обстановки
   *[other] { $count } предметов обстановки
}
part-helpers = число помощников
part-tools = число инструментов
part-note = Сколько карт каждого типа комнат и сколько на них детей, тоже восстановлено: напечатаны только общие числа.

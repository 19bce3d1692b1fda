# «Хатинка» українською. Кожен ідентифікатор є в усіх чотирьох мовах, у цьому порядку і з тими самими змінними.

name = Хатинка
tagline = Дванадцять раундів, дванадцять кімнат: облаштуйте дім, у якому хочеться жити.

## Частини речень

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
    [yes] { colour-word } дах із вікном
   *[no] { colour-word } дах
}
fetched-word = { $children ->
    [0] «{ other-room-word }»
    [one] «{ other-room-word }» ({ $children } дитина)
    [few] «{ other-room-word }» ({ $children } дитини)
   *[other] «{ other-room-word }» ({ $children } дітей)
}
resource-word = { $resource ->
    [roof] { roof-word }
    [decor] { decor-word }
    [helper] { helper-word }
    [tool] { tool-word }
   *[token] { resource-token }
}

## Дії: як вибір і як запис у журналі

do-take = Узяти стовпець { $column }: { room-word }, { resource-word }
    .log = { $name } бере карту «{ room-word }» і ресурс: { resource-word }
do-take-roof = Узяти стовпець { $column }: { room-word }, дах
    .log = { $name } бере карту «{ room-word }» і дах
do-discard = Скинути стовпець { $column }: { room-word }, { resource-word }
    .log = { $name } скидає карту «{ room-word }» і ресурс: { resource-word }
do-dig = Відбійний молоток: узяти карту «{ room-word }» зі стовпця { $column } і пропустити хід
    .log = { $name } бере відбійним молотком карту «{ room-word }» і пропускає хід
do-hold = Приберегти відбійний молоток
    .log = { $name } приберігає відбійний молоток
do-place = { $side ->
        [up] Покласти карту «{ room-word }» горілиць: { cell-word }
       *[down] Покласти карту «{ room-word }» долілиць як порожню кімнату: { cell-word }
    }
    .log = { $side ->
        [up] { $name } кладе карту «{ room-word }»: { cell-word }
       *[down] { $name } кладе карту «{ room-word }» долілиць як порожню кімнату: { cell-word }
    }
do-scaffold = Поставити риштування: { cell-word }
    .log = { $name } ставить риштування: { cell-word }
do-decorate = Поставити облаштування «{ decor-word }»: { room-word } ({ cell-word })
    .log = { $name } ставить облаштування «{ decor-word }»: { room-word } ({ cell-word })
do-park = Поставити автомобіль у гараж: { cell-word }
    .log = { $name } ставить автомобіль у гараж: { cell-word }
do-leave = Обійтися без автомобіля
    .log = { $name } обходиться без автомобіля
do-mix = Бетономішалка: поміняти місцями «{ room-word }» (стовпець { $column }) і «{ other-room-word }» (стовпець { $second })
    .log = { $name } міняє бетономішалкою місцями «{ room-word }» і «{ other-room-word }»
do-drill = Перфоратор: замість карти «{ room-word }» ({ cell-word }) покласти «{ other-room-word }» зі стовпця { $column }
    .log = { $name } перфоратором міняє карту «{ room-word }» ({ cell-word }) на «{ other-room-word }»
do-keep = Залишити облаштування «{ decor-word }» ({ room-word }: { cell-word }), а решту в цій кімнаті прибрати
    .log = { $name } залишає облаштування «{ decor-word }» ({ room-word }: { cell-word }), а решту в цій кімнаті прибирає
do-decline = { $helper ->
        [roofer] Обійтися без покрівельника
        [courier] Обійтися без кур’єра
       *[handyman] Обійтися без майстра
    }
    .log = { $helper ->
        [roofer] { $name } обходиться без покрівельника
        [courier] { $name } обходиться без кур’єра
       *[handyman] { $name } обходиться без майстра
    }
do-first = Призначити першого гравця: { $seat_name }
    .log = Перший гравець — { $seat_name }
do-reveal_room = Відкрити кімнату: { room-word }
    .log = Відкрито кімнату: { room-word }
    .many = { $count ->
    [one] З’являється { $count } кімната
    [few] З’являються { $count } кімнати
    [many] З’являється { $count } кімнат
   *[other] З’являються { $count } кімнати
}
do-reveal_resource = Відкрити ресурс: { resource-word }
    .log = Відкрито ресурс: { resource-word }
    .many = { $count ->
    [one] З’являється { $count } ресурс
    [few] З’являються { $count } ресурси
    [many] З’являється { $count } ресурсів
   *[other] З’являються { $count } ресурси
}
do-reveal_resource-roof = Відкрити ресурс: дах
    .log = Відкрито ресурс: дах
do-roof = Покрівельник: додати до своєї колоди { roof-word }
    .log = { $name } за допомогою покрівельника додає до своєї колоди { roof-word }
do-swap = Майстер: поміняти місцями «{ room-word }» ({ cell-word }) і «{ other-room-word }» ({ other-cell-word })
    .log = { $name } за допомогою майстра міняє місцями «{ room-word }» ({ cell-word }) і «{ other-room-word }» ({ other-cell-word })
do-courier = Кур’єр: обміняти карту «{ room-word }» ({ cell-word })
    .log = { $name } посилає кур’єра по заміну для карти «{ room-word }» ({ cell-word })
do-handyman = Спершу покликати майстра
    .log = { $name } спершу кличе майстра
do-fetch = Кур’єр: узяти карту { fetched-word } замість карти «{ room-word }»
    .log = { $name } отримує карту { fetched-word } замість карти «{ room-word }»

## Що робити зараз

prompt-discard = Скиньте один стовпець, але не найлівіший
prompt-dig = Скористайтеся відбійним молотком зараз або прибережіть його
prompt-choose = Візьміть стовпець
prompt-choose-tool = Візьміть стовпець — або спершу скористайтеся інструментом
prompt-place = Покладіть карту «{ room-word }» на вільну комірку горілиць або як порожню кімнату
prompt-place-scaffold = Покладіть карту «{ room-word }» або спершу поставте риштування
prompt-park = Ви першими побудували гараж із двох карт: за бажання поставте туди автомобіль
prompt-scaffold = Поставте риштування на вільну комірку
prompt-decorate = Виберіть кімнату для облаштування «{ decor-word }»
prompt-roofer = Покрівельник: додайте до своєї колоди дах зі скидання або обійдіться без нього
prompt-courier = Кур’єр: виберіть у своєму домі карту, яку обміняєте, або обійдіться без нього
prompt-courier-handyman = Кур’єр: виберіть у своєму домі карту, яку обміняєте, покличте спершу майстра або обійдіться без кур’єра
prompt-fetch = Кур’єр: виберіть кімнату зі скидання, яка ляже натомість
prompt-handyman = Майстер: виберіть дві карти свого дому, що поміняються місцями, або обійдіться без нього
prompt-keep = У цій кімнаті може лишитися тільки одне облаштування: виберіть яке
prompt-draw = Відкриваються карти…
prompt-wait = Ходить { $seat_name }
prompt-over = Партію завершено

## Що вибрати далі, якщо дія має кілька частин

choose-column = Виберіть стовпець
choose-second = Виберіть стовпець для обміну
choose-cell = Виберіть місце у своєму будинку
choose-other = Виберіть місце для обміну
choose-side = Виберіть: горілиць чи долілиць
choose-room = Виберіть кімнату
choose-resource = Виберіть ресурс
choose-seat = Виберіть гравця
choose-do = Виберіть, що робити

## Поля дій і того, що показано

field-column = Стовпець
field-second = Другий стовпець
field-cell = Комірка
field-other = Інша комірка
field-side = Сторона
field-room = Кімната
field-resource = Ресурс
field-seat = Гравець
field-stage = Зараз
field-round = Раунд
field-first = Перший гравець
field-token = Жетон першого гравця
field-to_act = Ходить
field-deck = Колоди
field-car = Автомобіль чекає
field-hand = Щойно взято
field-market = Ігровий планшет
field-discard = Скидання
field-rooms = Кімнати
field-resources = Ресурси
field-top = Верхній поверх
field-middle = Середній поверх
field-basement = Підвал
field-beside = Поруч із домом
field-tools = Інструменти
field-helpers = Помічники
field-roofs = Карти дахів
field-pile = Колода дахів
field-best_roof = Найкращий дах
field-children = Діти
field-decor = Облаштування
field-colour = Колір
field-window = Вікно
field-tool = Інструмент
field-helper = Помічник

## Значення

room-living_room = вітальня
room-bedroom = спальня
room-kitchen = кухня
room-kids_room = дитяча
room-bathroom = ванна кімната
room-pantry = комора
room-wardrobe = гардероб
room-sauna = сауна
room-study = кабінет
room-library = бібліотека
room-game_room = ігрова кімната
room-garage = гараж
room-wine_cellar = винний льох
room-workshop = майстерня
room-laundry = пральня
room-storage = кладовка
room-empty = порожня кімната
room-scaffold = риштування
cell-top_1 = верхній поверх, скраю ліворуч
cell-top_2 = верхній поверх, ліворуч від середини
cell-top_3 = верхній поверх, посередині
cell-top_4 = верхній поверх, праворуч від середини
cell-top_5 = верхній поверх, скраю праворуч
cell-middle_1 = середній поверх, скраю ліворуч
cell-middle_2 = середній поверх, ліворуч від середини
cell-middle_3 = середній поверх, посередині
cell-middle_4 = середній поверх, праворуч від середини
cell-middle_5 = середній поверх, скраю праворуч
cell-basement_1 = підвал, ліворуч
cell-basement_2 = підвал, праворуч
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
side-up = горілиць
side-down = долілиць
decor-grand_piano = рояль
decor-cat_house = котячий будиночок
decor-four_poster_bed = ліжко з балдахіном
decor-ice_cream_machine = автомат із морозивом
decor-jacuzzi = джакузі
decor-painting = картина
decor-fireplace = камін
decor-rocking_horse = коник-гойдалка
decor-tree_house = будиночок на дереві
decor-birdhouse = шпаківня
decor-car = автомобіль
beside-tree_house = { decor-tree_house }
beside-birdhouse = { decor-birdhouse }
helper-roofer = покрівельник
helper-courier = кур’єр
helper-architect = архітектор
helper-handyman = майстер
helper-interior_designer = дизайнер інтер’єрів
tool-hammer_drill = перфоратор
tool-jackhammer = відбійний молоток
tool-concrete_mixer = бетономішалка
tool-scaffolding = риштування
colour-red = червоний
colour-brown = коричневий
colour-blue = синій
colour-green = зелений
colour-yellow = жовтий
colour-orange = помаранчевий
colour-purple = фіолетовий
colour-grey = сірий
window-yes = із вікном
count-children = { children }
resource-roof = дах
resource-decor = облаштування
resource-helper = помічник
resource-tool = інструмент
resource-token = жетон першого гравця
deck-rooms = кімнати
deck-resources = ресурси
stage-first = визначається перший гравець
stage-deal = відкриваються карти
stage-discard = скидають стовпець
stage-dig = час відбійних молотків
stage-choose = беруть стовпці
stage-place = розміщують кімнату
stage-park = чекає автомобіль
stage-scaffold = ставлять риштування
stage-decorate = облаштовують кімнату
stage-roofer = працює покрівельник
stage-courier = працює кур’єр
stage-fetch = кур’єр несе кімнату
stage-handyman = працює майстер
stage-keep = лишається одне облаштування
stage-over = партію завершено

## Варіанти

option-discard = Скидання стовпця
option-discard-on = Так
    .hint = На початку кожного раунду перший гравець скидає один стовпець.
option-discard-off = Ні
    .hint = Нічого не скидають: так легше з маленькими дітьми.
option-car = Автомобіль
option-car-off = Ні
    .hint = Гараж дає лише власні бали.
option-car-on = Так
    .hint = Хто першим побудує гараж із двох карт, може поставити туди автомобіль: 1 бал.
option-roofs = Колоди дахів
option-roofs-hidden = Долілиць
    .hint = Дахи лежать долілиць до кінця гри; навіть господарі мусять їх пам’ятати.
option-roofs-open = Горілиць
    .hint = Усі можуть будь-коли дивитися на всі дахи.

## Підрахунок

line-rooms = Кімнати
line-decor = Облаштування
line-functionality = Зручність
line-roof = Дах
line-helpers = Помічники

## Чому не можна

why-D10 = Які карти з’являться на планшеті, вирішують колоди, а не гравець.
why-D11 = Першого гравця партії визначає випадок.
why-D12 = Стовпець скидає лише перший гравець на початку раунду, і ніколи не найлівіший.
why-D13 = Ви берете один стовпець у свій хід, і лише такий, де ще є кімната.
why-D20 = Ви розміщуєте щойно взяту кімнату на комірці, де ще немає кімнати.
why-D21 = Просто внизу вільна комірка: кімната має на чомусь стояти.
why-D22 = Горілиць карти підвалу кладуть лише в підвал, а решту кімнат — на два верхні поверхи.
why-D23 = Кімната стала б більшою, ніж дозволено.
why-D24 = Поруч завершена кімната того самого типу.
why-D31 = Це облаштування не для тієї кімнати, або зараз не час його ставити.
why-D33 = У тій кімнаті вже є облаштування, а більш ніж одне не дозволено.
why-D50 = Перфоратор обмінює відкриту карту вашого дому на кімнату з планшета, перш ніж ви візьмете стовпець.
why-D51 = Відбійний молоток діє лише на початку раунду, поки ніхто не взяв стовпця, і лише в того, хто його має.
why-D52 = Бетономішалці потрібні дві карти кімнат на планшеті, перш ніж ви візьмете стовпець.
why-D54 = Риштування ставлять у хід, коли його взято, на вільну комірку, під якою немає вільної, і не на інше риштування.
why-D60 = Дах зі скидання приносить лише покрівельник, і лише наприкінці гри.
why-D61 = Карту на кімнату зі скидання обмінює лише кур’єр, і лише наприкінці гри.
why-D63 = Дві карти вашого дому міняє місцями лише майстер, і лише наприкінці гри.
why-D64 = Дві кімнати з облаштуванням не можуть стати однією.
why-D65 = Зараз немає помічника, від якого можна відмовитися, і не треба вибирати між кур’єром та майстром.
why-D74 = Автомобіль дістається першому, хто побудує гараж із двох карт, саме тоді, і не гаражу з облаштуванням.

## Поле

round = Раунд { $round } з 12
column = Стовпець { $column }
first-player = Перший гравець
roof-pile = { $count ->
    [one] { $count } карта даху долілиць
    [few] { $count } карти дахів долілиць
   *[other] { $count } карт дахів долілиць
}
children = { $count ->
    [one] { $count } дитина
    [few] { $count } дитини
   *[other] { $count } дітей
}
deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[other] { $count } карт у колоді
}
room-points = За розміром: { $points }
room-beside = { $points } поруч із: { $rooms }
room-most = { $count ->
    [one] Щонайбільше { $count } карта
    [few] Щонайбільше { $count } карти
   *[other] Щонайбільше { $count } карт
}
decor-any = будь-яка кімната
decor-beside = поруч із домом
only-face-down = Цю кімнату можна покласти лише долілиць
roof-one-colour = Чотири одного кольору: 8 балів і ще 1 за кожне вікно
roof-mixed = Чотири не одного кольору: 3 бали і ще 1 за кожне вікно
roof-unfinished = Менш ніж чотири карти дахів: балів немає
tool-about-hammer_drill = Перш ніж узяти стовпець: обміняйте відкриту карту свого дому на кімнату з планшета.
tool-about-jackhammer = На початку раунду: візьміть будь-яку кімнату з планшета й покладіть її; свій хід ви пропускаєте.
tool-about-concrete_mixer = Перш ніж узяти стовпець: дві кімнати на планшеті міняються місцями.
tool-about-scaffolding = Стоїть на вільній комірці й тримає кімнату над собою; його має замінити кімната.
helper-about-roofer = Наприкінці: додайте до своєї колоди дах зі скидання.
helper-about-courier = Наприкінці: обміняйте карту свого дому на кімнату зі скидання.
helper-about-architect = Наприкінці: на 1 бал більше за кожен бонус зручності та 1 бал за кожну порожню кімнату.
helper-about-handyman = Наприкінці: дві карти вашого дому міняються місцями.
helper-about-interior_designer = Одразу: облаштування не завершує ваших кімнат. Наприкінці: на 1 бал більше за кожне облаштування.

## Обґрунтування: що змінює дія і чого для неї бракує

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-room = { gained }: { room-word }
reason-decor = { gained }: { decor-word }
reason-bathrooms = { gained } за ванні кімнати на обох верхніх поверхах
reason-suite = { gained } за ванну, кухню і спальню разом
reason-roof = карт даху: { $count } з { $all }
reason-first = перший гравець наступного раунду

## Частини видання: звідки вони

part-room = бали { $count ->
    [one] { $count } типу кімнат
   *[other] { $count } типів кімнат
}
part-roofs = кількість і кольори дахів
part-decor = бали { $count ->
    [one] { $count } облаштування
   *[other] { $count } облаштувань
}
part-helpers = кількість помічників
part-tools = кількість інструментів
part-note = Скільки карт кожного типу кімнат і скільки на них дітей, теж відтворено: надруковано лише загальні числа.

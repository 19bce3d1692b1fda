# Те, що кажуть лише поле й блокнот Hamlet. Ті самі імена й змінні в усіх чотирьох мовах.

## The village

village = Село
zoom-in = Наблизити
zoom-out = Віддалити
zoom-fit = Показати все село
something-to-do = тут є що зробити
flag-of = прапор: { $name }
goods = { $good } × { $count }
piece = { $good }, виробник: { $name }
piece-high = { $good } високої якості, виробник: { $name }
villager = { $count ->
    [one] { $name }: { $count } житель стоїть
    [few] { $name }: { $count } жителі стоять
   *[other] { $name }: { $count } жителів стоять
}
villager-lying = { $count ->
    [one] { $name }: { $count } житель лежить
    [few] { $name }: { $count } жителі лежать
   *[other] { $name }: { $count } жителів лежать
}
donkey = { $count ->
    [one] { $name }: { $count } віслюк
    [few] { $name }: { $count } віслюки
   *[other] { $name }: { $count } віслюків
}
donkey-on = { $count ->
    [one] Ваш віслюк на ділянці «{ $tile }»: повести його
    [few] { $count } ваші віслюки на ділянці «{ $tile }»: повести одного
   *[other] { $count } ваших віслюків на ділянці «{ $tile }»: повести одного
}

## What a tile is good for

fact-source = Дає: { $goods }. Комірок: { $slots }, монет за заповнення: { $coins }.
fact-barn = Зберігає: { $goods }. Комірок: { $slots }, балів за заповнення: { $points }.
fact-refinery = { $slots ->
    [one] Переробка: { $from } → { $to }, { $slots } комірка.
    [few] Переробка: { $from } → { $to }, { $slots } комірки.
   *[other] Переробка: { $from } → { $to }, { $slots } комірок.
}
fact-church = Тут виконують поставки; кожна додає частину церкви.
fact-town-hall = Тут беруть креслення, наймають жителів і купують віслюків.
fact-market = Ціни в монетах: сировина — { $raw }, товар — { $refined }.
scores-longest_road = Визначне місце: за кожну ділянку вашої найдовшої дороги на { $points } більше.
scores-matching = Визначне місце: { $points } за кожен сегмент, що межує з таким самим.
scores-way = Визначне місце: { $points } за кожну ділянку найкоротшого шляху до церкви.
scores-access = Визначне місце: { $points }, якщо сюди веде дорога від церкви.
scores-delivery = Визначне місце: { $points } за кожну вашу поставку.
scores-mountain = Визначне місце: { $points } за кожен гірський сегмент, що межує з горами.
scores-forest = Визначне місце: { $points } за кожен лісовий сегмент, що межує з лісом.
scores-printed_road = Визначне місце: { $points } за кожну надруковану дорогу, що йде далі.
scores-donkey = Визначне місце: { $points } за кожного вашого віслюка.
scores-coin = Визначне місце: { $points } за кожну вашу монету, щонайбільше { $most }.
scores-sale = Визначне місце: { $points } за кожен ваш продаж.
scores-road = Визначне місце: { $points } за кожну збудовану вами дорогу.
no-access = Сюди не веде дорога від церкви.
nothing-here = Зараз тут робити нічого.
close-details = Закрити подробиці
lead-from = Відвести звідси віслюка

## A turn

your-turn = Ваш хід
standing = { $count ->
    [one] { $count } житель може діяти
    [few] { $count } жителі можуть діяти
   *[other] { $count } жителів можуть діяти
}
rested = { $count ->
    [one] { $count } віслюк може йти
    [few] { $count } віслюки можуть іти
   *[other] { $count } віслюків можуть іти
}
choose-goal = Оберіть, куди він піде
choose-donkey = Оберіть ділянку для нового віслюка
choose-beside = Оберіть ділянку, поруч із якою будувати
hire-donkey = { $price ->
    [one] Купити віслюка за { $price } монету
    [few] Купити віслюка за { $price } монети
   *[other] Купити віслюка за { $price } монет
}
paying = Оплата
pay-undo = Доки не вибрано останнє, нічого не переносять. Скасування повертає вибір.
pay-outcome = «Заплатити за мене»: монет залишиться { $coins } ({ $change })
pay-others = { $name } отримає { $coins }
choose-spot = { $spots ->
    [one] { $spots } місце, способів усього: { $count }. Оберіть його на карті.
    [few] { $spots } місця, способів усього: { $count }. Оберіть одне на карті.
   *[other] { $spots } місць, способів усього: { $count }. Оберіть одне на карті.
}
spot = { $count ->
    [one] Місце { $number } з { $spots }, { $count } спосіб
    [few] Місце { $number } з { $spots }, { $count } способи
   *[other] Місце { $number } з { $spots }, { $count } способів
}
way-of = Тут спосіб { $way } з { $ways }
turn-left = Повернути вліво
turn-right = Повернути вправо
lay = Покласти сюди

## Around the village

round-now = Раунд { $round }
round-of = Раунд { $round } з { $rounds }
church-stands = Церкву добудовано: останній раунд
row = Креслення
row-price = Ціна { $price }: по монеті на кожне креслення ліворуч
row-coins = { $coins ->
    [one] На ньому лежить { $coins } монета
    [few] На ньому лежать { $coins } монети
   *[other] На ньому лежать { $coins } монет
}
row-empty = Більше нічого немає
bag = у мішку: { $count }
market = Ринок
stack = у стосі: { $count }
sale-none = Немає продажу
church = Церква
church-parts = збудовано частин: { $built } з { $parts }
made-by = Поставка: { $name }
milestones = Пам’ятні знаки
milestone-free = Поки ні в кого.
milestone-of = Власник: { $name }.
yours = Ваше
blueprints-held = креслень: { $count } з { $most }
pieces-made = { $good }: на полі { $made } із { $all } ваших
roads-built = { $count ->
    [one] Збудовано { $count } дорогу
    [few] Збудовано { $count } дороги
   *[other] Збудовано { $count } доріг
}
first = перший
on-track = { $points ->
    [one] { $points } бал на планшеті
    [few] { $points } бали на планшеті
   *[other] { $points } балів на планшеті
}
ranks = Чим стало село
rank = { $rank ->
    [1] Галявина з кількома хатинами
    [2] Хутір
    [3] Село
    [4] Торгове містечко
   *[5] Місто, про яке говорять подорожні
}
rank-from = від { $points }
points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
deliveries-made = { $count ->
    [one] { $count } поставка
    [few] { $count } поставки
   *[other] { $count } поставок
}
sales-made = { $count ->
    [one] { $count } продаж
    [few] { $count } продажі
   *[other] { $count } продажів
}
landmarks-built = { $count ->
    [one] { $count } визначне місце
    [few] { $count } визначні місця
   *[other] { $count } визначних місць
}

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
pad-sheet = Підсумок
pad-winner = Перемога: { $name }
pad-shared = Перемогу ділять: { $names }
pad-tie-hint = За рівності вирішують поставки, потім продажі.
pad-rank = Наодинці: { $rank }
pad-clear = Почати заново
pad-clear-ask = Стерти все?
pad-clear-yes = Стерти

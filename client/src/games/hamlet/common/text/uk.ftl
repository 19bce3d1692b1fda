# Те, що кажуть і поле Hamlet, і блокнот Hamlet. Ті самі ідентифікатори та змінні в усіх чотирьох мовах.

## The village

donkey = віслюки ({ $name }): { $count }

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
scores-matching = Визначне місце: { $points } за кожен сегмент поруч із таким самим.
scores-way = Визначне місце: { $points } за кожну ділянку найкоротшого шляху до церкви.
scores-access = Визначне місце: { $points }, якщо сюди веде дорога від церкви.
scores-delivery = Визначне місце: { $points } за кожну вашу поставку.
scores-mountain = Визначне місце: { $points } за кожен гірський сегмент поруч із горами.
scores-forest = Визначне місце: { $points } за кожен лісовий сегмент поруч із лісом.
scores-printed_road = Визначне місце: { $points } за кожну надруковану дорогу, що йде далі.
scores-donkey = Визначне місце: { $points } за кожного вашого віслюка.
scores-coin = Визначне місце: { $points } за кожну вашу монету, щонайбільше { $most }.
scores-sale = Визначне місце: { $points } за кожен ваш продаж.
scores-road = Визначне місце: { $points } за кожну збудовану вами дорогу.

## Around the village

row = Креслення
market = Ринок
church = Церква
first = перший
rank = { $rank ->
    [1] Галявина з кількома хатинами
    [2] Хутір
    [3] Село
    [4] Торгове містечко
   *[5] Місто, про яке говорять подорожні
}
points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}

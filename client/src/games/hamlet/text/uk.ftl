# Те, що каже лише поле Hamlet. Ті самі ідентифікатори та змінні в усіх чотирьох мовах.

## The village

village = Село
zoom-in = Наблизити
zoom-out = Віддалити
zoom-fit = Показати все село
goods = { $good } × { $count }
piece = { $good }, виробник: { $name }
piece-high = { $good } високої якості, виробник: { $name }
donkey-on = { $count ->
    [one] Ваш віслюк на ділянці «{ $tile }»: повести його
    [few] { $count } ваші віслюки на ділянці «{ $tile }»: повести одного
   *[other] { $count } ваших віслюків на ділянці «{ $tile }»: повести одного
}

## What a tile is good for

nothing-here = Зараз тут робити нічого.
close-details = Закрити подробиці
lead-from = Відвести звідси віслюка

## A turn

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
hire-donkey = { $price ->
    [one] Купити віслюка за { $price } монету
    [few] Купити віслюка за { $price } монети
   *[other] Купити віслюка за { $price } монет
}
paying = Оплата
pay-undo = Доки не вибрано останнє, нічого не переносять. Скасування повертає вибір.
pay-outcome = «Заплатити за мене»: монет залишиться { $coins } ({ $change })
pay-others = { $name } отримає { $coins }
choose-spot = Місць: { $spots }, способів: { $count }. Виберіть на карті.
spot = Місце для ділянки
way-of = Тут спосіб { $way } з { $ways }
turn-left = Повернути вліво
turn-right = Повернути вправо

## Around the village

round-now = Раунд { $round }
round-of = Раунд { $round } з { $rounds }
church-stands = Церкву добудовано: останній раунд
row-empty = Більше нічого немає
bag = у мішку: { $count }
stack = у стосі: { $count }
sale-none = Немає продажу
church-parts = збудовано частин: { $built } з { $parts }
made-by = Поставка: { $name }
milestones = Пам’ятні знаки
milestone-free = Поки ні в кого.
milestone-of = Власник: { $name }.
yours = Ваше
blueprints-held = креслень: { $count } з { $most }
on-track = { $points ->
    [one] { $points } бал на планшеті
    [few] { $points } бали на планшеті
   *[other] { $points } балів на планшеті
}
ranks = Чим стало село
rank-from = від { $points }
deliveries-made = поставок: { $count }
sales-made = продажів: { $count }
landmarks-built = визначних місць: { $count }

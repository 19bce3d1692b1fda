# То, что говорит только поле Hamlet. Те же идентификаторы и переменные во всех четырёх языках.

## The village

village = Деревня
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всю деревню
goods = { $good } × { $count }
piece = { $good }, производитель: { $name }
piece-high = { $good } высокого качества, производитель: { $name }
donkey-on = { $count ->
    [one] Ваш ослик на участке «{ $tile }»: повести его
    [few] { $count } ваших ослика на участке «{ $tile }»: повести одного
   *[other] { $count } ваших осликов на участке «{ $tile }»: повести одного
}

## What a tile is good for

nothing-here = Сейчас здесь делать нечего.
close-details = Закрыть подробности
lead-from = Увести отсюда ослика

## A turn

standing = { $count ->
    [one] { $count } житель может действовать
    [few] { $count } жителя могут действовать
   *[other] { $count } жителей могут действовать
}
rested = { $count ->
    [one] { $count } ослик может идти
    [few] { $count } ослика могут идти
   *[other] { $count } осликов могут идти
}
hire-donkey = { $price ->
    [one] Купить ослика за { $price } монету
    [few] Купить ослика за { $price } монеты
   *[other] Купить ослика за { $price } монет
}
paying = Оплата
pay-undo = До последнего выбора ничего не переносится. Отмена возвращает выбор.
pay-outcome = «Заплатить за меня»: монет останется { $coins } ({ $change })
pay-others = { $name } получит { $coins }
choose-spot = Мест: { $spots }, способов: { $count }. Выберите на карте.
spot = Место для участка
way-of = Здесь способ { $way } из { $ways }
turn-left = Повернуть влево
turn-right = Повернуть вправо

## Around the village

round-now = Раунд { $round }
round-of = Раунд { $round } из { $rounds }
church-stands = Церковь достроена: последний раунд
row-empty = Больше ничего нет
bag = в мешке: { $count }
stack = в стопке: { $count }
sale-none = Нет продажи
church-parts = построено частей: { $built } из { $parts }
made-by = Поставка: { $name }
milestones = Памятные знаки
milestone-free = Пока ни у кого.
milestone-of = Владелец: { $name }.
yours = Ваше
blueprints-held = чертежей: { $count } из { $most }
on-track = { $points ->
    [one] { $points } очко на планшете
    [few] { $points } очка на планшете
   *[other] { $points } очков на планшете
}
ranks = Чем стала деревня
rank-from = от { $points }
deliveries-made = поставок: { $count }
sales-made = продаж: { $count }
landmarks-built = достопримечательностей: { $count }

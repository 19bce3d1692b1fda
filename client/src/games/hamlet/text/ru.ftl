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

no-access = Сюда не ведёт дорога от церкви.
nothing-here = Сейчас здесь делать нечего.
close-details = Закрыть подробности
lead-from = Увести отсюда ослика

## A turn

your-turn = Ваш ход
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
choose-goal = Выберите, куда он пойдёт
choose-donkey = Выберите участок для нового ослика
choose-beside = Выберите участок, рядом с которым строить
hire-donkey = { $price ->
    [one] Купить ослика за { $price } монету
    [few] Купить ослика за { $price } монеты
   *[other] Купить ослика за { $price } монет
}
paying = Оплата
pay-undo = Пока не выбрано последнее, ничего не переносится. Отмена возвращает выбор.
pay-outcome = «Заплатить за меня»: монет останется { $coins } ({ $change })
pay-others = { $name } получит { $coins }
choose-spot = { $spots ->
    [one] { $spots } место, способов всего: { $count }. Выберите его на карте.
    [few] { $spots } места, способов всего: { $count }. Выберите одно на карте.
   *[other] { $spots } мест, способов всего: { $count }. Выберите одно на карте.
}
spot = Место для участка
way-of = Здесь способ { $way } из { $ways }
turn-left = Повернуть влево
turn-right = Повернуть вправо
lay = Положить сюда

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
deliveries-made = { $count ->
    [one] { $count } поставка
    [few] { $count } поставки
   *[other] { $count } поставок
}
sales-made = { $count ->
    [one] { $count } продажа
    [few] { $count } продажи
   *[other] { $count } продаж
}
landmarks-built = { $count ->
    [one] { $count } достопримечательность
    [few] { $count } достопримечательности
   *[other] { $count } достопримечательностей
}

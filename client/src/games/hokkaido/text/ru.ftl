# То, что говорит только поле «Хоккайдо». Те же идентификаторы и переменные во всех четырёх языках.

## Поле

card-short = карта { $card }
spot = Место для карты
layerings = способов положить: { $count }
spots = { $count ->
    [0] Так места нет: поверните карту
    [one] Так — { $count } место
    [few] Так — { $count } места
   *[other] Так — { $count } мест
}
your-city = Ваш город
your-hand = Ваша рука
your-card = Ваша карта этого раунда
your-pair = Ваша пара: одну сыграйте, другую сбросьте
try-card = Примерить в городе
try-about = Это проба: ничего ещё не выбрано. Поворачивайте карту и кладите её на поле.
try-choose = Выбрать карту { $card }
try-back = Назад к картам
just-drawn = добрана
city-of = Город игрока { $name }
enlarge = Город игрока { $name }: показать крупно
reduce = Город игрока { $name }: показать мелко
done = готово
not-done = ещё нет
in-order = По очереди
order-asked = { $name } просит строить по очереди
turn-done = постройка закончена
turn-now = строит сейчас
turn-later = строит позже
on-the-table = На столе
pair-deck = Пара из колоды
pair-laid = Выложенная пара
building = Строительство
turn-left = Повернуть карту влево
tap-turns = Нажмите, чтобы повернуть, или перетащите на карту города
layers = Сверху или снизу
layer-over = Поверх всего
layer-under = Под другими картами, считая по порядку чтения: { $squares }
over-short = сверху
under-short = { $count } снизу
free-tile = Бесплатный тайл
tile-for = Пустыня → { $tile }, за два ресурса ({ $colour })
tile-free = Пустыня → { $tile }, бесплатно ({ $colour })
change = Что изменится
change-total = Счёт
round-of = Раунд { $round } из { $rounds }
goal-named = Цель { $goal }: { $name }
goal-taken = Взята: { $name }
goal-tie-lower = При равенстве её берёт меньшая карта
goal-tie-higher = При равенстве её берёт большая карта

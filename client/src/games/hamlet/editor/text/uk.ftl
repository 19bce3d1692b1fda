# Що каже лише редактор «Сільця». Ті самі ідентифікатори й змінні всіма чотирма мовами.

sale = Продаж { $number }
for-players = { $part } ({ $players } { $most ->
    [one] гравець
   *[other] гравці
})
part-tile = Ділянки
part-sale = Продажі
part-church_side = Поставки
part-church = Церква
part-market = Ціни
part-sales_removed = Продажі, що прибирають
part-awards = Нагороди
part-milestones = Пам’ятні знаки
part-scoring = Кінець партії
part-start = Початок
part-reward = Плата за товари
part-solo = Гра наодинці
part-hire = Жителі й віслюки
part-roads = Дороги
part-layout = Розклад першої партії
field-group = Стос
field-border = Контур
field-cost = Ціна
field-points = Бали
field-coins = Монети
field-yields = Що дає
field-refines = Майстерня
field-scores = Визначне місце
field-any_of = будь-який із
field-slots = місця для товарів
field-start = товарів на початку
field-from = З чого робить
field-to = Що робить
field-per = За що бали
field-most = не більше
field-level = Рівень
field-goods = Товари
field-count = Скільки
field-placed = Частин стоїть на початку
field-deliveries = Поставки
field-players = гравці
field-parts = Частин церкви
field-raw = Сировина
field-refined = Готові товари
field-levels = прибирають
field-high_quality = Висока якість, у стільки разів більше
field-coins_a_point = Монет за бал
field-road = Дорога
field-longest_road = Найдовша дорога, за ділянку
field-landscaper = Упорядник
field-merchant = Торговець
field-chaplain = Капелан
field-sexton = Ризничий
field-needs = Що потрібно для нагород
field-rounds = Раундів не більше
field-round_points = Бали за раунд, що залишився
field-ranks = Бали для звань
field-road_bonus = На стільки балів більше за дорогу
field-good = Товар
field-villagers = Жителі
field-donkey = Віслюк
field-bridge = Міст
field-path = Стежка
field-at = місце
field-turn = поворот
nth = { $list ->
    [deliveries] поставка { $number }
    [villagers] № { $number }
    [levels] рівень { $number }
    [ranks] звання { $number }
   *[other] { $number }
}
segments = { $count ->
    [one] { $count } сегмент
    [few] { $count } сегменти
   *[other] { $count } сегментів
}
segment = Сегмент { $number }: { $kind ->
    [R] дорога
    [M] гора
   *[F] ліс
}
triangle = Трикутник { $number }
brush = Що малювати
brush-R = Дорога
brush-F = Ліс
brush-M = Гора
brush-shape = Форма
painting-segments = Виберіть дорогу, ліс або гору, потім натискайте сегменти, де її надруковано.
painting-shape = Натискайте трикутники, що належать до ділянки.
no-outline = Тоді ділянка не мала б єдиної межі.
value-hamlet = сільце
value-bag = мішок
value-delivery = свої поставки
value-sale = свої продажі
value-access = дорога від церкви
value-forest = ліс поруч із лісом
value-mountain = гора поруч із горою
value-road = свої дороги
value-coin = монети
value-way = шлях до церкви
value-donkey = віслюки
value-longest_road = найдовша дорога
value-printed_road = надруковані дороги, що йдуть далі
value-matching = сегменти поруч із такими самими

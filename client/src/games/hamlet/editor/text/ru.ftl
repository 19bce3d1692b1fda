# Что говорит только редактор «Деревушки». Те же идентификаторы и переменные на всех четырёх языках.

sale = Продажа { $number }
for-players = { $part } ({ $players } { $most ->
    [one] игрок
   *[other] игрока
})
part-tile = Участки
part-sale = Продажи
part-church_side = Поставки
part-church = Церковь
part-market = Цены
part-sales_removed = Убираемые продажи
part-awards = Награды
part-milestones = Памятные знаки
part-scoring = Конец партии
part-start = Начало
part-reward = Плата за товары
part-solo = Игра в одиночку
part-hire = Жители и ослики
part-roads = Дороги
part-layout = Расклад первой партии
field-group = Стопка
field-border = Контур
field-cost = Цена
field-points = Очки
field-coins = Монеты
field-yields = Что даёт
field-refines = Мастерская
field-scores = Достопримечательность
field-any_of = любой из
field-slots = места для товаров
field-start = товаров в начале
field-from = Из чего делает
field-to = Что делает
field-per = За что очки
field-most = не больше
field-level = Уровень
field-goods = Товары
field-count = Сколько
field-placed = Частей стоит в начале
field-deliveries = Поставки
field-players = игроки
field-parts = Частей церкви
field-raw = Сырьё
field-refined = Готовые товары
field-levels = убирают
field-high_quality = Высокое качество, во столько раз больше
field-coins_a_point = Монет за очко
field-road = Дорога
field-longest_road = Самая длинная дорога, за участок
field-landscaper = Благоустроитель
field-merchant = Торговец
field-chaplain = Капеллан
field-sexton = Ризничий
field-needs = Что нужно для наград
field-rounds = Раундов не больше
field-round_points = Очки за оставшийся раунд
field-ranks = Очки для званий
field-road_bonus = На столько очков больше за дорогу
field-good = Товар
field-villagers = Жители
field-donkey = Ослик
field-bridge = Мост
field-path = Тропа
field-at = место
field-turn = поворот
nth = { $list ->
    [deliveries] поставка { $number }
    [villagers] № { $number }
    [levels] уровень { $number }
    [ranks] звание { $number }
   *[other] { $number }
}
segments = { $count ->
    [one] { $count } сегмент
    [few] { $count } сегмента
   *[other] { $count } сегментов
}
segment = Сегмент { $number }: { $kind ->
    [R] дорога
    [M] гора
   *[F] лес
}
triangle = Треугольник { $number }
brush = Что рисовать
brush-R = Дорога
brush-F = Лес
brush-M = Гора
brush-shape = Форма
painting-segments = Выберите дорогу, лес или гору, затем нажимайте на сегменты, где она напечатана.
painting-shape = Нажимайте на треугольники, которые входят в участок.
no-outline = Тогда у участка не было бы единой границы.
value-hamlet = деревушка
value-bag = мешок
value-delivery = свои поставки
value-sale = свои продажи
value-access = дорога от церкви
value-forest = лес рядом с лесом
value-mountain = гора рядом с горой
value-road = свои дороги
value-coin = монеты
value-way = путь к церкви
value-donkey = ослики
value-longest_road = самая длинная дорога
value-printed_road = напечатанные дороги, которые идут дальше
value-matching = сегменты рядом с такими же

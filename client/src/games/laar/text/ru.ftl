# То, что говорит только доска «Гильдий Лаара». Те же идентификаторы и переменные во всех четырёх языках.

## Доска

empty-slot = Пустое место
card-open = Карта { $card }: { $goods }
card-played = Карта { $card }, на ней { $expert }: { $good }
your-goods = Ваши товары
goods-of = Товары: { $name }
enlarge = { $name }: показать крупно
reduce = { $name }: показать мелко
left-neighbour = сосед слева
right-neighbour = сосед справа
played = сыгран
void = не считается
empty-stack = пока пусто
worth = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } сейчас
hidden-expert = закрытый эксперт
memo-show = Памятка { $memo }: чего стоят звери
memo-next = Строка — зверь, столбец — следующий взятый за ним.
takes-left = забирает { $points } слева
takes-right = забирает { $points } справа

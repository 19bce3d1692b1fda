# Те, що каже лише дошка «Гільдій Лаара». Ті самі ідентифікатори та змінні в усіх чотирьох мовах.

## Дошка

empty-slot = Порожнє місце
card-open = Карта { $card }: { $goods }
card-played = Карта { $card }, на ній { $expert }: { $good }
your-goods = Ваші товари
goods-of = Товари: { $name }
enlarge = { $name }: показати великим
reduce = { $name }: показати малим
left-neighbour = сусід ліворуч
right-neighbour = сусід праворуч
played = зіграно
void = не рахується
empty-stack = поки порожньо
worth = { $points } { $points ->
        [one] бал
        [few] бали
       *[many] балів
    } зараз
hidden-expert = закритий експерт
memo-show = Пам’ятка { $memo }: чого варті звірі
memo-next = Рядок — звір, стовпець — узятий після нього.
takes-left = забирає { $points } ліворуч
takes-right = забирає { $points } праворуч

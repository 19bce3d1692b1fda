# Те, що кажуть лише дошка та бланк «Гільдій Лаара». Ті самі ідентифікатори та змінні в усіх чотирьох мовах.

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
worth = { $points } балів зараз
hidden-expert = закритий експерт
memo-show = Пам’ятка { $memo }: скільки коштують звірі
memo-next = Рядок — звір, стовпець — узятий після нього.
takes-left = забирає { $points } ліворуч
takes-right = забирає { $points } праворуч

## Бланк

pad-intro = Позначте, що лежить перед кожним гравцем наприкінці партії.
pad-memo = Пам’ятка щодо звірів
pad-first = Перший гравець останнього раунду
pad-goods = Товари
pad-card = Номер карти
pad-card-hint = Виберіть, чим вона стала
pad-order = У порядку взяття, спочатку найраніші
pad-left = Ліворуч
pad-right = Праворуч
pad-add-weapon = Додати зброю
pad-pairs = Пари спецій
pad-protect = Захист від
pad-protect-hint = Якщо не обирати, буде зроблено найкращий вибір.
pad-side = Сторона зброї
pad-side-best = краща
pad-sheet = Підсумок
pad-winner = Перемагає { $name }
pad-shared = Перемогу ділять: { $names }
pad-tie-hint = За рівності вище той, у кого менше балів за зброю, далі — менше карт зброї.
pad-clear = Почати знову
pad-clear-ask = Очистити весь бланк?
pad-clear-yes = Очистити
pad-taken = { $count } з { $of } товарів

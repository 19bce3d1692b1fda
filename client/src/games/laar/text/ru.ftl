# То, что говорят только доска и бланк «Гильдий Лаара». Те же идентификаторы и переменные во всех четырёх языках.

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
worth = { $points } очк. сейчас
hidden-expert = закрытый эксперт
memo-show = Памятка { $memo }: сколько стоят звери
memo-next = Строка — зверь, столбец — следующий взятый за ним.
takes-left = забирает { $points } слева
takes-right = забирает { $points } справа

## Бланк

pad-intro = Отметьте, что лежит перед каждым игроком в конце партии.
pad-memo = Памятка по зверям
pad-first = Первый игрок последнего раунда
pad-goods = Товары
pad-card = Номер карты
pad-card-hint = Выберите, чем она стала
pad-order = В порядке взятия, сначала самые ранние
pad-left = Слева
pad-right = Справа
pad-add-weapon = Добавить оружие
pad-pairs = Пары специй
pad-protect = Защита от
pad-protect-hint = Если не выбирать, будет сделан лучший выбор.
pad-side = Сторона оружия
pad-side-best = лучшая
pad-sheet = Итог
pad-winner = Побеждает { $name }
pad-shared = Победу делят: { $names }
pad-tie-hint = При равенстве выше тот, у кого меньше очков за оружие, затем — меньше карт оружия.
pad-clear = Начать заново
pad-clear-ask = Очистить весь бланк?
pad-clear-yes = Очистить
pad-taken = { $count } из { $of } товаров

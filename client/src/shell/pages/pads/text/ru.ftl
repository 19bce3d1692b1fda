# Что по-русски говорят листы подсчёта и таблицы очков.

copied = Скопировано
copy-by-hand = Скопируйте, пожалуйста, вручную: { $text }

## Счёт и конец игры

sheet-line = Очки за
sheet-total = Итого
sheet-place = Место
sheet-hidden = скрыто
sheet-hidden-why = ? — скрыто от вас и ещё не посчитано

## Подсчёт очков

pad-players = Игроки
pad-name = Имя игрока { $number }
pad-default-name = Игрок { $number }
pad-add-player = Добавить игрока
pad-remove-player = Убрать: { $name }
pad-undo = Отменить
pad-incomplete = Победитель будет назван, когда всё будет внесено.
pad-share = Поделиться
pad-intro = Введите результат каждого игрока, Parlour всё сложит.
pad-sheet = Итог
pad-winner = Побеждает { $name }
pad-shared = Победу делят: { $names }
pad-tie-hint = Ничья разрешается так, как велят правила.
pad-more = На один больше
pad-less = На один меньше
pad-clear = Начать заново
pad-clear-ask = Очистить весь бланк?
pad-clear-yes = Очистить
pad-clear-no = Оставить
pad-add = Добавить: { $thing }
pad-remove = Убрать: { $thing }

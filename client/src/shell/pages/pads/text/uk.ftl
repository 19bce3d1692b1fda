# Що українською кажуть аркуші підрахунку й таблиці балів.

copied = Скопійовано
copy-by-hand = Скопіюйте, будь ласка, вручну: { $text }

## Рахунок і кінець гри

sheet-line = Бали за
sheet-total = Разом
sheet-place = Місце
sheet-hidden = приховано
sheet-hidden-why = ? — приховано від вас і ще не пораховано

## Підрахунок балів

pad-players = Гравці
pad-name = Ім’я гравця { $number }
pad-default-name = Гравець { $number }
pad-add-player = Додати гравця
pad-remove-player = Прибрати: { $name }
pad-undo = Скасувати
pad-incomplete = Переможця буде названо, коли все буде внесено.
pad-share = Поділитися
pad-intro = Введіть результат кожного гравця, Parlour усе складе.
pad-sheet = Підсумок
pad-winner = Перемагає { $name }
pad-shared = Перемогу ділять: { $names }
pad-tie-hint = Нічия вирішується так, як велять правила.
pad-more = На один більше
pad-less = На один менше
pad-clear = Почати знову
pad-clear-ask = Очистити весь бланк?
pad-clear-yes = Очистити
pad-clear-no = Залишити
pad-add = Додати: { $thing }
pad-remove = Прибрати: { $thing }

# Что говорят страницы изданий по-русски.

## The lists

editions = Издания
editions-about = Многое из напечатанного в этих коробках нигде не опубликовано, и нам пришлось это восстанавливать. Если игра у вас есть, сделайте своё издание: внесите то, что напечатано на ваших картах, и играйте с ними.
editions-mine = Ваши издания
editions-none = Пока ни одного: сделайте своим одно из тех, что ниже.
editions-shared = С вами поделились
editions-shipped = Поставляются с Parlour
edition-shipped = Стандартное издание
edition-own-name = { $game }: моё издание
edition-of = Автор: { $name }
edition-make-mine = Сделать своим
edition-edit = Править
edition-look = Посмотреть
edition-play = Играть с ним
edition-pad = Подсчёт очков с ним
edition-keep = Сохранить у себя
edition-leave = Убрать из списка
edition-import = Прочитать файл
edition-import-about = Издание, сохранённое отсюда или написанное вручную в формате TOML. Выберите файл или вставьте его текст.
edition-import-text = Текст файла
edition-import-file = Выбрать файл
edition-import-game = Игра
edition-import-read = Прочитать

## The editor: its bar

editor-back = К вашим изданиям
editor-name = Название издания
editor-state = { $state ->
    [saved] Сохранено
    [waiting] Ещё не сохранено
    [saving] Сохраняется…
    [offline] Хранится в этом браузере. Сохранится, как только сервер станет доступен.
    [refused] Хранится в этом браузере. Сервер не принимает:
   *[conflict] Не сохранено: на сервере другая версия
}
editor-progress = Сверено с вашей коробкой: { $done } из { $count }
editor-undo = Отменить
editor-redo = Вернуть
editor-undone = Отменено: { $what }
editor-redone = Возвращено: { $what }
editor-differences = { $count ->
    [0] Отличий нет
    [one] { $count } отличие
    [few] { $count } отличия
   *[other] { $count } отличий
}
editor-use = Играть, поделиться…

## The list of components

editor-components = Все компоненты
editor-filter = Какие компоненты показать
editor-filter-all = Все
editor-filter-unchecked = Сверить
editor-filter-changed = Изменённые
editor-filter-wrong = Ошибки
editor-none-shown = Таких нет.
editor-mark-wrong = с ошибкой
editor-mark-changed = изменено
editor-mark-checked = сверено

## A component

editor-previous = Предыдущий компонент (Page Up)
editor-next = Следующий компонент (Page Down)
editor-not-drawn = В таком виде это не нарисовать; вот сами значения.
editor-source = { $source ->
    [rulebook] Из правил
    [public] Из обзоров и фотографий
    [owner] Из вашей коробки
    [reconstructed] Восстановлено нами
   *[other] Источник неизвестен
}
editor-restore = Как было изначально
editor-compared = Сверено с моей коробкой
editor-compared-next = Как в моей коробке, дальше
editor-shorter = { $name }: на одно меньше
editor-longer = { $name }: на одно больше
editor-none = ничего
editor-yes = да
editor-no = нет

## A photograph

editor-photo = Фотография
editor-photo-open = Фото рядом
editor-photo-other = Другое фото
editor-photo-smaller = Уменьшить фото
editor-photo-larger = Увеличить фото
editor-photo-turn = Повернуть фото
editor-photo-close = Убрать фото
editor-photo-broken = Эту картинку не удалось прочитать.
editor-photo-about = Сфотографируйте карты и вносите значения по снимку. Он остаётся в этом браузере: никуда не отправляется и не хранится.

## What is wrong

editor-problems = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
editor-place = { $entry }: { $field }
problem-missing = не указано
problem-unknown = здесь лишнее
problem-range = должно быть число от { $low } до { $high }, а не { $found }
problem-total = всего должно быть { $wanted }, а не { $found }
problem-count = { $kind ->
    [exact] { $found } вместо { $low }
    [most] { $found } — слишком много, не больше { $high }
   *[range] { $found } — не то количество, нужно от { $low } до { $high }
}
problem-long = длиннее { $most } знаков
problem-once = каждое должно встречаться один раз
problem-choice = должно быть одно из: { $choices }
problem-other = ожидалось: { $expected }; найдено: { $found }

## Differences

editor-change = { $field }: { $before } → { $after }
editor-no-differences = Играется точно так же, как издание, поставляемое с Parlour.
editor-shipped = Изначально
editor-own = У вас

## Two versions

editor-conflict = { $which ->
    [kept] Есть несохранённая работа
   *[stored] Это издание изменили в другом месте
}
editor-conflict-about = { $which ->
    [kept] В этом браузере остались правки этого издания, которые не дошли до сервера. Продолжить с ними или с тем, что сохранено?
   *[stored] Пока вы работали здесь, другая вкладка или другое устройство сохранило иное. Ничего не перезаписано: выберите, с чем продолжить. Если взять сохранённое, «Отменить» вернёт ваше.
}
editor-take-both = Объединить оба
editor-take-theirs = { $which ->
    [kept] Продолжить с несохранённым
   *[stored] Взять сохранённое
}
editor-keep-mine = { $which ->
    [kept] Продолжить с сохранённым
   *[stored] Оставить своё
}
editor-keep-both = Оставить оба: своё — копией
editor-here = { $which ->
    [kept] Сохранено
   *[stored] Здесь
}
editor-there = { $which ->
    [kept] Не сохранено
   *[stored] Сохранено в другом месте
}

## What can be done with it

editor-not-playable = { $mistakes ->
    [0] С ним можно будет играть, как только оно будет проверено и сохранено.
    [one] С ним можно будет играть, когда ошибка будет исправлена.
   *[other] С ним можно будет играть, когда ошибки будут исправлены.
}
editor-share = Поделиться
editor-share-about = По ссылке любой увидит это издание, сможет играть с ним и сделать копию. Будущие правки тоже будут видны.
editor-link = Ссылка
editor-make-link = Сделать ссылку
editor-withdraw = Отозвать ссылку
editor-file = Файлом
editor-file-about = Файл TOML, который можно хранить, править вручную и прочитать снова, в том числе на другом сервере.
editor-export = Скачать
editor-balance = Чтобы измерить баланс, скачайте файл и запустите эту команду с пакетом Parlour для Python:
editor-copy = Скопировать
editor-delete = Удалить
editor-delete-sure = Удалить «{ $name }»? Сыгранные с ним партии останутся.
editor-delete-yes = Да, удалить
editor-deleted = Издание удалено.

# Що кажуть сторінки видань українською.

## The lists

editions = Видання
editions-about = Багато з надрукованого в цих коробках ніде не опубліковано, тож нам довелося це відтворювати. Якщо гра у вас є, зробіть власне видання: внесіть те, що надруковано на ваших картах, і грайте з ними.
editions-mine = Ваші видання
editions-none = Поки жодного: зробіть своїм одне з тих, що нижче.
editions-shared = З вами поділилися
editions-shipped = Постачаються з Parlour
edition-shipped = Стандартне видання
edition-own-name = { $game }: моє видання
edition-of = Автор: { $name }
edition-make-mine = Зробити своїм
edition-edit = Правити
edition-look = Подивитися
edition-play = Грати з ним
edition-pad = Підрахунок балів із ним
edition-keep = Зберегти в себе
edition-leave = Прибрати зі списку
edition-import = Прочитати файл
edition-import-about = Видання, збережене звідси або написане вручну у форматі TOML. Виберіть файл або вставте його текст.
edition-import-text = Текст файлу
edition-import-file = Вибрати файл
edition-import-game = Гра
edition-import-read = Прочитати

## The editor: its bar

editor-back = До ваших видань
editor-name = Назва видання
editor-state = { $state ->
    [saved] Збережено
    [waiting] Ще не збережено
    [saving] Зберігається…
    [offline] Зберігається в цьому браузері. Потрапить на сервер, щойно він стане доступним.
    [refused] Зберігається в цьому браузері. Сервер не приймає:
   *[conflict] Не збережено: на сервері інша версія
}
editor-progress = Звірено з вашою коробкою: { $done } із { $count }
editor-undo = Скасувати
editor-redo = Повернути
editor-undone = Скасовано: { $what }
editor-redone = Повернуто: { $what }
editor-differences = { $count ->
    [0] Відмінностей немає
    [one] { $count } відмінність
    [few] { $count } відмінності
   *[other] { $count } відмінностей
}
editor-use = Грати, поділитися…

## The list of components

editor-components = Усі компоненти
editor-filter = Які компоненти показати
editor-filter-all = Усі
editor-filter-unchecked = Звірити
editor-filter-changed = Змінені
editor-filter-wrong = Помилки
editor-none-shown = Таких немає.
editor-mark-wrong = з помилкою
editor-mark-changed = змінено
editor-mark-checked = звірено

## A component

editor-previous = Попередній компонент (Page Up)
editor-next = Наступний компонент (Page Down)
editor-not-drawn = У такому вигляді це не намалювати; ось самі значення.
editor-source = { $source ->
    [rulebook] З правил
    [public] З оглядів і фотографій
    [owner] З вашої коробки
    [reconstructed] Відтворено нами
   *[other] Джерело невідоме
}
editor-restore = Як було спочатку
editor-compared = Звірено з моєю коробкою
editor-compared-next = Як у моїй коробці, далі
editor-shorter = { $name }: на одне менше
editor-longer = { $name }: на одне більше
editor-none = нічого
editor-yes = так
editor-no = ні

## A photograph

editor-photo = Фотографія
editor-photo-open = Фото поруч
editor-photo-other = Інше фото
editor-photo-smaller = Зменшити фото
editor-photo-larger = Збільшити фото
editor-photo-turn = Повернути фото
editor-photo-close = Прибрати фото
editor-photo-broken = Цю картинку не вдалося прочитати.
editor-photo-about = Сфотографуйте карти й вносьте значення зі знімка. Він лишається в цьому браузері: нікуди не надсилається й не зберігається.

## What is wrong

editor-problems = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[other] { $count } помилок
}
editor-place = { $entry }: { $field }
problem-missing = не вказано
problem-unknown = тут зайве
problem-range = має бути число від { $low } до { $high }, а не { $found }
problem-total = загалом має бути { $wanted }, а не { $found }
problem-count = { $kind ->
    [exact] { $found } замість { $low }
    [most] { $found } — забагато, щонайбільше { $high }
   *[range] { $found } — не та кількість, потрібно від { $low } до { $high }
}
problem-long = довше за { $most } знаків
problem-once = кожне має бути один раз
problem-choice = має бути одне з: { $choices }
problem-other = очікувалося: { $expected }; знайдено: { $found }

## Differences

editor-change = { $field }: { $before } → { $after }
editor-no-differences = Грається точно так само, як видання, що постачається з Parlour.
editor-shipped = Спочатку
editor-own = У вас

## Two versions

editor-conflict = { $which ->
    [kept] Є незбережена робота
   *[stored] Це видання змінили в іншому місці
}
editor-conflict-about = { $which ->
    [kept] У цьому браузері лишилися зміни цього видання, які не дійшли до сервера. Продовжити з ними чи з тим, що збережено?
   *[stored] Поки ви працювали тут, інша вкладка або інший пристрій зберегли інше. Нічого не перезаписано: виберіть, із чим продовжити. Якщо взяти збережене, «Скасувати» поверне ваше.
}
editor-take-both = Поєднати обидва
editor-take-theirs = { $which ->
    [kept] Продовжити з незбереженим
   *[stored] Узяти збережене
}
editor-keep-mine = { $which ->
    [kept] Продовжити зі збереженим
   *[stored] Лишити своє
}
editor-keep-both = Лишити обидва: своє — копією
editor-here = { $which ->
    [kept] Збережено
   *[stored] Тут
}
editor-there = { $which ->
    [kept] Не збережено
   *[stored] Збережено в іншому місці
}

## What can be done with it

editor-not-playable = { $mistakes ->
    [0] З ним можна буде грати, щойно його буде перевірено й збережено.
    [one] З ним можна буде грати, коли помилку буде виправлено.
   *[other] З ним можна буде грати, коли помилки буде виправлено.
}
editor-share = Поділитися
editor-share-about = За посиланням кожен побачить це видання, зможе грати з ним і зробити копію. Майбутні зміни теж буде видно.
editor-link = Посилання
editor-make-link = Зробити посилання
editor-withdraw = Відкликати посилання
editor-file = Файлом
editor-file-about = Файл TOML, який можна зберігати, правити вручну й прочитати знову, зокрема на іншому сервері.
editor-export = Завантажити
editor-balance = Щоб виміряти баланс, завантажте файл і запустіть цю команду з пакетом Parlour для Python:
editor-copy = Скопіювати
editor-delete = Видалити
editor-delete-sure = Видалити «{ $name }»? Зіграні з ним партії лишаться.
editor-delete-yes = Так, видалити
editor-deleted = Видання видалено.

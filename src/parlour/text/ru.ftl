# Что Parlour говорит вокруг любой игры.

ui-player = Игрок { $number }
ui-bot = Бот { $number }
ui-chance = Случай
ui-clauses = { $first }; { $second }
ui-free-place = Свободное место

## Начало

ui-games = Во что играем?
ui-game-asked = Номер или название:
ui-in-english = на английском
ui-seated = { $name }: { $who ->
    [human] за этой клавиатурой
    [easy] лёгкий бот
    [normal] обычный бот
    [hard] сложный бот
    [master] бот-мастер
   *[other] бот ({ $who })
}
ui-resumed = Партия продолжается с того места, где остановилась, после { $count ->
    [one] { $count } действия
   *[other] { $count } действий
}.

## Выбор

ui-choose = { $name }, ваш выбор (1–{ $count }, ? — справка):
ui-choose-only = { $name }, нажмите Enter (? — справка):
ui-no-choice = Нет такого выбора: «{ $text }». Введите число от 1 до { $count }, слова, чтобы сузить список, или ? для справки.
ui-narrowed = { $count ->
    [one] Словам «{ $text }» отвечает { $count } вариант:
    [few] Словам «{ $text }» отвечают { $count } варианта:
   *[other] Словам «{ $text }» отвечают { $count } вариантов:
}
ui-range = { $first } … { $last }
ui-more = Введите слова, чтобы сузить список, или «all», чтобы увидеть все варианты ({ $count }).
ui-keys =
    число — выбрать      слова — показать варианты с ними      all — показать все варианты
    b — поле      s — счёт      l — журнал      u — взять назад      q — выйти      ? — эта справка
ui-forbidden = Чего правила сейчас не позволяют:
ui-nothing-forbidden = Сейчас вам доступны действия всех видов.

## Рассказ

ui-handover = Передайте ход: { $name }. { $name }, нажмите Enter, когда никто другой не смотрит.
ui-since = С вашего прошлого хода:
ui-log = Партия до сих пор:
ui-log-empty = Пока ничего не произошло.
ui-thinking = { $name } думает…

## Взять назад

ui-undone = { $name } берёт назад последнее действие.
ui-undo-nothing = Взять назад нечего: вы ещё не ходили, или с тех пор что-то вытянули или открыли.
ui-undo-consent = { $name }, можно ли игроку { $other } взять назад последнее действие, а с ним и ваше? (y/n)
ui-undo-refused = { $name } не соглашается.
ui-yes = y

## Конец

ui-over = Партия окончена.
ui-outcome-points = { $names } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
ui-outcome-tie-break = { $names } побеждает: у нескольких игроков { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, решает правило о ничьей.
ui-outcome-shared = { $names } делят победу: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
ui-outcome-alone = { $names } — итог: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
ui-stopped = Партия остановлена.
ui-resume = Продолжить её: { $command }
ui-not-kept = Она не сохранена. С --record ФАЙЛ партию можно продолжить.

## Чего ждёт бот

ui-expects = { $standing ->
    [ahead] Рассчитывает набрать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, на { $lead } больше лучшего соперника.
    [behind] Рассчитывает набрать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, на { $lead } меньше лучшего соперника.
    [level] Рассчитывает набрать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, столько же, сколько лучший соперник.
   *[alone] Рассчитывает набрать { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}

## Обоснования

reason-line = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-rival = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-later = далее: { $facts }

## Счёт и поле

ui-line = Очки
ui-total = Итого
ui-place = Место
ui-hidden = скрыто
ui-nothing = –
ui-yours = вы

## Уведомления

ui-notice-title = { $game }: ваш ход
ui-notice-body = { $count ->
    [0] За столом ждут вас.
   *[other] За столом ждут вас. С вами играют: { $names }.
}
ui-guest = Гость { $number }
ui-notice-off = Отключить
ui-mail-link = К столу: { $link }
ui-mail-off = Если вы больше не хотите получать такие письма: { $link }
ui-mail-subject = Parlour: присылать ли письма на этот адрес?
ui-mail-question =
    Кто-то в Parlour — скорее всего, вы — хочет получать на этот адрес письма о том, что настал его ход.
    Чтобы согласиться, откройте эту ссылку в течение двух дней: { $link }
ui-mail-otherwise = Если это были не вы, ничего делать не нужно: больше писем не будет.
ui-feed-title = Parlour: мои ходы

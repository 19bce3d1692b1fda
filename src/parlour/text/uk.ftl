# Що Parlour каже навколо будь-якої гри.

ui-player = Гравець { $number }
ui-bot = Бот { $number }
ui-chance = Випадок
ui-clauses = { $first }; { $second }
ui-free-place = Вільне місце

## Початок

ui-games = У що граємо?
ui-game-asked = Номер або назва:
ui-in-english = англійською
ui-seated = { $name }: { $who ->
    [human] за цією клавіатурою
    [easy] легкий бот
    [normal] звичайний бот
    [hard] складний бот
    [master] бот-майстер
   *[other] бот ({ $who })
}
ui-resumed = Партія триває з того місця, де зупинилася, після { $count ->
    [one] { $count } дії
   *[other] { $count } дій
}.

## Вибір

ui-choose = { $name }, ваш вибір (1–{ $count }, ? — довідка):
ui-choose-only = { $name }, натисніть Enter (? — довідка):
ui-no-choice = Немає такого вибору: «{ $text }». Введіть число від 1 до { $count }, слова, щоб звузити список, або ? для довідки.
ui-narrowed = { $count ->
    [one] Словам «{ $text }» відповідає { $count } варіант:
    [few] Словам «{ $text }» відповідають { $count } варіанти:
   *[other] Словам «{ $text }» відповідають { $count } варіантів:
}
ui-range = { $first } … { $last }
ui-more = Введіть слова, щоб звузити список, або «all», щоб побачити всі варіанти ({ $count }).
ui-keys =
    число — вибрати      слова — показати варіанти з ними      all — показати всі варіанти
    b — поле      s — рахунок      l — журнал      u — взяти назад      q — вийти      ? — ця довідка
ui-forbidden = Чого правила зараз не дозволяють:
ui-nothing-forbidden = Зараз вам доступні дії всіх видів.

## Розповідь

ui-handover = Передайте хід: { $name }. { $name }, натисніть Enter, коли ніхто інший не дивиться.
ui-since = Від вашого минулого ходу:
ui-log = Партія досі:
ui-log-empty = Поки нічого не сталося.
ui-thinking = { $name } думає…

## Взяти назад

ui-undone = { $name } бере назад останню дію.
ui-undo-nothing = Узяти назад нічого: ви ще не ходили, або відтоді щось витягли чи відкрили.
ui-undo-consent = { $name }, чи можна гравцеві { $other } взяти назад останню дію, а з нею і вашу? (y/n)
ui-undo-refused = { $name } не погоджується.
ui-yes = y

## Кінець

ui-over = Партію завершено.
ui-outcome-points = { $names } перемагає: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
ui-outcome-tie-break = { $names } перемагає: у кількох гравців { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}, вирішує правило про нічию.
ui-outcome-shared = { $names } ділять перемогу: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
ui-outcome-alone = { $names } — підсумок: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}.
ui-stopped = Партію зупинено.
ui-resume = Продовжити її: { $command }
ui-not-kept = Її не збережено. З --record ФАЙЛ партію можна продовжити.

## На що розраховує бот

ui-expects = { $standing ->
    [ahead] Розраховує набрати { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }, на { $lead } більше за найкращого суперника.
    [behind] Розраховує набрати { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }, на { $lead } менше за найкращого суперника.
    [level] Розраховує набрати { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }, стільки ж, скільки найкращий суперник.
   *[alone] Розраховує набрати { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }.
}

## Обґрунтування

reason-line = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-rival = { $name }: { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-later = далі: { $facts }

## Рахунок і поле

ui-line = Бали
ui-total = Разом
ui-place = Місце
ui-hidden = приховано
ui-nothing = –
ui-yours = ви

## Сповіщення

ui-notice-title = { $game }: ваш хід
ui-notice-body = { $count ->
    [0] За столом чекають на вас.
   *[other] За столом чекають на вас. З вами грають: { $names }.
}
ui-guest = Гість { $number }
ui-notice-off = Вимкнути
ui-mail-link = До столу: { $link }
ui-mail-off = Якщо ви більше не хочете отримувати такі листи: { $link }
ui-mail-subject = Parlour: чи надсилати листи на цю адресу?
ui-mail-question =
    Хтось у Parlour — найімовірніше, ви — хоче отримувати на цю адресу листи про те, що настав його хід.
    Щоб погодитися, відкрийте це посилання впродовж двох днів: { $link }
ui-mail-otherwise = Якщо це були не ви, нічого робити не потрібно: листів більше не буде.
ui-feed-title = Parlour: мої ходи

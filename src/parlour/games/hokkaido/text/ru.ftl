# «Хоккайдо» по-русски. Все идентификаторы есть на всех четырёх языках, в этом порядке и с теми же переменными.

name = Хоккайдо
tagline = Стройте город карта за картой по обе стороны единой горной цепи.

## Части предложений

made-of-desert = { $tile ->
    [lake] озером
    [district] кварталом
    [forest] лесом
   *[mountain] горой
}
with-number = { $turn ->
    [up] номером вверх
    [right] номером вправо
    [down] номером вниз
   *[left] номером влево
}
hidden-squares = { $hidden ->
    [0] { "" }
    [one] , квадрат { $squares } под другими картами
   *[other] , квадраты { $squares } под другими картами
}
placed-card = { $card ->
    [0] карту
   *[other] карту { $card }
}
over-squares = { $over ->
    [0] { "" }
    [one] , закрывая { $over } квадрат
    [few] , закрывая { $over } квадрата
    [many] , закрывая { $over } квадратов
   *[other] , закрывая { $over } квадрата
}
under-cards = { $hidden ->
    [0] { "" }
    [one] , { $hidden } её квадрат под другими
    [few] , { $hidden } её квадрата под другими
    [many] , { $hidden } её квадратов под другими
   *[other] , { $hidden } её квадрата под другими
}
resource-of-colour = { $colour ->
    [blue] синий ресурс
    [brown] коричневый ресурс
    [green] зелёный ресурс
    [grey] серый ресурс
   *[none] ресурс
}
chosen-pair = { $pair ->
    [deck] пару из колоды
   *[laid] пару, выложенную вами двумя
}
reached-goal = { $goal ->
    [1] { goal-1 }
    [2] { goal-2 }
    [3] { goal-3 }
    [4] { goal-4 }
    [5] { goal-5 }
    [6] { goal-6 }
    [7] { goal-7 }
    [8] { goal-8 }
   *[9] { goal-9 }
}

## Действия: как выбор и как запись в журнале

do-province = Взять стартовую провинцию { $province }
    .log = Выпала стартовая провинция { $province }
    .many = { $count ->
    [one] Выпала { $count } стартовая провинция
    [few] Выпали { $count } стартовые провинции
    [many] Выпало { $count } стартовых провинций
   *[other] Выпали { $count } стартовые провинции
}
do-goal = Открыть цель { $goal }: { reached-goal }
    .log = Открыта цель { $goal }: { reached-goal }
    .many = { $count ->
    [one] Открыта { $count } цель
    [few] Открыты { $count } цели
    [many] Открыто { $count } целей
   *[other] Открыты { $count } цели
}
do-order = Следующим в порядке хода сделать игрока { $seat_name }
    .log = Следующим в порядке первого раунда идёт { $seat_name }
do-deal = Сдать карту { $card }
    .log = Сдана карта { $card }
    .many = { $count ->
    [one] Сдана { $count } карта
    [few] Сдано { $count } карты
    [many] Сдано { $count } карт
   *[other] Сдано { $count } карты
}
do-deal-unseen = Сдать карту
    .log = Сдана карта
do-draw = Добрать карту { $card }
    .log = Из колоды добрана карта { $card }
    .many = { $count ->
    [one] Из колоды добрана { $count } карта
    [few] Из колоды добрано { $count } карты
    [many] Из колоды добрано { $count } карт
   *[other] Из колоды добрано { $count } карты
}
do-draw-unseen = Добрать карту
    .log = Из колоды добрана карта
do-reveal = Открыть карту { $card }
    .log = Из колоды открыта карта { $card }
    .many = { $count ->
    [one] Из колоды открыта { $count } карта
    [few] Из колоды открыто { $count } карты
    [many] Из колоды открыто { $count } карт
   *[other] Из колоды открыто { $count } карты
}
do-keep = Оставить карту { $card }
    .log = { $name } оставляет карту { $card }
do-keep-unseen = Оставить карту
    .log = { $name } оставляет себе карту
do-discard = Сбросить карту { $card }
    .log = { $name } сбрасывает карту { $card } лицом вниз
do-discard-unseen = Сбросить карту
    .log = { $name } сбрасывает карту лицом вниз
do-lay = Выложить карту { $card }
    .log = { $name } выкладывает карту { $card }
do-lay-unseen = Выложить карту
    .log = { $name } выкладывает карту
do-boost = Добавить ресурс из столбца { $x }, ряда { $y }: карта станет на 60 больше
    .log = { $name } добавляет { resource-of-colour }: карта на 60 больше
do-hold = Не добавлять ресурс
    .log = { $name } не добавляет ресурс
do-take = Взять карту { $card }
    .log = { $name } берёт карту { $card }
do-overtake = Отдать два ресурса и выбрать пару первым
    .log = { $name } отдаёт два ресурса, чтобы выбирать первым
do-yield = Уступить первый выбор
    .log = { $name } уступает первый выбор
do-choose = Выбрать { chosen-pair }
    .log = { $name } выбирает { $pair ->
        [deck] пару из колоды
       *[laid] выложенную пару
    }
do-play = Сыграть карту { $card }
    .log = { $name } играет карту { $card }
do-play-unseen = Выбрать карту
    .log = { $name }: карта выбрана
do-terraform = Сделать пустыню в столбце { $x }, ряду { $y } { made-of-desert }
    .log = { $name } делает пустыню { made-of-desert }
do-pay = Отдать ресурс из столбца { $x }, ряда { $y }
    .log = { $name } отдаёт { resource-of-colour }
do-place = Положить карту в столбец { $x }, ряд { $y }, { with-number }{ hidden-squares }
    .log = { $name } кладёт { placed-card }{ over-squares }{ under-cards }
# Там, где место видно на карте города.
place-here = Положить карту сюда{ hidden-squares }
do-place-unseen = Закончить постройку
    .log = { $name }: постройка закончена
do-forgo = Сбросить карту: она никуда не подходит
    .log = { $name } не находит карте места и сбрасывает её
do-finish = Больше ничего не делать в этом раунде
    .log = { $name } заканчивает раунд
do-gift = Бесплатно сделать пустыню в столбце { $x }, ряду { $y } { made-of-desert }
    .log = { $name } бесплатно делает пустыню { made-of-desert }
do-waive = Не класть бесплатный тайл
    .log = { $name } не кладёт бесплатный тайл
do-ask = Попросить строить по очереди: открыто, начиная с меньшей карты
    .log = { $name } просит строить по очереди: тайно построенное не считается, все строят открыто, начиная с меньшей карты

## Что делать сейчас

prompt-keep = Оставьте себе одну карту с руки
prompt-discard = Сбросьте одну карту лицом вниз
prompt-lay = Выложите карту
prompt-boost = Можно добавить ресурс, чтобы карта стала на 60 больше
prompt-take = Возьмите одну из выложенных карт
prompt-lay_both = Выложите карту; вы делаете это одновременно
prompt-overtake = Ваша карта меньше. Можно отдать два ресурса, чтобы выбирать первым
prompt-choose = Выберите пару карт
prompt-place = Разместите карту. Перед этим можно провести терраформинг
prompt-place-only = Разместите карту
prompt-build = Ваш ход: разместите карту. Перед этим можно провести терраформинг
prompt-build-only = Ваш ход: разместите карту
prompt-build-again = Кто-то попросил строить по очереди, поэтому ваша постройка отменена. Теперь ваш ход: разместите карту
prompt-play = Выберите, какую карту пары сыграть
prompt-terraform = Теперь можно провести терраформинг пустыни
prompt-pay = Выберите ресурс, который отдаёте
prompt-gift = Вы были в ничьей за цель: можете превратить пустыню во что угодно
prompt-draw = Карты берутся из колоды…
prompt-wait = Ходит { $seat_name }
prompt-wait-turn = Строит { $seat_name }. Ваш ход — позже
prompt-wait-again = Кто-то попросил строить по очереди, поэтому ваша постройка отменена. Строит { $seat_name }; ваш ход — позже
prompt-wait-all = { $count ->
    [one] Ждём { $count } игрока
    [few] Ждём { $count } игроков
   *[other] Ждём { $count } игроков
}
prompt-over = Партия окончена

## Что выбрать дальше, если у действия несколько частей

choose-province = Выберите стартовую провинцию
choose-goal = Выберите цель
choose-seat = Выберите игрока
choose-card = Выберите карту
choose-x = Выберите квадрат
choose-y = Выберите квадрат
choose-pair = Выберите пару карт
choose-tile = Выберите, чем станет пустыня
choose-turn = Выберите, как лежит карта
choose-under = Выберите, какие квадраты лежат под другими картами
choose-do = Выберите, что делать

## Поля действий и того, что показано

field-province = Стартовая провинция
field-goal = Цель
field-seat = Игрок
field-card = Карта
field-x = Столбец
field-y = Ряд
field-pair = Пара
field-tile = Новый квадрат
field-turn = Поворот
field-under = Скрытые квадраты
field-stage = Сейчас
field-round = Раунд
field-to_act = Ходит
field-deck = Карт в колоде
field-supply = Запас
field-goals = Цели
field-order = Порядок хода
field-laid = Выложенные карты
field-colour = Ресурс этого раунда
field-revealed = Пара из колоды
field-hand = Рука
field-drawn = Добранная карта
field-plays = Предстоит разместить
field-mine = Мой город, ещё не показан
field-asked = Попросил строить по очереди
field-again = Строят заново
field-turns = Ещё строят
field-boosted = С ресурсом
field-ready = Готово
field-cards_in_hand = Карт на руке
field-map = Город
field-left = Первый столбец
field-top = Первый ряд
field-cubes = Ресурсы
field-terraformings = Терраформинг, раз
field-terraformed = Терраформинг в этом раунде
field-due = Отдать ресурсов
field-cards = Карты
field-layers = Слои
field-squares = Квадраты

## Значения

tile-lake = озеро
tile-district = квартал
tile-forest = лес
tile-mountain = гора
turn-up = номером вверх
turn-right = номером вправо
turn-down = номером вниз
turn-left = номером влево
pair-deck = из колоды
pair-laid = выложенная
colour-blue = синий
colour-brown = коричневый
colour-green = зелёный
colour-grey = серый
supply-blue = { colour-blue }
supply-brown = { colour-brown }
supply-green = { colour-green }
supply-grey = { colour-grey }
cubes-blue = { colour-blue }
cubes-brown = { colour-brown }
cubes-green = { colour-green }
cubes-grey = { colour-grey }
square-desert = пустыня
square-district = квартал
square-forest = лес
square-lake = озеро
square-mountain = гора
square-production_blue = синее производство
square-production_brown = коричневое производство
square-production_green = зелёное производство
square-production_grey = серое производство
square-factory_blue = синяя фабрика
square-factory_brown = коричневая фабрика
square-factory_green = зелёная фабрика
square-factory_grey = серая фабрика
goal-1 = пять отдельных лесов
goal-2 = крупнейшие районы двух сторон различаются на пять квадратов
goal-3 = три отдельных озера
goal-4 = пять гор, соединённых сторонами
goal-5 = шесть ресурсов в городе
goal-6 = все четыре вида производств
goal-7 = все четыре вида фабрик
goal-8 = три производства или фабрики рядом
goal-9 = терраформинг проведён дважды
stage-provinces = раздаются стартовые провинции
stage-goals = открываются цели
stage-deal = сдаются карты
stage-order = определяется порядок хода
stage-reveal = открывается пара карт
stage-keep = все оставляют по карте
stage-draw = все добирают по карте
stage-discard = все сбрасывают по карте
stage-lay = выкладываются карты
stage-boost = можно добавить ресурс
stage-take = карты разбираются
stage-lay_both = оба выкладывают по карте
stage-overtake = кто выбирает первым?
stage-choose = выбирается пара
stage-play = оба выбирают карту своей пары
stage-place = карты размещаются
stage-terraform = терраформинг
stage-build = карты размещаются по очереди
stage-gift = бесплатные тайлы за упущенную цель
stage-over = партия окончена

## Варианты

option-side = Стартовые провинции
option-side-a = Сторона А
    .hint = Квадраты на всех провинциях почти одинаковы; хорошо для первых партий.
option-side-b = Сторона В
    .hint = Каждая провинция не похожа на другие.
option-goals = Цели
option-goals-off = Без целей
    .hint = Очки дают только города.
option-goals-on = С целями
    .hint = Карты целей лежат открыто; каждую берёт тот, кто первым её выполнит.
option-choice = Выбор карт
option-choice-draft = Драфт
    .hint = Каждый тайно оставляет себе карту и передаёт остальные соседу.
option-choice-honshu = Как в «Хонсю»
    .hint = Карты выкладываются открыто и разбираются по старшинству; помогают ресурсы.
option-placing = Размещение карт
option-placing-request = По просьбе
    .hint = Все размещают карты одновременно, если никто не попросит строить по очереди, начиная с меньшей карты. Так в правилах игры.
option-placing-order = По очереди
    .hint = Все строят открыто друг за другом, начиная с меньшей карты.
option-placing-at_once = Одновременно
    .hint = Все всегда строят втайне и одновременно.

## Таблица очков

line-mountains = Горы
line-forests = Леса
line-factories = Фабрики
line-lakes = Озёра
line-districts = Кварталы
line-goals = Цели

## Почему нельзя

why-H10 = Стартовые провинции раздаёт случай до первого раунда.
why-H11 = Карты сдаёт случай, по шесть каждому игроку.
why-H12 = Цели открывает случай до первого раунда.
why-H20 = Вы оставляете одну карту своей руки, раз в раунд, вместе со всеми.
why-H21 = Добирают и сбрасывают карту только при игре вдвоём: по одной за раунд, после того как карта оставлена, и со своей руки.
why-H25 = Втроём и больше вы выкладываете карту с руки в свой ход, можете добавить один ресурс того цвета, что был добавлен первым, и в свою очередь берёте одну из выложенных карт.
why-H26 = Вдвоём вы выкладываете карту с руки; тот, чья карта меньше, может отдать два ресурса за право первого выбора; каждый играет одну карту своей пары.
why-H30 = Карта размещается раз в раунд. Хотя бы один её квадрат должен лечь на город или под него, хотя бы один остаться видимым, а слои — быть возможными.
why-H31 = Закончить можно, только когда ваша карта размещена, вы ещё можете провести терраформинг и за начатое заплачено. Попросить строить по очереди можно, только если так договорились, пока все размещают карты одновременно, и до того, как вы разместили свою.
why-H32 = Озёра и горы должны оставаться видимыми: их нельзя ни накрыть, ни подсунуть под другую карту.
why-H34 = Горная цепь одна. Новая гора продолжает её с одного из концов и не может её разветвить, замкнуть или встать между её горами.
why-H35 = Карта сбрасывается, только если её некуда положить.
why-H36 = Раз в раунд можно превратить видимую пустыню своего города во что-то другое за два ресурса нужного цвета.
why-H42 = Бесплатный тайл получает только тот, кто в этом раунде был в ничьей за цель и ни одной не взял, и только на видимую пустыню.

## Обоснования: что меняет действие и чего для него не хватает

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-factory = { $colour ->
    [blue] { $count ->
        [1] { gained } за синюю фабрику
       *[other] { gained } за синие фабрики
    }
    [brown] { $count ->
        [1] { gained } за коричневую фабрику
       *[other] { gained } за коричневые фабрики
    }
    [green] { $count ->
        [1] { gained } за зелёную фабрику
       *[other] { gained } за зелёные фабрики
    }
   *[grey] { $count ->
        [1] { gained } за серую фабрику
       *[other] { gained } за серые фабрики
    }
}
reason-factory-waits = { $colour ->
    [blue] синим фабрикам не хватает ресурсов: { $count }
    [brown] коричневым фабрикам не хватает ресурсов: { $count }
    [green] зелёным фабрикам не хватает ресурсов: { $count }
   *[grey] серым фабрикам не хватает ресурсов: { $count }
}
reason-resource-waits = { $colour ->
    [blue] синих ресурсов пока без фабрики: { $count }
    [brown] коричневых ресурсов пока без фабрики: { $count }
    [green] зелёных ресурсов пока без фабрики: { $count }
   *[grey] серых ресурсов пока без фабрики: { $count }
}
range-end = { $end ->
    [north] северный конец хребта
    [east] восточный конец хребта
    [south] южный конец хребта
   *[west] западный конец хребта
}
reason-range-on = продолжает { range-end }
reason-range-open = открывает { range-end }
reason-range-closed = закрывает { range-end }
reason-district = { gained } за кварталы: крупнейший на слабой стороне занимает { $size ->
    [one] { $size } квадрат
    [few] { $size } квадрата
   *[many] { $size } квадратов
}
reason-goal = до цели «{ reached-goal }» — { $left ->
    [one] { $left } квадрат
    [few] { $left } квадрата
   *[many] { $left } квадратов
}
reason-card = { gained } на лучшем месте сейчас
reason-card-nowhere = сейчас никуда не подходит
lack-resources = { $colour ->
    [blue] не хватает синих ресурсов: { $count }
    [brown] не хватает коричневых ресурсов: { $count }
    [green] не хватает зелёных ресурсов: { $count }
   *[grey] не хватает серых ресурсов: { $count }
}

## Части издания: откуда они

part-points = очки за квадраты
part-goals = очки за цель
part-cubes = число ресурсов
part-card = { $count ->
    [one] { $count } карта города
    [few] { $count } карты города
   *[other] { $count } карт города
}
part-start = { $count ->
    [one] { $count } стартовая провинция
    [few] { $count } стартовые провинции
   *[other] { $count } стартовых провинций
}

# «Гільдії Лаару» українською. Кожен ідентифікатор є в усіх чотирьох мовах, у цьому порядку і з тими самими змінними.

name = Гільдії Лаару
tagline = У кожній карті п’ять товарів; яким вона стане, вирішує зіграний на неї експерт.

## Частини речень: карта як товар і слова в потрібній формі

good = { $kind ->
    [spice] { good-spice }
    [gem] самоцвіт класу { $gem }
    [beast] { good-beast }
    [weapon] { good-weapon } { $left }–{ $right }
   *[spell] закляття «{ good-spell }»
}
good-spice = { $spice ->
    [anise] { spice-anise }
    [mint] { spice-mint }
    [pepper] { spice-pepper }
    [juniper] { spice-juniper }
    [lotus] { spice-lotus }
   *[clove] { spice-clove }
}
good-beast = { $beast ->
    [unicorn] { beast-unicorn }
    [phoenix] { beast-phoenix }
    [spider] { beast-spider }
   *[serpent] { beast-serpent }
}
good-weapon = { $weapon ->
    [boomerang] { weapon-boomerang }
    [pinga] { weapon-pinga }
    [shuriken] { weapon-shuriken }
   *[katar] { weapon-katar }
}
good-spell = { $spell ->
    [per_gem] { spell-per_gem }
    [per_spice] { spell-per_spice }
    [per_beast] { spell-per_beast }
    [per_weapon] { spell-per_weapon }
    [per_spell] { spell-per_spell }
    [per_unicorn] { spell-per_unicorn }
    [per_phoenix] { spell-per_phoenix }
    [per_spider] { spell-per_spider }
    [per_serpent] { spell-per_serpent }
    [per_five_kinds] { spell-per_five_kinds }
    [per_three_beasts] { spell-per_three_beasts }
    [shift_gem] { spell-shift_gem }
    [boost_boomerang] { spell-boost_boomerang }
    [boost_pinga] { spell-boost_pinga }
    [boost_shuriken] { spell-boost_shuriken }
    [boost_katar] { spell-boost_katar }
    [protection] { spell-protection }
    [pair_anise_mint] { spell-pair_anise_mint }
    [pair_anise_pepper] { spell-pair_anise_pepper }
    [pair_anise_juniper] { spell-pair_anise_juniper }
    [pair_anise_lotus] { spell-pair_anise_lotus }
    [pair_anise_clove] { spell-pair_anise_clove }
    [pair_mint_pepper] { spell-pair_mint_pepper }
    [pair_mint_juniper] { spell-pair_mint_juniper }
    [pair_mint_lotus] { spell-pair_mint_lotus }
    [pair_mint_clove] { spell-pair_mint_clove }
    [pair_pepper_juniper] { spell-pair_pepper_juniper }
    [pair_pepper_lotus] { spell-pair_pepper_lotus }
    [pair_pepper_clove] { spell-pair_pepper_clove }
    [pair_juniper_lotus] { spell-pair_juniper_lotus }
    [pair_juniper_clove] { spell-pair_juniper_clove }
    [pair_lotus_clove] { spell-pair_lotus_clove }
   *[universal] { spell-universal }
}
played-expert = { $expert ->
    [cook] кулінара
    [jeweller] ювеліра
    [beastmaster] звіролова
    [armourer] зброяра
   *[arcanist] арканіста
}
to-stack = { $kind ->
    [spice] до стосу спецій
    [gem] до стосу самоцвітів
    [beast] до стосу звірів
   *[weapon] до стосу зброї
}
from-weapon = { $weapon ->
    [boomerang] від бумеранга
    [pinga] від пінги
    [shuriken] від сюрикена
   *[katar] від катара
}
chosen-side = { $side ->
    [left] лівий бік
   *[right] правий бік
}

## Дії: як вибір і як запис у журналі

do-memo = Витягти пам’ятку { $memo }
    .log = Витягнуто пам’ятку { $memo }: вона визначає цінність звірів
do-first = Призначити першого гравця: { $seat_name }
    .log = Перший гравець — { $seat_name }
do-reveal = Відкрити карту { $card }
    .log = Відкрито карту { $card }
    .many = { $count ->
    [one] Відкрито { $count } карту
    [few] Відкрито { $count } карти
    [many] Відкрито { $count } карт
   *[other] Відкрито { $count } карти
}
do-assign = Зіграти { played-expert } на карту { $card }: { good }
    .log = { $name } грає { played-expert } на карту { $card }: { good }
do-take = Узяти карту { $card }: { good }
    .log = { $name } бере карту { $card }: { good }
do-change = Зіграти натомість { played-expert } та взяти карту { $card }: { good }
    .log = { $name } грає натомість { played-expert } та бере карту { $card }: { good }
do-reveal-any = Відкрити карту
    .log = Відкрито карту
do-assign-any = Зіграти { played-expert }
    .log = { $name } грає { played-expert }
do-take-gem = Узяти самоцвіт
    .log = { $name } бере самоцвіт
do-change-gem = Зіграти натомість ювеліра та взяти самоцвіт
    .log = { $name } грає натомість ювеліра та бере самоцвіт
do-move = Перекласти карту { $card } { to-stack }: { good }
    .log = { $name } перекладає карту { $card } { to-stack }: { good }
do-stay = Більше не перекладати універсальних товарів
    .log = { $name } більше не перекладає універсальних товарів
do-protect = Захиститися { from-weapon }
    .log = { $name } отримує захист { from-weapon }
do-side = Вибрати { chosen-side } своєї зброї
    .log = { $name } вибирає { chosen-side } своєї зброї

## Що робити зараз

prompt-assign = Зіграйте одного зі своїх експертів на карту, де експерта ще немає
prompt-take = Візьміть одну з карт
prompt-last = Візьміть останню карту — або спершу зіграйте на неї іншого експерта
prompt-universals = Перекладіть універсальні товари до інших стосів або залиште їх серед заклять
prompt-protections = Виберіть тип зброї, від якого захищаєтеся
prompt-sides = Виберіть бік своєї зброї, що відбирає бали
prompt-draw = Відкриваються карти…
prompt-wait = Ходить { $seat_name }
prompt-over = Партію завершено

## Що вибрати далі, якщо дія має кілька частин

choose-memo = Виберіть пам’ятку про звірів
choose-seat = Виберіть гравця
choose-card = Виберіть карту
choose-slot = Виберіть карту
choose-expert = Виберіть експерта для цієї карти
choose-stack = Виберіть для неї стос
choose-weapon = Виберіть тип зброї
choose-side = Виберіть бік своєї зброї
choose-do = Виберіть, що робити

## Поля дій і того, що показано

field-memo = Пам’ятка про звірів
field-seat = Гравець
field-card = Карта
field-slot = Карта на ринку
field-expert = Експерт
field-stack = Стос
field-weapon = Зброя
field-side = Бік
field-spice = Спеція
field-gem = Самоцвіт
field-beast = Звір
field-spell = Закляття
field-stage = Зараз
field-round = Раунд
field-first = Перший гравець
field-to_act = Ходить
field-deck = Карт у колоді
field-market = Ринок
field-discard = Скинуті експерти
field-experts = Експерти на руці
field-hand = Кількість експертів
field-gems = Кількість самоцвітів
field-announced = Самоцвіт цього раунду
field-protections = Захист від зброї

## Значення

memo-I = I
memo-II = II
memo-III = III
memo-IV = IV
memo-V = V
expert-cook = кулінар
expert-jeweller = ювелір
expert-beastmaster = звіролов
expert-armourer = зброяр
expert-arcanist = арканіст
stack-spice = спеції
stack-gem = самоцвіти
stack-beast = звірі
stack-weapon = зброя
stack-spell = закляття
spice-anise = аніс
spice-mint = м’ята
spice-pepper = перець
spice-juniper = яловець
spice-lotus = лотос
spice-clove = гвоздика
beast-unicorn = єдиноріг
beast-phoenix = фенікс
beast-spider = гігантський павук
beast-serpent = морський змій
weapon-boomerang = бумеранг
weapon-pinga = пінга
weapon-shuriken = сюрикен
weapon-katar = катар
side-left = лівий
side-right = правий
kind-spice = спеція
    .many = спеції
kind-gem = самоцвіт
    .many = самоцвіти
kind-beast = звір
    .many = звірі
kind-weapon = зброя
    .many = зброя
kind-spell = закляття
    .many = закляття

## Ті самі значення, коли вони стоять в інших полях

kind-boomerang = { weapon-boomerang }
kind-pinga = { weapon-pinga }
kind-shuriken = { weapon-shuriken }
kind-katar = { weapon-katar }
protections-boomerang = { weapon-boomerang }
protections-pinga = { weapon-pinga }
protections-shuriken = { weapon-shuriken }
protections-katar = { weapon-katar }
discard-cook = { expert-cook }
discard-jeweller = { expert-jeweller }
discard-beastmaster = { expert-beastmaster }
discard-armourer = { expert-armourer }
discard-arcanist = { expert-arcanist }

## Закляття: словами й коротко (не більше 14 знаків) для маленьких карт

spell-per_gem = 1 бал за кожен самоцвіт
    .short = 1 за самоцвіт
spell-per_spice = 1 бал за кожну спецію
    .short = 1 за спецію
spell-per_beast = 1 бал за кожного звіра
    .short = 1 за звіра
spell-per_weapon = 1 бал за кожну карту зброї
    .short = 1 за зброю
spell-per_spell = 2 бали за кожне закляття, разом із цим
    .short = 2 за закляття
spell-per_unicorn = 2 бали за кожного єдинорога
    .short = 2 за єдинорога
spell-per_phoenix = 2 бали за кожного фенікса
    .short = 2 за фенікса
spell-per_spider = 2 бали за кожного гігантського павука
    .short = 2 за павука
spell-per_serpent = 2 бали за кожного морського змія
    .short = 2 за змія
spell-per_five_kinds = 4 бали за набір товарів усіх п’яти видів
    .short = 4 за 5 видів
spell-per_three_beasts = 4 бали за набір із трьох різних звірів
    .short = 4 за 3 звірів
spell-shift_gem = +1 або −1 до класу одного самоцвіту
    .short = самоцвіт ±1
spell-boost_boomerang = +2 до обох чисел вашого бумеранга
    .short = бумеранг +2
spell-boost_pinga = +2 до обох чисел вашої пінги
    .short = пінга +2
spell-boost_shuriken = +2 до обох чисел вашого сюрикена
    .short = сюрикен +2
spell-boost_katar = +2 до обох чисел вашого катара
    .short = катар +2
spell-protection = захист від одного типу зброї
    .short = захист
spell-universal = універсальний товар
    .short = універсальний
spell-pair_anise_mint = 4 бали за пару з анісу та м’яти
    .short = аніс+м’ята
spell-pair_anise_pepper = 4 бали за пару з анісу та перцю
    .short = аніс+перець
spell-pair_anise_juniper = 4 бали за пару з анісу та ялівцю
    .short = аніс+яловець
spell-pair_anise_lotus = 4 бали за пару з анісу та лотоса
    .short = аніс+лотос
spell-pair_anise_clove = 4 бали за пару з анісу та гвоздики
    .short = аніс+гвозд.
spell-pair_mint_pepper = 4 бали за пару з м’яти та перцю
    .short = м’ята+перець
spell-pair_mint_juniper = 4 бали за пару з м’яти та ялівцю
    .short = м’ята+яловець
spell-pair_mint_lotus = 4 бали за пару з м’яти та лотоса
    .short = м’ята+лотос
spell-pair_mint_clove = 4 бали за пару з м’яти та гвоздики
    .short = м’ята+гвозд.
spell-pair_pepper_juniper = 4 бали за пару з перцю та ялівцю
    .short = перець+яловець
spell-pair_pepper_lotus = 4 бали за пару з перцю та лотоса
    .short = перець+лотос
spell-pair_pepper_clove = 4 бали за пару з перцю та гвоздики
    .short = перець+гвозд.
spell-pair_juniper_lotus = 4 бали за пару з ялівцю та лотоса
    .short = яловець+лотос
spell-pair_juniper_clove = 4 бали за пару з ялівцю та гвоздики
    .short = яловець+гвозд.
spell-pair_lotus_clove = 4 бали за пару з лотоса та гвоздики
    .short = лотос+гвозд.

## Варіанти гри

option-gems = Самоцвіти
option-gems-hidden = Закриті
    .hint = Клас самоцвіту оголошують, коли його беруть; потім він лежить долілиць, і дивитися на нього може лише власник.
option-gems-open = Відкриті
    .hint = Усі бачать самоцвіти одне одного — для тих, хто любить рахувати.
option-experts = Експерти
option-experts-open = Відкриті
    .hint = Усі бачать, які експерти в кого лишилися і які лежать у скиді.
option-experts-closed = Закриті
    .hint = Ви бачите лише своїх експертів, а скид лежить долілиць.

## Таблиця балів

line-spells = Закляття
line-gems = Самоцвіти
line-spices = Спеції
line-beasts = Звірі
line-weapons = Зброя

## Цінність звірів частинами, з балами з видання

scoring-equal = Набір із 1, 2, 3, 4 однакових звірів: { $points }
scoring-different = Набір із 1, 2, 3, 4 різних звірів: { $points }
scoring-any_pair = Будь-які два звірі: { $points }
scoring-equal_pair = Два однакові звірі: { $points }
scoring-cycle = Кожен звір, крім останнього, дає бали залежно від того, кого взято після нього. Якщо той на 0, 1, 2, 3 кроки далі по колу { $cycle }: { $points }

## Чому не можна

why-L6 = Пам’ятку про звірів навмання витягують до першого раунду.
why-L11 = Хто перший гравець партії, вирішує випадок.
why-L12 = У вас на руці немає такого експерта.
why-L20 = Які карти відкриються, вирішує колода, а не гравець.
why-L21 = Експерта грають по одному у свою чергу, на відкриту карту, де експерта ще немає.
why-L22 = Карту беруть по одній у свою чергу, і лише з тих, що ще лишилися.
why-L23 = Змінити вид товару може лише перший гравець: в останньої карти й тільки на інший вид.
why-L29 = Від цього типу ви вже захищені: кожен захист називає свій тип зброї.
why-L30 = Перекладати можна лише універсальний товар зі своїх заклять і тільки у свою чергу після останнього раунду.
why-L48 = Тип зброї називають за кожен захист серед своїх заклять, коли доходить до підрахунку зброї.
why-L82 = Бік вибирають лише у грі вдвох, один раз, перед самим підрахунком зброї, і тільки ті, хто її має.

## Стіл

zone-spice = Зона спецій
zone-gem = Зона самоцвітів
zone-beast = Зона звірів
zone-weapon = Зона зброї
zone-spell = Зона заклять
round = Раунд { $round } з 12
deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[other] { $count } карт у колоді
}
face-down-gems = { $count ->
    [one] { $count } закритий самоцвіт
    [few] { $count } закриті самоцвіти
   *[other] { $count } закритих самоцвітів
}
announced-gem = самоцвіт класу { $gem } у цьому раунді
first-player = Перший гравець
discard = Скинуті експерти
hand = Експерти на руці
market = Ринок
memo = Пам’ятка про звірів
stage-memo = витягується пам’ятка про звірів
stage-first = визначається перший гравець
stage-reveal = з’являються нові товари
stage-assign = призначаються експерти
stage-take = розбираються товари
stage-universals = універсальні товари
stage-protections = захист від зброї
stage-sides = боки зброї
stage-over = партію завершено

## Обґрунтування: що змінює дія і чого для неї бракує

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-spices = { gained } за різні спеції: { $count }
reason-offer = зараз дає { gained }
reason-offer-rival = суперникові ({ $seat_name }) — не більше { gained }
reason-last-expert = останній на руці: { $expert ->
    [cook] { expert-cook }
    [jeweller] { expert-jeweller }
    [beastmaster] { expert-beastmaster }
    [armourer] { expert-armourer }
   *[arcanist] { expert-arcanist }
}

## Частини видання: звідки вони

part-card = { $count ->
    [one] { $count } карта товарів
    [few] { $count } карти товарів
   *[other] { $count } карт товарів
}
part-memo = { $count ->
    [one] { $count } пам’ятка
    [few] { $count } пам’ятки
   *[other] { $count } пам’яток
}
part-spices = бали за спеції

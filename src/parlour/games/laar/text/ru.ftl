# «Гильдии Лаара» по-русски. Каждый идентификатор есть во всех четырёх языках, в этом порядке и с теми же переменными.

name = Гильдии Лаара
tagline = В каждой карте пять товаров; каким она станет, решает сыгранный на неё эксперт.

## Части предложений: карта как товар и слова в нужной форме

good = { $kind ->
    [spice] { good-spice }
    [gem] самоцвет класса { $gem }
    [beast] { good-beast }
    [weapon] { good-weapon } { $left }–{ $right }
   *[spell] заклинание «{ good-spell }»
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
    [cook] кулинара
    [jeweller] ювелира
    [beastmaster] зверолова
    [armourer] оружейника
   *[arcanist] арканиста
}
to-stack = { $kind ->
    [spice] в стопку специй
    [gem] в стопку самоцветов
    [beast] в стопку зверей
   *[weapon] в стопку оружия
}
from-weapon = { $weapon ->
    [boomerang] от бумеранга
    [pinga] от пинги
    [shuriken] от сюрикена
   *[katar] от катара
}
chosen-side = { $side ->
    [left] левую сторону
   *[right] правую сторону
}

## Действия: как выбор и как запись в журнале

do-memo = Вытянуть памятку { $memo }
    .log = Вытянута памятка { $memo }: она определяет ценность зверей
do-first = Назначить первого игрока: { $seat_name }
    .log = Первый игрок — { $seat_name }
do-reveal = Открыть карту { $card }
    .log = Открыта карта { $card }
    .many = { $count ->
    [one] Открыта { $count } карта
    [few] Открыто { $count } карты
    [many] Открыто { $count } карт
   *[other] Открыто { $count } карты
}
do-assign = Сыграть { played-expert } на карту { $card }: { good }
    .log = { $name } играет { played-expert } на карту { $card }: { good }
do-take = Взять карту { $card }: { good }
    .log = { $name } берёт карту { $card }: { good }
do-change = Сыграть { played-expert } взамен и взять карту { $card }: { good }
    .log = { $name } играет { played-expert } взамен и берёт карту { $card }: { good }
do-reveal-any = Открыть карту
    .log = Открыта карта
do-assign-any = Сыграть { played-expert }
    .log = { $name } играет { played-expert }
do-take-gem = Взять самоцвет
    .log = { $name } берёт самоцвет
do-change-gem = Сыграть взамен ювелира и взять самоцвет
    .log = { $name } играет взамен ювелира и берёт самоцвет
do-move = Переложить карту { $card } { to-stack }: { good }
    .log = { $name } перекладывает карту { $card } { to-stack }: { good }
do-stay = Больше не перекладывать универсальные товары
    .log = { $name } больше не перекладывает универсальные товары
do-protect = Защититься { from-weapon }
    .log = { $name } получает защиту { from-weapon }
do-side = Выбрать { chosen-side } своего оружия
    .log = { $name } выбирает { chosen-side } своего оружия

## Что делать сейчас

prompt-assign = Сыграйте одного из своих экспертов на карту, где эксперта ещё нет
prompt-take = Возьмите одну из карт
prompt-last = Возьмите последнюю карту — или сначала сыграйте на неё другого эксперта
prompt-universals = Переложите универсальные товары в другие стопки или оставьте их среди заклинаний
prompt-protections = Выберите тип оружия, от которого защищаетесь
prompt-sides = Выберите сторону своего оружия, которая отнимает очки
prompt-draw = Открываются карты…
prompt-wait = Ходит { $seat_name }
prompt-over = Партия окончена

## Что выбрать дальше, если у действия несколько частей

choose-memo = Выберите памятку по зверям
choose-seat = Выберите игрока
choose-card = Выберите карту
choose-slot = Выберите карту
choose-expert = Выберите эксперта для этой карты
choose-stack = Выберите для неё стопку
choose-weapon = Выберите тип оружия
choose-side = Выберите сторону своего оружия
choose-do = Выберите, что делать

## Поля действий и того, что показано

field-memo = Памятка по зверям
field-seat = Игрок
field-card = Карта
field-slot = Карта на рынке
field-expert = Эксперт
field-stack = Стопка
field-weapon = Оружие
field-side = Сторона
field-spice = Специя
field-gem = Самоцвет
field-beast = Зверь
field-spell = Заклинание
field-stage = Сейчас
field-round = Раунд
field-first = Первый игрок
field-to_act = Ходит
field-deck = Карт в колоде
field-market = Рынок
field-discard = Сброшенные эксперты
field-experts = Эксперты на руке
field-hand = Число экспертов
field-gems = Число самоцветов
field-announced = Самоцвет этого раунда
field-protections = Защита от оружия

## Значения

memo-I = I
memo-II = II
memo-III = III
memo-IV = IV
memo-V = V
expert-cook = кулинар
expert-jeweller = ювелир
expert-beastmaster = зверолов
expert-armourer = оружейник
expert-arcanist = арканист
stack-spice = специи
stack-gem = самоцветы
stack-beast = звери
stack-weapon = оружие
stack-spell = заклинания
spice-anise = анис
spice-mint = мята
spice-pepper = перец
spice-juniper = можжевельник
spice-lotus = лотос
spice-clove = гвоздика
beast-unicorn = единорог
beast-phoenix = феникс
beast-spider = гигантский паук
beast-serpent = морской змей
weapon-boomerang = бумеранг
weapon-pinga = пинга
weapon-shuriken = сюрикен
weapon-katar = катар
side-left = левая
side-right = правая
kind-spice = специя
    .many = специи
kind-gem = самоцвет
    .many = самоцветы
kind-beast = зверь
    .many = звери
kind-weapon = оружие
    .many = оружие
kind-spell = заклинание
    .many = заклинания

## Те же значения, когда они стоят в других полях

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

## Заклинания: словами и коротко (не больше 14 знаков) для маленьких карт

spell-per_gem = 1 очко за каждый самоцвет
    .short = 1 за самоцвет
spell-per_spice = 1 очко за каждую специю
    .short = 1 за специю
spell-per_beast = 1 очко за каждого зверя
    .short = 1 за зверя
spell-per_weapon = 1 очко за каждую карту оружия
    .short = 1 за оружие
spell-per_spell = 2 очка за каждое заклинание, включая это
    .short = 2 за закл.
spell-per_unicorn = 2 очка за каждого единорога
    .short = 2 за единорога
spell-per_phoenix = 2 очка за каждого феникса
    .short = 2 за феникса
spell-per_spider = 2 очка за каждого гигантского паука
    .short = 2 за паука
spell-per_serpent = 2 очка за каждого морского змея
    .short = 2 за змея
spell-per_five_kinds = 4 очка за набор товаров всех пяти видов
    .short = 4 за 5 видов
spell-per_three_beasts = 4 очка за набор из трёх разных зверей
    .short = 4 за 3 зверей
spell-shift_gem = +1 или −1 к классу одного самоцвета
    .short = самоцвет ±1
spell-boost_boomerang = +2 к обоим числам вашего бумеранга
    .short = бумеранг +2
spell-boost_pinga = +2 к обоим числам вашей пинги
    .short = пинга +2
spell-boost_shuriken = +2 к обоим числам вашего сюрикена
    .short = сюрикен +2
spell-boost_katar = +2 к обоим числам вашего катара
    .short = катар +2
spell-protection = защита от одного типа оружия
    .short = защита
spell-universal = универсальный товар
    .short = универсальный
spell-pair_anise_mint = 4 очка за пару из аниса и мяты
    .short = анис+мята
spell-pair_anise_pepper = 4 очка за пару из аниса и перца
    .short = анис+перец
spell-pair_anise_juniper = 4 очка за пару из аниса и можжевельника
    .short = анис+можж.
spell-pair_anise_lotus = 4 очка за пару из аниса и лотоса
    .short = анис+лотос
spell-pair_anise_clove = 4 очка за пару из аниса и гвоздики
    .short = анис+гвоздика
spell-pair_mint_pepper = 4 очка за пару из мяты и перца
    .short = мята+перец
spell-pair_mint_juniper = 4 очка за пару из мяты и можжевельника
    .short = мята+можж.
spell-pair_mint_lotus = 4 очка за пару из мяты и лотоса
    .short = мята+лотос
spell-pair_mint_clove = 4 очка за пару из мяты и гвоздики
    .short = мята+гвоздика
spell-pair_pepper_juniper = 4 очка за пару из перца и можжевельника
    .short = перец+можж.
spell-pair_pepper_lotus = 4 очка за пару из перца и лотоса
    .short = перец+лотос
spell-pair_pepper_clove = 4 очка за пару из перца и гвоздики
    .short = перец+гвоздика
spell-pair_juniper_lotus = 4 очка за пару из можжевельника и лотоса
    .short = можж.+лотос
spell-pair_juniper_clove = 4 очка за пару из можжевельника и гвоздики
    .short = можж.+гвоздика
spell-pair_lotus_clove = 4 очка за пару из лотоса и гвоздики
    .short = лотос+гвоздика

## Варианты игры

option-gems = Самоцветы
option-gems-hidden = Закрытые
    .hint = Класс самоцвета объявляют, когда его берут; потом он лежит лицом вниз, и смотреть его может только владелец.
option-gems-open = Открытые
    .hint = Все видят самоцветы друг друга — для тех, кто любит считать.
option-experts = Эксперты
option-experts-open = Открытые
    .hint = Все видят, какие эксперты у кого остались и какие лежат в сбросе.
option-experts-closed = Закрытые
    .hint = Вы видите только своих экспертов, а сброс лежит рубашкой вверх.

## Таблица очков

line-spells = Заклинания
line-gems = Самоцветы
line-spices = Специи
line-beasts = Звери
line-weapons = Оружие

## Ценность зверей по частям, с очками из издания

scoring-equal = Набор из 1, 2, 3, 4 одинаковых зверей: { $points }
scoring-different = Набор из 1, 2, 3, 4 разных зверей: { $points }
scoring-any_pair = Любые два зверя: { $points }
scoring-equal_pair = Два одинаковых зверя: { $points }
scoring-cycle = Каждый зверь, кроме последнего, приносит очки по тому, кто взят после него. Если тот на 0, 1, 2, 3 шага дальше по кругу { $cycle }: { $points }

## Почему нельзя

why-L6 = Памятку по зверям случайно вытягивают до первого раунда.
why-L11 = Кто первый игрок партии, решает случай.
why-L12 = У вас на руке нет такого эксперта.
why-L20 = Какие карты откроются, решает колода, а не игрок.
why-L21 = Эксперта играют по одному в свой черёд, на открытую карту, где эксперта ещё нет.
why-L22 = Карту берут по одной в свой черёд, и только из тех, что ещё остались.
why-L23 = Менять вид товара может только первый игрок: у последней карты и только на другой вид.
why-L29 = От этого типа вы уже защищены: каждая защита называет свой тип оружия.
why-L30 = Перекладывать можно только универсальный товар из своих заклинаний и только в свой черёд после последнего раунда.
why-L48 = Тип оружия называют за каждую защиту среди своих заклинаний, когда дело доходит до подсчёта оружия.
why-L82 = Сторону выбирают только при игре вдвоём, один раз, перед самым подсчётом оружия, и только те, у кого оно есть.

## Стол

zone-spice = Зона специй
zone-gem = Зона самоцветов
zone-beast = Зона зверей
zone-weapon = Зона оружия
zone-spell = Зона заклинаний
round = Раунд { $round } из 12
deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[other] { $count } карт в колоде
}
face-down-gems = { $count ->
    [one] { $count } закрытый самоцвет
    [few] { $count } закрытых самоцвета
   *[other] { $count } закрытых самоцветов
}
announced-gem = самоцвет класса { $gem } в этом раунде
first-player = Первый игрок
discard = Сброшенные эксперты
hand = Эксперты на руке
market = Рынок
memo = Памятка по зверям
stage-memo = вытягивается памятка по зверям
stage-first = определяется первый игрок
stage-reveal = появляются новые товары
stage-assign = назначаются эксперты
stage-take = приобретаются товары
stage-universals = универсальные товары
stage-protections = защита от оружия
stage-sides = стороны оружия
stage-over = партия окончена

## Обоснования: что меняет действие и чего для него не хватает

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-spices = { gained } за разные специи: { $count }
reason-offer = сейчас даёт { gained }
reason-offer-rival = сопернику ({ $seat_name }) — не больше { gained }
reason-last-expert = последний на руке: { $expert ->
    [cook] { expert-cook }
    [jeweller] { expert-jeweller }
    [beastmaster] { expert-beastmaster }
    [armourer] { expert-armourer }
   *[arcanist] { expert-arcanist }
}

## Части издания: откуда они

part-card = { $count ->
    [one] { $count } карта товаров
    [few] { $count } карты товаров
   *[other] { $count } карт товаров
}
part-memo = { $count ->
    [one] { $count } памятка
    [few] { $count } памятки
   *[other] { $count } памяток
}
part-spices = очки за специи

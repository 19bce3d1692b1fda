# Что поле Hamlet говорит словами. Те же идентификаторы и переменные во всех четырёх языках.

## Деревня

village-summary = { $count ->
    [one] { $count } участок
    [few] { $count } участка
   *[other] { $count } участков
}, из них связаны дорогами с церковью: { $reached }
from-north = к северу от церкви
from-north-east = к северо-востоку от церкви
from-east = к востоку от церкви
from-south-east = к юго-востоку от церкви
from-south = к югу от церкви
from-south-west = к юго-западу от церкви
from-west = к западу от церкви
from-north-west = к северо-западу от церкви
roads-to = дороги: { $tiles }
roads-none = дорог нет
borders = граничит без дороги: { $tiles }
flag-of = флаг: { $name }
villager = стоящие жители ({ $name }): { $count }
villager-lying = лежащие жители ({ $name }): { $count }
not-reached = дороги от церкви сюда нет
donkey-to = вашего ослика можно отвести: { $tiles }

## Что у кого есть

own-things = Ваше
has-coins = монеты: { $count }
has-people = жители: { $villagers }, стоят: { $standing }; ослики: { $donkeys }
has-goods = ещё можно сделать: { $goods }
has-built = дороги: { $roads }; доставки: { $deliveries }; продажи: { $sales }; достопримечательности: { $landmarks }
has-blueprints = чертежи: { $names }

## Вокруг деревни

in-row = Взять стоит { $price }, монет на нём: { $coins }.
sale-is = { $sale }; приносит очки: { $points }, монеты: { $coins }
delivery-open = { $delivery }; приносит очки: { $points }
delivery-made = { $delivery }; уже сделано: { $name }
church-waits = осталось доставок: { $count }

## Выбор

laid-beside = Положить { $where }; { $touches }; дороги остаются открытыми: { $open }
to-north = на север
to-north-east = на северо-восток
to-east = на восток
to-south-east = на юго-восток
to-south = на юг
to-south-west = на юго-запад
to-west = на запад
to-north-west = на северо-запад
to-nowhere = никуда
touches = { $tile }: { $how }
touch-R = { $count ->
    [one] дорога продолжается
    [few] продолжаются { $count } дороги
   *[other] продолжаются { $count } дорог
}
touch-F = { $count } × лес к лесу
touch-M = { $count } × горы к горам
touch-other = { $count } × разное

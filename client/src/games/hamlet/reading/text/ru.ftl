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
villager = { $count ->
    [one] { $name }: { $count } житель стоит
    [few] { $name }: { $count } жителя стоят
   *[other] { $name }: { $count } жителей стоят
}
villager-lying = { $count ->
    [one] { $name }: { $count } житель лежит
    [few] { $name }: { $count } жителя лежат
   *[other] { $name }: { $count } жителей лежат
}
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

laid-beside = Положить { $where }; { $touches }; открытых дорог останется: { $open }
touches = { $tile }: { $how }
touch-R = { $count ->
    [one] дорога продолжается
    [few] продолжаются { $count } дороги
   *[other] продолжаются { $count } дорог
}
touch-F = { $count } × лес к лесу
touch-M = { $count } × горы к горам
touch-other = { $count } × разное

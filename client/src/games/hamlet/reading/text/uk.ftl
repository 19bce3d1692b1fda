# Що поле Hamlet каже словами. Ті самі ідентифікатори та змінні в усіх чотирьох мовах.

## Село

village-summary = { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[other] { $count } ділянок
}, з них сполучені дорогами з церквою: { $reached }
from-north = на північ від церкви
from-north-east = на північний схід від церкви
from-east = на схід від церкви
from-south-east = на південний схід від церкви
from-south = на південь від церкви
from-south-west = на південний захід від церкви
from-west = на захід від церкви
from-north-west = на північний захід від церкви
roads-to = дороги: { $tiles }
roads-none = доріг немає
borders = межує без дороги: { $tiles }
flag-of = прапор: { $name }
villager = жителі, що стоять ({ $name }): { $count }
villager-lying = жителі, що лежать ({ $name }): { $count }
not-reached = дороги від церкви сюди немає
donkey-to = вашого віслюка можна відвести: { $tiles }

## Що в кого є

own-things = Ваше
has-coins = монети: { $count }
has-people = жителі: { $villagers }, стоять: { $standing }; віслюки: { $donkeys }
has-goods = ще можна зробити: { $goods }
has-built = дороги: { $roads }; доставки: { $deliveries }; продажі: { $sales }; визначні місця: { $landmarks }
has-blueprints = креслення: { $names }

## Навколо села

in-row = Узяти коштує { $price }, монет на ньому: { $coins }.
sale-is = { $sale }; приносить бали: { $points }, монети: { $coins }
delivery-open = { $delivery }; приносить бали: { $points }
delivery-made = { $delivery }; уже зроблено: { $name }
church-waits = залишилося доставок: { $count }

## Вибір

laid-beside = Покласти { $where }; { $touches }; дороги лишаються відкритими: { $open }
to-north = на північ
to-north-east = на північний схід
to-east = на схід
to-south-east = на південний схід
to-south = на південь
to-south-west = на південний захід
to-west = на захід
to-north-west = на північний захід
to-nowhere = нікуди
touches = { $tile }: { $how }
touch-R = { $count ->
    [one] дорога продовжується
    [few] продовжуються { $count } дороги
   *[other] продовжуються { $count } доріг
}
touch-F = { $count } × ліс до лісу
touch-M = { $count } × гори до гір
touch-other = { $count } × різне

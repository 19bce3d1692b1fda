# Ce que dit en mots le plateau de Hamlet. Mêmes identifiants et variables dans les quatre langues.

## Le village

village-summary = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, dont { $reached } reliées à l’église par des routes
from-north = au nord de l’église
from-north-east = au nord-est de l’église
from-east = à l’est de l’église
from-south-east = au sud-est de l’église
from-south = au sud de l’église
from-south-west = au sud-ouest de l’église
from-west = à l’ouest de l’église
from-north-west = au nord-ouest de l’église
roads-to = routes vers : { $tiles }
roads-none = aucune route
borders = touche sans route : { $tiles }
flag-of = drapeau de { $name }
villager = { $count ->
    [one] { $count } villageois de { $name }, debout
   *[other] { $count } villageois de { $name }, debout
}
villager-lying = { $count ->
    [one] { $count } villageois de { $name }, couché
   *[other] { $count } villageois de { $name }, couchés
}
not-reached = non reliée à l’église
donkey-to = votre âne peut être mené vers : { $tiles }

## Ce que chacun possède

own-things = Vos biens
has-coins = pièces : { $count }
has-people = villageois : { $villagers }, debout : { $standing } ; ânes : { $donkeys }
has-goods = encore à fabriquer : { $goods }
has-built = routes : { $roads } ; livraisons : { $deliveries } ; ventes : { $sales } ; monuments : { $landmarks }
has-blueprints = plans : { $names }

## Autour du village

in-row = À prendre pour { $price }, avec { $coins } dessus.
sale-is = { $sale } ; rapporte points : { $points }, pièces : { $coins }
delivery-open = { $delivery } ; rapporte points : { $points }
delivery-made = { $delivery } ; faite par { $name }
church-waits = { $count ->
    [one] attend encore { $count } livraison
   *[other] attend encore { $count } livraisons
}

## Les choix

laid-beside = La poser { $where } ; { $touches } ; routes restant ouvertes : { $open }
to-north = vers le nord
to-north-east = vers le nord-est
to-east = vers l’est
to-south-east = vers le sud-est
to-south = vers le sud
to-south-west = vers le sud-ouest
to-west = vers l’ouest
to-north-west = vers le nord-ouest
to-nowhere = aucune
touches = { $tile } : { $how }
touch-R = { $count ->
    [one] la route continue
   *[other] { $count } routes continuent
}
touch-F = { $count } × forêt contre forêt
touch-M = { $count } × montagne contre montagne
touch-other = { $count } × différent

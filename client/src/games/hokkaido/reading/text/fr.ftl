# Ce que dit en mots le plateau de Hokkaido. Mêmes identifiants et variables dans les quatre langues.

## Les zones

own-city = Votre ville
city-of = Ville de { $name }
your-cards = Vos cartes de cette manche
your-hand = Votre main
laid-cards = Cartes posées
pair-cards = Paire de la pioche
on-table = Sur la table
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card-unseen = une carte face cachée
card-of = { $name } : { $card }
round = Manche { $round }
supply = Ressources en réserve : { $cubes }
deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
goal-of = { $goal } : pris par { $name }

## Les cases

times = { $count } × { $name }
no-square = vide
on-card = carte { $card }
province = province de départ
side-north = au nord de la chaîne
side-south = au sud de la chaîne
side-west = à l’ouest de la chaîne
side-east = à l’est de la chaîne
beside = à côté : { $squares }
kind-count = { $name } : { $count }
districts = plus grand quartier : { $best } d’un côté, { $other } de l’autre
no-range = pas encore de chaîne
works = { $colour } : { $factories ->
    [one] { $factories } usine
   *[other] { $factories } usines
}, { $cubes ->
    [one] { $cubes } ressource
   *[other] { $cubes } ressources
}
has-goal = objectif atteint : { $goal }

## Les choix

in-middle = au milieu
in-north = au nord
in-north-east = au nord-est
in-east = à l’est
in-south-east = au sud-est
in-south = au sud
in-south-west = au sud-ouest
in-west = à l’ouest
in-north-west = au nord-ouest
told-place = Carte { $where }, { $turn }, par-dessus : { $beds } ; recouvre : { $covered }
told-place-under = Carte { $where }, { $turn }, par-dessous : { $beds } ; ne recouvre rien ; cases cachées : { $tucked }
told-place-both = Carte { $where }, { $turn }, par-dessus et par-dessous : { $beds } ; recouvre : { $covered } ; cases cachées : { $tucked }
told-terraform = Transformer cette case ({ $tile }) : { $place }
told-gift = Transformer gratuitement cette case ({ $tile }) : { $place }
told-pay = Payer avec la ressource de cette case : { $place }
told-boost = Ajouter la ressource de cette case, pour que votre carte compte 60 de plus : { $place }
card-told = carte { $card } ({ $squares })
told-keep = Garder : { $card }
told-discard = Défausser : { $card }
told-lay = Poser : { $card }
told-take = Prendre : { $card }
told-play = Jouer : { $card }

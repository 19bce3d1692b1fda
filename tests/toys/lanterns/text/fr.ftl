# Lanternes en français.

name = Lanternes
tagline = Gardez-en une, passez le reste, et que la rivière emporte vos secrets.

## Actions

do-keep = Garder la lanterne { $lantern } ({ $colour ->
    [rose] rose
    [amber] ambre
   *[jade] jade
}, lumière { $light })
    .log = { $name } garde la lanterne { $lantern } ({ $colour ->
        [rose] rose
        [amber] ambre
       *[jade] jade
    }, lumière { $light }).
do-float = { $face ->
    [lit] La poser allumée
   *[dark] La poser éteinte
}
    .log = { $name } la pose { $face ->
        [lit] allumée
       *[dark] éteinte
    }.
do-release = Lâcher la lanterne { $lantern } ({ $colour ->
    [rose] rose
    [amber] ambre
   *[jade] jade
}, lumière { $light })
    .log = { $name } lâche la lanterne { $lantern } ({ $colour ->
        [rose] rose
        [amber] ambre
       *[jade] jade
    }, lumière { $light }).
do-ready = C’est choisi
    .log = { $name } a choisi.
do-turn = La retourner
    .log = { $name } la retourne.
do-deal = Distribuer la lanterne { $lantern } ({ $colour ->
    [rose] rose
    [amber] ambre
   *[jade] jade
}, lumière { $light })
    .log = { $name } distribue la lanterne { $lantern } ({ $colour ->
        [rose] rose
        [amber] ambre
       *[jade] jade
    }, lumière { $light }).
dealt-unseen = Distribuer une lanterne
    .log = { $name } distribue une lanterne, face cachée.
do-blow = Un vent { $colour ->
    [rose] rose
    [amber] ambre
   *[jade] jade
}
    .log = { $name } envoie un vent { $colour ->
        [rose] rose
        [amber] ambre
       *[jade] jade
    }.

## Champs

field-lantern = Lanterne
field-face = Face
field-wind = Vent
face-lit = allumée
face-dark = éteinte

## Invites

prompt-keep = Gardez une lanterne de votre main.
prompt-float = Allumée ou éteinte ?
prompt-release = Lâchez une autre lanterne, ou dites que vous avez choisi.
prompt-ready = Dites que vous avez choisi.
prompt-wait = { $count ->
    [one] Une personne choisit encore.
   *[other] { $count } personnes choisissent encore.
}
prompt-dealing = Les lanternes sont distribuées.
prompt-wind = Quel vent soufflera cette nuit ?
prompt-over = La dernière lanterne s’est éteinte.

## Feuille de score

line-light = Lumière
line-wind = Vent
line-wishes = Vœux
line-home = Maison
line-moon = Lune

## Options

option-river = Rivière
option-river-deep = profonde
    .hint = Ce qui est lâché coule sans être vu.
option-river-clear = claire
    .hint = Tout le monde voit ce qui est lâché.
option-current = Courant
option-current-steady = régulier
    .hint = Les mains passent toujours à gauche.
option-current-turning = changeant
    .hint = Les mains passent à gauche, puis à droite.
option-moon = Lune
option-moon-none = sans
    .hint = La nuit est noire.
option-moon-full = pleine
    .hint = On peut retourner sa lanterne une fois ; chaque lanterne éteinte vaut un point.

## Pourquoi pas

why-T10 = Seul le hasard distribue les lanternes.
why-T20 = Seul le hasard amène le vent, et personne ne choisit avant qu’il souffle.
why-T21 = On garde une seule lanterne, prise dans sa main.
why-T22 = On choisit la face une fois, après avoir gardé une lanterne.
why-T23 = On peut lâcher une lanterne par nuit, une fois la face de l’autre choisie, s’il en reste assez pour les nuits à venir.
why-T24 = On a choisi quand on a gardé une lanterne et sa face ; ensuite on attend les autres.
why-T26 = La partie est finie.
why-T42 = On ne retourne sa lanterne qu’à la pleine lune : une seule fois, avant d’en lâcher une autre.

# Lanterns in English.

name = Lanterns
tagline = Keep one, pass on the rest, and let the river carry your secrets.

## Actions

do-keep = Keep lantern { $lantern } ({ $colour ->
    [rose] rose
    [amber] amber
   *[jade] jade
}, light { $light })
    .log = { $name } keeps lantern { $lantern } ({ $colour ->
        [rose] rose
        [amber] amber
       *[jade] jade
    }, light { $light }).
do-float = { $face ->
    [lit] Float it lit
   *[dark] Float it dark
}
    .log = { $name } floats it { $face ->
        [lit] lit
       *[dark] dark
    }.
do-release = Release lantern { $lantern } ({ $colour ->
    [rose] rose
    [amber] amber
   *[jade] jade
}, light { $light })
    .log = { $name } releases lantern { $lantern } ({ $colour ->
        [rose] rose
        [amber] amber
       *[jade] jade
    }, light { $light }).
do-ready = I am ready
    .log = { $name } is ready.
do-turn = Turn it over
    .log = { $name } turns it over.
do-deal = Deal lantern { $lantern } ({ $colour ->
    [rose] rose
    [amber] amber
   *[jade] jade
}, light { $light })
    .log = { $name } deals lantern { $lantern } ({ $colour ->
        [rose] rose
        [amber] amber
       *[jade] jade
    }, light { $light }).
dealt-unseen = Deal a lantern
    .log = { $name } deals a lantern, face down.
do-blow = { $colour ->
    [rose] A rose wind
    [amber] An amber wind
   *[jade] A jade wind
}
    .log = { $name } sends { $colour ->
        [rose] a rose wind
        [amber] an amber wind
       *[jade] a jade wind
    }.

## Fields

field-lantern = Lantern
field-face = Face
field-wind = Wind
face-lit = lit
face-dark = dark

## Prompts

prompt-keep = Keep one lantern of your hand.
prompt-float = Lit or dark?
prompt-release = Release one more lantern, or say that you are ready.
prompt-ready = Say that you are ready.
prompt-wait = { $count ->
    [one] One player is still choosing.
   *[other] { $count } players are still choosing.
}
prompt-dealing = The lanterns are being dealt.
prompt-wind = Which wind will blow tonight?
prompt-over = The last lantern has gone out.

## The sheet

line-light = Light
line-wind = Wind
line-wishes = Wishes
line-home = Home
line-moon = Moon

## Options

option-river = River
option-river-deep = deep
    .hint = What is released sinks unseen.
option-river-clear = clear
    .hint = Everybody sees what is released.
option-current = Current
option-current-steady = steady
    .hint = Hands always go to the left.
option-current-turning = turning
    .hint = Hands go to the left, then to the right.
option-moon = Moon
option-moon-none = none
    .hint = The night is dark.
option-moon-full = full
    .hint = A face may be turned once; dark lanterns score a point.

## Why not

why-T10 = Only chance deals lanterns.
why-T20 = Only chance draws the wind, and nobody chooses before it blows.
why-T21 = You keep exactly one lantern, and it comes from your hand.
why-T22 = You choose the face once, after keeping a lantern.
why-T23 = You may release one lantern a night, once its fellow has a face, if enough are left for the nights to come.
why-T24 = You are ready once you have kept a lantern and chosen its face; then you wait for the others.
why-T26 = The match is over.
why-T42 = Only under a full moon may a face be turned: once, before a lantern is released.

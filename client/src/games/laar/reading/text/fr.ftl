# Ce que le plateau de Guilds of Laar dit en mots. Les mêmes ids et variables dans les quatre langues.

stack = { $stack } : { $things } ; { $count ->
    [one] { $points } point
   *[other] { $points } points
}
stack-unknown = { $stack } : { $things } ; points inconnus
experts = experts en main : { $experts }
experts-none = aucun expert en main
experts-hidden = experts en main : { $count }, cachés
protected = protection : { $weapons }
side-used = nombres des armes : { $side }
discarded = experts défaussés, { $expert }

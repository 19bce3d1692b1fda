# What the board of Guilds of Laar says in words. The same ids and variables in all four languages.

stack = { $stack }: { $things }; { $count ->
    [one] { $points } point
   *[other] { $points } points
}
stack-unknown = { $stack }: { $things }; points not known
experts = experts in hand: { $experts }
experts-none = no experts in hand
experts-hidden = experts in hand: { $count }, hidden
protected = protected from: { $weapons }
side-used = numbers of weapons used: { $side }
discarded = discarded experts, { $expert }

# Що поле Guilds of Laar каже словами. Ті самі id та змінні всіма чотирма мовами.

stack = { $stack }: { $things }; { $count ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
stack-unknown = { $stack }: { $things }; бали невідомі
experts = експерти на руці: { $experts }
experts-none = експертів на руці немає
experts-hidden = експерти на руці: { $count }, приховані
protected = захист: { $weapons }
side-used = числа на зброї: { $side }
discarded = скинуті експерти, { $expert }

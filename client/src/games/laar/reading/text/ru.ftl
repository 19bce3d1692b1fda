# Что поле Guilds of Laar говорит словами. Одни и те же id и переменные на всех четырёх языках.

stack = { $stack }: { $things }; { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
stack-unknown = { $stack }: { $things }; очки неизвестны
experts = эксперты на руке: { $experts }
experts-none = экспертов на руке нет
experts-hidden = эксперты на руке: { $count }, скрыты
protected = защита: { $weapons }
side-used = числа на оружии: { $side }
discarded = сброшенные эксперты, { $expert }

# Що поле Dream Home каже словами. Ті самі id та змінні всіма чотирма мовами.

## Будинки

at-cell = { $cell }: { $what }
free-above-free = вільно, під ним теж вільно
part-of-room = карта { $part } з { $size }, щонайбільше { $most }
room-decorated = у кімнаті є декор
next-to = поруч: { $things }
on-top-of = знизу: { $thing }
discard-count = кімнати: { $rooms }; ресурси: { $resources }
no-rooms = кімнат поки немає
room-of-cards = { $room } ({ $size ->
    [one] { $size } карта
    [few] { $size } карти
   *[many] { $size } карт
})
cells-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
points-without-roof = без даху { $worth }
roofs = { $count ->
    [one] { $count } карта даху
    [few] { $count } карти даху
   *[many] { $count } карт даху
}
has-tools = інструменти: { $things }
has-helpers = помічники: { $things }
stands-beside = біля будинку: { $things }

## Рішення

told-take = Взяти: { $room }; разом із цим: { $resource }
told-discard = Скинути: { $room }; разом із цим: { $resource }
told-dig = Відбійним молотком, пропустивши хід, узяти: { $room }

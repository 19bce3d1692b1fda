# Что поле Dream Home говорит словами. Одни и те же id и переменные на всех четырёх языках.

## Дома

at-cell = { $cell }: { $what }
free-above-free = свободно, под ним тоже свободно
part-of-room = карта { $part } из { $size }, самое большее { $most }
room-decorated = в комнате есть декор
next-to = рядом: { $things }
on-top-of = снизу: { $thing }
discard-count = комнаты: { $rooms }; ресурсы: { $resources }
no-rooms = комнат пока нет
room-of-cards = { $room } ({ $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
})
cells-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
points-without-roof = без крыши { $worth }
roofs = { $count ->
    [one] { $count } карта крыши
    [few] { $count } карты крыши
   *[many] { $count } карт крыши
}
has-tools = инструменты: { $things }
has-helpers = помощники: { $things }
stands-beside = возле дома: { $things }

## Решения

told-take = Взять: { $room }; с этим: { $resource }
told-discard = Сбросить: { $room }; с этим: { $resource }
told-dig = Отбойным молотком, пропустив ход, взять: { $room }

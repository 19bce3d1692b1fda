# Что поле «Хоккайдо» говорит словами. Те же идентификаторы и переменные во всех четырёх языках.

## Области

own-city = Ваш город
city-of = Город игрока { $name }
your-cards = Ваши карты этого раунда
your-hand = Ваша рука
laid-cards = Выложенные карты
pair-cards = Пара из колоды
on-table = На столе
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
card-unseen = карта лицом вниз
card-of = { $name }: { $card }
round = Раунд { $round }
supply = Ресурсы в запасе: { $cubes }
deck = Карт в колоде: { $count }
goal-of = { $goal }: взята игроком { $name }

## Квадраты

times = { $count } × { $name }
no-square = пусто
on-card = карта { $card }
province = начальная провинция
side-north = к северу от горной цепи
side-south = к югу от горной цепи
side-west = к западу от горной цепи
side-east = к востоку от горной цепи
beside = рядом: { $squares }
kind-count = { $name }: { $count }
districts = самый большой квартал на одной стороне: { $best }, на другой: { $other }
no-range = горной цепи ещё нет
works = { $colour }: { $factories ->
    [one] { $factories } фабрика
    [few] { $factories } фабрики
   *[other] { $factories } фабрик
}, { $cubes ->
    [one] { $cubes } ресурс
    [few] { $cubes } ресурса
   *[other] { $cubes } ресурсов
}
has-goal = взятая цель: { $goal }

## Выбор

in-middle = в середине
in-north = на севере
in-north-east = на северо-востоке
in-east = на востоке
in-south-east = на юго-востоке
in-south = на юге
in-south-west = на юго-западе
in-west = на западе
in-north-west = на северо-западе
told-place = Карта { $where }, { $turn }, сверху: { $beds }; накрывает: { $covered }
told-place-under = Карта { $where }, { $turn }, снизу: { $beds }; не накрывает ничего; скрыто у неё: { $tucked }
told-place-both = Карта { $where }, { $turn }, сверху и снизу: { $beds }; накрывает: { $covered }; скрыто у неё: { $tucked }
told-terraform = Превратить квадрат в другой ({ $tile }): { $place }
told-gift = Бесплатно превратить квадрат в другой ({ $tile }): { $place }
told-pay = Заплатить ресурсом с квадрата: { $place }
told-boost = Добавить ресурс с квадрата, чтобы карта считалась на 60 больше: { $place }
card-told = карта { $card } ({ $squares })
told-keep = Оставить: { $card }
told-discard = Сбросить: { $card }
told-lay = Выложить: { $card }
told-take = Взять: { $card }
told-play = Сыграть: { $card }

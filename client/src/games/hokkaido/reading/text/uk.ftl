# Що поле «Хоккайдо» каже словами. Ті самі ідентифікатори та змінні в усіх чотирьох мовах.

## Ділянки

own-city = Ваше місто
city-of = Місто гравця { $name }
your-cards = Ваші карти цього раунду
your-hand = Ваша рука
laid-cards = Викладені карти
pair-cards = Пара з колоди
on-table = На столі
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
card-unseen = карта долілиць
card-of = { $name }: { $card }
round = Раунд { $round }
supply = Ресурси в запасі: { $cubes }
deck = Карт у колоді: { $count }
goal-of = { $goal }: взята гравцем { $name }

## Квадрати

times = { $count } × { $name }
no-square = порожньо
on-card = карта { $card }
province = початкова провінція
side-north = на північ від гірського ланцюга
side-south = на південь від гірського ланцюга
side-west = на захід від гірського ланцюга
side-east = на схід від гірського ланцюга
beside = поруч: { $squares }
kind-count = { $name }: { $count }
districts = найбільший квартал з одного боку: { $best }, з другого: { $other }
no-range = гірського ланцюга ще немає
works = { $colour }: { $factories ->
    [one] { $factories } фабрика
    [few] { $factories } фабрики
   *[other] { $factories } фабрик
}, { $cubes ->
    [one] { $cubes } ресурс
    [few] { $cubes } ресурси
   *[other] { $cubes } ресурсів
}
has-goal = взята ціль: { $goal }

## Вибір

in-middle = посередині
in-north = на півночі
in-north-east = на північному сході
in-east = на сході
in-south-east = на південному сході
in-south = на півдні
in-south-west = на південному заході
in-west = на заході
in-north-west = на північному заході
told-place = Карта { $where }, { $turn }, зверху: { $beds }; накриває: { $covered }
told-place-under = Карта { $where }, { $turn }, знизу: { $beds }; не накриває нічого; сховано в неї: { $tucked }
told-place-both = Карта { $where }, { $turn }, зверху й знизу: { $beds }; накриває: { $covered }; сховано в неї: { $tucked }
told-terraform = Перетворити квадрат на інший ({ $tile }): { $place }
told-gift = Безплатно перетворити квадрат на інший ({ $tile }): { $place }
told-pay = Заплатити ресурсом із квадрата: { $place }
told-boost = Додати ресурс із квадрата, щоб карта рахувалася на 60 більше: { $place }
card-told = карта { $card } ({ $squares })
told-keep = Залишити: { $card }
told-discard = Скинути: { $card }
told-lay = Викласти: { $card }
told-take = Узяти: { $card }
told-play = Зіграти: { $card }

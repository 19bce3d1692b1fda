# Що є що в грі, з числами цієї миті. Ці тексти можуть використовувати тексти гри.

explain-points = { $points ->
    [one] Зараз { $points } бал
    [few] Зараз { $points } бали
   *[other] Зараз { $points } балів
}
explain-unknown = Бали, яких ви поки не можете знати
explain-place = Місце зараз: { $place }
explain-total = Усього балів
explain-round = Раунди
explain-gain-now = Скільки балів це принесло б зараз
explain-square-word = { $square ->
    [desert] { square-desert }
    [district] { square-district }
    [forest] { square-forest }
    [lake] { square-lake }
    [mountain] { square-mountain }
    [production_blue] { square-production_blue }
    [production_brown] { square-production_brown }
    [production_green] { square-production_green }
    [production_grey] { square-production_grey }
    [factory_blue] { square-factory_blue }
    [factory_brown] { square-factory_brown }
    [factory_green] { square-factory_green }
   *[factory_grey] { square-factory_grey }
}
explain-cube = { $colour ->
    [blue] Синій ресурс
    [brown] Коричневий ресурс
    [green] Зелений ресурс
   *[grey] Сірий ресурс
}
explain-tile = Тайл тераформування: { explain-square-word }
explain-card-number = Карта { $card }
explain-card-back = Закрита карта
explain-pair-deck = Пара з колоди
explain-pair-laid = Пара, викладена обома
explain-boost = Ресурс, доданий до карти
explain-ready = Хто закінчив будувати
explain-turn = Як лежить карта
explain-sides = Два боки ланцюга
explain-spot = Місце для вашої карти
explain-worth-forest = За кожен ліс: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
explain-worth-mountain = За кожну гору: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
explain-worth-lake = За кожен квадрат озера після першого: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
explain-worth-district = За кожен квадрат меншого району: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
explain-worth-factory = З ресурсом її кольору: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
explain-goal = Приносить { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
explain-goal-taken = Досягнуто: { $seat_name }
explain-printed = { explain-square-word }: { $count }
explain-each = У цьому місті: { $count } = { $points }
explain-deserts = У цьому місті: { $count }; вирішують при нічиїй
explain-lakes = { $count ->
    [one] { $count } озеро
    [few] { $count } озера
   *[other] { $count } озер
}, усього { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрати
   *[other] { $squares } квадратів
} = { $points }
explain-side-size = Найбільший район одного з боків: { $count }
explain-districts = У меншому з них { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрати
   *[other] { $count } квадратів
} = { $points }
explain-factories = { $colour ->
    [blue] сині
    [brown] коричневі
    [green] зелені
   *[grey] сірі
}: з ресурсом { $served } із { $count } = { $points }
explain-resources = Ресурсів у цьому місті: { $count }, без фабрики: { $waiting }
explain-supply = У запасі: { $count }
explain-own = У вашому місті: { $count }

# То, что говорят и поле «Дома мечты», и счётный лист «Дома мечты». Те же идентификаторы и переменные во всех четырёх языках.

## The board

roof-plain = { $colour } крыша
roof-window = { $colour } крыша с окном
free-cell = свободно
worth = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
discard = Сброс

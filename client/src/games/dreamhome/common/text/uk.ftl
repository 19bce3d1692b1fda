# Те, що кажуть і поле «Хатинки», і аркуш підрахунку «Хатинки». Ті самі ідентифікатори та змінні в усіх чотирьох мовах.

## The board

roof-plain = { $colour } дах
roof-window = { $colour } дах із вікном
free-cell = вільно
worth = { $count ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
discard = Скидання

# Ce que seul l’éditeur de Hokkaido dit. Les mêmes identifiants et variables dans les quatre langues.

card = Carte { $number }
province = Province { $number }
part-card = Cartes de terrain
part-start = Provinces de départ
part-points = Points
part-goals = Objectifs
part-cubes = Ressources
side = face { $side ->
    [a] A
   *[b] B
}
square = case { $number }
brush = À peindre
painting = Choisissez un type de case, puis touchez les cases qui le montrent.
points-mountain = Une montagne de la chaîne
points-forest = Une forêt
points-factory = Une usine qui reçoit sa ressource
points-lake_after_first = Chaque case d’un lac après la première
points-district = Une case du plus grand quartier
field-points = Points d’un objectif
field-each = Cubes de chaque couleur
exception = Une usine aux points particuliers
exception-none = aucune
exception-side = Face avec cette usine
exception-square = Case avec cette usine
exception-points = Points de cette usine

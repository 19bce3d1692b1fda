# Ce que disent l’aide et la page du jeu sur « Les Guildes de Laar », outre les règles numérotées. Les mêmes noms et variables dans les quatre langues.

## En deux minutes

goal = Vous êtes marchand dans le port de Laar. En { $rounds } manches, vous achetez { $rounds } marchandises – épices, gemmes, bêtes, armes et sorts – et chaque type compte à sa façon. À la fin, le plus grand total l’emporte.
turn-reveal = On révèle autant de cartes qu’il y a de joueurs. Chacune montre cinq marchandises à la fois.
turn-experts = À partir du premier joueur, chacun joue l’un de ses cinq experts sur une carte. L’expert décide laquelle des marchandises elle devient.
turn-goods = Puis le dernier joueur prend une carte en premier, et ainsi de suite à rebours : n’importe laquelle, pas forcément la sienne. Elle rejoint votre pile de ce type.
turn-first = Le premier joueur reçoit la dernière carte, mais il peut d’abord en changer l’expert.
points-spells = Les uns rapportent des points, les autres donnent plus de valeur à vos marchandises. Chacun dit comment.
points-gems = Une suite de classes voisines rapporte le carré de sa longueur : { $run } à la suite valent { $points } { $points ->
        [one] point
       *[other] points
    }. Après { $last } vient de nouveau { $first }.
points-spices = Seules comptent les épices différentes. Plus vous en avez, plus elles valent ensemble : { $points } points.
points-beasts = Un aide-mémoire parmi cinq est tiré pour chaque partie. Il dit ce que valent les groupes de bêtes.
points-weapons = Les nombres de gauche prennent des points au voisin de gauche, ceux de droite au voisin de droite. Deux armes du même type s’annulent.
expert-makes = { $expert } : { $kind ->
    [spice] en fait une épice
    [gem] en fait une gemme
    [beast] en fait une bête
    [weapon] en fait une arme
   *[spell] en fait un sort
}
gem-class = gemme avec sa classe

## La page du jeu

feel = Deux décisions simples par manche, et chacune touche tout le monde : votre expert peut servir à qui prendra la carte avant vous.
players-2 = { $cards } des { $all } cartes servent. Un duel : tout ce que vous laissez va à l’autre, et à la fin chacun ne choisit qu’un côté de ses armes.
players-3 = { $cards } des { $all } cartes servent. Vous avez deux voisins, et les armes prennent aux deux.
players-4 = Les { $cards } cartes servent toutes. Plus de choix et plus de rivaux pour chaque carte ; vos armes n’atteignent pas qui vous fait face.

# Ce que disent les leçons des Guildes de Laar. Chaque identifiant existe dans les quatre langues, dans cet ordre.

first-title = Premières manches à Laar
first-about = Les experts, l’ordre de prise et les cinq façons de marquer, en quatre minutes environ.
first-welcome = Bienvenue à Laar ! Pendant douze manches, vous prenez des marchandises au marché du port. À chaque manche, on révèle autant de cartes qu’il y a de joueurs. À la fin, le plus de points l’emporte.
first-zones = Chaque carte est **cinq marchandises à la fois** : de haut en bas une épice, une gemme, une bête, une arme et un sort. Rien n’est encore décidé.
first-experts = Ce sont vos cinq **experts** qui décident. Jouez le cuisinier sur une carte, et c’est une épice ; le joaillier en fait une gemme, le dompteur une bête, l’armurier une arme, l’arcaniste un sort.
first-rivals = Le hasard a désigné votre voisin comme premier joueur. Vos deux rivaux ont joué un expert : la carte de gauche est une licorne, celle de droite une pinga. Une carte ne porte qu’un expert.
first-cook = Une carte n’a pas encore d’expert. Jouez-y votre **cuisinier** : elle devient du poivre. Puis appuyez sur le bouton en bas.
first-cook-gem = Une gemme de classe 5 serait possible, mais commençons par le plus simple. Prenez le cuisinier.
first-cook-other = Dans une vraie partie, pourquoi pas. Ici, jouez le cuisinier sur la carte du milieu.
first-take = On prend maintenant les marchandises **dans l’ordre inverse** : qui a joué en dernier prend en premier, donc vous ! Rien n’oblige à prendre votre propre carte. Prenez la **licorne**.
first-take-own = Le poivre ne vous est pas réservé, et rien ne vous y oblige : chacun peut prendre n’importe quelle carte. Choisissez la licorne cette fois.
first-take-other = Les armes viendront plus tard. Choisissez la licorne, à gauche.
first-stacks = La licorne est sur votre pile de bêtes, et vos rivaux ont pris le reste. Votre cuisinier est parti, même si le poivre est à quelqu’un d’autre.
first-round-two = La manche 2 est vite passée : vous avez joué le joaillier et pris une gemme. La carte de premier joueur passe à gauche à chaque manche ; le premier joueur, c’est **vous**.
first-first = Le premier joueur joue le premier expert. Ce sort vous donnerait 2 points par licorne, et vous en avez une. Jouez l’**arcaniste** sur la carte de gauche.
first-first-other = Essayez l’arcaniste sur la carte de gauche : son sort va bien avec votre licorne.
first-snatched = Dommage : qui joue en premier prend en **dernier**, et on vous a soufflé le sort. Il vous reste une carte, avec le cuisinier d’un rival.
first-change = Mais le premier joueur peut **changer** la dernière carte avant de la prendre : le cuisinier revient dans votre main et vous jouez un autre expert. Chacun montre ce qu’il rapporterait. Lequel est le meilleur ?
first-change-take = Vous pouvez la prendre ainsi : un lotus, 2 points. Un de vos experts en tire davantage ; regardez la bête.
first-change-other = Une arme rapporte quelque chose. Mais regardez la bête : vous en avez déjà une pareille.
first-pair = Une deuxième licorne ! Deux bêtes identiques rapportent ici 6 points. Et le cuisinier est à vous : vous pourrez le rejouer.
first-hands = Chaque expert ne se joue qu’une fois. Quand il n’en reste qu’un à chacun, après les manches 4 et 8, les cinq reviennent à tout le monde.
first-later = Huit manches plus tard. Vous avez onze marchandises et la manche 12, la dernière, commence. Voyons ce qu’elles valent.
first-spices = **Épices** : seules les différentes comptent. 1, 2, 3, 4, 5, 6 rapportent 2, 4, 8, 12, 20, 30 points. Vous en avez trois : 8 points.
first-gems = **Gemmes** : cachées aux autres, elles comptent par suites. Une suite de 2 rapporte 4 points, de 3 : 9, de 4 : 16. Vous avez les classes 4, 5 et 7 : 4 + 1 = 5 points.
first-beasts = **Bêtes** : elles comptent selon l’aide-mémoire tiré au début, différent à chaque partie. Celui-ci paie les bêtes identiques et les séries de bêtes différentes.
first-weapons = **Armes** : elles prennent des points aux voisins, le nombre de gauche à gauche, celui de droite à droite. Mais deux armes du même type sont sans effet.
first-spells = **Sorts** : ils comptent d’autres marchandises. Les vôtres : 1 point par gemme et 2 points par licorne. Un doute ? Pointez le sort.
first-last = À vous, avec deux experts. Une quatrième épice rapporterait 4 points. Mais quelle gemme relierait vos 4-5 et votre 7 ? Trouvez la carte et jouez le bon expert.
first-last-spice = Une nouvelle épice rapporte 4 points, comme c’est écrit. Un autre expert en rapporte trois fois plus.
first-last-gem = Pas cette gemme : elle ne comble pas le trou. Il faut la classe 6 ; regardez la deuxième zone des cartes.
first-take-last = Vos rivaux n’en voulaient pas. Vous prenez en dernier, et la dernière carte est votre gemme de classe 6.
first-take-last-other = Vous pourriez la changer. Mais la classe 6 fait une suite de quatre : prenez-la ainsi.
first-end = 4-5-6-7 : une suite de quatre, 16 points. Avec { $points } points, vous gagnez ! Vous savez tout ce qu’il faut pour une première partie. Continuez contre deux bots faciles.

puzzle-card-title = La gemme manquante
puzzle-card-about = Une carte, une marchandise universelle et un sort qui décale une gemme.
puzzle-card-task = Manche 12, et la dernière carte est à vous : prenez-la ainsi, ou changez-la d’abord. Ensuite, vous pouvez déplacer votre marchandise universelle. Comment faire { $points } points ?
puzzle-card-done = Six gemmes en une suite : 7-8-1-2-3-4 ! La marchandise universelle a donné une deuxième gemme de classe 2, et votre sort en a fait une 1. Total : { $points } points.

puzzle-two-title = Deux marchandises universelles
puzzle-two-about = Où rapportent-elles le plus ?
puzzle-two-task = Tout est pris ; déplacez vos deux marchandises universelles là où elles rapportent le plus, ou laissez-les. { $points } points sont possibles. Indice : les dernières places d’une rangée sont les plus chères.
puzzle-two-done = Cinq épices différentes : 20 points au lieu de 8. Aucune gemme, aucune bête ne fait mieux : { $points } points.

puzzle-change-title = Trois d’un coup
puzzle-change-about = Trois cartes, et une pile presque vide.
puzzle-change-task = La dernière carte est à vous, avec deux experts au choix. Puis il y a deux marchandises universelles à déplacer. Comment faire { $points } points ?
puzzle-change-done = Une suite de quatre sortie de presque rien : 8-1-2-3 rapporte 16. Avec les sorts, { $points } points.

# Ce que disent les leçons de Hokkaido. Chaque identifiant existe dans les quatre langues, dans cet ordre.

first-title = Votre première ville
first-about = Dessus et dessous, la chaîne et ses deux côtés, les ressources, la terraformation et le draft, en cinq minutes environ.
first-welcome = Bienvenue à Hokkaido ! Voici votre ville, encore toute petite. À chacune des douze manches s’ajoute une carte, posée dessus ou glissée dessous. À la fin, seul ce que l’on **voit** rapporte des points.
first-squares = Votre province a six cases. Ces deux-ci sont des **productions**, et chacune porte une ressource de sa couleur. Vous en aurez bientôt besoin.
first-keep = Chacun a six cartes et en **garde** une ; les autres passent au voisin de gauche. Gardez la carte 38 : elle a deux productions. Puis appuyez sur le bouton du bas.
first-keep-other = Pas mal non plus. Mais pour notre histoire, gardez la carte 38.
first-card = Voici votre carte de cette manche. Au moins une de ses cases doit se trouver **sur ou sous** votre ville, et au moins une doit rester visible. Vous pouvez la tourner comme vous voulez.
first-over = Posez-la à l’endroit encadré : seul son quartier couvre le vôtre. Rien n’est perdu.
first-over-under = Sous la ville ? C’est possible aussi, nous y viendrons. Cette fois, posez la carte dessus.
first-over-other = Elle peut aller là, mais elle cacherait quelque chose d’utile ou gênerait plus tard. Choisissez l’endroit encadré.
first-cubes = Tout le monde construit en même temps et en secret. Maintenant tout est montré, et chaque production visible de la nouvelle carte a reçu sa **ressource**. Si on la couvre, elle retourne à la réserve.
first-passed = Manche 2. Cette main vient de votre voisin de droite, avec une carte de moins. La carte 22 a un **lac**, et une production : gardez-la.
first-passed-other = Regardez la carte 22 : son lac va bientôt rapporter des points.
first-under = Posée dessus, cette carte cacherait votre forêt. Glissez donc son désert **sous** la forêt : choisissez l’endroit, puis « 1 dessous ».
first-under-over = Ainsi, le désert cacherait votre forêt, qui vaut 2 points. Choisissez de nouveau l’endroit, puis « 1 dessous » : c’est le désert qui disparaît.
first-under-other = Il y a mieux : l’endroit où seul le désert disparaît, sous la forêt.
first-lake = Lacs et montagnes restent **toujours** visibles : on ne les couvre pas, on ne les glisse pas dessous. Une seule case de lac ne rapporte rien, mais chaque case de plus à côté rapporte 3 points.
first-terraform = Une fois par manche, on peut **terraformer** : pour deux ressources bleues, un désert devient un lac. Appuyez sur le lac du panneau, puis sur le désert à droite de votre lac.
first-terraform-none = Vous avez deux ressources bleues et rien d’autre à en faire. Le lac rapporte 3 points : prenez-les.
first-terraform-other = Un lac à côté du lac rapporte 3 points. Prenez le désert à sa droite ; l’autre reste libre pour plus tard.
first-range = Voici des montagnes : 2 points chacune, comme les forêts. Toutes celles d’une ville forment **une seule chaîne**. Elle ne grandit qu’à ses deux bouts, tout droit, en diagonale ou en tournant, et ne bifurque jamais.
first-mountain = Manche 3. Quelle carte a une montagne **et** une usine pour votre ressource verte ? Pointez une carte pour mieux la voir.
first-mountain-alone = Une montagne, oui, mais pas d’usine. Une autre carte a les deux.
first-mountain-none = Celle-ci n’a pas de montagne. Cherchez la montagne avec une usine verte.
first-turn = **Tournez** la carte avec la flèche, puis posez-la à l’endroit encadré. Sa montagne prolonge la chaîne en diagonale, et sa forêt disparaît sous une montagne.
first-turn-place = Elle est dans le bon sens, mais pas encore au bon endroit : la montagne doit toucher du coin le bout supérieur de la chaîne.
first-turn-other = Tournez la carte une fois à gauche, puis choisissez l’endroit au bout supérieur de la chaîne.
first-factory = Une **usine** rapporte 4 points si elle reçoit une ressource de sa couleur : verte pour la verte. À la fin, chaque ressource alimente une usine ; peu importe où elle se trouve.
first-later = Sept manches plus tard. Après la manche 6, chacun a reçu six nouvelles cartes, et les mains passent maintenant **dans l’autre sens**, à droite. Sept forêts et cinq montagnes vous rapportent 24 points.
first-lakes = C’est **un seul** lac de cinq cases : 0 + 3 + 3 + 3 + 3 = 12 points. Deux lacs séparés rapporteraient moins.
first-sides = La chaîne coupe votre ville en **deux côtés** ; imaginez que ses deux bouts continuent tout droit sans fin. Ce bouton montre les côtés en couleur, quand vous voulez.
first-districts = De chaque côté, on prend le plus grand groupe de **quartiers**, mais seul le plus petit des deux compte : 2 points par case. Ici, deux cases de part et d’autre, donc 4 points. Faites grandir les deux côtés !
first-last = Manche 11, il reste deux cartes. Votre usine verte est à l’arrêt : sa ressource a servi à faire une forêt. Quelle carte lui en apporte une nouvelle, avec un lac en plus ?
first-last-other = Regardez bien : des ressources grises, vous en avez déjà. La production verte est sur l’autre carte, avec un lac.
first-last-place = Glissez-la sous le bord : la production verte et le lac restent visibles, et le nouveau lac rejoint le petit, à droite.
first-last-place-other = Elle vaut plus au bord droit : là, son lac en touche un autre et rien d’utile n’est caché.
first-end = { $points } points, et vous gagnez ! (À égalité, le plus de déserts visibles décide.) Une chose encore : si vous ne voulez pas construire avant un adversaire, demandez l’ordre ; la plus petite carte commence alors. Vous savez tout pour une première partie : à vous, contre des bots faciles !

honshu-title = Les cartes comme dans Honshu
honshu-about = L’autre choix des cartes : posées à découvert, prises selon leur valeur.
honshu-welcome = Avec ce choix, les mains ne circulent **pas**. Six cartes sont à vous pour six manches. Mais ce que vous posez, d’autres peuvent le prendre.
honshu-laid = À tour de rôle, chacun **pose** une carte face visible ; le hasard a fixé l’ordre de la manche 1. Votre voisin a posé la carte 48, avec une usine grise : parfaite pour votre ressource grise !
honshu-lay = Le plus grand numéro choisit en premier. Mais vos grandes cartes serviront plus tard : posez la carte **16**.
honshu-lay-other = C’est possible. Mais voyons comment une petite carte peut gagner : posez la 16.
honshu-boost = L’astuce : ajoutez une **ressource** de votre ville, et votre carte compte 60 de plus, soit 76 au lieu de 16. De laquelle des deux pouvez-vous vous passer ?
honshu-boost-none = Avec 16, vous prendriez en dernier, et la carte 48 serait partie. Ajoutez une ressource.
honshu-boost-grey = Celle-là, l’usine grise de la carte 48 en a besoin : 4 points. Donnez l’autre.
honshu-rank = 76 bat 55 et 48 ! La première ressource d’une manche fixe la couleur : après votre bleue, on n’aurait pu en ajouter que des bleues. Elle retourne à la réserve.
honshu-take = Maintenant, chacun prend une des cartes posées, en commençant par la plus forte. Prenez la **carte 48**.
honshu-take-other = Vous avez payé pour choisir en premier : prenez celle qui a l’usine grise.
honshu-next = Ensuite, tout le monde construit comme d’habitude. Qui a pris en premier pose maintenant en premier : c’est vous. Il vous reste cinq cartes en main, et vous en recevrez six nouvelles après la manche 6.
honshu-end = À deux, c’est un peu différent : deux cartes de la pioche forment une paire, vos deux cartes l’autre. La plus grande carte choisit sa paire, ou l’autre paie deux ressources pour choisir en premier. Bonne partie !

puzzle-card-title = La dernière carte
puzzle-card-about = Une carte, des centaines de places, et une seule meilleure.
puzzle-card-task = Manche 12 : vous placez votre dernière carte. Tournez-la, posez-la dessus ou dessous : une seule place donne { $points } points. De quelles cases de votre ville pouvez-vous vous passer ?
puzzle-card-done = À l’envers, au milieu : le lac grandit, l’usine verte reçoit sa ressource, et seules des cases sans valeur sont cachées. { $points } points !

puzzle-peak-title = Un sommet de plus
puzzle-peak-about = Une carte, et un désert au bon endroit.
puzzle-peak-task = Votre dernier tour. Deux ressources grises ne semblent servir à rien… Placez votre carte, puis terraformez : { $points } points sont possibles.
puzzle-peak-done = Le lac rejoint l’autre, et un désert de la nouvelle carte tombe juste au bout de la chaîne : une place pour une montagne. { $points } points !

puzzle-pair-title = L’une des deux
puzzle-pair-about = Choisissez une carte de votre paire, et sa meilleure place.
puzzle-pair-task = Dernière manche, cartes comme dans Honshu. Quelle carte de votre paire jouez-vous, et où ? Parmi des milliers de façons, deux donnent { $points } points.
puzzle-pair-done = Une usine pour votre ressource grise, une case de lac en plus, et rien de précieux n’est couvert. { $points } points, magistral !

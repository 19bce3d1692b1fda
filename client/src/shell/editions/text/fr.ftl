# Ce que disent les pages des éditions, en français.

## The lists

editions = Éditions
editions-about = Une bonne part de ce qui est imprimé dans ces boîtes n’est pas publique : nous avons dû la reconstituer. Si vous possédez un jeu, créez votre propre édition, saisissez ce que disent vos cartes, et jouez avec.
editions-mine = Vos éditions
editions-none = Aucune pour l’instant : faites vôtre l’une de celles ci-dessous.
editions-shared = Partagées avec vous
editions-shipped = Fournies avec Parlour
edition-shipped = Édition standard
edition-own-name = Mon { $game }
edition-of = De { $name }
edition-make-mine = En faire la mienne
edition-edit = Modifier
edition-look = Regarder
edition-play = Jouer avec
edition-pad = Feuille de score avec
edition-keep = La garder
edition-leave = Retirer de la liste
edition-import = Lire un fichier
edition-import-about = Une édition exportée d’ici, ou écrite à la main en TOML. Choisissez le fichier ou collez son texte.
edition-import-text = Texte du fichier
edition-import-file = Choisir un fichier
edition-import-game = Jeu
edition-import-read = Le lire

## The editor: its bar

editor-back = Vers vos éditions
editor-name = Nom de l’édition
editor-state = { $state ->
    [saved] Enregistré
    [waiting] Pas encore enregistré
    [saving] Enregistrement…
    [offline] Gardé dans ce navigateur. Ce sera enregistré dès que le serveur sera joignable.
    [refused] Gardé dans ce navigateur. Le serveur le refuse :
   *[conflict] Non enregistré : autre chose est enregistré
}
editor-progress = { $done } sur { $count } comparés à votre boîte
editor-undo = Annuler
editor-redo = Rétablir
editor-undone = Annulé : { $what }
editor-redone = Rétabli : { $what }
editor-differences = { $count ->
    [0] Aucune différence
    [one] { $count } différence
   *[other] { $count } différences
}
editor-use = Jouer, partager…

## The list of components

editor-components = Tout le matériel
editor-filter = Éléments à afficher
editor-filter-all = Tous
editor-filter-unchecked = À vérifier
editor-filter-changed = Modifiés
editor-filter-wrong = Erreurs
editor-none-shown = Il n’y en a pas.
editor-mark-wrong = avec une erreur
editor-mark-changed = modifié
editor-mark-checked = vérifié

## A component

editor-previous = Élément précédent (Page précédente)
editor-next = Élément suivant (Page suivante)
editor-not-drawn = Tel quel, il ne peut pas être dessiné ; voici ses valeurs.
editor-source = { $source ->
    [rulebook] Tiré des règles
    [public] Tiré de critiques et de photos
    [owner] Tiré de votre boîte
    [reconstructed] Reconstitué par nous
   *[other] Source inconnue
}
editor-restore = Comme à l’origine
editor-compared = Comparé à ma boîte
editor-compared-next = Comme dans ma boîte, suivant
editor-shorter = { $name } : un de moins
editor-longer = { $name } : un de plus
editor-none = rien
editor-yes = oui
editor-no = non

## A photograph

editor-photo = Photo
editor-photo-open = Photo à côté
editor-photo-other = Une autre photo
editor-photo-smaller = Réduire la photo
editor-photo-larger = Agrandir la photo
editor-photo-turn = Tourner la photo
editor-photo-close = Enlever la photo
editor-photo-broken = Cette image ne peut pas être lue.
editor-photo-about = Photographiez vos cartes et saisissez-les d’après l’image. Elle reste dans ce navigateur : elle n’est ni envoyée ni conservée.

## What is wrong

editor-problems = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
editor-place = { $entry } : { $field }
problem-missing = manque
problem-unknown = n’a pas sa place ici
problem-range = doit être un nombre de { $low } à { $high }, pas { $found }
problem-total = il en faut { $wanted } en tout, pas { $found }
problem-count = { $kind ->
    [exact] { $found } au lieu de { $low }
    [most] { $found }, c’est trop ; { $high } au plus
   *[range] { $found } n’est pas le bon nombre : de { $low } à { $high }
}
problem-long = dépasse { $most } caractères
problem-once = chacun doit y être une fois
problem-choice = doit être l’un de ceux-ci : { $choices }
problem-other = attendu : { $expected } ; trouvé : { $found }

## Differences

editor-change = { $field } : { $before } → { $after }
editor-no-differences = Elle se joue exactement comme l’édition fournie avec Parlour.
editor-shipped = D’origine
editor-own = La vôtre

## Two versions

editor-conflict = { $which ->
    [kept] Du travail n’a jamais été enregistré
   *[stored] Cette édition a été modifiée ailleurs
}
editor-conflict-about = { $which ->
    [kept] Ce navigateur a gardé des modifications de cette édition que le serveur n’a jamais reçues. Continuer avec elles, ou avec ce qui est enregistré ?
   *[stored] Pendant que vous travailliez ici, un autre onglet ou appareil a enregistré autre chose. Rien n’a été écrasé : choisissez avec quoi continuer. Si vous prenez la version enregistrée, « Annuler » ramène la vôtre.
}
editor-take-both = Combiner les deux
editor-take-theirs = { $which ->
    [kept] Continuer le travail non enregistré
   *[stored] Prendre la version enregistrée
}
editor-keep-mine = { $which ->
    [kept] Continuer avec ce qui est enregistré
   *[stored] Garder la mienne
}
editor-keep-both = Garder les deux : la mienne en copie
editor-here = { $which ->
    [kept] Enregistré
   *[stored] Ici
}
editor-there = { $which ->
    [kept] Non enregistré
   *[stored] Enregistré ailleurs
}

## What can be done with it

editor-not-playable = { $mistakes ->
    [0] On pourra jouer avec dès qu’elle sera vérifiée et enregistrée.
    [one] On pourra jouer avec une fois l’erreur corrigée.
   *[other] On pourra jouer avec une fois les erreurs corrigées.
}
editor-share = Partager
editor-share-about = Qui a le lien voit cette édition, peut jouer avec et en faire une copie. Vos modifications ultérieures se voient aussi.
editor-link = Lien
editor-make-link = Créer un lien
editor-withdraw = Retirer le lien
editor-file = En fichier
editor-file-about = Un fichier TOML à garder, à modifier à la main et à relire, y compris sur un autre serveur.
editor-export = Télécharger
editor-balance = Pour mesurer son équilibre, téléchargez le fichier et lancez cette commande avec le paquet Python de Parlour :
editor-copy = Copier
editor-delete = Supprimer
editor-delete-sure = Supprimer « { $name } » ? Les parties jouées avec elle restent.
editor-delete-yes = Oui, la supprimer
editor-deleted = L’édition est supprimée.

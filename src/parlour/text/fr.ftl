# Ce que dit Parlour autour de chaque jeu.

ui-player = Joueur { $number }
ui-bot = Bot { $number }
ui-chance = Le hasard
ui-clauses = { $first } ; { $second }
ui-free-place = Place libre

## Pour commencer

ui-games = Quel jeu ?
ui-game-asked = Numéro ou nom :
ui-in-english = en anglais
ui-seated = { $name } : { $who ->
    [human] à ce clavier
    [easy] bot facile
    [normal] bot normal
    [hard] bot difficile
    [master] bot maître
   *[other] bot ({ $who })
}
ui-resumed = La partie reprend là où elle s’est arrêtée, après { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.

## Choisir

ui-choose = { $name }, votre choix (1–{ $count }, ? pour l’aide) :
ui-choose-only = { $name }, appuyez sur Entrée (? pour l’aide) :
ui-no-choice = Il n’y a pas de choix « { $text } ». Tapez un nombre de 1 à { $count }, des mots pour réduire la liste, ou ? pour l’aide.
ui-narrowed = { $count ->
    [one] { $count } choix contient « { $text } » :
   *[other] { $count } choix contiennent « { $text } » :
}
ui-range = { $first } … { $last }
ui-more = Tapez des mots pour réduire la liste, ou « all » pour voir les { $count } choix.
ui-keys =
    nombre – faire ce choix      mots – les choix qui les contiennent      all – tous les choix
    b – le plateau      s – la feuille      l – le journal      u – reprendre      q – quitter      ? – cette aide
ui-forbidden = Ce que les règles ne vous permettent pas maintenant :
ui-nothing-forbidden = Toutes les sortes d’actions vous sont ouvertes.

## Raconter

ui-handover = Passez la main à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
ui-since = Depuis votre dernier tour :
ui-log = La partie jusqu’ici :
ui-log-empty = Il ne s’est encore rien passé.
ui-thinking = { $name } réfléchit…

## Reprendre

ui-undone = { $name } reprend sa dernière action.
ui-undo-nothing = Vous ne pouvez rien reprendre : vous n’avez pas encore joué, ou quelque chose a été pioché ou révélé depuis.
ui-undo-consent = { $name }, { $other } peut-il reprendre sa dernière action, et avec elle la vôtre ? (y/n)
ui-undo-refused = { $name } n’est pas d’accord.
ui-yes = y

## La fin

ui-over = La partie est finie.
ui-outcome-points = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-outcome-tie-break = { $names } gagne : plusieurs ont { $points ->
    [one] { $points } point
   *[other] { $points } points
}, la règle d’égalité décide.
ui-outcome-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-outcome-alone = { $names } finit avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-stopped = La partie s’arrête ici.
ui-resume = Pour la reprendre : { $command }
ui-not-kept = Elle n’a pas été gardée. Avec --record FICHIER une partie peut être reprise.

## Ce que prévoit un bot

ui-expects = { $standing ->
    [ahead] Prévoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } de plus que le meilleur rival.
    [behind] Prévoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead } de moins que le meilleur rival.
    [level] Prévoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, autant que le meilleur rival.
   *[alone] Prévoit { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

## Raisons

reason-line = { $name } : { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-rival = { $name } : { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-later = avec la suite : { $facts }

## La feuille et le plateau

ui-line = Points
ui-total = Total
ui-place = Place
ui-hidden = caché
ui-nothing = –
ui-yours = vous

## Avis

ui-notice-title = { $game } : à vous de jouer
ui-notice-body = { $count ->
    [0] La table vous attend.
   *[other] La table avec { $names } vous attend.
}
ui-guest = Invité { $number }
ui-notice-off = Désactiver
ui-mail-link = Vers la table : { $link }
ui-mail-off = Si vous ne voulez plus recevoir de tels messages : { $link }
ui-mail-subject = Parlour : voulez-vous recevoir des messages à cette adresse ?
ui-mail-question =
    Quelqu’un sur Parlour, sans doute vous, souhaite être prévenu à cette adresse quand vient son tour.
    Pour accepter, ouvrez ce lien dans les deux jours : { $link }
ui-mail-otherwise = Si ce n’était pas vous, il n’y a rien à faire : vous ne recevrez plus aucun message.
ui-feed-title = Parlour : mes tours

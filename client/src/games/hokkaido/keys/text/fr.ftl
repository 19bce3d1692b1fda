key-turn-right = tourner la carte vers la droite
key-turn-left = tourner la carte vers la gauche
key-try = essayer une carte dans sa ville ; de nouveau pour arrêter
key-rival = regarder la ville d’un adversaire ; de nouveau pour la ranger

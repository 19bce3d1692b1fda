key-rival = regarder la maison d’un adversaire ; de nouveau pour la ranger

key-rival = regarder les marchandises d’un adversaire ; de nouveau pour les ranger

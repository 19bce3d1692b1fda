key-turn-right = tourner la tuile vers la droite
key-turn-left = tourner la tuile vers la gauche
key-market = ouvrir le marché
key-church = ouvrir l’église
key-milestones = ouvrir les niveaux de maîtrise

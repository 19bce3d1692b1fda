key-turn-right = turn the tile to the right
key-turn-left = turn the tile to the left
key-market = open the market
key-church = open the church
key-milestones = open the milestones

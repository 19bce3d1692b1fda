key-rival = look at another player’s home; again to put it away

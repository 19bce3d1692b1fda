key-rival = look at another player’s goods; again to put them away

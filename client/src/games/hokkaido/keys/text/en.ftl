key-turn-right = turn the card to the right
key-turn-left = turn the card to the left
key-try = try a card in your city; again to end it
key-rival = look at another player’s city; again to put it away

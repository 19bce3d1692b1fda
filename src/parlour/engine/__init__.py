"""What every game is made of: states, actions, views, records, sheets, editions. No game, bot or server code."""

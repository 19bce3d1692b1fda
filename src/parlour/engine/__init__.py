"""What every game is made of: states, actions, chance, views, records, sheets, editions."""

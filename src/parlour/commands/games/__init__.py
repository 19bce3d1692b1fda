"""Commands about games and matches: play, score, replay, and the component data. No server needed."""

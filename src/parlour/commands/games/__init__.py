"""Commands about games and matches: playing, scoring, replaying, component data. They need no server."""

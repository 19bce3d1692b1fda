"""Work in processes of their own: bots' turns, hints and reviews. What decides when a table changes is elsewhere."""

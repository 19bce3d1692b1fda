"""Worker processes: bots' turns, hints and reviews. Nothing here changes a table except the turns of bots."""

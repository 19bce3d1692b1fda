"""The arena: bots meet in balanced seats and paired deals, until it is clear who is stronger."""

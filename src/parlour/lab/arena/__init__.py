"""The arena: bots play each other with balanced seats and paired deals, until it is clear which is stronger."""

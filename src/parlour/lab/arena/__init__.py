"""The arena: bots play each other with balanced seats and paired deals. Editions are measured in `balance`."""

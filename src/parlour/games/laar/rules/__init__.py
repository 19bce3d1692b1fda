"""Everything that decides: the state, its actions, set-up, turns and legality. No text, no bots."""

"""Everything that decides: the state, its actions, components, choices and hands."""

"""Our games for OpenSpiel: chance nodes, information states, serialisation; and our bots for its matches."""

"""The parts of a `Game`: its rules and words as functions, its pad, its hints for bots. No game's own code."""

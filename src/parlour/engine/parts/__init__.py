"""The parts of a `Game`: its rules and words as functions, pad, hints for bots, reasons. No game's own code."""

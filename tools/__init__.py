"""Development tools: set-up, compilation, checks and builds behind `play`, `check` and the wheel. Not in the wheel."""

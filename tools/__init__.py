"""What `play`, `check` and the wheel build are made of: setting up, compiling the engine, running the checks."""

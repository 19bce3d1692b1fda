"""Loading of games from installed packages, and limits for TOML texts. The list of games is `engine/catalogue.py`."""

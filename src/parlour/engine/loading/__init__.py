"""What games and editions are loaded from: installed packages, and limits for the text of a TOML file."""

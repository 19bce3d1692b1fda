"""E-mail: which addresses are accepted, and sending by SMTP. Whom to tell is decided elsewhere."""

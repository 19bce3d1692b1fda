"""E-mail: which addresses are accepted, and sending by SMTP. Whom to notify is decided elsewhere."""

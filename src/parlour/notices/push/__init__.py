"""Web push: the services that may be called, encryption, signing and sending. Whom to notify is decided elsewhere."""

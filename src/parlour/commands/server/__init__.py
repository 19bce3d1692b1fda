"""Commands for whoever runs a server: start it, look after it, back it up."""

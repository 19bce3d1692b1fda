"""The web server: REST, the socket, pads and the static client, on top of the hall of tables."""

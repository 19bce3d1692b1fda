"""The web server: REST, the socket, pads and the static client, on top of the service of tables."""

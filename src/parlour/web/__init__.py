"""The web server: REST, the socket, pads and the static client. The logic of tables is in `tables`."""

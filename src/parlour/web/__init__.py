"""The web server: REST, the socket, pads and the static client. What a table is and may do is decided in `tables`."""

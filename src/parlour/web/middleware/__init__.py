"""ASGI layers around the application, one file each: what every request passes before a route. No routes here."""

"""ASGI middleware, one file each: what every request passes before a route. No routes here."""

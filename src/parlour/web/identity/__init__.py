"""Who a request comes from: the signed cookie, its keys, and the dependencies of routes. People are in `tables`."""

"""Who a request comes from: the signed cookie, its keys, and the dependencies that give routes the person."""

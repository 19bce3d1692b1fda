"""One client's WebSocket: its messages, its session and its queue of outgoing messages. The route is in routes/."""

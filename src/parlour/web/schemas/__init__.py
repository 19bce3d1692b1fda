"""Models of requests and responses, for validation and for /api/docs. No behaviour."""

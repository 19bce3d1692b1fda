"""Models of what requests and responses hold, for validation and for /api/docs. No behaviour."""

"""Connections: accepting them, their number and their time limits. Requests are handled in middleware and routes."""

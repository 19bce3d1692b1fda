"""Live matches: people, tables, invitations, the store, bots in worker processes. No HTTP, and no game by name."""

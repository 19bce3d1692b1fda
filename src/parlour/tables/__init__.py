"""The live side: people, tables, invitations, the store, bots at work. No HTTP here, and no game by name."""

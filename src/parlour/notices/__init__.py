"""Notices: people who are away are notified of their turn once, by web push, e-mail or a feed. No change of tables."""

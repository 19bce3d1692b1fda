"""Notices: people who are away are notified of their turn once, by web push, by e-mail or by a feed."""

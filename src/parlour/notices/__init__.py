"""Notices: who is away is told that it is their turn, by web push, by e-mail or by a feed, once and no more."""

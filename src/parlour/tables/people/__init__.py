"""Identities, display names and the characters allowed in names. No places at tables."""

"""Fault injection: restarts of the store, a full disk, clients that are slow, silent or hostile."""

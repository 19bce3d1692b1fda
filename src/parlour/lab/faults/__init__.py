"""Faults: what a server must bear - restarts of its store, a full disk, clients that are slow, silent or hostile."""

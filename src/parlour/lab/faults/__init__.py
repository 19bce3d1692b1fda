"""Fault injection: restarts of the store, a full disk, slow, silent or hostile clients. Kills are in `load`."""

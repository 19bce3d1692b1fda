"""Background work: clocks that run out, expiry, pruning, and the jobs of `parlour admin`. No requests of people."""

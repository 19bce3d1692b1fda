"""What happens without anybody asking: time-outs, expiry, pruning, and the jobs of `parlour admin`."""

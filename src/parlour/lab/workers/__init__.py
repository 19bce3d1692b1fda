"""Where measurements are worked on: here, in processes of this machine, on a cluster, or wherever an executor leads."""

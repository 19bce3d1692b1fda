"""Load: many clients at many tables of a real server on this machine; how quick it is, and what it loses if killed."""

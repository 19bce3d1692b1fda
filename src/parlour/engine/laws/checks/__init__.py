# interpreted: as the laws are
"""The checks of the laws, one file a subject; the list of laws is in the package above."""

"""A full state that fits a view: hidden information is filled in at random. The views are in `view.py`."""

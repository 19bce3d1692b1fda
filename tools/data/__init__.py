"""Programs that make data files of the sources, run by hand when their input changes."""

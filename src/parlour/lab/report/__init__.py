"""Reports: one HTML file with tables and plots, which needs neither network nor scripts."""

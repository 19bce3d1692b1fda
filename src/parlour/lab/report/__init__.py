"""Reports with tables and plots: one HTML file that needs neither network nor scripts, or Markdown with SVG."""

"""Reports as one HTML file without network access or scripts, or as Markdown with SVG. No measuring."""

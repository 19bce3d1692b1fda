"""What a further language needs: lists of what is missing, files to begin with, and a pseudo-language that tries it."""

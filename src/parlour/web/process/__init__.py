"""Server processes: listening, serving, workers and their supervisor. Nothing about single requests."""

"""Routes, and how a request becomes the arguments of one. Which routes there are stands in `web/routes/`."""

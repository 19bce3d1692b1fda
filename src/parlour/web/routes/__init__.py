"""The routes, one file per subject: they call the services and build responses. No logic of tables."""

"""Pictures of the pages and boards: those of the documents, and those that are compared before and after a change."""

"""What people can ask for, one file per use case: each checks a request and drafts the changes. No SQL, no HTTP."""

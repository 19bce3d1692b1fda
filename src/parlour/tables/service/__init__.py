"""What people can ask for, one file a use case: each checks a request and drafts the changes. No SQL, no HTTP."""

"""Types of what browsers are sent: answers, snapshots, news. No behaviour; the functions that build them return these.

The description of the API and the client's TypeScript types are generated from them (`tools/make_types.py`).
"""

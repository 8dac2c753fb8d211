"""`python -m tests.concern`: run the tests that a change concerns, the closest first, for at most a minute.

`graph` knows which file uses which. `change` reads from git what changed. `order` sorts and stops pytest's tests.
"""

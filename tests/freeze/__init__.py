"""Data of people at a release, made by the program of that release and kept for the tests of later ones.

`python -m tests.freeze tests/fixtures/released/VERSION` makes it. In the folder `kept` are then

- `sqlite.db.xz`, `postgres.sql.xz`: databases of an evening with tables of every game in every state (`evening.py`);
  `sqlite.json.xz`, `postgres.json.xz`: the keys and codes of it, and all that the program told of it (`told.py`);
- `backup-sqlite.xz`, `backup-postgres`: what `tapete admin backup` writes of both;
- `own`, `variants`: configurations as people write them, and as the desk gives them; `configurations.json.xz`: what
  they say; `desk.sqlite.xz`: what a desk keeps; `host.yaml`: a host's settings;
- `fitted.json`, `training`: what `tapete learn value` and `tapete learn train` leave;
- `package.zip`, `package.jsonl`: a package of `tapete new`, and a game of it; `surface.json`: what it may import;
- `page.json.xz`: the storage of a browser at a page without a server, and what its tables tell; `links.json`: addresses
  that people share.

`tests/referee/test_released.py`, `tests/table/test_released.py` and `tests/browser/test_released.py` open all of it.
"""

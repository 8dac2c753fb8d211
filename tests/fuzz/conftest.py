"""The databases of the table's tests."""
from ..table.conftest import anyio_backend, cluster, migrated, postgres, sqlite

__all__ = ["anyio_backend", "cluster", "migrated", "postgres", "sqlite"]

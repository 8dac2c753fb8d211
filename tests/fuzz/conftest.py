"""The databases that the table's tests have."""
from ..table.conftest import anyio_backend, cluster, migrated, postgres, sqlite

__all__ = ["anyio_backend", "cluster", "migrated", "postgres", "sqlite"]

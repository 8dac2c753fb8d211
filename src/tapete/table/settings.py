"""What a server is started with."""
from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ..errors import InputError
from .limits import Limits


@dataclass(frozen=True)
class Settings:
    """How one server process runs. InputError for a database that it does not know."""

    database: str
    """`sqlite+aiosqlite:///file` or `postgresql+asyncpg://user@host/name`."""
    workers: int = 1
    """Processes in which bots think; 0 leaves only the easy bots."""
    pace: float = 0.9
    """Seconds after which every bot answers, however long or short it thought."""
    grace: float = 0.4
    """Seconds after a call's time in which whoever has been silent is answered for; no call is shorter by it."""
    limits: Limits = field(default_factory=Limits)
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this server; its own may always."""
    public: str | None = None
    """The address that people reach this server by, for links; None goes by each request."""
    page: Path | None = None
    """The folder of the built page."""

    def __post_init__(self) -> None:
        if not self.database.startswith(("sqlite+aiosqlite:///", "postgresql+asyncpg://")):
            raise InputError(f"--db '{self.database}': expected sqlite+aiosqlite:///FILE or "
                             "postgresql+asyncpg://USER@HOST/NAME")

    @property
    def postgres(self) -> bool:
        return self.database.startswith("postgresql")

"""The routes that pages use, wherever their tables live; a server has those of `people` and `notices` besides."""
from __future__ import annotations

from . import games, mine, play, replays, tables

ROUTERS = (games.router, tables.router, play.router, replays.router, mine.router, games.house_router)

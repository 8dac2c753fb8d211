"""The routes that every page uses, also without a server. A server has those of `people` and `notices` besides."""
from __future__ import annotations

from . import games, mine, play, replays, tables

ROUTERS = (games.router, tables.router, play.router, replays.router, mine.router, games.house_router)

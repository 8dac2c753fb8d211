"""How long a test waits for an answer: as long as the slowest machine may take. No test may depend on speed."""
from __future__ import annotations

from typing import Any

PATIENCE = 180
"""Seconds after which a test says that there is no answer."""
SOCKET: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
"""What a WebSocket of a test's is opened with: by itself it waits ten seconds, and twenty for each ping."""

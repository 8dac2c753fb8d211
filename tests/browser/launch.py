"""`python -m tests.browser.launch DATABASE PORT WORKERS DESK RUNNING`: the server, its page, quick bots, no limits."""
import os
import sys
from pathlib import Path

NEAR = 0.02
"""How far the desk's first measure may be off: half a point, as for people, takes sixteen times as many games."""


def main(database: str, port: str, workers: str, desk: str, running: str) -> None:
    # Imported here, because each process of the server reads this file again and needs none of it.
    import pytest
    import uvicorn
    from pydantic import SecretStr

    from tapete.desk.studies import live, played
    from tapete.table.http.app import create_app, page_folder
    from tapete.table.http.limits import Limits, RateLimit
    from tapete.table.ops.settings import Settings

    from ..chance import DrawnByFile

    patch = pytest.MonkeyPatch()
    DrawnByFile(Path(running)).put_in(patch)
    patch.setattr(live, "NEAR", NEAR)
    patch.setattr(played, "NICE", 0)        # beside other tests, a process of low priority waits for minutes
    wide = RateLimit(100_000, 100_000)
    limits = Limits(requests=wide, tables=wide, hints=wide, uploads=wide, sockets=wide)
    settings = Settings(database=database, workers=int(workers), pace=0.0, grace=0.02, limits=limits,
                        public="http://192.0.2.7:8000", notices_inside=True, notices_after=0.0, page=page_folder(),
                        desk=desk,      # type: ignore[arg-type]
                        desk_key=SecretStr(os.environ["DESK_KEY"]) if desk == "key" else None)
    uvicorn.run(create_app(settings), port=int(port), log_level="error", timeout_graceful_shutdown=1)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""`python -m tests.browser.launch DATABASE PORT`: the server with its page, its bots quick and its limits wide."""
import sys

import uvicorn

from tapete.table.app import create_app, page_folder
from tapete.table.limits import Limits, Rate
from tapete.table.settings import Settings

WIDE = Rate(100_000, 100_000)

if __name__ == "__main__":
    database, port = sys.argv[1:]
    limits = Limits(requests=WIDE, tables=WIDE, hints=WIDE, uploads=WIDE, sockets=WIDE)
    settings = Settings(database=database, workers=1, pace=0.0, grace=0.02, limits=limits, public="http://192.0.2.7:8000",
                        page=page_folder())
    uvicorn.run(create_app(settings), port=int(port), log_level="error", timeout_graceful_shutdown=1)

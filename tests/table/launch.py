"""`python -m tests.table.launch DATABASE PORT PACE`: a server without limits, for tests that kill it."""
import sys

import uvicorn

from tapete.table.app import create_app

from .support import settings_for

if __name__ == "__main__":
    database, port, pace = sys.argv[1:]
    uvicorn.run(create_app(settings_for(database, pace=float(pace))), port=int(port), log_level="error")

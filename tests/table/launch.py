"""`python -m tests.table.launch DATABASE PORT PACE`: a server without limits, for tests that kill it."""
import sys

from tapete.table.run import run

from .support import settings_for

if __name__ == "__main__":
    database, port, pace = sys.argv[1:]
    run(settings_for(database, pace=float(pace), port=int(port)))

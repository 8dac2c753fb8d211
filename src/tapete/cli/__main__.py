"""Run the command line: `python -m tapete.cli`."""
from .app import main

main()

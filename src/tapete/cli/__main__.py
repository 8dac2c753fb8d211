"""`python -m tapete.cli`."""
from .app import main

main()

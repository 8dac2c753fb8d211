"""Makes the documents' site in English and Spanish: `python docs/builder [FOLDER]`, by default build/site.

It lays the pages out as Zensical reads them, has Zensical make each language's site, leads each page to itself in the
other language, and then follows every link. The exit code is 1, and nothing is written, if anything is wrong.
"""
from __future__ import annotations

import sys
from pathlib import Path

from site_of import build

ROOT = Path(__file__).parents[2]

if __name__ == "__main__":
    try:
        build(ROOT, Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "site")
    except ValueError as wrong:
        sys.exit(f"{wrong}")

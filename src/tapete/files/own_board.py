"""The board that a package draws itself: a custom element in the file `page/board.js` beside the game's module."""
from __future__ import annotations

import re
from pathlib import Path

from ..text.spoken import SpokenError

FILE = Path("page", "board.js")
MOST = 256 << 10
"""The most bytes of the file."""
_ENDS = re.compile(r"</script|<!--", re.IGNORECASE)
"""What would end the script, or begin a comment, in the document that holds it."""


def read_own_board(home: Path) -> str | None:
    """The script of a game's own board; None if it has none. Raises InputError if the file is too large, is not UTF-8,
    or has a text that a script in a document cannot have."""
    try:
        with (home / FILE).open("rb") as file:
            data = file.read(MOST + 1)
    except (FileNotFoundError, NotADirectoryError):
        return None
    if len(data) > MOST:
        raise SpokenError("own-board-size", file=FILE.as_posix(), most=MOST >> 10)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise SpokenError("own-board-utf8", file=FILE.as_posix()) from None
    if found := _ENDS.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise SpokenError("own-board-ends", file=FILE.as_posix(), line=line, text=found[0])
    return text

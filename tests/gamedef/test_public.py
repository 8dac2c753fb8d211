"""The single module that an author of a game imports from."""
import ast
from pathlib import Path

import tapete.game


def test_all_that_is_promised_is_there_and_nothing_else() -> None:
    assert sorted(set(tapete.game.__all__)) == sorted(tapete.game.__all__)
    brought = {name.asname or name.name for node in ast.parse(Path(tapete.game.__file__).read_text("utf-8")).body
               if isinstance(node, ast.ImportFrom) for name in node.names}
    assert brought == set(tapete.game.__all__)


def test_a_promised_name_says_what_it_is() -> None:
    silent = [name for name in tapete.game.__all__
              if callable(getattr(tapete.game, name)) and not (getattr(tapete.game, name).__doc__ or "").strip()
              and not name.startswith(("frame_", "kind_", "first_", "second_"))]
    assert silent == []

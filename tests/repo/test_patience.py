"""No test depends on how fast a machine is."""
from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
ASKS = {("httpx", "get"), ("httpx", "post"), ("httpx", "Client"), ("httpx", "AsyncClient"), ("requests", "get"),
        ("websockets", "connect"), ("client", "connect"), ("request", "urlopen"), ("case", "call"),
        ("asyncio", "timeout"), ("asyncio", "wait_for")}
"""What waits for an answer, by itself for a few seconds only: what it belongs to, and its name."""
LEAST = 60


def _hurried(tree: ast.AST) -> list[int]:
    """The lines that ask and do not wait; what is asked in a loop is asked again."""
    again = {id(each) for loop in ast.walk(tree) if isinstance(loop, ast.While | ast.For | ast.AsyncFor)
             for each in ast.walk(loop)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and ast.unparse(node.left) == "time.monotonic()":    # until when it tries
            if isinstance(node.right, ast.Constant) and node.right.value < LEAST:
                found.append(node.lineno)
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or id(node) in again:
            continue
        owner = node.func.value
        name = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
        given = {each.arg: each.value for each in node.keywords}
        waits = [value for key, value in given.items() if key in ("timeout", None)]
        if name == "asyncio":
            waits += node.args[-1:]
        if (name, node.func.attr) in ASKS and "transport" not in given and not any(
                not isinstance(value, ast.Constant) or value.value >= LEAST for value in waits):
            found.append(node.lineno)
    return found


def test_whatever_asks_waits_as_long_as_any_machine_may_take() -> None:
    found = {f"{path.relative_to(ROOT)}:{line}" for path in sorted((ROOT / "tests").rglob("*.py"))
             for line in _hurried(ast.parse(path.read_text("utf-8")))}
    assert not found, "give it `timeout=PATIENCE`, or `**SOCKET` (tests/patience.py)"


def test_what_does_not_wait_is_found() -> None:
    text = ("httpx.get(a)\nhttpx.get(a, timeout=5)\nwebsockets.connect(a)\nrequest.urlopen(a, timeout=PATIENCE)\n"
            "websockets.connect(a, **SOCKET)\nwhile True:\n    httpx.get(a)\nhttpx.AsyncClient(transport=a)\n"
            "end = time.monotonic() + 20\nend = time.monotonic() + 60\nasyncio.timeout(5)\n")
    assert _hurried(ast.parse(text)) == [1, 2, 3, 9, 11]

"""Repeatable randomness in a page without a server: the seeds of its tables depend only on the test's name."""
from __future__ import annotations

import json
from pathlib import Path

STEADY = """{
  const really = crypto.getRandomValues.bind(crypto)
  let state = [...@NAME@].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 0x01000193), 0x811c9dc5)
  crypto.getRandomValues = (into) => {
    if (into.byteLength !== @BYTES@) return really(into)
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      bytes[i] = state >>> 24
    }
    return into
  }
}
"""
SEED_BYTES = 8
"""The number of bytes that Python asks the browser for when it draws a seed. Tokens are longer, and codes are drawn
letter by letter. Those stay random, because a page that is loaded again draws the same seeds again."""


def make_steady(site: Path, name: str) -> None:
    """Have the worker of an exported page draw the seeds of this name's, whatever it drew before."""
    [worker] = (site / "assets").glob("worker-*.js")
    kept = worker.with_suffix(".kept")
    if not kept.exists():
        kept.write_bytes(worker.read_bytes())
    ours = STEADY.replace("@NAME@", json.dumps(name)).replace("@BYTES@", str(SEED_BYTES))
    worker.write_bytes(ours.encode() + kept.read_bytes())

"""The document of a package's own board, for a frame that has no origin.

The document holds the package's script, and ours, which passes messages between the page and the script's element. Its
policy allows these two scripts by their digests, drawings in the document, and nothing else: no request, no storage of
the page, no form, no other window. docs/own-board.md describes the messages.
"""
from __future__ import annotations

import hashlib
from base64 import b64encode
from functools import cache
from pathlib import Path

POLICY = "default-src 'none'; script-src {scripts}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; " \
         "form-action 'none'"
IN_HEADER = "; sandbox allow-scripts; frame-ancestors 'self'"
"""The parts of the policy that only a header can say."""
_LINK = Path(__file__).with_name("own_board.js")
_DOCUMENT = """<!doctype html>
<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">
<style>html, body, game-board {{ display: block; margin: 0; height: 100%; }}</style>
<script>{link}</script></head><body><script type="module">{script}</script></body></html>
"""


@cache
def _link() -> str:
    return _LINK.read_text(encoding="utf-8")


def policy_of(script: str) -> str:
    """The document's policy: only the two scripts in it run."""
    digests = (b64encode(hashlib.sha256(each.encode()).digest()).decode() for each in (_link(), script))
    return POLICY.format(scripts=" ".join(f"'sha256-{digest}'" for digest in digests))


def document_of(script: str) -> str:
    """The document, with a script as `files/own_board.py` reads it."""
    return _DOCUMENT.format(policy=policy_of(script), link=_link(), script=script)

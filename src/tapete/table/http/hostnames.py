"""Checks the names of machines before anything looks them up."""
from __future__ import annotations

import ipaddress
import re

from ...text.spoken import SpokenError

LONGEST = 253
"""The most characters of a whole name."""
LABEL = re.compile(r"[A-Za-z0-9_-]{1,63}")


def address_of(host: str, port: int) -> str:
    """The URL of a server that listens at a host, for a browser on the same machine."""
    return f"http://{in_address('localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host)}:{port}/"


def in_address(host: str) -> str:
    """A host in the form for a URL: an IPv6 address between brackets."""
    return f"[{host}]" if ":" in host else host


def check_machine(name: str) -> str:
    """A machine's name or numeric address, unchanged. Raises SpokenError for a name that nothing can look up."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        labels = name.removesuffix(".").split(".")
        if len(name) > LONGEST or not all(LABEL.fullmatch(label) for label in labels):
            raise SpokenError("machine", most=LONGEST) from None
    return name

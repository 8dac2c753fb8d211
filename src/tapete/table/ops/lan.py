"""Games at home on the local network: this machine's addresses there, and the invitation in the terminal."""
from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO

import segno

from ...text.speech import Speech
from .settings import Settings

BEYOND = ("203.0.113.1", "192.168.255.255", "172.31.255.255", "10.255.255.255")
"""A distant address and the last ones of the private networks. The route to each starts at an address of this
machine."""


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one that leads to the internet first. Nothing is sent."""
    found = []
    for far in BEYOND:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
            probe.connect((far, 9))
            found.append(str(probe.getsockname()[0]))
    with suppress(OSError, UnicodeError):     # the machine's name cannot be looked up
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(each for each in found if not ipaddress.ip_address(each).is_loopback))


def is_private(addresses: Sequence[str]) -> bool:
    """Whether the internet can reach none of these addresses."""
    return all(ipaddress.ip_address(each).is_private for each in addresses)


def sites_of(addresses: Sequence[str], port: int) -> tuple[str, ...]:
    """The URLs of these addresses."""
    return tuple(f"http://{each}:{port}" for each in addresses)


def invitation(speech: Speech, sites: Sequence[str], private: bool) -> str:
    """The text for the person who started the server: each address with its QR code, and the risk."""
    if not sites:
        return speech.say("home-none")
    drawn = StringIO()
    for site in sites:
        drawn.write(f"\n{site}\n")
        segno.make(site, error="l").terminal(out=drawn, compact=True)
    return f"{speech.say('home-open')}\n{drawn.getvalue()}\n{speech.say('home-private' if private else 'home-public')}"


def at_home(settings: Settings, speech: Speech) -> tuple[Settings, str]:
    """Settings that open the server to the machine's networks, and the invitation to print. Settings that the host has
    given stay."""
    addresses = own_addresses()
    private, sites = is_private(addresses), sites_of(addresses, settings.port)
    given = settings.model_fields_set
    usual: dict[str, object] = {"host": "0.0.0.0", "public": sites[0] if sites else None, "passwords": not private,
                               "desk": "local" if private else "off"}
    chosen = {name: value for name, value in usual.items() if name not in given}
    return settings.model_copy(update={**chosen, "sites": sites}), invitation(speech, sites, private)

"""An evening at home: where the devices of its networks find this machine, and what is said of it in a terminal."""
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
"""Addresses far out and at the ends of private networks: the way to each begins at an address of this machine."""


def own_addresses() -> list[str]:
    """The addresses that this machine has in its networks, the one that leads out first. Nothing is sent."""
    found = []
    for far in BEYOND:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
            probe.connect((far, 9))
            found.append(str(probe.getsockname()[0]))
    with suppress(OSError, UnicodeError):     # of a machine whose name is none that can be looked up
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(each for each in found if not ipaddress.ip_address(each).is_loopback))


def is_private(addresses: Sequence[str]) -> bool:
    """Whether all these are addresses that the world cannot reach."""
    return all(ipaddress.ip_address(each).is_private for each in addresses)


def sites_of(addresses: Sequence[str], port: int) -> tuple[str, ...]:
    """The web addresses of these addresses."""
    return tuple(f"http://{each}:{port}" for each in addresses)


def invitation(speech: Speech, sites: Sequence[str], private: bool) -> str:
    """What to print for whoever has begun the server: each address with its picture, and the risk."""
    if not sites:
        return speech.say("home-none")
    drawn = StringIO()
    for site in sites:
        drawn.write(f"\n{site}\n")
        segno.make(site, error="l").terminal(out=drawn, compact=True)
    return f"{speech.say('home-open')}\n{drawn.getvalue()}\n{speech.say('home-private' if private else 'home-public')}"


def at_home(settings: Settings, speech: Speech) -> tuple[Settings, str]:
    """Settings by which the machine's networks are let in, and what to print; what a host has set himself stays."""
    addresses = own_addresses()
    private, sites = is_private(addresses), sites_of(addresses, settings.port)
    given = settings.model_fields_set
    usual: dict[str, object] = {"host": "0.0.0.0", "public": sites[0] if sites else None, "passwords": not private,
                               "desk": "local" if private else "off"}
    chosen = {name: value for name, value in usual.items() if name not in given}
    return settings.model_copy(update={**chosen, "sites": sites}), invitation(speech, sites, private)

"""What programs in the seats of a study have cost, and how often another agent chose for them."""
from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...agents import parse_agent
from ...talk.records import Account, accounts
from ...talk.seat import OPTIONS
from ...text.speech import Speech


def show_talk(agents: Sequence[str], seeds: Iterable[int], speech: Speech) -> list[dict[str, Any]]:
    """Say on standard error what the programs among some agents have cost, in the games of these seeds. Returns it as
    data; nothing if there is no program among them.
    """
    among, found = list(seeds), []
    for agent in dict.fromkeys(agents):
        parsed = parse_agent(agent)
        if parsed.listens:
            folder = Path(str(parsed.options.get("records", OPTIONS["records"])))
            for account in accounts(folder, [agent], among):
                _say(account, folder, speech)
                found.append(asdict(account))
    return found


def _say(account: Account, folder: Path, speech: Speech) -> None:
    each = account.seconds / account.choices if account.choices else 0.0
    print(speech.say("talk-accounts", agent=account.agent, choices=account.choices,
                     seconds=speech.figure(each, ".3g"), cost=speech.figure(account.cost, ".4g"),
                     tokens=account.tokens, refused=account.refused, instead=sum(account.instead.values())),
          file=sys.stderr)
    if account.instead:
        reasons = {reason: account.instead.get(reason, 0) for reason in ("late", "long", "ended", "illegal")}
        print(speech.say("talk-reasons", agent=account.agent, **reasons), file=sys.stderr)
    print(speech.say("talk-records", folder=str(folder)), file=sys.stderr)

"""Messages about an effect for readers who are not its player: the player is named, where the card says "you"."""
from __future__ import annotations

from dataclasses import dataclass

from ....text.speech import Speech


@dataclass(frozen=True)
class Teller:
    """A speech in which a player of an effect has a name. A message that says "you" has another, `-named`, which says
    `$owner`."""

    speech: Speech
    owner: str

    @property
    def language(self) -> str:
        return self.speech.language

    def say(self, key: str, /, **args: int | str) -> str:
        """The message about the named player."""
        named = f"{key}-named"
        if self.speech.has(named):
            return self.speech.say(named, owner=self.owner, **args)
        return self.speech.say(key, **args)


Sayer = Speech | Teller
"""To the player of an effect, as on its card; or to others."""


def person_of_you(speech: Sayer) -> str:
    """The person of a verb whose subject is the player of the effect."""
    return "other" if isinstance(speech, Teller) else "you"

"""An address of one's own that answers questions by HTTP: a POST of JSON for each, with one line or object as answer.

It is off unless the environment allows it (`TAPETE_ENDPOINTS=1`), because it sends what a seat may know to another
machine. The key comes from a variable of the environment, and never from a command or a file.
"""
from __future__ import annotations

import os
from http.client import HTTPException
from queue import Empty, Queue
from threading import Thread
from typing import Any
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from ..text.spoken import SpokenError
from .answers import LONGEST
from .lines import NoAnswer

ALLOWED = "TAPETE_ENDPOINTS"
NEAR_HOSTS = ("localhost", "127.0.0.1", "::1")


class _NoRedirect(HTTPRedirectHandler):
    """Redirects are not followed, because they would take the key to another host."""

    def redirect_request(self, *given: Any, **named: Any) -> None:
        return None


class Endpoint:
    """An address that answers. `key` names the variable with the key, which is sent as a bearer token."""

    def __init__(self, url: str, key: str = "") -> None:
        if os.environ.get(ALLOWED) != "1":
            raise SpokenError("talk-endpoints-off", url=url, variable=ALLOWED)
        parts = urlsplit(url)
        if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in NEAR_HOSTS):
            raise SpokenError("talk-url", url=url)
        if key and not os.environ.get(key):
            raise SpokenError("talk-variable", name=key)
        self.url, self.key = url, key
        self._opener = build_opener(_NoRedirect)
        self.last_words = ""

    def ask(self, line: str, seconds: float) -> str:
        """The answer within so many seconds. Raises NoAnswer."""
        answers: Queue[str | NoAnswer] = Queue()
        Thread(target=self._post, args=(line, seconds, answers), daemon=True).start()
        try:
            answer = answers.get(timeout=seconds)
        except Empty:
            raise NoAnswer("late") from None
        if isinstance(answer, NoAnswer):
            raise answer
        return answer

    def tell(self, line: str) -> None:
        """Nothing: an address is told only what it is asked."""

    def _post(self, line: str, seconds: float, answers: Queue[str | NoAnswer]) -> None:
        heads = {"Content-Type": "application/json", "Accept": "application/json, text/plain"}
        if self.key:
            heads["Authorization"] = f"Bearer {os.environ[self.key]}"
        try:
            with self._opener.open(Request(self.url, line.encode(), heads), timeout=seconds) as answer:
                data = answer.read(LONGEST + 1)
        except TimeoutError:
            answers.put(NoAnswer("late"))
        except (URLError, HTTPException, OSError, ValueError) as error:
            self.last_words = f"{type(error).__name__} {getattr(error, 'code', '')}".strip()
            answers.put(NoAnswer("ended"))
        else:
            answers.put(NoAnswer("long") if len(data) > LONGEST else " ".join(data.decode("utf-8", "replace").split()))

"""What is wrong with the links of a built site."""
from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

FETCHED = {"script": "src", "img": "src", "iframe": "src", "link": "href"}
"""Elements whose address a browser fetches by itself."""


def faults_of(site: Path) -> list[str]:
    """Links that have no file or no place in the site, and what a page fetches from another host, as `PAGE: LINK`.

    `404.html` is left out: only a host shows it, at addresses of any depth.
    """
    pages = {path: _Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))
             if path.name != "404.html"}
    found = []
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        found += [f"{name}: fetched from another host: {link}" for link in page.fetched]
        for link in dict.fromkeys(page.links):
            target, _, place = link.partition("#")
            there = (path.parent / unquote(target.partition("?")[0])).resolve() if target else path
            if there.is_dir():
                there /= "index.html"
            if not there.is_file() or (there in pages and unquote(place) not in pages[there].places):
                found.append(f"{name}: {link}")
    return found


class _Page(HTMLParser):
    """What a page leads to, what it fetches, and the places in it that links can lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.places = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("id", "name"):
                self.places.add(value)
            elif value and name in ("href", "src"):
                if not re.match(r"\w+:|//", value):
                    self.links.append(value)
                elif FETCHED.get(tag) == name and not value.startswith("data:"):
                    self.fetched.append(value)

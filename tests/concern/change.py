"""What changed since a commit: the files, and the words of the changed lines and of what stands around them.

Tests and scenarios that have these words, and few others do, come first among those that are equally close.
"""
from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .graph import ROOT, game_of, listed

HUNK = re.compile(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@")
WORD = re.compile(r"[A-Za-zÁÉÍÓÚÑáéíóúñü_][\wÁÉÍÓÚÑáéíóúñü]{2,}")
MESSAGE = re.compile(r"-?([a-z][\w-]*) =")
KEY = re.compile(r"['\"`]([a-z][\w-]*)['\"`]")
CHANGED, AROUND = 3, 1


@dataclass
class Change:
    """The changed files, each with its distance from the change, and the weights of words."""

    files: dict[str, float] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)
    words: Counter[str] = field(default_factory=Counter)

    @property
    def game(self) -> str | None:
        """The only game that the change concerns, if there is one."""
        games = {game_of(name) for name in self.files}
        return games.pop() if len(games) == 1 else None


def usual_base(root: Path = ROOT) -> str:
    """The default commit to compare a change with: the last commit if files differ from it, else the commit at which
    this branch left `origin/main` or `main`, else the commit before the last."""
    if _git(root, "status", "--porcelain"):
        return "HEAD"
    head = _git(root, "rev-parse", "HEAD").strip()
    for main in ("origin/main", "main"):
        left = subprocess.run(["git", "merge-base", main, "HEAD"], cwd=root, capture_output=True, text=True,
                              check=False)
        if left.returncode == 0 and left.stdout.strip() != head:
            return left.stdout.strip()
    return "HEAD~1"


def read_change(base: str, root: Path = ROOT) -> Change:
    """The changes of the working tree since a commit. Files that git does not know yet count."""
    change, known = Change(), {*listed(root)}
    options = ("diff", "--no-renames", "--no-ext-diff", base, "--")
    hunks = {found[1]: part for part in re.split(r"^diff --git ", _git(root, *options[:1], "--unified=0", "--no-color",
                                                                       *options[1:]), flags=re.MULTILINE)
             if (found := re.search(r"^\+\+\+ b/(.*?)\t?$", part, re.MULTILINE))}
    for name in filter(None, _git(root, *options[:1], "--name-only", "-z", *options[1:]).split("\0")):
        if name not in known:
            # Nothing uses it any more, so its neighbours' tests say whether something still should.
            beside = (other for other in known if other.rpartition("/")[0] == name.rpartition("/")[0])
            change.files.update({other: 1.0 for other in beside if other not in change.files})
            change.gone.append(name)
            continue
        change.files[name] = 0
        part = hunks.get(name, "")
        lines = {line for start, count in HUNK.findall(part)
                 for line in range(int(start), int(start) + max(1, int(count or 1)))}
        removed = "\n".join(line[1:] for line in part.splitlines() if line[:1] == "-" and line[:3] != "---")
        _add_words(change, name, root, lines, removed)
    for name in _git(root, "ls-files", "--others", "--exclude-standard").splitlines():
        change.files[name] = 0
        _add_words(change, name, root, None, "")
    return change


def _git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, check=True, text=True).stdout


def words_in(text: str) -> set[str]:
    return {*WORD.findall(text)} | {*re.findall(r"[a-z]+(?:[.-][a-z]+)+", text)}


def _add_words(change: Change, name: str, root: Path, lines: set[int] | None, removed: str) -> None:
    try:
        text = (root / name).read_text(encoding="utf-8")
    except UnicodeDecodeError:      # a picture
        return
    every = text.splitlines()
    touched = "\n".join(every[line - 1] for line in lines if line <= len(every)) if lines is not None else text
    for word in words_in(f"{touched}\n{removed}"):
        change.words[word] = CHANGED
    around = ""
    if name.endswith(".py") and lines is not None:
        around = "\n".join(_owners(text, lines))
    elif name.endswith(".ftl"):
        keys = {*_messages(every, lines if lines is not None else {*range(1, len(every) + 1)})}
        change.words.update(dict.fromkeys(keys, CHANGED))
        change.files.update({reader: 0.5 for reader in _sayers(root, name, keys) if reader not in change.files})
    elif name.endswith((".svelte", ".ts")):
        around = f"{text}\n{Path(name).name.partition('.')[0]}\n{_said(root, name, text)}"
    for word in words_in(around):
        change.words[word] = max(change.words[word], AROUND)


def _owners(text: str, lines: set[int]) -> Iterator[str]:
    """The names and decorators of the functions and classes whose lines changed."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            if any(first <= line <= (node.end_lineno or first) for line in lines):
                yield node.name
                yield from map(ast.unparse, node.decorator_list)


def _messages(every: list[str], lines: set[int]) -> Iterator[str]:
    """The keys of the messages in a file of texts whose lines changed."""
    for line in lines:
        for text in reversed(every[:line]):
            if found := MESSAGE.match(text):
                yield found[1]
                break


def _sayers(root: Path, name: str, keys: set[str]) -> Iterator[str]:
    """The sources that name one of these messages."""
    short = keys | {key.removeprefix("wrong-") for key in keys}
    folder, ends = ("web/src/", (".svelte", ".ts")) if name.startswith("web/") else ("src/tapete/", (".py",))
    for file in listed(root):
        if file.startswith(folder) and file.endswith(ends) and game_of(file) in (None, game_of(name)) and (
                short & {*KEY.findall((root / file).read_text(encoding="utf-8"))}):
            yield file


def _said(root: Path, name: str, text: str) -> str:
    """The texts of a part of the page: those of the messages that it names."""
    keys, said = {*KEY.findall(text)}, ""
    folder = next((folder for folder in Path(name).parents if (root / folder / "text").is_dir()), Path("web/src"))
    for file in (root / folder / "text").glob("*.ftl"):
        said += "\n".join(line for line in file.read_text(encoding="utf-8").splitlines()
                          if (found := MESSAGE.match(line)) and found[1] in keys) + "\n"
    return said


def rare(words: Mapping[str, float], texts: Mapping[str, set[str]]) -> dict[str, float]:
    """The weight of words for telling texts apart: a word that few texts have counts most."""
    met = Counter(word for text in texts.values() for word in text & words.keys())
    return {word: words[word] / times for word, times in met.items()}

"""Collects the page's Python files by path: Tapete's own, stand-ins, and the packages that it needs."""
from __future__ import annotations

import importlib.util
import pickle
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from ..errors import DefectError
from ..files.atomic import write_folder
from ..files.config import READY, read_yaml
from ..files.package_data import data_folder
from ..games import NAMES
from ..text.messages import read_messages, ready
from ..text.speech import LANGUAGES
from .rows import plain_rows

ROOT = Path(__file__).parent.parent

PACKAGES = ("annotated_types", "attr", "babel", "fluent.runtime", "fluent.syntax", "jinja2", "markupsafe", "pydantic",
            "pytz", "rich", "ruamel.yaml", "typing_extensions", "typing_inspection")
"""Packages with the same files on every platform."""

LOCALE = ("plural_form", "ordinal_form", "number_symbols", "default_numbering_system", "numbering_systems",
          "decimal_formats", "percent_formats", "scientific_formats", "compact_decimal_formats")
"""The parts of Babel's data on a language that our sentences need."""

SHARED = ("language_aliases", "territory_aliases", "script_aliases", "variant_aliases", "likely_subtags",
          "parent_exceptions")
"""The parts of Babel's global data that it needs to look up a language."""

LEFT_OUT = (
    "babel/locale-data/", "babel/messages/", "babel/global.dat", "pytz/zoneinfo/", "pydantic/v1/", "pydantic/mypy.py",
    "pydantic/deprecated/", "pydantic/experimental/", "pydantic/color.py", "annotated_types/test_cases.py",
    "babel/support.py", "babel/units.py", "babel/localtime/_win32.py", "pytz/reference.py", "ruamel/yaml/clibz/",
    "ruamel/yaml/cyaml.py", "markupsafe/_speedups.c", "tapete/cli/", "tapete/lab/", "tapete/learn/", "tapete/lint/",
    "tapete/testing/", "tapete/desk/", "tapete/sheets/", "tapete/differences/", "tapete/talk/", "tapete/openspiel/",
    "tapete/state/", "tapete/example/", "tapete/icons/drawn.json", "tapete/icons/spanish.json",
    "tapete/icons/finder.py", "tapete/press/", "tapete/wasm/", "tapete/env/", "tapete/table/static/",
    "tapete/table/store/migrations/", "tapete/site/page/", "tapete/site/standins/", "tapete/tooling/")
NOT_IN_A_PAGE = frozenset(f"tapete/{name}.py" for name in (
    "compiler/backends", "compiler/call_abi", "compiler/fingerprint", "compiler/machine_code",
    "compiler/wasm_modules", "gamedef/parts/derived", "ledger/coverage", "ledger/numbers", "ledger/sentences",
    "record_types", "site/export",
    "site/gather", "site/packages", "site/rows", "site/squeeze",
    "table/http/alive", "table/http/app", "table/http/connection_limits", "table/http/described", "table/http/guard",
    "table/http/request_log", "table/http/routes/admin", "table/http/routes/notices", "table/http/routes/people",
    "table/http/schema_people", "table/live/ownership", "table/live/presence", "table/live/turns",
    "table/ops/admin", "table/ops/backup", "table/ops/backup_checksum", "table/ops/database_form",
    "table/ops/follow", "table/ops/lan", "table/ops/logs", "table/ops/metrics", "table/ops/probes",
    "table/ops/remote_admin", "table/ops/retention", "table/ops/run", "table/ops/server", "table/ops/settings_page",
    "table/people/key_words", "table/people/notices", "table/people/outgoing", "table/people/profiles",
    "table/people/sender", "table/store/address", "table/store/journal", "table/store/lasting", "table/store/migrate",
    "table/store/models", "table/store/store", "table/store/trouble"))
"""Modules of a server's process, modules that compile rules, one for learners, modules that build the page, and one
that mypy reads."""
OF_COMMANDS = ("report-", "lab-", "simulate-", "profile-", "reload-", "doctor-", "games-", "play-help",
               "play-lesson", "wrong-ray", "wrong-tune", "wrong-usage", "wrong-sheet", "wrong-cuda",
               "wrong-batch", "wrong-database", "wrong-ledger-", "wrong-desk", "wrong-env", "wrong-training",
               "wrong-site", "wrong-journal", "wrong-report", "wrong-compare", "wrong-profile", "wrong-glyph",
               "wrong-study", "wrong-ablate", "wrong-thickness", "wrong-bleed", "wrong-press", "wrong-engine",
               "wrong-picture", "wrong-print", "wrong-fit", "wrong-workers", "wrong-announce", "wrong-retain",
               "wrong-notice", "wrong-reload", "wrong-copy", "new-made", "learn-", "replay-chance", "rules-",
               "site-", "check-", "scenario-total", "serve-")
"""How the names of messages begin that no page says, but for `SAID`."""
SAID = ("wrong-ledger-sections",)
KINDS = (".py", ".ftl", ".yaml", ".toml", ".json", ".html", ".dat")


def gather() -> dict[str, bytes]:
    """All files by their paths in the page, for all of Tapete's own games."""
    files: dict[str, bytes] = {}
    for package in PACKAGES:
        files |= dict(_package(package))
    for language in ("root", *LANGUAGES):
        data = pickle.loads((_home("babel") / "locale-data" / f"{language}.dat").read_bytes())
        files[f"babel/locale-data/{language}.dat"] = pickle.dumps({key: data[key] for key in LOCALE if key in data})
    shared = pickle.loads((_home("babel") / "global.dat").read_bytes())
    files["babel/global.dat"] = pickle.dumps({key: _of_languages(shared[key]) for key in SHARED})
    files |= dict(_tree(ROOT, "tapete"))
    files |= dict(_tree(ROOT / "site" / "standins", ""))
    del files["__init__.py"]
    files["tapete/table/store/models.py"] = plain_rows().encode()
    rules = data_folder("rules")
    files |= {f"tapete/_data/rules/{name.relative_to(rules).as_posix()}": name.read_bytes()
              for name in sorted(rules.rglob("*.toml")) if "sentences" not in name.parts}
    return files


def _of_languages(known: Mapping[str, Any]) -> dict[str, Any]:
    """The entries for languages that Tapete has, by their names."""
    return {name: each for name, each in known.items() if name.partition("_")[0] in LANGUAGES}


def game_of(path: str) -> str | None:
    """The game of Tapete's own that a file belongs to; None for files that all games need."""
    for name in NAMES:
        if path.startswith((f"tapete/games/{name}/", f"tapete/_data/rules/{name}")):
            return name
    return None


def _home(package: str) -> Path:
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise DefectError(f"the page needs the package {package}")
    return Path(found.origin).parent if Path(found.origin).name == "__init__.py" else Path(found.origin)


def _package(name: str) -> Iterator[tuple[str, bytes]]:
    home, path = _home(name), name.replace(".", "/")
    if home.is_file():
        yield f"{path}.py", home.read_bytes()
    else:
        yield from _tree(home, path)
    if "." in name and (beside := home.parent / "__init__.py").is_file():
        yield f"{path.rpartition('/')[0]}/__init__.py", beside.read_bytes()


NOT_OF_A_PAGE = ("press", "reading", "wasm")
"""Folders of games that only print, read designers' sentences, or are compiled."""
FOR_LEARNERS = "/learner.py"
"""The module of a game that says what learners see, if only they import it."""


def _tree(folder: Path, to: str) -> Iterator[tuple[str, bytes]]:
    for file in sorted(folder.rglob("*")):
        path = f"{to}/{file.relative_to(folder).as_posix()}".lstrip("/")
        if file.suffix in KINDS and file.is_file() and _carried(path):
            yield path, READY_BY.get(file.suffix, Path.read_bytes)(file)


def _carried(path: str) -> bool:
    return (not any(f"/{part}/" in path for part in NOT_OF_A_PAGE) and not path.startswith(LEFT_OUT)
            and path not in NOT_IN_A_PAGE and not path.endswith(FOR_LEARNERS))


def has_module(name: str) -> bool:
    """Whether a page has a module of Tapete's."""
    base = name.replace(".", "/")
    return any(_carried(path) and (ROOT.parent / path).is_file() for path in (f"{base}.py", f"{base}/__init__.py"))


def _data(file: Path) -> bytes:
    """A YAML file's data as a Python literal, which loads a hundred times faster where libyaml is missing."""
    return f"{READY}{read_yaml(file)!r}".encode()


def _messages(file: Path) -> bytes:
    """A file of messages, without those that only commands say."""
    messages = read_messages(file)
    messages.body = [one for one in messages.body
                     if not (isinstance(one, ast.Message) and only_commands_say(one.id.name))]
    return ready(messages)


def only_commands_say(name: str) -> bool:
    """Whether a page leaves out the message of this name."""
    return name.startswith(OF_COMMANDS) and not name.startswith(SAID)


READY_BY: Mapping[str, Callable[[Path], bytes]] = {".yaml": _data, ".ftl": _messages}
"""By file suffix: the function that a build uses to parse these files in advance."""


def main() -> None:
    """Run `python -m tapete.site.gather FOLDER`."""
    write_folder(Path(sys.argv[1]), gather())


if __name__ == "__main__":
    main()

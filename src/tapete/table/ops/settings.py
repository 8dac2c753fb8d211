"""The settings of a server. Each is declared once: its name, range, default and purpose.

The command line's flags, the environment variables, the keys of the settings file and the table in docs/hosting.md all
come from this class. A flag overrides the environment, which overrides the file.
"""
from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr, ValidationError, model_validator
from pydantic.fields import FieldInfo

from ...agents.policies import policy_name
from ...files.atomic import data_home
from ...files.config import parse_yaml, place_of, plain_data, read_over, read_text
from ...files.model_errors import sentence_of
from ...text.spoken import SpokenError, as_written
from ..http.hostnames import check_machine
from ..http.limits import Limits

PREFIX = "TAPETE_"
FILE = "TAPETE_CONFIG"
"""The environment variable that names the file itself."""
SHORTEST_KEY = 20
_TESTS = "TAPETE_NEEDS_"
"""Variables with this prefix are for the tests, not for a server."""
_INSIDE = "inside"
"""Marks a setting that a host cannot set."""


def _database(text: str) -> str:
    if not text.startswith(("sqlite+aiosqlite:///", "postgresql+asyncpg://")):
        raise SpokenError("setting-database")
    if text.startswith("postgresql"):
        from ..store.address import arguments  # needs packages that not every reader of settings has
        arguments(text)
    return text


def _site(text: str) -> str:
    """A URL without a path. Raises SpokenError."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and check_machine(parts.hostname or "") and parts.port != 0 \
            and "@" not in parts.netloc
    except ValueError:
        good = False
    if not good or parts.path.strip("/") or parts.query or parts.fragment:
        raise SpokenError("setting-address", given=as_written(text))
    return text.rstrip("/")


def _networks(text: str) -> str:
    for part in text.split(","):
        try:
            ipaddress.ip_network(part.strip())
        except ValueError:
            raise SpokenError("setting-addresses", given=as_written(text)) from None
    return text


def _long_enough(key: SecretStr) -> SecretStr:
    if len(key.get_secret_value()) < SHORTEST_KEY:
        raise SpokenError("setting-key", least=SHORTEST_KEY)
    return key


def _mail_server(secret: SecretStr) -> SecretStr:
    try:
        parts = urlsplit(secret.get_secret_value())
        good = parts.scheme in ("smtp", "smtps") and check_machine(parts.hostname or "") and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.path.strip("/") or parts.query or parts.fragment:
        raise SpokenError("setting-mail")
    return secret


def _mail_address(text: str) -> str:
    name, _, domain = text.rpartition("@")
    if not name or not domain or not text.isascii() or any(c <= " " or c in "<>,;" for c in text):
        raise SpokenError("setting-sender", given=as_written(text))
    check_machine(domain)
    return text


def _policy(text: str) -> str:
    if policy_name(text) is None:
        raise SpokenError("setting-policy", given=as_written(text))
    return text


Port = Annotated[int, Field(ge=1, le=65535)]
Machine = Annotated[str, AfterValidator(check_machine)]
Site = Annotated[str, AfterValidator(_site)]
Days = Annotated[int, Field(ge=1, le=36500)]


class Settings(BaseModel):
    """How one server process runs."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

    host: Machine = "127.0.0.1"
    """The address that the server listens at; 0.0.0.0 for the whole network."""
    port: Port = 8000
    """The port that the server listens at."""
    database: Annotated[str, AfterValidator(_database)]
    """`sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://USER@HOST/NAME`; by default a file in the data folder
    (`$XDG_DATA_HOME/tapete` or `~/.local/share/tapete`)."""
    workers: Annotated[int, Field(ge=0, le=64)] = 1
    """Processes in which bots think. Each takes about 200 MB of memory. With 0 there are only easy bots, and no
    hints."""
    policy: Annotated[str, AfterValidator(_policy)] | None = None
    """A class of your own by which strong bots choose instead of searching, such as `./mine.py:Careful`. Its code runs
    in the bots' processes. If it fails or takes too long, the easy bot makes that choice, and a line of the log says
    so."""
    public: Site | None = None
    """The address at which people reach this server, like `https://table.example`. Links and QR codes show it. Without
    it they show the address that the browser used, and messages that the server sends have no links."""
    proxy: Annotated[str, AfterValidator(_networks)] | None = None
    """The addresses or networks of proxies in front of the server. The server believes their X-Forwarded-For."""
    origins: tuple[Site, ...] = ()
    """Further origins whose pages may use this server. Its own pages always may."""
    passwords: bool = False
    """A table with open seats must have a password."""
    names: tuple[Machine, ...] = ()
    """Further names of this server, without a port. It accepts `localhost`, its machine's name, the name in `public`,
    and any address in numbers. It refuses a request for another name."""
    ops_host: Machine = "127.0.0.1"
    """The address at which health, metrics and administration listen. The internet must not reach it."""
    ops_port: Port | None = None
    """The port for health, metrics and administration. They are off without it."""
    admin_key: Annotated[SecretStr, AfterValidator(_long_enough)] | None = None
    """The key of the administration's API: 20 characters or more. The API is off without a key. There is no flag for
    it, because other users of the machine can read flags."""
    admin_key_file: Path | None = None
    """A file that contains the key instead."""
    log: Literal["text", "json"] = "text"
    """How log lines are written: for people, or one JSON object a line."""
    log_requests: bool = False
    """Log one line for each request: method, kind of address, status, time taken, and who asked."""
    keep_days: Days | None = None
    """Days after which the server archives an unused table as a record and deletes it. Without it, tables stay."""
    keep_record_days: Days | None = None
    """Days after which the server deletes a record. Without it, records stay."""
    rest: Annotated[float, Field(gt=0)] = 600.0
    """Seconds after which bots and clocks stop at a table that nobody looks at. They continue when somebody comes."""
    absence: Annotated[float, Field(ge=0, le=86400)] = 60.0
    """Seconds without an open page and without a request, after which a seat's person counts as absent. Then the
    others may give the seat away."""
    proposals: Annotated[float, Field(gt=0, le=86400)] = 120.0
    """Seconds for which a proposal stays open. A proposal that failed can be made again after the same time. That wait
    doubles with each further failure."""
    notices: bool = True
    """Send people a notice when it is their turn, if they have asked for it."""
    notices_after: Annotated[float, Field(ge=0, le=86400)] = 120.0
    """Seconds that it must be an absent person's turn before the server sends a notice."""
    notices_inside: bool = False
    """Let people get notices at machines of the server's own networks, too, by http and at any port."""
    mail: Annotated[SecretStr, AfterValidator(_mail_server)] | None = None
    """The mail server: `smtp://USER:PASSWORD@HOST:587` (with TLS if it offers TLS) or `smtps://...:465`. It needs
    `public`, because links in mails lead there. There is no flag for it, because other users of the machine can read
    flags."""
    mail_from: Annotated[str, AfterValidator(_mail_address)] | None = None
    """The address that mail comes from."""
    desk: Literal["off", "local", "key"] = "off"
    """Who can use the desk, where people design games: `off` (nobody), `local` (this machine and its own networks) or
    `key` (people who know the desk's key). `tapete desk` sets `local`, and so does `serve --home`
    in a private network."""
    desk_key: Annotated[SecretStr, AfterValidator(_long_enough)] | None = None
    """The desk's key, if `desk` is `key`: 20 characters or more. There is no flag for it, because other users of the
    machine can read flags."""
    limits: Limits = Field(default_factory=Limits)
    """The limits for one address, and the largest sizes. The second table below lists them."""

    pace: float = Field(0.9, json_schema_extra={_INSIDE: True})
    """Seconds after which every bot answers, however long or short it thought."""
    grace: float = Field(0.4, json_schema_extra={_INSIDE: True})
    """Seconds after a call's time before silent seats are answered for. They come on top of the call's time."""
    sites: tuple[str, ...] = Field((), json_schema_extra={_INSIDE: True})
    """The addresses of this machine in its networks, shown in the lobby."""
    page: Path | None = Field(None, json_schema_extra={_INSIDE: True})
    """The folder of the built page."""

    @model_validator(mode="after")
    def _has_desk_key(self) -> Settings:
        if self.desk == "key" and self.desk_key is None:
            raise SpokenError("setting-desk")
        return self

    @model_validator(mode="after")
    def _has_where_mails_lead(self) -> Settings:
        if self.mail is not None and self.public is None:
            raise SpokenError("setting-mail-public")
        return self

    @property
    def desk_folder(self) -> Path:
        """The folder of the desk's data: beside the tables' file, or in the data folder."""
        _, _, file = self.database.partition("sqlite+aiosqlite:///")
        return Path(file).parent if file else data_home()

    @property
    def postgres(self) -> bool:
        return self.database.startswith("postgresql")

    def key(self) -> str | None:
        """The admin key, or None. Raises InputError if its file does not hold one."""
        if self.admin_key is not None:
            return self.admin_key.get_secret_value()
        if self.admin_key_file is None:
            return None
        try:
            key = read_text(self.admin_key_file).strip()
        except SpokenError as error:
            raise SpokenError("in-file", name="admin_key_file", wrong=error) from None
        if len(key) < SHORTEST_KEY:
            raise SpokenError("short-key", file=str(self.admin_key_file), least=SHORTEST_KEY)
        return key


def offered() -> dict[str, FieldInfo]:
    """The settings that a host can set, by name."""
    return {name: field for name, field in Settings.model_fields.items()
            if not (isinstance(field.json_schema_extra, dict) and _INSIDE in field.json_schema_extra)}


def about(name: str) -> str:
    """The purpose of a setting, and its range if it has one."""
    field = Settings.model_fields[name]
    bounds = _bounds(field.annotation, *field.metadata)
    return " ".join((field.description or "").split()) + (f" {bounds[0]} to {bounds[1]}." if len(bounds) == 2 else "")


def _bounds(annotation: Any, *metadata: Any) -> list[int]:
    """The lower and upper bounds of a whole number, from any part of its type."""
    inner = [bound for each in get_args(annotation) for bound in _bounds(each, *getattr(each, "__metadata__", ()))]
    constraints = [each for given in metadata for each in (given.metadata if isinstance(given, FieldInfo) else [given])]
    return inner + [bound for each in constraints for bound in (getattr(each, "ge", None), getattr(each, "le", None))
                    if bound is not None]


def is_flag(name: str) -> bool:
    """Whether a setting has a command line flag. Secrets and settings with several parts have none."""
    return name not in ("admin_key", "desk_key", "origins", "names", "limits", "mail")


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None,
                  **inside: Any) -> Settings:
    """The settings from flags (None: not given), the environment and a file, in this order of priority.

    `inside`: settings that a host cannot set. Raises InputError that says which value is wrong, and where it was given.
    """
    file = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    tree, name = read_over(file, "port: 8000") if file is not None else ({}, "")
    known = offered()
    given = {key: value for key, value in plain_data(tree).items() if value is not None or key not in known}
    for key in given.keys() & (Settings.model_fields.keys() - known.keys()):
        raise SpokenError("not-for-a-host", where=place_of(name, tree, [key]), key=key)
    names = {FILE, *map(variable, known)}
    for key in environment:
        if key.startswith(PREFIX) and key not in names and not key.startswith(_TESTS):
            raise SpokenError("no-key", where=key, known=", ".join(sorted(names)))
    where: dict[str, str] = {}
    for key in known:
        text = environment.get(variable(key))
        if text is not None:
            given[key] = plain_data(parse_yaml(text, variable(key))) if key in ("limits", "origins", "names") else text
            where[key] = variable(key)
    for key, value in flags.items():
        if value is not None:
            given[key], where[key] = value, flag(key)
    given.setdefault("database", default_database())
    try:
        return Settings.model_validate({**given, **inside})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        path = list(first["loc"])
        place = where.get(str(path[0])) if path else None
        if "key" in str(path) or path[:1] == ["mail"]:
            first["input"] = None       # never repeat a secret
        wrong = sentence_of(Settings, path, first, 0 if place is None else 1)
        raise SpokenError("at", where=place or place_of(name, tree, path), wrong=wrong) from None


def default_database() -> str:
    """The URL of an SQLite file in the user's data folder. The folder is made if it is missing."""
    folder = data_home()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'table.db'}"

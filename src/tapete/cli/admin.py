"""`tapete admin`: administration of a server's tables, with or without a running server."""
from __future__ import annotations

import asyncio
import getpass
import json
import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from ..errors import InputError
from ..table.ops.settings import Settings, read_settings
from ..text.spoken import SpokenError
from .common import language_of
from .serve import Config

if TYPE_CHECKING:
    from ..table.ops.admin import Deleted, HouseFacts, TableFacts
    from ..table.ops.remote_admin import AdminMethods

T = TypeVar("T")

app = typer.Typer(no_args_is_help=True, help="Look after a server's tables. It asks the server if that has an ops_port "
                  "and a key, else it uses the database.")

Code = Annotated[str, typer.Argument(help="The table's code.")]
Network = Annotated[str, typer.Argument(help="An address or a network: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48.")]
Most = Annotated[int, typer.Option(min=1, max=10_000, help="How many at most.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")]


@dataclass(frozen=True)
class AdminContext:
    """The context of a command: server or database, language, and output format."""

    settings: Settings
    url: str | None
    language: str
    as_json: bool

    def say(self, key: str, **args: int | str) -> str:
        from ..table.refusals import table_speech
        return table_speech(self.language).say(key, **args)

    def do(self, work: Callable[[AdminMethods], Awaitable[T]]) -> T:
        """Run some work. Whether the server or the database did it is printed to standard error. Raises InputError in
        the reader's language."""
        from ..table.ops.remote_admin import at_desk
        from ..table.refusals import Refusal
        try:
            return asyncio.run(at_desk(self.settings, self.url, self.language, work,
                                       lambda key: print(self.say(key), file=sys.stderr)))
        except Refusal as refusal:
            raise InputError(refusal.sentence(self.language)) from None

    def show(self, found: Any, *lines: str) -> None:
        """Print a result, as JSON or as sentences."""
        if self.as_json:
            print(json.dumps(found, ensure_ascii=False, indent=2))
        else:
            print("\n".join(lines))

    def sure(self, yes: bool, question: str, **args: str) -> None:
        """Raise InputError unless the person at the keyboard agrees."""
        if not yes and not (sys.stdin.isatty() and typer.confirm(self.say(question, **args), err=True)):
            raise InputError(self.say("admin-not-sure"))


@app.callback()
def begin(
    context: typer.Context,
    config: Config = None,
    database: Annotated[str | None, typer.Option("--database", "--db", help="The server's database.")] = None,
    url: Annotated[str | None, typer.Option(help="The server's port for its host: http://127.0.0.1:9090.")] = None,
    admin_key_file: Annotated[str | None, typer.Option(help="A file that holds the key. [TAPETE_ADMIN_KEY]")] = None,
    lang: Annotated[str | None, typer.Option(help="es or en.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    try:
        from ..table.ops import remote_admin as desk
    except ModuleNotFoundError as error:
        raise SpokenError("no-table", package=error.name or "") from error
    assert desk
    language = language_of(lang)
    if language not in ("es", "en"):
        raise SpokenError("language", language=language)
    flags = {"database": database, "admin_key_file": admin_key_file}
    context.obj = AdminContext(read_settings(flags, os.environ, config), url, language, as_json)


# ---- looking -----------------------------------------------------------------------------------

@app.command()
def status(context: typer.Context) -> None:
    """How many tables and records there are, what is announced, and whether new tables can be made."""
    at: AdminContext = context.obj
    _show_house(at, at.do(lambda desk: desk.house()))


@app.command()
def tables(context: typer.Context, status: Annotated[str | None, typer.Option(
        help="Only tables in this state: waiting, playing, paused or over.")] = None, most: Most = 100) -> None:
    """List tables, those first at which something happened last. Nothing hidden is shown."""
    at: AdminContext = context.obj
    if status not in (None, "waiting", "playing", "paused", "over"):
        raise SpokenError("status", status=status)
    found = at.do(lambda desk: desk.tables(status, most))       # type: ignore[arg-type]
    if at.as_json:
        at.show([each.model_dump() for each in found])
        return
    shown = Table(*(at.say(f"admin-column-{name}") for name in ("code", "game", "status", "seats", "entries", "last")))
    for each in found:
        shown.add_row(each.code, each.game, each.status, ", ".join(each.seats), str(each.entries), _date(each.last))
    Console(markup=False).print(shown)


@app.command()
def table(context: typer.Context, code: Code) -> None:
    """Look at one table: how it stands, and nothing that is hidden at it."""
    at: AdminContext = context.obj
    _show_table(at, at.do(lambda desk: desk.table(code)))


@app.command()
def records(context: typer.Context, most: Most = 100) -> None:
    """List records of games, the newest first."""
    at: AdminContext = context.obj
    found = at.do(lambda desk: desk.records(most))
    at.show([each.model_dump() for each in found],
            *(f"{each.id}  {each.game}  {_date(each.created)}  {each.bytes} B" for each in found))


# ---- closing and deleting ----------------------------------------------------------------------

@app.command()
def close(context: typer.Context, code: Code, yes: Yes = False) -> None:
    """End a game where it stands, and keep its record. A table that waits for people is deleted."""
    at: AdminContext = context.obj
    at.sure(yes, "admin-sure-close", code=code)
    _show_table(at, at.do(lambda desk: desk.close(code)))


@app.command()
def delete(context: typer.Context, code: Code, yes: Yes = False, keep_record: Annotated[bool, typer.Option(
        "--keep-record", help="Keep the record of the table's game.")] = False) -> None:
    """Delete a table and all that belongs to it, and say what stays behind."""
    at: AdminContext = context.obj
    at.sure(yes, "admin-sure-delete", code=code)
    _show_deleted(at, at.do(lambda desk: desk.delete(code, keep_record)))


@app.command("delete-record")
def delete_record(context: typer.Context, record: Annotated[str, typer.Argument(help="The record's id.")],
                  yes: Yes = False) -> None:
    """Delete a record of a game, and the table that it is of if there still is one."""
    at: AdminContext = context.obj
    at.sure(yes, "admin-sure-delete", code=record)
    _show_deleted(at, at.do(lambda desk: desk.delete_record(record)))


@app.command()
def forget(
    context: typer.Context,
    seat: Annotated[str | None, typer.Option(help="The person of one seat: CODE/NUMBER, the number from 1.")] = None,
    yes: Yes = False,
) -> None:
    """Delete what belongs to one person: name, chat, own words, hold of their seats; tables of theirs alone whole.

    Without --seat it asks for the key of their browser or the token of their seat, or reads it from standard input:
    on a command line others could read it.
    """
    at: AdminContext = context.obj
    if seat is not None:
        code, _, number = seat.partition("/")
        if not number.isdecimal() or not number.isascii() or int(number) < 1:
            raise SpokenError("seat-of-table", seat=seat)
        at.sure(yes, "admin-sure-forget")
        _show_deleted(at, at.do(lambda desk: desk.forget_seat(code, int(number) - 1)))
        return
    secret = (getpass.getpass(at.say("admin-secret") + " ") if sys.stdin.isatty() else sys.stdin.readline()).strip()
    at.sure(yes, "admin-sure-forget")
    _show_deleted(at, at.do(lambda desk: desk.forget_secret(secret)))


# ---- the whole server --------------------------------------------------------------------------

@app.command()
def bans(context: typer.Context) -> None:
    """List the addresses that are refused everything."""
    at: AdminContext = context.obj
    found = at.do(lambda desk: desk.bans())
    at.show([each.model_dump() for each in found],
            *(f"{each.network}  {_date(each.created)} - {_date(each.until)}  {each.reason}" for each in found))


@app.command()
def ban(context: typer.Context, network: Network, reason: Annotated[str, typer.Option(help="Why, as a note for "
                                                                                      "yourself.")] = "",
        days: Annotated[float | None, typer.Option(min=0.001, max=36500, help="Days until the ban ends by itself.")]
        = None) -> None:
    """Refuse everything to an address or a network of them."""
    at: AdminContext = context.obj
    done = at.do(lambda desk: desk.ban(network, reason, days))
    at.show(done.model_dump(), at.say("admin-banned", network=done.network))


@app.command()
def unban(context: typer.Context, network: Network) -> None:
    """Take a ban back."""
    at: AdminContext = context.obj
    at.do(lambda desk: desk.unban(network))
    at.show({}, at.say("admin-unbanned", network=network))


@app.command()
def announce(context: typer.Context, es: Annotated[str | None, typer.Option(help="What to say in Spanish.")] = None,
             en: Annotated[str | None, typer.Option(help="What to say in English.")] = None,
             clear: Annotated[bool, typer.Option("--clear", help="Remove the announcement.")] = False) -> None:
    """Tell everybody something, on every page, until it is taken back."""
    at: AdminContext = context.obj
    texts: dict[Any, str] = {name: text for name, text in (("es", es), ("en", en)) if text}
    if bool(texts) == clear:
        raise SpokenError("announce")
    if any(len(text) > 500 for text in texts.values()):
        raise SpokenError("announce-long")
    _show_house(at, at.do(lambda desk: desk.announce(texts or None)))


@app.command("new-tables")
def new_tables(context: typer.Context, allowed: Annotated[str, typer.Argument(metavar="on|off")]) -> None:
    """Let people make new tables, or, before an update, not; the tables that there are go on."""
    at: AdminContext = context.obj
    if allowed not in ("on", "off"):
        raise SpokenError("new-tables", given=allowed)
    _show_house(at, at.do(lambda desk: desk.allow_new_tables(allowed == "on")))


# ---- the database ------------------------------------------------------------------------------

@app.command()
def backup(context: typer.Context, to: Annotated[Path, typer.Argument(help="The file to write.")]) -> None:
    """Write a copy of the whole database, while it is used or not."""
    from ..table.ops.backup import back_up
    at: AdminContext = context.obj
    back_up(at.settings, to)
    at.show({"file": str(to), "bytes": to.stat().st_size}, at.say("admin-backed-up", file=str(to)))


@app.command()
def restore(context: typer.Context, copy: Annotated[Path, typer.Argument(help="A file that backup wrote.")],
            replace: Annotated[bool, typer.Option("--replace", help="Replace the present database.")] = False
            ) -> None:
    """Make the database what a copy holds. The server must not run."""
    from ..table.ops.backup import restore as put_back
    at: AdminContext = context.obj
    put_back(at.settings, copy, replace)
    at.show({}, at.say("admin-restored", file=str(copy)))


@app.command()
def retain(context: typer.Context,
           days: Annotated[int | None, typer.Option(min=1, max=36500, help="Days to use instead of keep_days.")] = None,
           record_days: Annotated[int | None, typer.Option(min=1, max=36500, help="Days to use instead of "
                                                           "keep_record_days.")]
           = None, yes: Yes = False) -> None:
    """Archive and delete now what has been kept for long enough. A server does it by itself every hour."""
    from ..table.ops.remote_admin import direct
    from ..table.ops.retention import retain as let_go
    at: AdminContext = context.obj
    tables, records = days or at.settings.keep_days, record_days or at.settings.keep_record_days
    if tables is None and records is None:
        raise SpokenError("retain")
    at.sure(yes, "admin-sure-retain")

    async def work() -> Any:
        async with direct(at.settings) as admin:
            return await let_go(admin, tables, records)
    done = asdict(asyncio.run(work()))
    at.show(done, at.say("admin-retained", **done))


@app.command()
def key() -> None:
    """Make a key for the host's API, and print it."""
    print(secrets.token_urlsafe(32))


# ---- saying ------------------------------------------------------------------------------------

def _date(seconds: float | None) -> str:
    return "" if seconds is None else datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _show_table(at: AdminContext, found: TableFacts) -> None:
    at.show(found.model_dump(), *(f"{name}: {_date(value) if isinstance(value, float) else _plain(value)}"
                                  for name, value in found.model_dump().items() if value is not None))


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(value) if isinstance(value, list) else str(value)


def _show_house(at: AdminContext, found: HouseFacts) -> None:
    notice = found.notice.texts if found.notice else {}
    at.show(found.model_dump(),
            at.say("admin-tables", tables=sum(found.tables.values()), playing=found.tables.get("playing", 0),
                   records=found.records),
            at.say("admin-new-tables" if found.new_tables else "admin-no-new-tables"),
            *(f"{name}: {text}" for name, text in notice.items()))


def _show_deleted(at: AdminContext, done: Deleted) -> None:
    at.show(done.model_dump(),
            at.say("admin-deleted", tables=len(done.tables), records=len(done.records), seats=len(done.seats),
                   lines=done.lines, notes=done.notes, games=done.games),
            at.say("admin-stays"), *(f"- {at.say(f'admin-stays-{what}')}" for what in done.stays))

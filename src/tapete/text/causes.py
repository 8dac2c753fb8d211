"""Turns other libraries' errors into sentences of ours, because no text of a library goes into a sentence."""
from __future__ import annotations

import errno
import re
import sys
from collections.abc import Iterable
from json import JSONDecodeError
from opcode import opmap
from types import TracebackType

from ..errors import InputError
from .spoken import SpokenError

_SYSTEM: dict[str, tuple[str, ...]] = {
    "no-file": ("ENOENT",), "no-permission": ("EACCES", "EPERM"), "folder": ("EISDIR",), "no-folder": ("ENOTDIR",),
    "there": ("EEXIST",), "not-empty": ("ENOTEMPTY",), "full": ("ENOSPC", "EDQUOT"), "read-only": ("EROFS",),
    "many-open": ("EMFILE", "ENFILE"), "long-name": ("ENAMETOOLONG",), "circle": ("ELOOP",), "links": ("EMLINK",),
    "in-use": ("EBUSY", "ETXTBSY"), "too-large": ("EFBIG",), "disk": ("EIO",), "memory": ("ENOMEM",),
    "port-taken": ("EADDRINUSE",), "no-address": ("EADDRNOTAVAIL",), "nobody": ("ECONNREFUSED",),
    "late": ("ETIMEDOUT",), "no-way": ("EHOSTUNREACH", "ENETUNREACH", "ENETDOWN", "EHOSTDOWN"),
    "cut": ("ECONNRESET", "ECONNABORTED", "EPIPE")}
"""Our words, `wrong-cause-<this>`, by the system's error codes."""
_BY_CODE = {getattr(errno, name): said for said, names in _SYSTEM.items() for name in names if hasattr(errno, name)}
_BY_KIND = {
    "socket.gaierror": "no-host", "ssl.SSLError": "no-secrecy", "zipfile.BadZipFile": "damaged",
    "builtins.TimeoutError": "late", "builtins.ConnectionRefusedError": "nobody", "builtins.ConnectionError": "cut",
    "builtins.FileNotFoundError": "no-file", "builtins.PermissionError": "no-permission",
    "builtins.FileExistsError": "there", "builtins.IsADirectoryError": "folder",
    "builtins.NotADirectoryError": "no-folder", "builtins.MemoryError": "memory", "builtins.EOFError": "damaged",
    "builtins.UnicodeError": "no-text"}
"""By the class names of errors, because a browser's Python lacks some of their modules."""
_SQLITE = {"NOTADB": "no-sqlite", "CORRUPT": "damaged-database", "READONLY": "read-only", "CANTOPEN": "no-opening",
           "FULL": "full", "BUSY": "in-use", "LOCKED": "in-use", "IOERR": "disk", "PERM": "no-permission",
           "NOMEM": "memory"}
_POSTGRES = {"28": "no-login", "3D": "no-database", "53": "database-busy", "57P": "database-closes",
             "25006": "read-only", "08": "cut", "42501": "no-permission"}
"""By the error's code, or by its first characters."""


def cause_of(error: BaseException) -> InputError:
    """The reason why something failed, from the error that another library raised."""
    if isinstance(error, InputError):
        return error
    inner = getattr(error, "orig", None) or getattr(error, "reason", None)      # a database's and urllib's inner error
    if isinstance(inner, BaseException):
        return cause_of(inner)
    several = re.search(r"\[Errno (\d+)\]", str(error)) if isinstance(error, OSError) and error.errno is None else None
    if several is not None:     # asyncio's error for all the addresses that it tried
        return cause_of(OSError(int(several[1]), ""))
    kinds = _kinds(error)
    if isinstance(error, OSError) and error.errno is not None and not kinds & {"socket.gaierror", "ssl.SSLError"}:
        code = _BY_CODE.get(error.errno)
        return _cause(code) if code else SpokenError(
            "cause-system", code=errno.errorcode.get(error.errno, str(error.errno)))
    if isinstance(error, ImportError) and error.name:
        return SpokenError("cause-no-module", name=error.name)
    found = _database(error, kinds) or next((said for kind, said in _BY_KIND.items() if kind in kinds), "other")
    return _cause(found)


def words_of(error: BaseException) -> InputError | str:
    """The words of an error of a game or an agent. If the author's code raised it, its own words are quoted.

    If Python raised it, because the author's code did not foresee something, the words are ours.
    """
    if isinstance(error, InputError):
        return error
    return str(error) if str(error) and _raised_as_it_stands(error.__traceback__) else _cause("content")


def json_problem(error: JSONDecodeError) -> SpokenError:
    """What is wrong in a text that is not JSON, and where."""
    return SpokenError("json-problem", line=error.lineno, column=error.colno,
                       wrong=SpokenError(f"json-{_first(error.msg, _JSON)}"))


def toml_problem(error: ValueError) -> SpokenError:
    """The place where a text stops being TOML."""
    found = re.search(r"line (\d+), column (\d+)", str(error))
    return SpokenError("toml-place", line=found[1], column=found[2]) if found else SpokenError("yaml-end")


def yaml_problem(problem: str | None) -> SpokenError:
    """What is wrong in a line of YAML, from the message of the YAML reader."""
    sort = _first(problem, _YAML) if problem else "other"
    return SpokenError(f"yaml-{sort}")


_JSON = {
    "Expecting value": "value", "Expecting property name": "name", "Expecting ':'": "colon", "Expecting ','": "comma",
    "Extra data": "more", "Unterminated string": "open-text", "Invalid control": "character", r"Invalid \\": "escape",
    "Illegal trailing comma": "trailing", "Unexpected UTF-8 BOM": "mark"}
"""Our words, `wrong-json-<this>`, by patterns of the messages of Python's reader."""
_YAML = {
    r".*tab character|found character '\\t'": "tab", r"(found )?(undefined|unknown) alias|.*undefined alias": "alias",
    r"mapping values|found unexpected ':'": "colon", r"block sequence entries|sequence entries": "dash",
    r".*(expected|find) (expected )?('?\[?:'?|key|<block end>)": "key", r".*',' or '\]'|.*',' or '\}'": "closed",
    r".*duplicate key|.*duplicate merge": "twice", r".*duplicate anchor|second occurrence": "anchor-twice",
    r"found unexpected end of stream": "end", r"found character|.*cannot start any token": "character",
    r".*control characters|special characters|unacceptable|.*UTF-8|.*Unicode": "letter",
    r".*escape": "escape", r".*(constructor|tag)": "tag", r".*single document|.*document (sep|indic|end)": "documents",
    r".*(directive|version|incompatible)": "directive", r".*indentation|invalid intendation": "indentation"}
"""Our words, `wrong-yaml-<this>`, by patterns of the messages of both YAML readers."""


def _first(text: str, table: dict[str, str]) -> str:
    return next((said for pattern, said in table.items() if re.match(pattern, text)), "other")


def _cause(said: str) -> SpokenError:
    return SpokenError(f"cause-{said}")


def _kinds(error: BaseException) -> set[str]:
    """The names of an error's class and of the classes above it."""
    return {f"{kind.__module__}.{kind.__name__}" for kind in type(error).__mro__}


def _database(error: BaseException, kinds: set[str]) -> str | None:
    """Our word for a database's own error; None for any other error."""
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return _of(state, _POSTGRES)
    if "sqlite3.Error" in kinds:
        return _of(str(getattr(error, "sqlite_errorname", "")).removeprefix("SQLITE_"), _SQLITE)
    return None


def _of(code: str, table: dict[str, str]) -> str:
    return next((said for begin, said in table.items() if code.startswith(begin)), "database")


def _raised_as_it_stands(trace: TracebackType | None) -> bool:
    """Whether a `raise` outside Python's own library raised the error."""
    if trace is None:
        return True         # nothing raised it: the code that made it wrote its words
    while trace.tb_next is not None:
        trace = trace.tb_next
    code, module = trace.tb_frame.f_code.co_code, str(trace.tb_frame.f_globals.get("__name__", ""))
    return code[trace.tb_lasti] in _RAISES and module.partition(".")[0] not in sys.stdlib_module_names - {"__main__"}


def _opcodes(names: Iterable[str]) -> frozenset[int]:
    return frozenset(opmap[name] for name in names if name in opmap)


_RAISES = _opcodes(("RAISE_VARARGS", "RERAISE"))

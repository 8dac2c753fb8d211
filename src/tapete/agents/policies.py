"""Policies of one's own: a class in a module or a file, named as an agent.

    mypolicy:Cautious                   a class of a module
    ./mypolicy.py:Cautious:depth=3      a class of a file, with options

The class makes a policy from its options, which are whole numbers, other numbers or texts: `Cautious(depth=3)`. Its
method `choose(asked)` gets `Questions` and returns the number of a legal action for each of them.

Whoever names a policy runs its code. So a name is loaded only if the person who runs the program has typed it, and
never because a file or a request has it: see `check_no_code`.
"""
from __future__ import annotations

import importlib
import importlib.util
import inspect
import operator
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from traceback import walk_tb
from types import ModuleType, TracebackType
from typing import Any, NamedTuple, Self

from ..errors import InputError
from ..files.config import read_bytes
from ..text.spoken import SpokenError, as_written
from .questions import Questions, SeatQuestion

NAME = re.compile(r"(?P<where>[^:]+\.py|[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)(?::(?P<options>.*))?")
CODE = re.compile(rf"{NAME.pattern}|(?:program|endpoint):.*", re.S)


class PolicyName(NamedTuple):
    """The text of a policy, taken apart: its name without options, and its options as texts."""

    name: str
    options: str


def policy_name(text: str) -> PolicyName | None:
    """A policy's text taken apart; None for any other text."""
    found = NAME.fullmatch(text)
    return None if found is None else PolicyName(f"{found['where']}:{found['name']}", found["options"] or "")


def is_code(agent: str) -> bool:
    """Whether an agent's text runs code that is not part of Tapete or of an installed package."""
    return CODE.fullmatch(agent) is not None


def check_no_code(agents: Iterable[str], where: str, named: Iterable[str] = ()) -> None:
    """InputError if an agent from a file or a request is code, unless the person who runs the program named it too."""
    for agent in agents:
        if is_code(agent) and agent not in named:
            raise SpokenError("policy-from-file", where=where, agent=agent)


class Policy:
    """A policy that was made from its class. Its mistakes are InputErrors that name its file and a line."""

    def __init__(self, name: str, options: Mapping[str, str]) -> None:
        self.name, self.options = name, dict(options)
        self.kind = class_of(name)
        self.file, self.line = _place(self.kind)
        self.chooses_at = self.line
        given = {key: _value(value) for key, value in options.items()}
        try:
            inspect.signature(self.kind).bind(**given)
        except (TypeError, ValueError) as error:
            raise self._wrong("options", self.line, options=", ".join(
                f"{key}={value}" for key, value in options.items()), known=_parameters(self.kind)) from error
        try:
            self.made = self.kind(**given)
        except InputError:
            raise
        except Exception as error:
            raise self._stopped(error, self.line) from error
        if not callable(getattr(self.made, "choose", None)):
            raise self._wrong("no-choose", self.line)
        self.chooses_at = _place(self.made.choose, self.line)[1]

    def __copy__(self) -> Self:
        """Another policy of the same class and options: copies share nothing."""
        return type(self)(self.name, self.options)

    def __deepcopy__(self, memo: Any) -> Self:
        return self.__copy__()

    def __reduce__(self) -> Any:
        return type(self), (self.name, self.options)

    def choose(self, questions: Sequence[SeatQuestion]) -> list[int]:
        """The packed action for each question."""
        asked = Questions(tuple(questions))
        try:
            answers = self.made.choose(asked)
        except InputError:
            raise
        except Exception as error:
            raise self._stopped(error, self.chooses_at) from error
        try:
            numbers = list(answers)
        except TypeError:
            raise self._wrong("no-list", self.chooses_at, given=as_written(answers)[:80]) from None
        if len(numbers) != len(asked):
            raise self._wrong("count", self.chooses_at, given=len(numbers), asked=len(asked))
        return [self._action(question, number) for question, number in zip(asked, numbers, strict=True)]

    def _action(self, question: SeatQuestion, given: Any) -> int:
        try:
            if isinstance(given, bool):
                raise TypeError
            return question.action(operator.index(given))
        except (TypeError, SpokenError):
            legal = ", ".join(f"{number} ({question.text(number)})" for number in question.legal)
            raise self._wrong("illegal", self.chooses_at, choice=as_written(given)[:80], seat=question.seat,
                              legal=legal) from None

    def _stopped(self, error: BaseException, line: int) -> SpokenError:
        """The error for an error of the policy's own code, at the last of its lines that ran, else at `line`."""
        return self._wrong("stopped", _last_line(self.file, error.__traceback__) or line,
                           error=type(error).__name__, why=str(error))

    def _wrong(self, what: str, line: int, **args: str | int) -> SpokenError:
        return SpokenError(f"policy-{what}", file=self.file, line=line, agent=self.name, **args)


def class_of(name: str) -> Any:
    """The class of a policy's name. InputError if its module does not load, or has no such class."""
    where, _, called = name.rpartition(":")
    module = _file(where) if where.endswith(".py") else _module(where, name)
    found = getattr(module, called, None)
    if not inspect.isclass(found):
        raise SpokenError("policy-no-class", file=str(module.__file__ or where), name=called, agent=name)
    return found


def code_digest(name: str) -> str:
    """A fingerprint of the file that has a policy's class: 16 hexadecimal digits."""
    return blake2b(read_bytes(Path(_place(class_of(name))[0])), digest_size=8).hexdigest()


def _file(where: str) -> ModuleType:
    """The module of a file. Modules beside the file can be imported from it."""
    path = Path(where).resolve()
    if not path.is_file():
        raise SpokenError("policy-no-file", path=where)
    return _loaded(path, where)


@cache
def _loaded(path: Path, where: str) -> ModuleType:
    _look_in(path.parent)
    name = f"tapete_policy_{blake2b(str(path).encode(), digest_size=8).hexdigest()}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise SpokenError("policy-no-file", path=where)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise _not_loaded(where, error, str(path)) from error
    return module


def _module(where: str, agent: str) -> ModuleType:
    """An installed module, or one in this folder."""
    _look_in(Path.cwd())
    try:
        return importlib.import_module(where)
    except ModuleNotFoundError as error:
        if error.name is not None and (where == error.name or where.startswith(f"{error.name}.")):
            raise SpokenError("policy-no-module", agent=agent, module=where, folder=str(Path.cwd())) from error
        raise _not_loaded(where, error) from error
    except Exception as error:
        raise _not_loaded(where, error) from error


def _look_in(folder: Path) -> None:
    """Let modules of a folder be imported. Installed modules come first, so that none of them is replaced."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _not_loaded(where: str, error: Exception, file: str = "") -> InputError:
    if isinstance(error, InputError):
        return error
    if isinstance(error, SyntaxError):
        return SpokenError("policy-stopped", file=error.filename or file or where, line=error.lineno or 1, agent=where,
                           error=type(error).__name__, why=error.msg)
    frames = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)
              if "importlib" not in frame.f_code.co_filename and frame.f_code.co_filename != __file__]
    own = [(name, at) for name, at in frames if not file or name == file]
    last_file, line = own[-1] if own else (file or where, 1)
    return SpokenError("policy-stopped", file=last_file, line=line, agent=where, error=type(error).__name__,
                       why=str(error))


def _place(thing: Any, line: int = 1) -> tuple[str, int]:
    """The file and the line of a class or a method, as far as Python knows them."""
    try:
        return inspect.getsourcefile(thing) or "", inspect.getsourcelines(thing)[1]
    except (OSError, TypeError):
        return str(getattr(sys.modules.get(getattr(thing, "__module__", "")), "__file__", "")), line


def _last_line(file: str, trace: TracebackType | None) -> int | None:
    lines = [line for frame, line in walk_tb(trace) if frame.f_code.co_filename == file]
    return lines[-1] if lines else None


def _parameters(kind: Any) -> str:
    try:
        return ", ".join(f"{name}=" for name in inspect.signature(kind).parameters)
    except ValueError:      # Python says nothing of some classes written in C
        return ""


def _value(text: str) -> int | float | str:
    """An option as a whole number, else as a number, else as a text."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text

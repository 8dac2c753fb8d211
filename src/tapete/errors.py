"""What can be wrong with what somebody gives us: one clear sentence, exit code 2.

    TapeteError
    ├── InputError          a file, an option or a choice that cannot be used
    │   ├── IllegalMoveError    a choice that the rules forbid now, with the rule
    │   └── RecordError         a recorded game that is damaged or of another version
    ├── EngineError         the processes or machines that play games failed, and again when tried again
    └── DefectError         the program itself is wrong: a state that cannot be, a fault in a rule
"""


class TapeteError(Exception):
    """Anything that Tapete raises on purpose."""


class InputError(TapeteError, ValueError):
    """Something given cannot be used; the message says what, where and what was expected."""


class IllegalMoveError(InputError):
    """A choice that the rules forbid now. `rule` is the id of the rule that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class RecordError(InputError):
    """A recorded game that is cut off, edited, or of another version of the rules."""


class EngineError(TapeteError):
    """The processes or machines that play games failed, and failed again when tried again."""


class DefectError(TapeteError):
    """A state that the rules should never reach."""

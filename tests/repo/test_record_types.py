"""mypy knows a game's records: an unknown field in a rule is an error, and a rule without a fault has none."""
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

MODEL = '''
from tapete.kernel.visibility import OPEN, SECRET, named_in
from tapete.kernel.record import flag, i1, record, u1

SEATS = 4


@record
class Pawn:
    place: i1
    marks: u1[SEATS + 1, 2]


@record
class Table:
    n_agenda: i1 | OPEN
    n_seats: i1 | OPEN
    target: u1 | named_in("n_seats")
    over: flag | SECRET
    pawns: Pawn[SEATS] | OPEN
'''
RULES = '''
from tapete.kernel.rule import rule


@rule("sample.move")
def move(s, p, n):
    """Move a pawn."""
    pawn = s.pawns[p]
    pawn.place += n
    pawn.marks[n][1] = s.target
    s.over = pawn.place > len(s.pawns)


@rule
def move_all(s):
    for p in range(s.n_seats):
        move(s, p, 1)
'''


FAULTS = {      # what is written instead of what, and what mypy says of it
    "misspelt_in_state": ("s.n_seats", "s.n_seat", '"Table" has no attribute "n_seat"'),
    "misspelt_in_row": ("pawn.place += n", "pawn.plase += n", '"Pawn" has no attribute "plase"'),
    "row_for_record": ("s.pawns[p]", "s.pawns", 'has no attribute "place"'),
    "row_for_number": ("pawn.marks[n][1]", "pawn.marks[n]", "Incompatible types in assignment"),
    "record_for_number": ("= s.target", "= s.pawns[0]", "Incompatible types in assignment"),
    "argument_left_out": ("move(s, p, 1)", "move(s, p)", 'Missing positional argument "n"'),
    "rule_that_is_none": ("move(s, p, 1)", "mvoe(s, p, 1)", 'Name "mvoe" is not defined'),
}


@pytest.fixture(scope="module")
def errors(tmp_path_factory):
    """What mypy says, in strict mode, of a game with a file of rules for each fault: its errors, file by file."""
    home = tmp_path_factory.mktemp("typed")
    rules = home / "sample" / "rules"
    rules.mkdir(parents=True)
    for folder in (home / "sample", rules):
        (folder / "__init__.py").touch()
    (home / "sample" / "model.py").write_text(MODEL)
    (rules / "sound.py").write_text(RULES)
    for name, (right, wrong, _) in FAULTS.items():
        assert right in RULES
        (rules / f"{name}.py").write_text(RULES.replace(right, wrong, 1))
    (home / "mypy.ini").write_text("[mypy]\nstrict = true\nplugins = tapete.record_types\nfollow_imports = silent\n"
                                   "native_parser = false\nignore_missing_imports = true\n")
    made = subprocess.run([sys.executable, "-m", "mypy", "--config-file", "mypy.ini", "-p", "sample"],
                          cwd=home, capture_output=True, text=True)
    assert made.returncode == 1, made.stdout + made.stderr
    found = {}
    for line in made.stdout.splitlines():
        file, _, said = line.partition(": error: ")
        if said:
            found.setdefault(Path(file.partition(":")[0]).stem, []).append(said)
    return found


def test_a_game_without_a_fault_has_no_error(errors):
    assert "sound" not in errors
    assert "model" not in errors


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_a_rule_is_found(errors, name):
    assert any(FAULTS[name][2] in said for said in errors.get(name, ())), errors.get(name)


def test_the_rules_of_this_project_are_read_so():
    """The plugin is switched on for all of them, and no file with rules is left out."""
    settings = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert "tapete.record_types" in settings["plugins"]
    left_out = [each["module"] for each in settings["overrides"]
                if each.get("ignore_errors") or "attr-defined" in each.get("disable_error_code", ())]
    assert left_out == []

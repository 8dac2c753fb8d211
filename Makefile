# `make play` sets everything up and opens the game; `make test` sets everything up and passes all tests.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test check-long bench clean

play: $(VENV)/ready
	$(BIN)/tapete play carcosa

test: $(VENV)/ready-dev
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/pytest -n 2
	$(BIN)/tapete rules --check

check-long: $(VENV)/ready-dev
	$(BIN)/pytest -m long

bench: $(VENV)/ready-dev
	$(BIN)/pip install -q -e '.[bench]'
	$(BIN)/python benchmarks/run.py

$(VENV)/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tapete needs Python 3.11 or later; name one with make PYTHON=..." >&2; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv is missing: on Debian, apt install python3-venv" >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -q -e .
	touch $@

$(VENV)/ready-dev: $(VENV)/ready
	$(BIN)/pip install -q -e '.[dev,lab,ray]'
	touch $@

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

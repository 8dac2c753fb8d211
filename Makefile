# `make play` sets everything up and opens the game, to the devices of the network too (not so `make play ARGS=--local`);
# `make test` sets everything up and passes all tests, but for those of the heaviest packages, with which FULL=1 makes
# it begin.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := src/tapete/table/static/index.html
SITE := src/tapete/site/page/sw.js

# `make docs` alone would mean the folder.
# Modules of rules are made by `make wasm`, and for the tests by `make ready`; a game is played without.
.PHONY: play web wasm site wheel test set-up hooks ready tests browser checks docs check-long audit lock sbom bench check-figures release check-changed clean

play: $(VENV)/ready $(PAGE)
	$(BIN)/tapete serve --open --home $(ARGS)

web: $(PAGE)

wasm: $(VENV)/ready-dev
	@command -v wasm-ld >/dev/null || { echo "Modules are linked by wasm-ld: on Debian, apt install lld" >&2; exit 2; }
	$(BIN)/python -m tapete.wasm $(GAMES)

test: $(VENV)/ready-dev
	$(MAKE) --no-print-directory -j3 set-up
	$(BIN)/ruff check src tests benchmarks docs examples
	$(MAKE) --no-print-directory -j3 tests browser checks

# Beside each other, for who fetches packages waits more than they work.
set-up: $(if $(filter 1,$(FULL)),$(VENV)/ready-full) $(PAGE) $(SITE) ready

# For who commits here: the check of a commit's subject.
hooks:
	git config core.hooksPath .githooks

# What tests run compiled: the modules, where the linker is there, and beside them what only tests need.
ready: $(VENV)/ready-dev
	$(BIN)/python -m tests.ready

# A part that hangs ends after 45 minutes, if the machine has `timeout`. Its output is shown.
LIMITED := $(if $(shell command -v timeout),timeout --foreground -k 60 2700)
tests:
	$(LIMITED) $(BIN)/pytest -n 3 --dist loadgroup --no-loadscope-reorder -m 'not long and not browser'

# Beside the tests, so what these say comes in one piece. A browser's driver keeps a loop running that other tests cannot
# share, and waits more than it works; the files of two processes have each its own server and browser.
browser:
	@$(LIMITED) $(BIN)/pytest -n 2 --dist loadgroup --maxfail 12 -m 'browser and not long' tests/browser \
	    >$(VENV)/browser.log 2>&1; status=$$?; cat $(VENV)/browser.log; exit $$status

checks:
	@$(LIMITED) sh -exc '$(BIN)/mypy; $(BIN)/tapete rules --check; cd web; npm test' \
	    >$(VENV)/checks.log 2>&1; status=$$?; cat $(VENV)/checks.log; exit $$status

# The documents as a site, in build/site, with every link followed.
docs: $(VENV)/ready-dev
	$(BIN)/python docs/builder
	@echo "The documents: build/site/index.html, build/site/es/index.html"

# What the change concerns, the closest first, for a minute: BASE is a commit to compare with, LIMIT other seconds.
check-changed: $(VENV)/ready-dev
	$(BIN)/python -m tests.concern $(if $(BASE),--base $(BASE)) $(if $(LIMIT),--seconds $(LIMIT))

# Stopped, it goes on where it was; `.venv/bin/python -m tests.long --list` says what each part took.
check-long: $(VENV)/ready-dev
	$(BIN)/python -m tests.long

audit: $(VENV)/ready-dev web/node_modules/ready
	$(BIN)/pip install -q pip-audit
	$(BIN)/pip-audit --strict --disable-pip --require-hashes -r deploy/requirements.lock -r deploy/build.lock
	$(BIN)/pip-audit --local --skip-editable --strict
	cd web && npm audit

# What hosts install, and what makes of the sources what they install, each package with its hashes. With Python 3.11,
# that of the image.
LOCK := pip-compile -q --generate-hashes --strip-extras --no-annotate --no-header --no-emit-index-url \
        --no-emit-trusted-host --no-emit-find-links --upgrade
lock: $(VENV)/ready
	$(BIN)/pip install -q pip-tools
	$(BIN)/$(LOCK) --extra table -o $(VENV)/requirements.lock pyproject.toml
	$(BIN)/$(LOCK) --extra native --build-deps-for wheel -o $(VENV)/build.lock pyproject.toml
	for name in requirements build; do \
	    { sed '/^[^#]/,$$d' deploy/$$name.lock; cat $(VENV)/$$name.lock; } > $(VENV)/new.lock && \
	    mv $(VENV)/new.lock deploy/$$name.lock; done

# A release's list of what it is made of: the server's packages, and those that the page is built of (npm 10).
sbom: $(VENV)/ready web/node_modules/ready
	$(BIN)/pip install -q cyclonedx-bom
	mkdir -p dist
	$(BIN)/cyclonedx-py requirements --output-reproducible --pyproject pyproject.toml -o dist/tapete-sbom.json deploy/requirements.lock
	cd web && npm sbom --package-lock-only --sbom-format cyclonedx > ../dist/tapete-page-sbom.json

# Raises the version in every file that names it, and moves the fragments in `changes` to CHANGELOG.md.
release: $(VENV)/ready-dev
	$(BIN)/towncrier build --draft --version "$(VERSION)" >/dev/null
	$(BIN)/python -m tests.raise_version "$(VERSION)"
	$(BIN)/towncrier build --yes --version "$(VERSION)"

bench: $(VENV)/ready-dev
	$(BIN)/pip install -q -e '.[bench,env]'
	$(BIN)/python benchmarks/run.py

# The figures that the documents promise, beside those of the last release. With ARGS=--changed=main only those that a
# change concerns. With ARGS=--keep=VERSION they become those of a release.
check-figures: $(VENV)/ready-dev
	$(BIN)/python benchmarks/check_figures.py $(ARGS)

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tapete needs Python 3.11 or later; name one with make PYTHON=..." >&2; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv is missing: on Debian, apt install python3-venv" >&2; exit 2; }
	$(PYTHON) -m venv $(VENV)
	touch $@

# Where the packages for development are, they bring these too; two pips at once would disturb each other.
$(VENV)/ready: pyproject.toml | $(VENV)/made $(wildcard $(VENV)/ready-dev)
	$(BIN)/pip install -q -e '.[table,native]'
	touch $@

$(VENV)/ready-dev: pyproject.toml | $(VENV)/made
	$(BIN)/pip install -q -e '.[dev,docs,lab,press,table,env]'
	touch $(VENV)/ready $@

$(VENV)/ready-full: $(VENV)/ready-dev
	$(BIN)/pip install -q --no-compile -e '.[ray,learn,cuda,openspiel]'
	touch $@

web/node_modules/ready: web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null || { echo "The page is built with Node.js 18 or later and npm: on Debian, apt install nodejs npm" >&2; exit 2; }
	cd web && npm ci
	touch $@

# The page's types: of the API, as the server describes it, and of the views and words that games declare. They are
# written only where they change.
TYPES := web/src/lib/openapi.ts $(wildcard web/src/games/*/declared.ts)
$(VENV)/types: web/node_modules/ready $(shell find src/tapete/table src/tapete/desk -name '*.py') $(wildcard src/tapete/tooling/*.py src/tapete/site/variants.py src/tapete/games/*/vocabulary.py src/tapete/games/*/view.py) | $(VENV)/ready
	$(BIN)/python -m tapete.tooling.api_types web
	$(BIN)/python -m tapete.tooling.page_types web/src/games
	touch $@
$(TYPES): $(VENV)/types
	@:

# A page that is not of these types is not built.
$(PAGE): web/node_modules/ready $(wildcard web/*.html web/*.json web/*.js web/*.mjs web/*.ts) $(TYPES) $(shell find web/src web/public -type f) $(wildcard src/tapete/games/*/text/*.ftl src/tapete/games/*/press/drawings/*.json) | $(VENV)/ready
	cd web && npm run check
	cd web && npm run build

# The page without a server, in build/page, with the games in GAMES, also those of installed packages; `tapete export`
# writes one of what it makes here. Without the linker its bots do not search.
GAMES := carcosa gloom bethlem souls
site: $(SITE) $(if $(shell command -v wasm-ld),wasm)
	rm -rf build/page
	$(BIN)/tapete export $(GAMES) -o build/page

# What others install with Python alone, in dist.
wheel: $(VENV)/ready-dev $(PAGE) $(SITE) wasm
	$(BIN)/python -m hatchling build -t wheel -t sdist

SITE_PYTHON := $(wildcard src/tapete/*.py src/tapete/*/*.py src/tapete/*/*/*.py src/tapete/games/*/rules/*.py) \
               $(shell find src/tapete/games src/tapete/text rules -name '*.yaml' -o -name '*.ftl' -o -name '*.toml')
$(SITE): web/node_modules/ready web/index.html web/vite.config.ts $(shell find web/src web/public web/site -type f) $(SITE_PYTHON) | $(VENV)/ready $(PAGE)
	cd web && npm run build -- --mode site
	rm -rf build/page-python build/page-wheel build/page-packs
	$(BIN)/python -m tapete.site.gather build/page-python
	$(BIN)/pip download -q -d build/page-wheel --no-deps --only-binary=:all: --python-version 3.14 \
	    --platform pyemscripten_2026_0_wasm32 pydantic-core==$$($(BIN)/python -c 'import pydantic_core; print(pydantic_core.__version__)')
	cd web && node site/python.mjs ../build/page-python ../build/page-wheel/*.whl ../build/page-packs
	$(BIN)/python -c 'import zstandard' 2>/dev/null || $(BIN)/pip install -q zstandard
	$(BIN)/python -m tapete.site.squeeze build/page-packs src/tapete/site/page/python
	cp web/site/sw.js $@

clean:
	rm -rf web/node_modules src/tapete/table/static src/tapete/games/*/wasm src/tapete/site/page $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

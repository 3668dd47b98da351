# The two commands: `make play` and `make test`. Everything they need is set up by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(shell find src/longcount/kernel src/longcount/conformance src/longcount/games src/longcount/bots -name '*.py') setup.py
WEB := $(shell find web/src web/public web/test -type f 2>/dev/null) web/index.html web/vite.config.ts
PAGES := src/longcount/server/static/index.html
NPM := web/node_modules/.ready
BENCH := .venv-bench
PYTHON_FILES := src tests bench docs web/schema.py setup.py
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

# Matrices of bots are small: threads that share them out wait for each other, on a busy machine for minutes.
export OPENBLAS_NUM_THREADS := 1

.PHONY: help play terminal test check quick types fixtures web fuzz bench load feel thinking docs lock sbom audit wheel clean

help:            ## what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

# The page is there as soon as what it needs is: the engine runs interpreted then, and is compiled beside. Bots take the
# machine code when it is there; the server itself, whose answers do not wait for it, at its next start.
play:            ## the table in the browser
	@$(MAKE) --no-print-directory -j2 $(VENV)/play $(PAGES)
	@$(MAKE) --no-print-directory NICE="nice -n 15" $(VENV)/compiled & $(BIN)/longcount serve --open

terminal: $(VENV)/compiled        ## a game in the terminal, against two bots
	@$(BIN)/longcount play tzolkin --seats you,regular,regular

# The engine is tested on both builds; server and browser on the compiled one, as people run them. What needs no machine code
# runs beside the compiler. One thing more at once than there are cores: browsers mostly wait.
#
# Lanes start in this order, and everything waits for the first: it and the browser, the longest, go before the others
# (LATER), which fill what these leave of the cores. No long lane is left alone at the end: engine tests on machine code are
# two, and the random games, the last, share themselves out among all cores. Rooms that are never compiled are asked once.
SIDE_BY_SIDE := $(MAKE) --no-print-directory $(if $(filter output-sync,$(.FEATURES)),-Otarget)
LATER := nice -n 5

test:            ## every check and every test
	@$(SIDE_BY_SIDE) -j$(shell expr $(CORES) + 1) machine tests-web tests-interpreted check-source check-web tests-server \
	  tests-compiled-searches tests-compiled-rules fuzz-interpreted fuzz-compiled
	@echo "every check and every test: well"

.PHONY: machine
machine: $(VENV)/compiled
	@$(BIN)/python tests/which_build.py

.PHONY: tests-interpreted tests-compiled-searches tests-compiled-rules tests-server tests-web fuzz-interpreted fuzz-compiled
ENGINE_TESTS := --ignore=tests/server --ignore=tests/web
SEARCHES := tests/bots tests/cli tests/learn
NEVER_COMPILED := tests/cli tests/learn tests/words tests/test_house.py

tests-interpreted: $(VENV)/ready
	LONGCOUNT_INTERPRETED=1 $(LATER) $(BIN)/python -m pytest $(ENGINE_TESTS) $(NEVER_COMPILED:%=--ignore=%)

tests-compiled-searches: machine $(VENV)/ready
	$(LATER) $(BIN)/python -m pytest $(SEARCHES)

tests-compiled-rules: machine $(VENV)/ready
	$(LATER) $(BIN)/python -m pytest $(ENGINE_TESTS) $(SEARCHES:%=--ignore=%)

tests-server: machine $(VENV)/ready system
	$(BIN)/python -m pytest tests/server

tests-web: machine $(VENV)/ready $(PAGES) system
	$(BIN)/python -m pytest tests/web -n 2 --dist loadfile

fuzz-interpreted: $(VENV)/ready
	LONGCOUNT_INTERPRETED=1 $(LATER) $(BIN)/longcount fuzz tzolkin --games 30 --seats all --seed 500
	LONGCOUNT_INTERPRETED=1 $(LATER) $(BIN)/longcount fuzz tikal --games 21 --seats all --seed 500
	LONGCOUNT_INTERPRETED=1 $(LATER) $(BIN)/longcount fuzz winter --games 21 --seats all --seed 500

fuzz-compiled: machine
	$(LATER) $(BIN)/longcount fuzz tzolkin --games 960 --seats all --seed 1000
	$(LATER) $(BIN)/longcount fuzz tikal --games 639 --seats all --seed 1000
	$(LATER) $(BIN)/longcount fuzz winter --games 639 --seats all --seed 1000

# --- checks ----------------------------------------------------------------------

check: $(VENV)/ready $(NPM)        ## style, types, rule matrix, generated pages, the front end's own tests
	@$(SIDE_BY_SIDE) -j$(CORES) check-source check-web

# Types of tests after those of the source: what mypy worked out of it is kept, and not asked for again. Rooms of the tests are
# packages by their folders; where helpers are imported by their bare names, the folder is a base of its own. The browser's
# room apart: names of the server's come again there.
.PHONY: check-source check-web
TYPES_OF_TESTS = $(LATER) $(BIN)/mypy --strict --explicit-package-bases
check-source: $(VENV)/ready
	$(BIN)/ruff check $(PYTHON_FILES)
	$(BIN)/ruff format --check $(PYTHON_FILES)
	$(LATER) $(BIN)/mypy
	MYPYPATH=src:tests/web $(LATER) $(BIN)/mypy --strict docs web/schema.py bench
	MYPYPATH=src:tests:tests/cli:tests/server:tests/words $(TYPES_OF_TESTS) --exclude 'tests/(web/|server/conftest)' tests
	MYPYPATH=src:tests:tests/server $(TYPES_OF_TESTS) tests/server/conftest.py
	MYPYPATH=src:tests:tests/server:tests/web $(TYPES_OF_TESTS) tests/web
	LONGCOUNT_INTERPRETED=1 $(LATER) $(BIN)/python docs/build.py --check
	LONGCOUNT_INTERPRETED=1 $(LATER) $(BIN)/python tests/web/fixtures.py --check
	LONGCOUNT_INTERPRETED=1 $(LATER) $(BIN)/python web/schema.py --check

check-web: $(NPM)
	cd web && $(LATER) npm run --silent check

# One room: `make quick ROOM=tikal`. Its own tests, and of the page what belongs to it.
quick: $(VENV)/ready $(NPM)        ## format, lint, types and the fast tests of a room (ROOM=tikal), or of all
	@$(BIN)/ruff format --check --quiet $(PYTHON_FILES)
	@$(BIN)/ruff check --quiet $(PYTHON_FILES)
	@$(SIDE_BY_SIDE) -j$(CORES) quick-types quick-tests quick-web
	@echo "$(or $(ROOM),all rooms): well"

.PHONY: quick-types quick-tests quick-web
QUICK_TESTS := $(if $(ROOM),$(wildcard tests/$(ROOM)),tests)
QUICK_WEB := $(wildcard web/src/games/$(ROOM))

quick-types: $(VENV)/ready
	@$(BIN)/mypy
	@$(if $(ROOM),$(if $(QUICK_TESTS),MYPYPATH=src:tests:$(QUICK_TESTS) $(BIN)/mypy --strict $(QUICK_TESTS)))

quick-tests: $(VENV)/ready
	@$(if $(QUICK_TESTS),$(BIN)/python -m pytest -m 'not slow' --ignore=tests/web $(if $(ROOM),,--ignore=tests/server) $(QUICK_TESTS))

quick-web: $(NPM)
	@$(if $(QUICK_WEB),cd web && npx --silent prettier --check --log-level warn src/games/$(ROOM) && npx eslint --max-warnings 0 src/games/$(ROOM) && npx vitest run $(ROOM))

web: $(PAGES)        ## build the front end into the package

bench: $(VENV)/release $(BENCH)/ready        ## speed of the engine beside catanatron, in one run
	$(BIN)/python bench/compare.py --yardstick-python $(BENCH)/bin/python

load: $(VENV)/compiled        ## 50 tables of 4 clients on this machine
	$(BIN)/python bench/load.py

feel: $(VENV)/compiled $(PAGES)        ## first paint, click and undo in a real browser
	$(BIN)/python bench/feel.py

thinking: $(VENV)/compiled $(PAGES)        ## what a person feels while masters think at other tables
	$(BIN)/python bench/thinking.py

fuzz: $(VENV)/compiled        ## 100,000 random games for each number of players and version, under all laws
	for seats in 2 3 4; do $(BIN)/longcount fuzz tzolkin --games 100000 --seats $$seats || exit 1; done
	for version in basic auction; do for seats in 2 3 4; do \
	  $(BIN)/longcount fuzz tikal --games 100000 --seats $$seats --option version=$$version || exit 1; done; done
	for seats in 2 3 4; do $(BIN)/longcount fuzz winter --games 100000 --seats $$seats || exit 1; done

types: $(VENV)/ready $(NPM)        ## what the pages know of server and games: types and words
	LONGCOUNT_INTERPRETED=1 $(BIN)/python web/schema.py

fixtures: $(VENV)/ready        ## play the games anew that the front end's tests read
	LONGCOUNT_INTERPRETED=1 $(BIN)/python tests/web/fixtures.py

docs: $(VENV)/ready        ## write the generated pages anew
	LONGCOUNT_INTERPRETED=1 $(BIN)/python docs/build.py

# For every platform and Python at once, with hashes; no address of a registry stands in them.
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
  --upgrade --output-file

lock: $(VENV)/play        ## choose the newest versions of what is needed, and lock them
	$(PIP) uv
	$(LOCK) requirements/play.lock --extra compile pyproject.toml
	$(LOCK) requirements/dev.lock --extra dev --constraint requirements/play.lock pyproject.toml
	$(LOCK) requirements/serve.lock --extra postgres --constraint requirements/play.lock --constraint requirements/dev.lock pyproject.toml
	$(LOCK) requirements/bench.lock requirements/bench.in

# Tools of their own, fetched when they are asked for: they are no part of the program, nor of what its tests need.
TOOLS := .venv-tools
$(TOOLS)/ready: Makefile
	@$(PYTHON) -m venv $(TOOLS)
	@$(TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check 'cyclonedx-bom>=6,<8' 'pip-audit>=2.7,<3'
	@touch $@

sbom: $(TOOLS)/ready $(NPM)        ## what the program and its pages are made of, as CycloneDX (dist/sbom-*.json)
	@mkdir -p dist
	$(TOOLS)/bin/cyclonedx-py requirements --pyproject pyproject.toml --mc-type application --output-reproducible \
	  --of JSON -o dist/sbom-python.json requirements/serve.lock
	cd web && npm sbom --sbom-format cyclonedx --package-lock-only > ../dist/sbom-pages.json

# Asks whether anything that is installed is known to be unsafe. This needs the network: where nobody answers, it says so.
audit: $(TOOLS)/ready        ## known weaknesses of what the program and its pages are made of
	@bash tests/audit.sh $(TOOLS)/bin/pip-audit

# LONGCOUNT_RELEASE= takes the everyday build instead: quick, to try the wheel itself.
wheel: export LONGCOUNT_RELEASE ?= 1
wheel: $(VENV)/play $(PAGES)        ## a wheel of this platform, tried in a clean environment
	rm -rf build/lib* build/bdist* dist
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	bash tests/wheel/wheel.sh dist/*.whl

clean:           ## remove everything that was built
	rm -rf $(VENV) $(BENCH) $(TOOLS) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/longcount/server/static
	rm -rf src/longcount/machine
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment: the package in place (no copy that could go stale), and what it needs as it is locked. Who plays needs
# the program and the compiler's front end; who works on the house needs the tools, too.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps

$(VENV)/play: requirements/play.lock pyproject.toml
	@echo "installing what the program needs …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --no-compile --require-hashes -r requirements/play.lock
	@rm -rf src/*.egg-info
	@LONGCOUNT_COMPILE=0 $(PIP) --no-build-isolation --editable .
	@touch $@

# Python compiles what is imported, when it is: most of the packages never are.
$(VENV)/ready: $(VENV)/play requirements/dev.lock
	@echo "installing the tools …"
	@$(PIP) --no-compile --require-hashes -r requirements/dev.lock
	@touch $@

# Machine code, part by part: only what changed is compiled again. Without a compiler this leaves the interpreted program,
# and says so.
$(VENV)/compiled: $(VENV)/play $(COMPILED)
	@$(NICE) $(BIN)/python setup.py -q build_ext --inplace 2>&1 | tee $(VENV)/compile.log | grep --line-buffered '^longcount:' || true
	@$(BIN)/longcount version | head -1 > $@

# All parts in one: minutes to build, and some per cent faster. Figures of speed and wheels are made with it.
$(VENV)/release: $(VENV)/play $(COMPILED)
	@echo "compiling the engine as a whole (a few minutes) …"
	@LONGCOUNT_RELEASE=1 $(BIN)/python setup.py -q build_ext --inplace > $(VENV)/release.log 2>&1 || { tail $(VENV)/release.log; exit 1; }
	@$(BIN)/longcount version | head -1 | tee $@

$(NPM): web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "Node 20 or newer (with npm) is needed to build the pages; 'make terminal' plays without."; exit 1; }
	@echo "installing what the pages are built with …"
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(PAGES): $(NPM) $(WEB)
	@echo "building the pages …"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# What the tests need of the system: a browser, and a PostgreSQL to start on loopback. Installed where that is allowed.
.PHONY: system
system:
	@bash tests/system.sh

$(BENCH)/ready: requirements/bench.lock
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	@touch $@

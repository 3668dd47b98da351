# The two commands: `make play` and `make test`. Everything they need is set up by themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') setup.py pyproject.toml
COMPILED := $(shell find src/longcount/kernel src/longcount/games src/longcount/bots -name '*.py') setup.py
BENCH := .venv-bench

.PHONY: play test check fuzz bench docs clean help

help:            ## what can be made
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/'

play: $(VENV)/compiled        ## a game of Tzolk'in in the terminal, against two bots
	@$(BIN)/longcount play tzolkin --seats you,greedy,greedy

test: check $(VENV)/compiled        ## every check and every test, on the interpreted and the compiled engine
	@echo "--- tests, interpreted"
	LONGCOUNT_INTERPRETED=1 $(BIN)/python -m pytest
	@echo "--- tests, compiled"
	$(BIN)/python tests/which_build.py
	$(BIN)/python -m pytest
	@echo "--- random games under all laws, both builds"
	LONGCOUNT_INTERPRETED=1 $(BIN)/longcount fuzz tzolkin --games 300 --seats all --seed 500
	$(BIN)/longcount fuzz tzolkin --games 1500 --seats all --seed 1000

check: $(VENV)/ready        ## style, types, rule matrix, generated pages
	$(BIN)/ruff check src tests bench docs setup.py
	$(BIN)/ruff format --check src tests bench docs setup.py
	$(BIN)/mypy
	MYPYPATH=src:tests $(BIN)/mypy --strict tests docs/build.py bench
	LONGCOUNT_INTERPRETED=1 $(BIN)/python docs/build.py --check

bench: $(VENV)/compiled $(BENCH)/ready        ## speed beside catanatron, in one run
	$(BIN)/python bench/compare.py --yardstick-python $(BENCH)/bin/python

fuzz: $(VENV)/compiled        ## 100,000 random games for each number of players, under all laws
	$(BIN)/longcount fuzz tzolkin --games 100000 --seats all

docs: $(VENV)/ready        ## write the generated pages anew
	LONGCOUNT_INTERPRETED=1 $(BIN)/python docs/build.py

clean:           ## remove everything that was built
	rm -rf $(VENV) $(BENCH) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete -o -name '*.pyd' -delete
	rm -f src/longcount/_build.json
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment: the package in place (no copy that could go stale) and the tools.
$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	LONGCOUNT_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# Machine code beside the sources. Without a compiler this leaves the interpreted program, and says so.
$(VENV)/compiled: $(VENV)/ready $(COMPILED)
	@echo "compiling the engine (about a minute) …"
	@$(BIN)/python setup.py -q build_ext --inplace > $(VENV)/compile.log 2>&1 || true
	@grep '^longcount:' $(VENV)/compile.log || true
	@$(BIN)/longcount version | head -1 | tee $@

$(BENCH)/ready:
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check 'catanatron==3.2.1' 'networkx==3.6.1'
	@touch $@

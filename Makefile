# Everything a person runs. Needs Python 3.11 or newer and make; the rest is installed into .venv.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin

.PHONY: help setup play terminal test test-all check format bench bench-hall soak crash fuzz mutants golden pictures screenshots clean

help:
	@echo "make play     open the hall and play in the browser"
	@echo "make terminal play in the terminal"
	@echo "make test     run the tests on the native build: rules, hall, terminal, browser"
	@echo "make test-all run every test: also long random games, and the interpreted build under coverage"
	@echo "make check    formatting, lint, types, import layers, rule matrix; the client's format, lint and types"
	@echo "make format   format the sources, the client's too"
	@echo "make bench    measure how fast the rules run, beside OpenSpiel"
	@echo "make soak     play 100,000 random games per game and number of seats"
	@echo "make bench-hall  how many answers a second a hall carries, and how fast they are told"
	@echo "make crash    kill the hall again and again while people play, on SQLite and PostgreSQL"
	@echo "make fuzz     send the hall malformed and hostile input, on SQLite and PostgreSQL"
	@echo "make mutants  break the rules of every game hundreds of times and see the tests notice"
	@echo "make golden   write the recorded games again"
	@echo "make pictures draw the picture of the terminal in docs/guide/terminal.md again"
	@echo "make screenshots  take pictures of every page of the browser's hall (build/screenshots)"
	@echo "make setup    make .venv and the native build (the others do it when needed)"
	@echo "make clean    remove everything that was made"

# The native build is made again when a compiled source has changed; without a C compiler the package runs interpreted.
setup: .venv/installed
	@$(BIN)/python scripts/native.py
	@$(BIN)/python scripts/client.py

.venv/installed: pyproject.toml
	@test -n "$(PYTHON)" || { echo "Meadhall needs Python 3.11 or newer; none was found (or say: make PYTHON=…)"; exit 1; }
	@echo "making .venv and the native build (one to two minutes) …"
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

play: setup
	@$(BIN)/meadhall

terminal: setup
	@$(BIN)/meadhall play

test: setup
	$(BIN)/python -m pytest -n auto --dist worksteal -m 'not slow'

# Real processes and browsers share the cores with each other: what fails among them is run once more alone, and named.
test-all: setup
	$(BIN)/python -m pytest -n auto --dist worksteal || $(BIN)/python -m pytest --last-failed --last-failed-no-failures none
	MEADHALL_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal -m slow tests/core tests/games
	$(BIN)/coverage erase
	MEADHALL_PURE=1 $(BIN)/coverage run -m pytest -n auto --dist worksteal -m 'not slow' tests/core tests/games
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/named_state.py
	$(BIN)/python scripts/matrix.py
	$(BIN)/python scripts/typescript.py --check
	$(BIN)/python scripts/client.py check

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python scripts/client.py format

bench: setup .venv/bench-installed
	@$(BIN)/meadhall bench

.venv/bench-installed: .venv/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

soak: setup
	@$(BIN)/meadhall soak

bench-hall: setup
	@$(BIN)/python -m tests.hall.bench

crash: setup
	@$(BIN)/python -m tests.hall.crash

fuzz: setup
	@$(BIN)/python -m tests.hall.fuzz

mutants: setup
	$(BIN)/python scripts/mutants.py

golden: setup
	for games in tests/games/*/games.py; do $(BIN)/python -m $$(echo $${games%.py} | tr / .) || exit 1; done
	git --no-pager diff --stat tests

screenshots: setup
	@$(BIN)/python -m tests.browser.screenshots

pictures: setup
	$(BIN)/python scripts/pictures.py

clean:
	rm -rf .venv build mutants .mypy_cache .ruff_cache .pytest_cache .coverage src/*.egg-info
	find src -name '*.so' -delete -o -name '_native-*.txt' -delete

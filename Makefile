# Two commands do everything: `make run` and `make test`. The rest is for developers.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
SPREAD := -n auto --maxprocesses 4 --dist worksteal  # over the cores there are
SAMPLE := src/pairwright/samples/open-60.trf

.DEFAULT_GOAL := help
.PHONY: help run pair test test-all bench oracles lint format docs pictures words clean

help: ## This list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Pairwright needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 3; }
	@$(PYTHON) -m venv $(VENV) || \
	  { rm -rf $(VENV); echo "No virtual environment could be made. On Debian: apt-get install python3-venv"; exit 3; }

$(VENV)/.run: $(BIN)/pip pyproject.toml
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[desk]'
	@$(BIN)/python -m compileall -q src  # so that the first start is as quick as the next ones
	@touch $@

$(STAMP): $(BIN)/pip pyproject.toml
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@$(BIN)/python -m compileall -q src
	@touch $@ $(VENV)/.run

run: $(VENV)/.run ## Open the arbiter's desk in the browser, with a tournament ready to be paired
	@$(BIN)/pairwright serve

pair: $(VENV)/.run ## Pair the next round of a 60-player open, with the reasons
	@$(BIN)/pairwright pair $(SAMPLE) --explain

test: $(STAMP) ## The default tests (about six minutes on two cores)
	@$(BIN)/python -m pytest -m 'not long' $(SPREAD)

test-all: $(STAMP) ## Every test, long corpora included
	@$(BIN)/python -m pytest $(SPREAD)

bench: $(STAMP) ## Speed tables (nothing is asserted)
	@$(BIN)/python -m bench.run

oracles: $(STAMP) ## Compare with other engines, installed as black boxes in an environment of their own
	@$(BIN)/python -m tests.oracles.compare
	@$(BIN)/python -m tests.oracles.tie_breaks
	@$(BIN)/python -m tests.oracles.team_tie_breaks
	@$(BIN)/python -m tests.oracles.direct_encounter
	@$(BIN)/python -m tests.oracles.extended_direct_encounter

lint: $(STAMP) ## Style, types, and which floor may import which
	@$(BIN)/ruff check src tests bench docs
	@$(BIN)/ruff format --check src tests bench docs
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

format: $(STAMP) ## Format the code
	@$(BIN)/ruff format src tests bench docs
	@$(BIN)/ruff check --fix --quiet src tests bench docs

docs: $(STAMP) ## Write the generated pages (docs/rules, the guide in the desk)
	@$(BIN)/python -m docs.generate
	@$(BIN)/python -m docs.guide

pictures: $(STAMP) ## Take the pictures of the arbiters' guide again (Chromium)
	@$(BIN)/python -m docs.pictures

words: $(STAMP) ## Bring the catalogues of the other languages up to date, and say what is missing
	@$(BIN)/python -m docs.words
	@$(BIN)/python -m docs.guide_words --adopt
	@$(BIN)/python -m docs.guide

clean: ## Remove the virtual environment and caches
	@rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

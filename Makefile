PYTHON ?= python3
JOBS ?= 2

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CODE := $(wildcard areo tests benchmarks examples building setup.py)
PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
NODE := $(shell command -v node 2>/dev/null)

# Without its bytecode kept, every server and command that the tests start compiles all its modules again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: install packages-and-pages pages no-pages extras play test lint format bench pins clean browser

# Compiles only what has changed; without a C compiler it says so, and areo runs interpreted.
install:
	@$(MAKE) --no-print-directory -j 2 packages-and-pages
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(JOBS)

packages-and-pages: $(VENV)/installed $(if $(NODE),pages,no-pages)
	@:

# The browser's pages, built again if their sources have changed.
pages:
	@$(PYTHON) building/pages.py

no-pages:
	@echo "areo needs Node 20 or newer to build the browser's pages; without them it plays in the terminal"

# What only some people need: environments, a cluster, other stores. All of it is checked and tested.
extras: $(VENV)/extras

play: install
	$(BIN)/areo play

# The rules are tried both interpreted and compiled; bots, clients and the server play with whatever areo runs as.
ONCE := bots browser envs mcp openspiel packaging plugin table terminal \
	test_builds_agree.py test_hints.py test_readme.py \
	$(patsubst tests/%,%,$(wildcard tests/*/test_terminal*.py))
test: install extras lint browser
	cd web && npm run --silent check && npm run --silent test
	@if $(BIN)/python -P areo/_build.py; then \
		set -ex; \
		AREO_COMPILED=no $(PYTEST) $(addprefix --ignore tests/,$(ONCE)); \
		AREO_COMPILED=yes $(PYTEST); \
	else \
		set -ex; \
		AREO_COMPILED=no $(PYTEST); \
		: so the tests ran interpreted only; \
	fi

lint: $(VENV)/extras $(if $(NODE),pages)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(CODE)
	$(if $(NODE),cd web && npm run --silent lint)

format: $(VENV)/installed $(if $(NODE),pages)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(if $(NODE),cd web && npm run --silent format)

bench: install
	$(BIN)/areo bench

# Pins all that pyproject.toml and requirements/dev.in ask for, with hashes for every system. What is pinned already stays
# as it is; `make pins UPGRADE=--upgrade` takes the newest. This alone needs uv.
UPGRADE ?=
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make pins'
pins:
	$(COMPILE) $(UPGRADE) pyproject.toml --output-file requirements/runtime.txt
	$(COMPILE) $(UPGRADE) --extra parquet --extra push --extra train pyproject.toml requirements/dev.in \
		--output-file requirements/dev.txt
	$(COMPILE) $(UPGRADE) --all-extras pyproject.toml requirements/dev.in -c requirements/dev.txt \
		--output-file requirements/extras.txt

# The browser that the tests play in: the machine's own, or one that is installed now.
browser: $(VENV)/installed
	@$(BIN)/python -m tests.browser.chromium

clean:
	rm -rf areo/table/pages web/node_modules
	rm -rf $(VENV) build dist *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -f areo/_compiled.*.json areo_*__mypyc.*
	find $(CODE) \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

# Python compiles a package when it is first imported, and most of these never are.
$(VENV)/installed: requirements/runtime.txt requirements/dev.txt pyproject.toml setup.py | $(BIN)/python
	$(PIP) install --no-compile --require-hashes -r requirements/dev.txt
	$(PIP) install --no-build-isolation --no-deps --editable .
	@rm -f areo/_compiled.*.json
	@touch $@

$(VENV)/extras: requirements/extras.txt $(VENV)/installed
	$(PIP) install --no-compile --require-hashes -r requirements/extras.txt
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "areo needs Python 3.11 or newer as $(PYTHON); name another one with: make PYTHON=python3.12" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' || { \
		echo "areo needs Python's venv module; on Debian and Ubuntu: apt install python3-venv" >&2; \
		exit 1; }
	$(PYTHON) -m venv $(VENV)

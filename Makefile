PYTHON ?= python3
JOBS ?= 2

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CODE := $(wildcard areo tests benchmarks setup.py)

.PHONY: install play test lint format bench clean

# Compiles only what has changed; without a C compiler it says so, and areo runs interpreted.
install: $(VENV)/installed
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel $(JOBS)

play: install
	$(BIN)/areo play

test: install lint
	AREO_COMPILED=no $(BIN)/python -m pytest -n $(JOBS)
	@if $(BIN)/python -P areo/_build.py; then \
		echo "AREO_COMPILED=yes $(BIN)/python -m pytest -n $(JOBS)"; \
		AREO_COMPILED=yes $(BIN)/python -m pytest -n $(JOBS); \
	else \
		echo "so the tests ran interpreted only"; \
	fi

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(CODE)

format: $(VENV)/installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: install
	$(BIN)/areo bench

clean:
	rm -rf $(VENV) build dist *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -f areo/_compiled.*.json areo__mypyc.*
	find $(CODE) \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

# Other tools may compile differently, so the record of what was compiled goes too.
$(VENV)/installed: requirements/runtime.txt requirements/dev.txt pyproject.toml setup.py | $(BIN)/python
	$(PIP) install -r requirements/dev.txt
	$(PIP) install --no-build-isolation --no-deps --editable .
	rm -f areo/_compiled.*.json
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "areo needs Python 3.11 or newer as $(PYTHON); name another one with: make PYTHON=python3.12" >&2; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' || { \
		echo "areo needs Python's venv module; on Debian and Ubuntu: apt install python3-venv" >&2; \
		exit 1; }
	$(PYTHON) -m venv $(VENV)

# make play and make test are all one needs; both prepare everything else.
MAKEFLAGS += --jobs=2  # kernels are compiled while packages come in
PYTHON ?= python3
GAME ?= dog
VENV := .venv
BIN := $(VENV)/bin
# One worker more than cores: some tests wait for real processes.
PYTEST := $(BIN)/python -m pytest -n $(shell expr $$(nproc) + 1) --dist worksteal
KERNELS := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))

.PHONY: setup play test check soak bench bench-server wheel lock clean

setup: $(VENV)/.kernels

$(VENV)/.venv:
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/.run: $(VENV)/.venv requirements/run.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	touch $@

$(VENV)/.kernels: $(VENV)/.run pyproject.toml setup.py $(KERNELS)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

$(VENV)/.dev: $(VENV)/.kernels requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@

# The same kernels with every bounds check on; built only if there is a compiler.
build/checked/.built: $(VENV)/.kernels $(KERNELS)
	RUDEL_CHECKED=1 $(BIN)/python setup.py --quiet build_ext --build-lib build/checked --build-temp build/temp-checked
	touch $@

play: setup
	$(BIN)/rudel play $(GAME)

# Three kinds of kernels: fast (everything), plain (with coverage, which sees no compiled line), checked.
test: setup $(VENV)/.dev build/checked/.built check
	sh tools/need.sh strace tmux
	$(PYTEST) -m "not soak"
	RUDEL_PURE=1 $(PYTEST) -m "not soak and not slow_plain" --cov --cov-report=term:skip-covered tests/contract tests/core tests/games
	if [ -f src/rudel/kernels.json ]; then RUDEL_KERNELS=build/checked $(PYTEST) -m "not soak" tests/contract; fi

check: setup $(VENV)/.dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/rudel rules --check

soak: setup $(VENV)/.dev build/checked/.built
	sh tools/need.sh strace tmux
	$(PYTEST) -m soak

bench: setup $(VENV)/.dev
	$(BIN)/python -m bench
	$(MAKE) bench-server

# The server under load, beside a boardgame.io server in memory (Node).
BOARDGAMEIO := bench/server/boardgameio

$(BOARDGAMEIO)/node_modules/.package-lock.json: $(BOARDGAMEIO)/package.json $(BOARDGAMEIO)/package-lock.json
	npm ci --no-audit --no-fund --prefix $(BOARDGAMEIO)
	touch $@

bench-server: setup $(VENV)/.dev $(BOARDGAMEIO)/node_modules/.package-lock.json
	$(BIN)/python -m bench.server

wheel: setup
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lock: $(VENV)/.dev
	$(BIN)/uv pip compile -q pyproject.toml --extra build --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header -o requirements/run.txt
	$(BIN)/uv pip compile -q pyproject.toml --extra build --extra dev --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header -o requirements/dev.txt

clean:
	rm -rf $(VENV) build dist src/rudel.egg-info src/rudel/kernels.json
	find src -name '*.so' -delete

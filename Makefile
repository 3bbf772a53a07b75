# make play and make test are all one needs; both prepare everything else.
MAKEFLAGS += --jobs=2  # kernels are compiled while packages come in
unexport PYTHONDONTWRITEBYTECODE  # hundreds of processes start: what one has compiled serves all
PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
# One worker more than cores: some tests wait for real processes.
PYTEST := $(BIN)/python -m pytest -n $(shell expr $$(nproc) + 1) --dist worksteal
KERNELS := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))

PAGES := src/rudel/pages/index.html
NPM := npm --prefix web --silent
# Warnings about somebody's machine are not for people who want to play; errors are shown.
PIP := PIP_ROOT_USER_ACTION=ignore $(BIN)/pip -qq --disable-pip-version-check
# The locks name everything; a pip that looks for itself stumbles over newer releases of what comes with an extra.
LOCKED := $(PIP) install --no-deps --require-hashes
NPM_INSTALL := npm --loglevel=error --no-audit --no-fund --no-update-notifier

.PHONY: setup play ready test test-fast test-plain test-checked check check-web check-python soak bench bench-server \
	shots pictures wheel lock clean

setup: $(VENV)/.kernels $(PAGES)

$(VENV)/.venv:
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.venv requirements/run.txt
	@echo "packages: what the house stands on"
	@$(LOCKED) -r requirements/run.txt
	@touch $@

$(VENV)/.kernels: $(VENV)/.run pyproject.toml setup.py $(KERNELS)
	@echo "kernels: the rules are compiled"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@[ -f src/rudel/kernels.json ] || echo "kernels: they run plain, which is slower (no C compiler?)"
	@touch $@

$(VENV)/.dev: $(VENV)/.kernels requirements/dev.txt
	@echo "packages: what the tests need"
	@$(LOCKED) -r requirements/dev.txt
	@touch $@

# The pages of the house, from web/; they say what the catalogues and the rulebooks say.
# Not `npm ci`: it wants every other platform's optional binaries in the lock, too.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json web/.npmrc
	@sh tools/need.sh npm
	@echo "packages: what the pages are made with"
	@$(NPM_INSTALL) --prefix web install --no-save >/dev/null
	@touch $@

$(PAGES): web/node_modules/.package-lock.json $(shell find web -path web/node_modules -prune -o -type f -print) \
		$(shell find src/rudel/locales src/rudel/games -name '*.ftl' -o -name '*.md' -o -name '*.svg')
	@echo "pages: they are built"
	@$(NPM) run build -- --logLevel warn
	@touch $@

# The same kernels with every bounds check on; built only if there is a compiler.
build/checked/.built: $(VENV)/.kernels $(KERNELS)
	@echo "kernels: compiled once more, with every check on"
	@RUDEL_CHECKED=1 $(BIN)/python setup.py --quiet build_ext --build-lib build/checked --build-temp build/temp-checked
	@touch $@

# make play HOST=0.0.0.0 lets everybody in the same network in.
play: setup
	@$(BIN)/rudel serve --open --log warning --host $(HOST) --port $(PORT)

# Every stage runs, whatever became of the others; the sum is told at the end. Each can be run by its name, too.
test:
	@$(PYTHON) -m tools.stages ready check-web,check-python test-fast test-plain test-checked

ready: setup $(VENV)/.dev build/checked/.built

# Three kinds of kernels: fast (everything), plain (with coverage, which sees no compiled line), checked.
test-fast: setup $(VENV)/.dev
	@sh tools/need.sh strace tmux chromium-headless-shell
	$(PYTEST) --junitxml=build/$@.xml -m "not soak"

test-plain: $(VENV)/.dev
	RUDEL_PURE=1 $(PYTEST) --junitxml=build/$@.xml -m "not soak and not slow_plain" \
		--cov --cov-report=term:skip-covered tests/contract tests/core tests/games

test-checked: $(VENV)/.dev build/checked/.built
	@if [ -f src/rudel/kernels.json ]; then \
		RUDEL_KERNELS=build/checked $(PYTEST) --junitxml=build/$@.xml -m "not soak" tests/contract; \
	else \
		mkdir -p build && echo "no compiled kernels here: is there a C compiler?" | tee build/$@.txt; \
	fi

check: check-web check-python

check-python: $(VENV)/.dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/rudel rules --check

check-web: setup
	$(NPM) run types:check
	$(NPM) run check
	$(NPM) run lint
	$(NPM) test -- --reporter=default --reporter=junit --outputFile.junit=../build/$@.xml
	$(NPM) run weigh

# make soak MINUTES=20 runs what fits into that time and goes on there the next time; without MINUTES, everything.
soak:
	@$(if $(MINUTES),$(PYTHON) -m tools.soak "$(MINUTES)")
	@MAKEFLAGS= $(MAKE) --no-print-directory ready
	@sh tools/need.sh strace tmux chromium-headless-shell
	@$(if $(MINUTES),$(BIN)/python -m tools.soak "$(MINUTES)" $(PYTEST),$(PYTEST) -m soak)

bench: setup $(VENV)/.dev
	$(BIN)/python -m bench
	$(MAKE) bench-server
	@sh tools/need.sh chromium-headless-shell
	$(BIN)/python -m bench.frames

# The server under load, beside a boardgame.io server in memory (Node).
BOARDGAMEIO := bench/server/boardgameio

$(BOARDGAMEIO)/node_modules/.package-lock.json: $(BOARDGAMEIO)/package.json $(BOARDGAMEIO)/package-lock.json
	@$(NPM_INSTALL) --prefix $(BOARDGAMEIO) ci >/dev/null
	@touch $@

bench-server: setup $(VENV)/.dev $(BOARDGAMEIO)/node_modules/.package-lock.json
	$(BIN)/python -m bench.server

# Every screen as a picture, to be looked at, and what is wrong on any: build/shots. make shots ONLY="klaeffer-4 phone-de"
shots: setup $(VENV)/.dev
	@sh tools/need.sh chromium-headless-shell
	$(BIN)/python tools/shots.py build/shots $(ONLY)

# The README's pictures.
pictures: setup $(VENV)/.dev
	@sh tools/need.sh chromium-headless-shell
	$(BIN)/python tools/pictures.py

wheel: setup
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .

lock: $(VENV)/.dev
	$(BIN)/uv pip compile -q pyproject.toml --extra build --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header -o requirements/run.txt
	$(BIN)/uv pip compile -q pyproject.toml --extra build --extra dev --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-annotate --no-header -o requirements/dev.txt

clean:
	rm -rf $(VENV) build dist src/rudel.egg-info src/rudel/kernels.json src/rudel/pages web/node_modules
	find src -name '*.so' -delete

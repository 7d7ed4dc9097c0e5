# Every target that builds first installs libxml2's headers and pkg-config where they are missing.

SWIFT ?= swift
PREFIX ?= /usr/local
# Sources that people write; what is generated carries a note that excludes it from formatting.
SOURCES = Package.swift Sources Plugins Tests Benchmarks/Package.swift Benchmarks/Sources

# One set of release flags, so that demo, corpus, bench and install share one build.
RELEASE = -c release $(shell Scripts/release-flags)
COMMAND = $(shell $(SWIFT) build -c release --show-bin-path)/xibinspect

.PHONY: help demo test bench bench-sources corpus score fuzz format lint install uninstall clean dependencies release release-sources text-agreement layout-agreement storyboard-agreement \
	seeded-faults command-path generate check-generated

help: ## List the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1	/' | \
	  awk -F '\t' '{ printf "make %-16s %s\n", $$1, $$2 }'

dependencies:
	@Scripts/install-dependencies

release: dependencies
	$(SWIFT) build $(RELEASE) --product xibinspect

command-path:
	@echo "$(COMMAND)"

demo: release ## Build the command and inspect the samples
	@Scripts/demo "$(COMMAND)"

# What checks documents against an app's sources takes swift-syntax. A build with it is one of its own: the
# trait's flags reach every target.
SOURCES_BUILD = --traits SourceChecks --scratch-path .build-sources
SOURCES_COMMAND = $(shell $(SWIFT) build -c release $(SOURCES_BUILD) --show-bin-path)/xibinspect

release-sources: dependencies
	$(SWIFT) build $(RELEASE) $(SOURCES_BUILD) --product xibinspect

test: dependencies ## Build and test (debug, with swift-syntax)
	$(SWIFT) build --build-tests $(SOURCES_BUILD)
	$(SWIFT) test --skip-build $(SOURCES_BUILD)

bench-sources: dependencies ## Measure how long 1,000 Swift files take, read and kept (builds swift-syntax)
	@Scripts/bench-sources

bench: dependencies ## Measure speed and memory, against libxml2 in C
	@Scripts/bench

corpus: release ## Check every figure over the documents in $XIB_CORPUS/documents
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make corpus: skipped, because XIB_CORPUS names no folder with documents/ in it"; \
	else \
	  python3 Scripts/check-corpus.py "$(COMMAND)" "$(XIB_CORPUS)" && \
	  python3 Scripts/check-loading.py "$(COMMAND)" "$(XIB_CORPUS)" && \
	  python3 Scripts/check-fix.py "$(COMMAND)" "$(XIB_CORPUS)" && \
	  $(MAKE) --no-print-directory score; \
	fi

score: dependencies ## Compare compiled nibs with Apple's, pair by pair of $XIB_CORPUS; see score-nibs for tables
	@$(SWIFT) build $(RELEASE) --product score-nibs
	@"$(dir $(COMMAND))score-nibs" --coverage "$(XIB_CORPUS)"
	@"$(dir $(COMMAND))score-nibs" "$(XIB_CORPUS)"

layout-agreement: dependencies ## Compare solved frames with those that documents of $XIB_CORPUS store
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make layout-agreement: skipped, because XIB_CORPUS names no folder with documents/ in it"; \
	else \
	  $(SWIFT) build $(RELEASE) --product score-layout && \
	  "$(dir $(COMMAND))score-layout" --text document "$(XIB_CORPUS)" && \
	  "$(dir $(COMMAND))score-layout" --text modelled "$(XIB_CORPUS)"; \
	fi

storyboard-agreement: dependencies ## Bring the scenes of real storyboards to life and perform their segues
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make storyboard-agreement: skipped, because XIB_CORPUS names no folder with documents/ in it"; \
	else \
	  $(SWIFT) build $(RELEASE) --product score-controllers && \
	  "$(dir $(COMMAND))score-controllers" "$(XIB_CORPUS)"; \
	fi

seeded-faults: release-sources ## Plant mistakes into documents of $XIB_CORPUS, each of which the linter must find
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make seeded-faults: skipped, because XIB_CORPUS names no folder with documents/ in it"; \
	else \
	  Scripts/seeded-faults.py "$(SOURCES_COMMAND)" "$(XIB_CORPUS)"; \
	fi

text-agreement: dependencies ## Grade the widths of the system font on held-back documents of $XIB_CORPUS
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make text-agreement: skipped, because XIB_CORPUS names no folder with documents/ in it"; \
	else \
	  $(SWIFT) build $(RELEASE) --product sample-text && \
	  samples=$$(mktemp) && trap 'rm -f "$$samples"' EXIT && \
	  "$(dir $(COMMAND))sample-text" "$(XIB_CORPUS)" > "$$samples" && Scripts/fit-advances "$$samples"; \
	fi

# Foundation on Linux leaks with every attributed string, and the leak checker cannot see through the runtime's
# tables of weak references; what is freed is tested by LeakTests.
FUZZ = ASAN_OPTIONS=detect_leaks=0 $(SWIFT) run -c release --sanitize address --scratch-path .build-asan

fuzz: dependencies ## Damage 20,000 documents and 100,000 nibs, read and load what is left, under the address sanitizer
	$(FUZZ) fuzz-documents 20000
	$(FUZZ) fuzz-nibs 100000
	$(FUZZ) fuzz-loading 20000

format: ## Format the Swift sources
	$(SWIFT) format -i -r -p $(SOURCES)

lint: ## Check the formatting of the Swift sources
	$(SWIFT) format lint --strict -r -p $(SOURCES)

generate: dependencies ## Generate the Swift sources of the schema from Schema/*.tsv
	$(SWIFT) run generate-schema

check-generated: generate ## Check that the generated sources are those of the schema
	git diff --exit-code Sources/InterfaceBuilder/Generated

install: $(if $(filter no,$(SOURCE_CHECKS)),release,release-sources) ## Install the command and its completions under PREFIX (/usr/local)
	@Scripts/install "$(if $(filter no,$(SOURCE_CHECKS)),$(COMMAND),$(SOURCES_COMMAND))" "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove what install put there
	rm -f "$(DESTDIR)$(PREFIX)/bin/xibinspect" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/xibinspect" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_xibinspect" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/xibinspect.fish"

clean: ## Remove what was built
	rm -rf .build .build-sources .build-asan Benchmarks/.build

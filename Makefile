# Every target that builds first installs libxml2's headers and pkg-config where they are missing.

SWIFT ?= swift
PREFIX ?= /usr/local
# Sources that people write; what is generated carries a note that excludes it from formatting.
# The sources of apps in Tests/Clients stay as they were written.
SOURCES = Package.swift Sources Plugins $(filter-out Tests/Clients Tests/NewApp Tests/Golden Tests/Truth Tests/README.md,$(wildcard Tests/*)) Tools Benchmarks/Package.swift Benchmarks/Sources

# One set of release flags, so that demo, corpus, bench and install share one build.
RELEASE = -c release $(shell Scripts/release-flags)
COMMAND = $(shell $(SWIFT) build -c release --show-bin-path)/xibinspect

.PHONY: help can-install demo test test-without-sources bench bench-sources bench-app corpus score fuzz format lint install uninstall clean dependencies release release-sources text-agreement layout-agreement layout-folds storyboard-agreement compare-agreement picture-agreement inspector-page release-pictures test-pictures backend-agreement \
	check-editor seeded-faults command-path generate test-clients test-app-screens check-rewriting app-coverage check-generated

help: ## List the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1	/' | \
	  awk -F '\t' '{ printf "make %-20s %s\n", $$1, $$2 }'

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
# Without plugins, nothing is compiled a second time for them.
TEST_BUILD = XIBINSPECT_PLUGINS=no $(SWIFT)
SOURCES_COMMAND = $(shell $(SWIFT) build -c release $(SOURCES_BUILD) --show-bin-path)/xibinspect

release-sources: dependencies
	$(SWIFT) build $(RELEASE) $(SOURCES_BUILD) --product xibinspect

# PNG and PDF take Cairo, Pango and GdkPixbuf, which the package trait Pictures links.
PICTURES_BUILD = --traits Pictures$(if $(filter no,$(SOURCE_CHECKS)),,$(comma)SourceChecks) --scratch-path .build-pictures
PICTURES_COMMAND = $(shell $(SWIFT) build -c release --scratch-path .build-pictures --show-bin-path)/xibinspect
comma = ,

release-pictures:
	@Scripts/install-dependencies pictures
	$(SWIFT) build -c release $(shell Scripts/release-flags pictures) $(PICTURES_BUILD) --product xibinspect

test-pictures: ## Build and test with the trait Pictures (PNG and PDF; installs Cairo, Pango and GdkPixbuf)
	@Scripts/install-dependencies pictures
	$(TEST_BUILD) build --build-tests --traits Pictures --scratch-path .build-pictures
	env $(TEST_BUILD) test --skip-build --traits Pictures --scratch-path .build-pictures --filter 'CairoPicturesTests|IBRenderTests|Render(Command|Contents|Failure)Tests|ViewSnapshotsTests'

backend-agreement: ## Compare PNGs with SVGs in Chromium for 100 documents of $XIB_CORPUS (needs NumPy, Pillow)
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make backend-agreement: skipped, because XIB_CORPUS does not name a folder that contains documents/"; \
	else \
	  $(MAKE) --no-print-directory release-pictures SOURCE_CHECKS=no && \
	  Scripts/check-backends "$(PICTURES_COMMAND)" "$(XIB_CORPUS)"; \
	fi

test: dependencies ## Build and test (debug, with swift-syntax)
	$(TEST_BUILD) build --build-tests $(SOURCES_BUILD)
	Scripts/run-tests env $(TEST_BUILD) test --skip-build $(SOURCES_BUILD)

# Only these tests see whether the command can read sources.
test-without-sources: dependencies ## Build without swift-syntax, and run the tests that depend on whether sources can be read
	$(TEST_BUILD) build --build-tests
	Scripts/run-tests env $(TEST_BUILD) test --skip-build --filter 'XibInspectTests|IBLintSourcesTests'

check-editor: release-sources ## Edit a document in headless Neovim with the language server
	Scripts/check-editor "$(SOURCES_COMMAND)"

bench-sources: dependencies ## Measure reading and caching 1,000 Swift files (builds swift-syntax)
	@Scripts/bench-sources

bench-app: dependencies ## Measure the build of a test package with 100 view files, and one screen test
	@Scripts/bench-app

bench: dependencies ## Measure speed and memory use, and compare them with libxml2 in C
	@Scripts/bench

corpus: release ## Check all figures against the documents in $XIB_CORPUS/documents
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make corpus: skipped, because XIB_CORPUS does not name a folder that contains documents/"; \
	else \
	  python3 Scripts/check-corpus.py "$(COMMAND)" "$(XIB_CORPUS)" && \
	  python3 Scripts/check-loading.py "$(COMMAND)" "$(XIB_CORPUS)" && \
	  python3 Scripts/check-fix.py "$(COMMAND)" "$(XIB_CORPUS)" && \
	  $(MAKE) --no-print-directory score; \
	fi

score: dependencies ## Compare compiled nibs with Apple's, for the pairs in $XIB_CORPUS (score-nibs prints details)
	@$(SWIFT) build $(RELEASE) --product score-nibs
	@"$(dir $(COMMAND))score-nibs" --coverage "$(XIB_CORPUS)"
	@"$(dir $(COMMAND))score-nibs" "$(XIB_CORPUS)"

WITNESSES = Documentation/LayoutWitnesses.tsv

layout-agreement: dependencies ## Compare solved frames with those stored in the documents of $XIB_CORPUS
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make layout-agreement: skipped, because XIB_CORPUS does not name a folder that contains documents/"; \
	else \
	  $(SWIFT) build $(RELEASE) --product score-layout && \
	  "$(dir $(COMMAND))score-layout" --text document --at-least 97.5 "$(XIB_CORPUS)" && \
	  "$(dir $(COMMAND))score-layout" --text modelled --at-least 89.9 "$(XIB_CORPUS)" && \
	  table=$$(mktemp) && trap 'rm -f "$$table"' EXIT && \
	  "$(dir $(COMMAND))score-layout" --witnesses --reasons $(WITNESSES) "$(XIB_CORPUS)" > "$$table" && \
	  echo "rules, lengths and sizes that rest on one repository or on none:" && \
	  awk -F '\t' 'NR == 1 || $$5 <= 1' "$$table" && \
	  { diff $(WITNESSES) "$$table" || { echo "$(WITNESSES) differs from the corpus; run" \
	    "score-layout --witnesses --reasons $(WITNESSES) and add reasons"; exit 1; }; }; \
	fi

layout-folds: dependencies ## Score the layouts of each repository in $XIB_CORPUS with rules and text sizes derived from the others
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make layout-folds: skipped, because XIB_CORPUS does not name a folder that contains documents/"; \
	else \
	  $(SWIFT) build $(RELEASE) --product sample-text && $(SWIFT) build $(RELEASE) --product score-layout && \
	  work=$$(mktemp -d) && trap 'rm -rf "$$work"' EXIT && \
	  "$(dir $(COMMAND))sample-text" "$(XIB_CORPUS)" > "$$work/samples" && \
	  Scripts/fit-advances --folds "$$work/tables" "$$work/samples" && \
	  "$(dir $(COMMAND))score-layout" --folds "$$work/tables" --reasons $(WITNESSES) "$(XIB_CORPUS)"; \
	fi

storyboard-agreement: dependencies ## Load the scenes of the storyboards in $XIB_CORPUS and perform their segues
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make storyboard-agreement: skipped, because XIB_CORPUS does not name a folder that contains documents/"; \
	else \
	  $(SWIFT) build $(RELEASE) --product score-controllers && \
	  "$(dir $(COMMAND))score-controllers" "$(XIB_CORPUS)"; \
	fi

test-clients: dependencies ## Build and test the packages of Tests/Clients, which compile apps' own sources
	Scripts/test-clients
	$(TEST_BUILD) build --product xibinspect
	Scripts/test-new-package "$$($(TEST_BUILD) build --show-bin-path)/xibinspect"

test-app-screens: dependencies ## Load and test screens of the apps in $XIB_CORPUS with the apps' own source files
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make test-app-screens: skipped, because XIB_CORPUS does not name a folder that contains apps/"; \
	else \
	  Scripts/test-app-screens; \
	fi

check-rewriting: dependencies ## Rewrite the Swift files of the apps in $XIB_CORPUS, and check that they parse and keep their lines and columns
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make check-rewriting: skipped, because XIB_CORPUS does not name a folder that contains apps/"; \
	else \
	  $(SWIFT) build $(RELEASE) --product app-sources && \
	  Scripts/check-rewriting.py "$(dir $(COMMAND))app-sources" "$(XIB_CORPUS)/apps"; \
	fi

app-coverage: dependencies ## Count the files of the apps in $XIB_CORPUS that compile, and list the missing symbols \
that the others use
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make app-coverage: skipped, because XIB_CORPUS does not name a folder that contains apps/"; \
	else \
	  $(SWIFT) build && folder=$$($(SWIFT) build --show-bin-path) && \
	  Scripts/app-coverage "$$folder/app-sources" "$$folder/Modules" "$(XIB_CORPUS)/apps"; \
	fi

picture-agreement: dependencies ## Compare pictures with those of Apple's simulator in $XIB_CORPUS/snapshots (needs Chromium, NumPy, Pillow)
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make picture-agreement: skipped, because XIB_CORPUS does not name a folder that contains snapshots/"; \
	else \
	  $(SWIFT) build --product draw-screen && \
	  Scripts/check-pictures "$$($(SWIFT) build --show-bin-path)/draw-screen" "$(XIB_CORPUS)"; \
	fi

inspector-page: dependencies ## Write an inspector page for 200 views, and click through it in Chromium
	$(SWIFT) build --product xibinspect
	Scripts/check-inspector-size "$$($(SWIFT) build --show-bin-path)/xibinspect"

compare-agreement: dependencies ## Apply the differences and replay the merges of the git histories in $XIB_CORPUS, then make random edits
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make compare-agreement: histories skipped, because XIB_CORPUS does not name a folder that contains histories/"; \
	fi; \
	$(SWIFT) build $(RELEASE) --product score-compare && \
	"$(dir $(COMMAND))score-compare" "$(XIB_CORPUS)" 10000

seeded-faults: release-sources ## Insert mistakes into documents of $XIB_CORPUS and check that the linter finds them
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make seeded-faults: skipped, because XIB_CORPUS does not name a folder that contains documents/"; \
	else \
	  Scripts/seeded-faults.py "$(SOURCES_COMMAND)" "$(XIB_CORPUS)"; \
	fi

text-agreement: dependencies ## Measure the accuracy of text widths with documents of $XIB_CORPUS
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make text-agreement: skipped, because XIB_CORPUS does not name a folder that contains documents/"; \
	else \
	  $(SWIFT) build $(RELEASE) --product sample-text && \
	  samples=$$(mktemp) && trap 'rm -f "$$samples"' EXIT && \
	  "$(dir $(COMMAND))sample-text" "$(XIB_CORPUS)" > "$$samples" && Scripts/fit-advances "$$samples"; \
	fi

# Foundation on Linux leaks with every attributed string, and the leak checker cannot see through the runtime's
# tables of weak references; what is freed is tested by LeakTests.
FUZZ = ASAN_OPTIONS=detect_leaks=0 $(SWIFT) run -c release --sanitize address --scratch-path .build-asan

# Pictures are also drawn with Cairo, in a build of its own.
FUZZ_PICTURES = $(FUZZ)-pictures --traits Pictures

fuzz: dependencies ## Read, load and draw 20,000 damaged documents, read 100,000 damaged nibs, and send random touches to 20,000 screens, with the address sanitizer
	$(FUZZ) fuzz-documents 20000
	$(FUZZ) fuzz-nibs 100000
	$(FUZZ) fuzz-loading 20000
	$(FUZZ) fuzz-screens 20000
	@Scripts/install-dependencies pictures
	$(FUZZ_PICTURES) fuzz-pictures 20000

format: ## Format the Swift sources
	$(SWIFT) format -i -r -p $(SOURCES)

lint: ## Check the formatting of the Swift sources
	$(SWIFT) format lint --strict -r -p $(SOURCES)

generate: dependencies ## Generate the Swift sources of the schema from Schema/*.tsv
	$(SWIFT) run generate-schema

check-generated: generate ## Check that the generated sources match the schema
	git diff --exit-code Sources/InterfaceBuilder/Generated Sources/NibCompiler/Generated Sources/HeadlessUIKit/Values/Generated

WITHOUT_PICTURES = $(if $(filter no,$(SOURCE_CHECKS)),release,release-sources)
install: can-install $(if $(filter yes,$(PICTURES)),release-pictures,$(WITHOUT_PICTURES)) ## Install the command and its completions under PREFIX (/usr/local)
	@Scripts/install "$(if $(filter yes,$(PICTURES)),$(PICTURES_COMMAND),$(if $(filter no,$(SOURCE_CHECKS)),$(COMMAND),$(SOURCES_COMMAND)))" "$(DESTDIR)$(PREFIX)"

can-install:
	@Scripts/install --check "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove the installed files
	rm -f "$(DESTDIR)$(PREFIX)/bin/xibinspect" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/xibinspect" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_xibinspect" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/xibinspect.fish"

clean: ## Remove build products
	rm -rf .build .build-sources .build-pictures .build-asan .build-asan-pictures Benchmarks/.build

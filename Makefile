# Every target that builds first installs libxml2's headers and pkg-config if they are missing.

SWIFT ?= swift
PREFIX ?= /usr/local
# The sources that people write; generated sources contain a comment that excludes them from formatting.
# The sources of apps in Tests/Clients are not reformatted.
SOURCES = Package.swift Sources Plugins $(filter-out Tests/Clients Tests/NewApp Tests/Golden Tests/Truth Tests/README.md,$(wildcard Tests/*)) Tools Benchmarks/Package.swift Benchmarks/Sources

# One set of release flags, so that demo, corpus, bench and install share one build.
RELEASE = -c release $(shell Scripts/release/release-flags)
COMMAND = $(shell $(SWIFT) build -c release --show-bin-path)/xibinspect

# Begins a recipe that reads real documents, and ends it without an error if there are none.
# Usage: $(call corpus,what the folder contains) commands
corpus = if [ -z "$(XIB_CORPUS)" ]; then \
  echo "make $@: skipped, because XIB_CORPUS does not name a folder that contains $(1)"; exit 0; fi;

.PHONY: help can-install demo test test-without-sources bench bench-sources bench-app corpus score fuzz format lint install uninstall clean dependencies release release-sources text-agreement layout-agreement layout-folds storyboard-agreement compare-agreement picture-agreement inspector-page release-pictures test-pictures backend-agreement \
	check-editor seeded-faults command-path generate test-clients test-app-screens check-rewriting app-coverage check-generated check-integrations loaded-equality storyboard-files check-removals figures dist deb docs check-release

help: ## List the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1	/' | \
	  awk -F '\t' '{ printf "make %-20s %s\n", $$1, $$2 }'

dependencies:
	@Scripts/release/install-dependencies

release: dependencies
	$(SWIFT) build $(RELEASE) --product xibinspect

command-path:
	@echo "$(COMMAND)"

demo: release ## Build the command and inspect the samples
	@Scripts/release/demo "$(COMMAND)"

# Checking documents against an app's sources requires swift-syntax. Builds with it are separate, because the trait's
# flags affect every target.
SOURCES_BUILD = --traits SourceChecks --scratch-path .build-sources
# Without plugins, nothing is compiled twice.
TEST_BUILD = XIBINSPECT_PLUGINS=no $(SWIFT)
SOURCES_COMMAND = $(shell $(SWIFT) build -c release $(SOURCES_BUILD) --show-bin-path)/xibinspect

release-sources: dependencies
	$(SWIFT) build $(RELEASE) $(SOURCES_BUILD) --product xibinspect

# PNG and PDF require Cairo, Pango and GdkPixbuf, which the package trait Pictures links.
PICTURES_BUILD = --traits Pictures$(if $(filter no,$(SOURCE_CHECKS)),,$(comma)SourceChecks) --scratch-path .build-pictures
PICTURES_COMMAND = $(shell $(SWIFT) build -c release --scratch-path .build-pictures --show-bin-path)/xibinspect
comma = ,

release-pictures:
	@Scripts/release/install-dependencies pictures
	$(SWIFT) build -c release $(shell Scripts/release/release-flags pictures) $(PICTURES_BUILD) --product xibinspect

# Some of these tests depend on whether the command can read sources, so this build, without swift-syntax, runs them all.
PICTURE_TESTS = CairoPicturesTests IBRenderTests ViewSnapshotsTests $(TESTS_OF_SOURCES)

test-pictures: ## Build and test with the trait Pictures, without swift-syntax (PNG and PDF; installs Cairo, Pango and GdkPixbuf)
	@Scripts/release/install-dependencies pictures
	XIBINSPECT_TESTS="$(PICTURE_TESTS)" $(TEST_BUILD) build --product xibinspectPackageTests --traits Pictures --scratch-path .build-pictures
	Scripts/check/run-tests env XIBINSPECT_TESTS="$(PICTURE_TESTS)" $(TEST_BUILD) test --skip-build --traits Pictures --scratch-path .build-pictures

backend-agreement: ## Compare PNGs with SVGs in Chromium for 100 documents of $XIB_CORPUS (needs NumPy, Pillow)
	@$(call corpus,documents/) \
	$(MAKE) --no-print-directory release-pictures SOURCE_CHECKS=no && \
	Scripts/measure/check-backends "$(PICTURES_COMMAND)" "$(XIB_CORPUS)"

# The tests that use views, nearly all of which run on the main thread.
TESTS_OF_VIEWS = ^(HeadlessUIKit|UIKitTesting|Shims|IBCanvas|IBRender|ViewSnapshots|IBLintLayout)Tests\.

test: dependencies ## Build and test (debug, with swift-syntax)
	$(TEST_BUILD) build --build-tests $(SOURCES_BUILD)
	Scripts/check/run-tests-in-two '$(TESTS_OF_VIEWS)' env $(TEST_BUILD) test --skip-build $(SOURCES_BUILD)

# Only these tests depend on whether the command can read sources.
TESTS_OF_SOURCES = XibInspectTests IBToolsTests IBLintSourcesTests

# The packages of Tests/Clients build this package in the same folder and with the same trait, so that its libraries are
# compiled once for both. SwiftPM plans a build once for a folder, so that it would build the package before.
CLIENTS_BUILD = --traits Combine --scratch-path .build-clients
forget-clients-plan = rm -f .build-clients/*.yaml .build-clients/debug/description.json

test-without-sources: dependencies ## Build without swift-syntax, and run the tests that depend on whether sources can be read
	$(forget-clients-plan)
	XIBINSPECT_TESTS="$(TESTS_OF_SOURCES)" $(TEST_BUILD) build --product xibinspectPackageTests $(CLIENTS_BUILD)
	Scripts/check/run-tests env XIBINSPECT_TESTS="$(TESTS_OF_SOURCES)" $(TEST_BUILD) test --skip-build $(CLIENTS_BUILD)

check-editor: release-sources ## Edit a document in headless Neovim and Emacs with the language server
	Scripts/check/check-editor "$(SOURCES_COMMAND)"

bench-sources: dependencies ## Measure reading and caching 1,000 Swift files (builds swift-syntax)
	@Scripts/measure/bench-sources

bench-app: dependencies ## Measure the build of a test package with 100 view files, and one screen test
	@Scripts/measure/bench-app

bench: dependencies ## Measure speed and memory use, and compare them with libxml2 in C
	@Scripts/measure/bench

corpus: release ## Check all figures against the documents in $XIB_CORPUS/documents
	@$(call corpus,documents/) \
	Scripts/measure/check-corpus "$(COMMAND)" "$(XIB_CORPUS)" && \
	Scripts/measure/check-loading "$(COMMAND)" "$(XIB_CORPUS)" && \
	Scripts/measure/check-fix "$(COMMAND)" "$(XIB_CORPUS)" && \
	$(MAKE) --no-print-directory score

score: dependencies ## Compare compiled nibs with Apple's, for the pairs in $XIB_CORPUS (score-nibs prints details)
	@$(call corpus,documents/) \
	$(SWIFT) build $(RELEASE) --product score-nibs && \
	"$(dir $(COMMAND))score-nibs" --coverage "$(XIB_CORPUS)" && \
	"$(dir $(COMMAND))score-nibs" "$(XIB_CORPUS)"

loaded-equality: release ## Load Apple's nibs and ours from the pairs in $XIB_CORPUS, and compare the objects
	@$(call corpus,nib-pairs.tsv) \
	Scripts/measure/check-loaded-equality "$(COMMAND)" "$(XIB_CORPUS)" --least 0.97

storyboard-files: dependencies ## Compare the files of compiled storyboards with Apple's, for the pairs in $XIB_CORPUS
	@$(call corpus,nib-pairs.tsv) \
	$(SWIFT) build $(RELEASE) --product ibtool && \
	Scripts/measure/check-storyboard-files "$(dir $(COMMAND))ibtool" "$(XIB_CORPUS)" --least 44

check-removals: dependencies ## Remove each attribute of the samples and of $XIB_CORPUS, and list what has no effect on nibs
	$(SWIFT) run $(RELEASE) check-removals Documentation/UncompiledParts.tsv SampleXibs \
	  $(if $(XIB_CORPUS),"$(XIB_CORPUS)/documents")

WITNESSES = Documentation/LayoutWitnesses.tsv
# More folders of real documents, which are scored in addition to $XIB_CORPUS; by default, the folder with its name and -2.
XIB_CORPORA ?= $(wildcard $(XIB_CORPUS)-2)
LAYOUT_CORPORA = "$(XIB_CORPUS)" $(foreach corpus,$(XIB_CORPORA),"$(corpus)")
# The minimum percentages for each corpus: of the views that constraints determine, and of all views.
LAYOUT_FLOOR = 97.5,95.7
LAYOUT_FLOOR_OF_ALL = 90.3,86.4
first_floors = $(if $(XIB_CORPORA),$(1),$(firstword $(subst $(comma), ,$(1))))

layout-agreement: dependencies ## Compare solved frames with those stored in the documents of $XIB_CORPUS and $XIB_CORPORA
	@$(call corpus,documents/) \
	$(SWIFT) build $(RELEASE) --product score-layout && \
	"$(dir $(COMMAND))score-layout" --text document --at-least $(call first_floors,$(LAYOUT_FLOOR)) $(LAYOUT_CORPORA) && \
	"$(dir $(COMMAND))score-layout" --text modelled --at-least $(call first_floors,$(LAYOUT_FLOOR_OF_ALL)) $(LAYOUT_CORPORA) && \
	table=$$(mktemp) && trap 'rm -f "$$table"' EXIT && \
	"$(dir $(COMMAND))score-layout" --witnesses --reasons $(WITNESSES) $(LAYOUT_CORPORA) > "$$table" && \
	echo "rules, lengths and sizes that rest on one repository or on none:" && \
	awk -F '\t' 'NR == 1 || $$5 <= 1' "$$table" && \
	{ diff $(WITNESSES) "$$table" || { echo "$(WITNESSES) differs from the corpus; run" \
	  "score-layout --witnesses --reasons $(WITNESSES) and add reasons"; exit 1; }; }

layout-folds: dependencies ## Score the layouts of each repository in $XIB_CORPUS and $XIB_CORPORA with rules and text sizes derived from the others
	@$(call corpus,documents/) \
	$(SWIFT) build $(RELEASE) --product sample-text && $(SWIFT) build $(RELEASE) --product score-layout && \
	work=$$(mktemp -d) && trap 'rm -rf "$$work"' EXIT && \
	"$(dir $(COMMAND))sample-text" $(LAYOUT_CORPORA) > "$$work/samples" && \
	Scripts/generate/fit-advances --folds "$$work/tables" "$$work/samples" && \
	"$(dir $(COMMAND))score-layout" --folds "$$work/tables" --reasons $(WITNESSES) $(LAYOUT_CORPORA)

storyboard-agreement: dependencies ## Load the scenes of the storyboards in $XIB_CORPUS and perform their segues
	@$(call corpus,documents/) \
	$(SWIFT) build $(RELEASE) --product score-controllers && \
	"$(dir $(COMMAND))score-controllers" "$(XIB_CORPUS)"

test-clients: dependencies ## Build and test the packages of Tests/Clients, which compile apps' own sources
	Scripts/check/test-clients
	$(forget-clients-plan)
	$(TEST_BUILD) build --product xibinspect $(CLIENTS_BUILD)
	Scripts/check/test-new-package "$$($(TEST_BUILD) build $(CLIENTS_BUILD) --show-bin-path)/xibinspect"

test-app-screens: dependencies ## Load and test screens of the apps in $XIB_CORPUS with the apps' own source files
	@$(call corpus,apps/) \
	Scripts/check/test-app-screens

check-integrations: dependencies ## Compile documents with CMake, theos, Bazel and nix, as far as they are installed
	$(TEST_BUILD) build --product ibtool
	Scripts/check/check-integrations "$$($(TEST_BUILD) build --show-bin-path)/ibtool"

check-rewriting: dependencies ## Rewrite the Swift files of the apps in $XIB_CORPUS, and check that they parse and keep their lines and columns
	@$(call corpus,apps/) \
	$(SWIFT) build $(RELEASE) --product app-sources && \
	Scripts/measure/check-rewriting "$(dir $(COMMAND))app-sources" "$(XIB_CORPUS)/apps"

app-coverage: dependencies ## Count the files of the apps in $XIB_CORPUS that compile, and list the missing symbols \
that the others use
	@$(call corpus,apps/) \
	$(SWIFT) build && folder=$$($(SWIFT) build --show-bin-path) && \
	Scripts/measure/app-coverage "$$folder/app-sources" "$$folder/Modules" "$(XIB_CORPUS)/apps"

picture-agreement: dependencies ## Compare pictures with those of Apple's simulator in $XIB_CORPUS/snapshots (needs Chromium, NumPy, Pillow)
	@$(call corpus,snapshots/) \
	$(SWIFT) build --product draw-screen && \
	Scripts/measure/check-pictures "$$($(SWIFT) build --show-bin-path)/draw-screen" "$(XIB_CORPUS)"

inspector-page: dependencies ## Write an inspector page for 200 views, and click through it in Chromium
	$(SWIFT) build --product xibinspect
	Scripts/check/check-inspector-size "$$($(SWIFT) build --show-bin-path)/xibinspect"

compare-agreement: dependencies ## Apply the differences and replay the merges of the git histories in $XIB_CORPUS, then make random edits
	@if [ -z "$(XIB_CORPUS)" ]; then \
	  echo "make compare-agreement: histories skipped, because XIB_CORPUS does not name a folder that contains histories/"; \
	fi; \
	$(SWIFT) build $(RELEASE) --product score-compare && \
	"$(dir $(COMMAND))score-compare" "$(XIB_CORPUS)" 10000

figures: dependencies ## Measure all figures over $XIB_CORPUS, and compare them with those recorded last (RECORD=yes records them)
	@$(call corpus,documents/) \
	Scripts/measure/figures $(if $(filter yes,$(RECORD)),--record) "$(XIB_CORPUS)"

seeded-faults: release-sources ## Insert mistakes into documents of $XIB_CORPUS and check that the linter finds them
	@$(call corpus,documents/) \
	Scripts/seed/seeded-faults "$(SOURCES_COMMAND)" "$(XIB_CORPUS)"

text-agreement: dependencies ## Measure the accuracy of text widths with documents of $XIB_CORPUS and $XIB_CORPORA
	@$(call corpus,documents/) \
	$(SWIFT) build $(RELEASE) --product sample-text && \
	samples=$$(mktemp) && trap 'rm -f "$$samples"' EXIT && \
	"$(dir $(COMMAND))sample-text" $(LAYOUT_CORPORA) > "$$samples" && Scripts/generate/fit-advances "$$samples"

# On Linux, Foundation leaks memory with every attributed string, and the leak checker cannot follow the runtime's tables
# of weak references; LeakTests check that objects are freed.
FUZZ = ASAN_OPTIONS=detect_leaks=0 $(SWIFT) run -c release --sanitize address --scratch-path .build-asan

# Pictures are also drawn with Cairo, in a separate build.
FUZZ_PICTURES = $(FUZZ)-pictures --traits Pictures

fuzz: dependencies ## Read, load and draw 20,000 damaged documents, read 100,000 damaged nibs, send random touches to 20,000 screens, and read 20,000 files of every other format, with the address sanitizer
	$(FUZZ) fuzz-documents 20000
	$(FUZZ) fuzz-nibs 100000
	$(FUZZ) fuzz-loading 20000
	$(FUZZ) fuzz-screens 20000
	$(FUZZ) --traits SourceChecks fuzz-projects --each 20000
	@Scripts/release/install-dependencies pictures
	$(FUZZ_PICTURES) fuzz-pictures 20000

format: ## Format the Swift sources
	$(SWIFT) format -i -r -p $(SOURCES)

lint: ## Check the formatting of the Swift sources
	$(SWIFT) format lint --strict -r -p $(SOURCES)

# The first sources come from the tables; the others come from the symbols that the compiler then finds in the modules.
GENERATOR = "$$($(TEST_BUILD) build $(SOURCES_BUILD) --show-bin-path)/generate-sources"
generate: dependencies ## Generate all generated sources and pages, from Schema/*.tsv and the compiler's symbols
	$(TEST_BUILD) build $(SOURCES_BUILD) --product generate-sources
	$(GENERATOR) schema
	$(TEST_BUILD) build --build-tests $(SOURCES_BUILD)
	$(GENERATOR) symbols

check-generated: generate ## Check that all generated sources and pages are up to date
	git diff --exit-code -- 'Sources/**/Generated/*' 'Sources/UIKit/HeadlessUIKit/Controllers/*ViewController.swift' \
	  Documentation/UIKitCoverage.md

WITHOUT_PICTURES = $(if $(filter no,$(SOURCE_CHECKS)),release,release-sources)
install: can-install $(if $(filter yes,$(PICTURES)),release-pictures,$(WITHOUT_PICTURES)) ## Install the command and its completions under PREFIX (/usr/local)
	@Scripts/release/install "$(if $(filter yes,$(PICTURES)),$(PICTURES_COMMAND),$(if $(filter no,$(SOURCE_CHECKS)),$(COMMAND),$(SOURCES_COMMAND)))" "$(DESTDIR)$(PREFIX)"

# The files of a release for this machine: the tarball, the Debian package, the plugins, the formula, the checksums.
DIST = .build-dist
APP_SOURCES = $(dir $(SOURCES_COMMAND))app-sources
dist: release-sources ## Make everything that a release offers, in .build-dist
	$(SWIFT) build $(RELEASE) $(SOURCES_BUILD) --product app-sources
	@Scripts/release/make-release "$(SOURCES_COMMAND)" .build-sources/checkouts $(DIST) "$(APP_SOURCES)"

deb: release-sources ## Make the Debian package, in .build-dist
	@Scripts/release/package-deb "$$(Scripts/release/package-tarball "$(SOURCES_COMMAND)" .build-sources/checkouts $(DIST))" $(DIST)

docs: ## Make the documentation site, in .build-docs (BASE=/path for a folder of a server)
	Scripts/release/write-site .build-docs $(if $(BASE),--base-path $(BASE))

check-release: release-sources ## Make a release, install it in every way that this machine can try, and play CI systems
	$(SWIFT) build $(RELEASE) $(SOURCES_BUILD) --product app-sources
	Scripts/check/check-release "$(SOURCES_COMMAND)" .build-sources/checkouts "$(APP_SOURCES)"

can-install:
	@Scripts/release/install --check "$(DESTDIR)$(PREFIX)"

uninstall: ## Remove the installed files
	if [ -L "$(DESTDIR)$(PREFIX)/bin/ibtool" ]; then rm "$(DESTDIR)$(PREFIX)/bin/ibtool"; fi
	rm -f "$(DESTDIR)$(PREFIX)/bin/xibinspect" \
	  "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/xibinspect" \
	  "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_xibinspect" \
	  "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/xibinspect.fish" \
	  "$(DESTDIR)$(PREFIX)"/share/man/man1/xibinspect*.1 "$(DESTDIR)$(PREFIX)/share/man/man1/ibtool.1"

clean: ## Remove build products
	rm -rf .build .build-icu .build-dist .build-docs .build-sources .build-pictures .build-asan .build-asan-pictures Benchmarks/.build

#!/usr/bin/env python3
"""Plants mistakes and checks that the linter finds them: seeded-faults.py COMMAND FOLDER [RULE...]

For every rule that is on by default (or for the RULEs named) one fault is planted into each of up to 50
documents of FOLDER/documents (or of FOLDER, where it has no such folder) that the linter finds clean of
the rule and in which the fault makes sense. The damaged copies are linted, and each must have exactly one
finding of the rule: about the object that the fault is in, at its line. The seeders in faults/ go by the
rules' documentation and share nothing with the rules.

For the rules against sources each document gets sources that declare what it names, in which no such rule
may find anything. The fault is planted into either, and due at its line in the one or the other. They are
skipped where the command was built without the trait SourceChecks.

Prints a table; exits 1 on any miss, and where a rule has no seeder.
"""

import argparse
import collections
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

from faults import SEEDERS
from faults.app import App, Unsuitable, renamed
from faults.seeding import MARK, Document, Fault
from faults.xmltext import Unreadable, read

# What a rule may need besides the document, with the arguments of the run that gives it. A rule with a need
# that is not here is listed and not checked.
RUNS = {
    (): [], ("layout",): ["--layout"], ("sources",): ["--sources", ".", "--no-sources-cache"]}
# Such rules judge by more than the document, and what one finds another may keep silent of: clean is what none of them
# suspects.
SUSPICION = ["--evidence", "possible"]
# The order in which sorts of documents take turns, so that rare ones are among the first 50.
TURNS = (
    "xib iOS", "storyboard iOS", "xib macOS", "xib iOS", "storyboard iOS", "xib macOS", "storyboard macOS",
    "xib tvOS", "storyboard tvOS", "storyboard watchOS")
RUNTIME = re.compile(rb'targetRuntime="([^"]*)"')
PLATFORMS = {b"MacOSX.Cocoa": "macOS", b"watchKit": "watchOS", b"AppleTV": "tvOS"}


def lint(command, arguments, folder):
    """The findings over a folder, by the path below it."""
    done = subprocess.run(
        [command, "lint", "--json", *arguments, "."], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, check=False)
    if done.returncode not in (0, 1, 2) or not done.stdout:
        sys.exit(f"lint ended with {done.returncode}: {done.stderr.decode()[-400:]}")
    found = collections.defaultdict(list)
    for finding in json.loads(done.stdout)["findings"]:
        found[os.path.normpath(finding["file"])].append(finding)
    return found


def documents(folder):
    """The paths of xibs and storyboards below a folder, sorts of documents taking turns."""
    sorts = collections.defaultdict(list)
    for base, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            extension = os.path.splitext(name)[1][1:]
            if extension not in ("xib", "storyboard"):
                continue
            path = os.path.join(base, name)
            with open(path, "rb") as file:
                runtime = RUNTIME.search(file.read(2000))
            if runtime is not None:
                platform = PLATFORMS.get(runtime[1], "iOS")
                sorts[f"{extension} {platform}"].append(os.path.relpath(path, folder))
    for sort, paths in sorts.items():
        random.Random(sort).shuffle(paths)
    while any(sorts.values()):
        for sort in TURNS:
            if sorts[sort]:
                yield sorts[sort].pop()
        for sort in set(sorts) - set(TURNS):
            yield from sorts.pop(sort)


def written(folder, texts):
    """Writes files, each from its path and its bytes."""
    for path, data in texts.items():
        place = os.path.join(folder, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "wb") as file:
            file.write(data)


def in_folders(found):
    """Findings by the folder at the top that their files lie in."""
    folders = collections.defaultdict(list)
    for path, findings in found.items():
        folders[path.split(os.sep)[0]] += findings
    return folders


class Apps:
    """Documents, each in a folder with sources that declare what it names, and with class names of its own."""

    def __init__(self, folder, target, enough):
        self.documents = {}
        count = 0
        for path in documents(folder):
            if count == enough:
                break
            with open(os.path.join(folder, path), "rb") as file:
                data = file.read()
            suffix = f"N{len(self.documents)}"
            stem, extension = os.path.splitext(os.path.basename(path))
            name = stem + suffix + extension
            try:
                data = renamed(Document(data, name), suffix)
                app = App(Document(data, name))
            except (Unreadable, Unsuitable):
                continue
            self.documents[suffix] = (name, data, path)
            # AppKit's documents are only there to be clean.
            count += app.document.is_touch
            written(os.path.join(target, suffix), self.texts(app, name, data))

    @staticmethod
    def texts(app, name, data):
        return {name: data, **{path: text.encode() for path, text in app.files().items()}}

    def plant(self, rule, before, target, enough, seed):
        """Plants faults into documents or their sources until there are enough; what is due."""
        planted = []
        for suffix, (name, data, path) in self.documents.items():
            if len(planted) == enough:
                break
            app = App(Document(data, name))
            fault = None
            if app.document.is_touch and not before[suffix]:
                fault = SEEDERS[rule](app, random.Random(f"{seed} {rule} {path}"))
            if fault is None:
                continue
            identifier, source = None, None
            if isinstance(fault, Fault):
                damaged, mark = fault.damaged()
                identifier, line = fault.identifier, line_of(damaged, mark)
                texts = self.texts(app, name, damaged)
            else:
                texts = self.texts(app, name, data)
                source, text = next(item for item in texts.items() if MARK in item[1])
                line = text.count(b"\n", 0, text.index(MARK)) + 1
                texts[source] = text.replace(MARK, b"")
            planted.append(Planted(rule, suffix, identifier, line, source))
            written(os.path.join(target, suffix), texts)
        return planted


class Planted:
    """One damaged copy, and the finding that is due."""

    def __init__(self, rule, path, identifier, line, source=None):
        self.rule, self.path, self.identifier, self.line = rule, path, identifier, line
        #: The source that the finding is due in, None where it is due in the document.
        self.source = source

    def is_at(self, finding):
        """Whether a finding is about the object, or in the source."""
        if self.source is not None:
            return os.path.basename(finding["file"]) == os.path.basename(self.source)
        return finding["id"] == self.identifier


def line_of(data, mark):
    """The line of a mark: expat's line of the tag around it, where the document can be read."""
    line = data.count(b"\n", 0, mark) + 1
    try:
        root = read(data)
    except Unreadable:
        return line
    around = [e for e in (root, *root.descendants()) if e.start <= mark < e.tag_end]
    if len(around) != 1 or around[0].line + data.count(b"\n", around[0].start, mark) != line:
        raise ValueError("the mark is not in a tag")
    return line


def plant(folder, rules, before, target, enough, seed):
    """Plants faults into documents until each rule has enough; the damaged copies by rule."""
    planted = {rule: [] for rule in rules}
    for path in documents(folder):
        open_rules = [rule for rule in rules if len(planted[rule]) < enough]
        if not open_rules:
            break
        with open(os.path.join(folder, path), "rb") as file:
            data = file.read()
        try:
            document = Document(data, os.path.basename(path))
        except Unreadable:
            continue
        dirty = {finding["rule"] for finding in before[path]}
        for rule in open_rules:
            if rule in dirty:
                continue
            fault = SEEDERS[rule](document, random.Random(f"{seed} {rule} {path}"))
            if fault is None:
                continue
            damaged, mark = fault.damaged()
            copy = os.path.join(target, rule, path)
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            with open(copy, "wb") as file:
                file.write(damaged)
            planted[rule].append(Planted(rule, path, fault.identifier, line_of(damaged, mark)))
    return planted


def judge(planted, found):
    """Whether a fault was found, at the right object, at the right line, and nothing else."""
    findings = [
        f for f in found[os.path.join(planted.rule, planted.path)] if f["rule"] == planted.rule]
    objects = [f for f in findings if planted.is_at(f)]
    lines = [f for f in objects if f["line"] == planted.line]
    due = f"{planted.rule}: {planted.path}:{planted.line}: due at {planted.source or planted.identifier}"
    wrong = None
    if len(findings) != 1 or len(lines) != 1:
        places = [f"{f['line']} {f['id']}" for f in findings[:4]]
        wrong = f"{due}, found {', '.join(places) or 'nothing'}"
    return bool(findings), bool(objects), bool(lines), wrong


def report(rules, planted, found):
    """Prints the table and the misses; the number of misses."""
    misses = []
    print(f"{'rule':34} documents  found  right object  right line  misses")
    total = collections.Counter()
    for rule in rules:
        judged = [judge(p, found) for p in planted[rule]]
        row = [len(judged), *(sum(j[column] for j in judged) for column in range(3))]
        wrong = [j[3] for j in judged if j[3] is not None]
        misses += wrong
        total.update(dict(enumerate([*row, len(wrong)])))
        print(f"{rule:34} {row[0]:9}  {row[1]:5}  {row[2]:12}  {row[3]:10}  {len(wrong):6}")
    print(f"{'all':34} {total[0]:9}  {total[1]:5}  {total[2]:12}  {total[3]:10}  {total[4]:6}")
    for miss in misses:
        print(miss)
    return len(misses)


def reads_sources(command):
    """Whether the command was built with the reader of sources."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "Empty.swift"), "wb") as file:
            file.write(b"class Empty {}\n")
        done = subprocess.run(
            [command, "lint", *RUNS["sources",], "."], cwd=folder, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, check=False)
    return b"built without support for --sources" not in done.stderr


def against_sources(command, folder, rules, known, target, arguments):
    """Plants faults into documents and sources that fit them; the number of misses."""
    clean = os.path.join(target, "clean")
    apps = Apps(folder, clean, arguments.documents * 6)
    if not apps.documents:
        return 0
    options = RUNS["sources",]
    before = in_folders(lint(command, [*options, *SUSPICION], clean))
    for findings in before.values():
        findings[:] = [f for f in findings if known.get(f["rule"]) == ("sources",)]
    wrong = [finding for suffix in apps.documents for finding in before[suffix]]
    print(f"{len(apps.documents)} documents with sources of their own, {len(wrong)} findings in them before")
    for finding in wrong:
        print(f"{finding['rule']}: {finding['file']}:{finding['line']}: {finding['message']}")
    planted, found = {}, collections.defaultdict(list)
    for rule in rules:
        place = os.path.join(target, rule)
        os.makedirs(place)
        planted[rule] = apps.plant(rule, before, place, arguments.documents, arguments.seed)
        if planted[rule]:
            for suffix, findings in in_folders(lint(command, options, place)).items():
                found[os.path.join(rule, suffix)] = findings
    return report(rules, planted, found) + len(wrong)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("command")
    parser.add_argument("folder")
    parser.add_argument("rules", nargs="*", metavar="RULE")
    parser.add_argument("--keep", metavar="DIR", help="leave the damaged copies in a folder")
    parser.add_argument("--documents", type=int, default=50, help="how many for each rule (50)")
    parser.add_argument("--seed", default="1", help="another one makes other faults")
    arguments = parser.parse_args()
    command, folder, kept = os.path.abspath(arguments.command), arguments.folder, arguments.keep
    if os.path.isdir(os.path.join(folder, "documents")):
        folder = os.path.join(folder, "documents")
    known = json.loads(subprocess.run(
        [command, "rules", "--json"], stdout=subprocess.PIPE, check=True).stdout)
    known = {rule["id"]: tuple(sorted(rule["needs"])) for rule in known if not rule["optIn"]}
    wanted = arguments.rules or sorted(known)
    unknown = [rule for rule in wanted if rule not in known]
    if unknown:
        sys.exit(f"no rule that is on by default: {', '.join(unknown)}")
    failed = False
    for rule in wanted:
        if known[rule] in RUNS and rule not in SEEDERS:
            print(f"{rule} has no seeder: write one in Scripts/faults, from the rule's documentation")
            failed = True
    for needs, more in RUNS.items():
        rules = [rule for rule in wanted if known[rule] == needs and rule in SEEDERS]
        if not rules:
            continue
        if "sources" in needs and not reads_sources(command):
            print(f"{len(rules)} rules against sources are skipped: build the command with --traits SourceChecks")
            continue
        target = tempfile.mkdtemp() if kept is None else os.path.join(kept, "-".join(needs) or "document")
        try:
            shutil.rmtree(target, ignore_errors=True)
            os.makedirs(target)
            if "sources" in needs:
                failed = against_sources(command, folder, rules, known, target, arguments) > 0 or failed
                continue
            before = lint(command, [*more, *(SUSPICION if needs else [])], folder)
            if needs:
                for findings in before.values():
                    if any(known.get(finding["rule"]) == needs for finding in findings):
                        findings += [{"rule": rule} for rule in rules]
            planted = plant(folder, rules, before, target, arguments.documents, arguments.seed)
            failed = report(rules, planted, lint(command, more, target)) > 0 or failed
        finally:
            if kept is None:
                shutil.rmtree(target, ignore_errors=True)
    for rule in wanted:
        if known[rule] not in RUNS:
            print(f"{rule} is not checked here: it needs {' and '.join(known[rule])}")
    sys.exit(1 if failed else 0)


main()

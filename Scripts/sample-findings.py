#!/usr/bin/env python3
"""Draws findings to be judged by people: sample-findings.py COMMAND FOLDER OUTPUT [RULE...]

Lints FOLDER/documents and draws for every rule that is on by default (or for the RULEs named) up to 20
findings, at most two from one document and as few twice as can be. OUTPUT/RULE.jsonl gets one finding a
line: what the command says of it, and the parts of the document that show whether that is true. The draw
is the same in each run over the same findings.
"""

import collections
import json
import os
import random
import subprocess
import sys
import xml.parsers.expat

DRAWN = 20
PER_DOCUMENT = 2
# Lines before and after the finding, and the longest subtree that is shown whole.
AROUND = 12
SUBTREE = 60
LONGEST_LINE = 400


class Element:
    """An element with the lines of its first and last character, from 1."""

    def __init__(self, name, attributes, line, parent):
        self.name, self.attributes, self.parent = name, attributes, parent
        self.line = self.last = line
        self.children = []

    def descendants(self):
        for child in self.children:
            yield child
            yield from child.descendants()

    @property
    def object(self):
        """The object that a connection or a part belongs to."""
        part = self
        while part is not None and ("id" not in part.attributes or part.is_connection):
            part = part.parent
        return part

    @property
    def is_connection(self):
        return self.parent is not None and self.parent.name == "connections"


def parsed(data):
    """The root element, or None where expat finds no well-formed XML."""
    parser = xml.parsers.expat.ParserCreate()
    stack = [Element("", {}, 1, None)]

    def begin(name, attributes):
        element = Element(name, attributes, parser.CurrentLineNumber, stack[-1])
        stack[-1].children.append(element)
        stack.append(element)

    def end(_):
        stack.pop().last = parser.CurrentLineNumber

    parser.StartElementHandler, parser.EndElementHandler = begin, end
    try:
        parser.Parse(data, True)
    except xml.parsers.expat.ExpatError:
        return None
    return stack[0].children[0]


class Source:
    """The lines of a document, and its elements where it is well-formed."""

    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        self.lines = data.decode("utf-8", "replace").splitlines()
        self.root = parsed(data)

    def shown(self, first, last, mark=None):
        first, last = max(first, 1), min(last, len(self.lines))
        return [
            f"{'>' if number == mark else ' '}{number:5} {self.lines[number - 1][:LONGEST_LINE]}"
            for number in range(first, last + 1)]

    def element(self, identifier, line):
        """The element with an id; where there are several, the one nearest to a line."""
        if self.root is None or identifier is None:
            return None
        found = [e for e in self.root.descendants() if e.attributes.get("id") == identifier]
        return min(found, key=lambda e: abs(e.line - (line or 0)), default=None)

    def whole(self, element):
        return self.shown(element.line, min(element.last, element.line + SUBTREE))

    def parts(self, finding, whole_owner):
        """Named excerpts that help to judge a finding."""
        line = finding["line"]
        parts = {"head": self.shown(1, 3)}
        if line is not None:
            parts["excerpt"] = self.shown(line - AROUND, line + AROUND, line)
        if self.root is None:
            return parts
        subject = self.element(finding["id"], line)
        if subject is not None:
            owner = subject.object or subject
            outer, above = [], owner.parent
            while above is not None and above.line:
                if "id" in above.attributes:
                    outer += self.shown(above.line, above.line)
                above = above.parent
            parts["inside"] = outer
            if owner.last - owner.line <= SUBTREE:
                parts["object"] = self.whole(owner)
            else:
                parts["object"] = self.shown(owner.line, owner.line + 1)
                for child in owner.children:
                    if child.name == "connections":
                        parts["connections"] = self.whole(child)
            parts["from"] = self.connections_to(owner.attributes.get("id"))
            parts["ends"] = self.ends(subject if subject.is_connection else owner)
        if whole_owner:
            parts["top"] = self.top_level()
        return parts

    def connections_to(self, identifier):
        found = []
        for element in self.root.descendants():
            if element.is_connection and element.attributes.get("destination") == identifier:
                source = element.parent.parent
                found += self.shown(source.line, source.line) + self.shown(element.line, element.line)
        return found[:SUBTREE]

    def ends(self, element):
        """The opening tags of the objects that an element's attributes and connections lead to."""
        names = ("destination", "firstItem", "secondItem", "target")
        sources = [element, *element.descendants()] if element.last - element.line < SUBTREE else [element]
        ids = [e.attributes[n] for e in sources for n in names if n in e.attributes]
        ends = (self.element(i, None) for i in dict.fromkeys(ids))
        return [text for end in ends if end for text in self.shown(end.line, end.line)][:SUBTREE]

    def top_level(self):
        """File's Owner and the other placeholders whole; of the other objects tag and connections."""
        shown = []
        for objects in self.root.children:
            if objects.name != "objects":
                continue
            for child in objects.children:
                if child.last - child.line <= AROUND or child.name in ("placeholder", "customObject"):
                    shown += self.whole(child)
                    continue
                shown += self.shown(child.line, child.line)
                for part in child.children:
                    if part.name == "subviews":
                        shown += [text for view in part.children
                                  for text in self.shown(view.line, view.line)]
                    if part.name == "connections":
                        shown += self.whole(part)
        return shown


def output(command, *arguments):
    done = subprocess.run([command, *arguments], stdout=subprocess.PIPE, check=False)
    if done.returncode not in (0, 1, 2):
        sys.exit(f"{arguments[0]} ended with {done.returncode}")
    return json.loads(done.stdout)


def drawn(findings, seed):
    """Up to DRAWN findings: one from each of as many documents as there are, then second ones."""
    chance = random.Random(seed)
    by_file = collections.defaultdict(list)
    for finding in findings:
        by_file[finding["file"]].append(finding)
    files = sorted(by_file)
    chance.shuffle(files)
    for file in files:
        chance.shuffle(by_file[file])
    turns = [by_file[f][turn] for turn in range(PER_DOCUMENT) for f in files if turn < len(by_file[f])]
    return turns[:DRAWN]


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__.split("\n", 1)[0])
    command, folder, target = sys.argv[1:4]
    documents = os.path.join(folder, "documents")
    rules = {rule["id"]: rule for rule in output(command, "rules", "--json")}
    wanted = sys.argv[4:] or sorted(i for i, rule in rules.items() if not rule["optIn"])
    unknown = [name for name in wanted if name not in rules]
    if unknown:
        sys.exit(f"no such rule: {', '.join(unknown)}")
    only = [argument for name in wanted for argument in ("--only", name)]
    findings = collections.defaultdict(list)
    for finding in output(command, "lint", "--json", *only, documents)["findings"]:
        findings[finding["rule"]].append(finding)
    os.makedirs(target, exist_ok=True)
    for name in wanted:
        sample = drawn(findings[name], name)
        with open(os.path.join(target, f"{name}.jsonl"), "w", encoding="utf-8") as file:
            for finding in sample:
                source = Source(finding["file"])
                parts = source.parts(finding, rules[name]["category"] == "filesOwner")
                relative = os.path.relpath(finding["file"], documents)
                line = {**finding, "file": relative, **parts}
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
        files = len({finding["file"] for finding in findings[name]})
        print(f"{name:32} {len(findings[name]):6} findings in {files:4} documents, {len(sample):2} drawn")


main()

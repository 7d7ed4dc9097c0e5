#!/usr/bin/env python3
"""Inserts mistakes into apps and checks that the linter finds them: app-faults.py COMMAND APPS [--count N]

APPS contains one folder per app, with its documents, sources and projects. The script copies the apps and inserts
one mistake per document, either into the document or into the source file of a class that the document uses. The
kinds of mistake take turns. `lint --sources` then runs once for each app. A mistake is found if there is a new
finding of the expected rule that names what was changed.

The script chooses only classes whose declaration names a framework class as the superclass. For all other classes,
the linter may not be able to know the inherited members.

Prints a table, and exits with 1 if less than 97 % of the mistakes are found.
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

FRAMEWORK = {
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIView", "UITableViewCell",
    "UICollectionViewCell", "UIControl", "UIButton", "UILabel", "NSViewController", "NSWindowController",
    "NSView", "UITableViewHeaderFooterView", "UICollectionReusableView"}
CLASS = re.compile(r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|final|internal)\s+)*class\s+(\w+)\s*:\s*(\w+)", re.M)
OUTLET = re.compile(r"@IBOutlet\s+(?:(?:private|fileprivate|internal|weak|unowned|strong|final)\s+)*var\s+(\w+)\s*:\s*(\w+)([!?])")
ACTION = re.compile(r"@IBAction\s+(?:(?:private|fileprivate|internal|final)\s+)*func\s+(\w+)\s*\(([^)]*)\)")
TAG = re.compile(r"<(\w+)\b([^<>]*?)(/?)>")
ATTRIBUTE = re.compile(r'([\w:]+)="([^"]*)"')
SKIPPED = {"Pods", "Carthage", ".build", "DerivedData", ".git"}


def files(folder, endings):
    found = []
    for base, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in SKIPPED)
        found += [os.path.join(base, name) for name in sorted(names) if name.endswith(endings)]
    return found


def read(path):
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        return file.read()


def write(path, text):
    with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
        file.write(text)


class Class:
    """A Swift class that is declared once, with the members in its own file."""

    def __init__(self, name, path, body):
        self.name, self.path = name, path
        self.outlets = {m[1]: m for m in OUTLET.finditer(body)}
        self.actions = {m[1]: m for m in ACTION.finditer(body)}


def classes(folder):
    """The classes whose superclass is a framework class, by name; names that occur twice are left out."""
    found, count = {}, collections.Counter()
    for path in files(folder, ".swift"):
        text = read(path)
        if "// Copyright Generated" in text or "#if" in text:
            continue
        declared = [m for m in CLASS.finditer(text)]
        for match in re.finditer(r"\bclass\s+(\w+)", text):
            count[match[1]] += 1
        if len(declared) == 1 and declared[0][2] in FRAMEWORK:
            found[declared[0][1]] = Class(declared[0][1], path, text)
    return {name: held for name, held in found.items() if count[name] == 1}


class Element:
    def __init__(self, match, owner):
        self.name, self.start, self.end = match[1], match.start(), match.end()
        self.attributes = dict(ATTRIBUTE.findall(match[2]))
        #: The start tag of the object that encloses the connection.
        self.owner = owner


def connections(text):
    """The connections of a document, each with the object that it begins at."""
    stack, found = [], []
    for match in re.finditer(r"<!--.*?-->|<(/?)(\w+)\b([^<>]*?)(/?)>", text, re.S):
        if match[2] is None:
            continue
        if match[1]:
            if stack:
                stack.pop()
            continue
        tag = TAG.match(text, match.start())
        if tag is None:
            continue
        owner = stack[-2] if len(stack) > 1 and stack[-1].name == "connections" else None
        element = Element(tag, owner)
        if owner is not None:
            found.append(element)
        if not match[4]:
            stack.append(element)
    return found


def changed(text, element, **values):
    """The text with other attributes of an element; None removes one."""
    tag = text[element.start:element.end]
    for name, value in values.items():
        tag = re.sub(rf'\s{name}="[^"]*"', "" if value is None else f' {name}="{value}"', tag, count=1)
    return text[:element.start] + tag + text[element.end:]


class Seeder:
    """The kinds of mistake. Each returns the changed files, the rules that may report it, and a word to find."""

    def __init__(self, app, chance):
        self.app, self.chance = app, chance

    def outlets(self, text):
        return [
            (c, self.app[c.owner.attributes["customClass"]]) for c in connections(text)
            if c.name == "outlet" and c.owner.attributes.get("customClass") in self.app
            and c.attributes.get("property") in self.app[c.owner.attributes["customClass"]].outlets]

    def actions(self, text):
        owners = {}
        for tag in TAG.finditer(text):
            attributes = dict(ATTRIBUTE.findall(tag[2]))
            if attributes.get("customClass") in self.app and "id" in attributes:
                owners[attributes["id"]] = self.app[attributes["customClass"]]
        found = []
        for c in connections(text):
            held = owners.get(c.attributes.get("destination") or c.attributes.get("target"))
            word = re.match(r"\w*", c.attributes.get("selector", ""))[0]
            if c.name == "action" and held is not None:
                action = next((a for a in held.actions if word == a or word.startswith(a + "With")), None)
                if action is not None:
                    found.append((c, held, held.actions[action]))
        return found

    def pick(self, items):
        return self.chance.choice(items) if items else None

    def outlet_in_document(self, path, text):
        """An outlet has another name in the document."""
        found = self.pick(self.outlets(text))
        if found is None:
            return None
        name = found[0].attributes["property"] + "Planted"
        return {path: changed(text, found[0], property=name)}, {"missing-outlet"}, name

    def outlet_in_source(self, path, text):
        """An outlet has another name in the sources."""
        found = self.pick(self.outlets(text))
        if found is None:
            return None
        name, held = found[0].attributes["property"], found[1]
        source, match = read(held.path), held.outlets[found[0].attributes["property"]]
        source = source[:match.start(1)] + name + "Planted" + source[match.end(1):]
        return {held.path: source}, {"missing-outlet", "unconnected-outlet"}, name

    def outlet_removed(self, path, text):
        """A connection is missing."""
        found = self.pick([f for f in self.outlets(text) if f[1].outlets[f[0].attributes["property"]][3] == "!"])
        if found is None:
            return None
        name = found[0].attributes["property"]
        return {path: text[:found[0].start] + text[found[0].end:]}, {"unconnected-outlet"}, f"'{name}'"

    def outlet_type(self, path, text):
        """The type of an outlet is another class."""
        found = self.pick([
            f for f in self.outlets(text)
            if f[1].outlets[f[0].attributes["property"]][2] in ("UILabel", "UIButton", "UIImageView", "UITableView")])
        if found is None:
            return None
        match = found[1].outlets[found[0].attributes["property"]]
        source = read(found[1].path)
        source = source[:match.start(2)] + "UIStepper" + source[match.end(2):]
        return {found[1].path: source}, {"outlet-type-mismatch"}, found[0].attributes["property"]

    def action_in_document(self, path, text):
        """An action has another name in the document."""
        found = self.pick(self.actions(text))
        if found is None:
            return None
        selector = "planted" + found[0].attributes["selector"]
        return {path: changed(text, found[0], selector=selector)}, {"missing-action"}, selector

    def action_in_source(self, path, text):
        """An action has another name in the sources."""
        found = self.pick(self.actions(text))
        if found is None:
            return None
        connection, held, match = found
        source = read(held.path)
        source = source[:match.start(1)] + "planted" + source[match.start(1):]
        return {held.path: source}, {"missing-action"}, connection.attributes["selector"]

    def action_hidden(self, path, text):
        """An action has lost its attribute."""
        found = self.pick(self.actions(text))
        if found is None:
            return None
        connection, held, match = found
        source = read(held.path)
        source = source[:match.start()] + match[0].replace("@IBAction", "", 1) + source[match.end():]
        return {held.path: source}, {"missing-action"}, connection.attributes["selector"]

    def custom(self, text, *needed):
        found = []
        for tag in TAG.finditer(text):
            element = Element(tag, None)
            if (element.attributes.get("customClass") in self.app and element.name != "placeholder"
                    and element.attributes.get("userLabel") != "File's Owner"
                    and all(n in element.attributes for n in needed)):
                found.append(element)
        return found

    def class_in_document(self, path, text):
        """A custom class is misspelt."""
        element = self.pick(self.custom(text, "customModuleProvider"))
        if element is None:
            return None
        name = element.attributes["customClass"] + "Planted"
        return {path: changed(text, element, customClass=name)}, {"custom-class-not-found"}, name

    def class_without_module(self, path, text):
        """A Swift class has lost its module."""
        element = self.pick(self.custom(text, "customModule", "customModuleProvider"))
        if element is None:
            return None
        return (
            {path: changed(text, element, customModule=None, customModuleProvider=None)}, {"wrong-module"},
            element.attributes["customClass"])

    def initializer(self, path, text):
        """An initializer that documents need always crashes."""
        found = [
            e for e in self.custom(text)
            if "init(" not in read(self.app[e.attributes["customClass"]].path)]
        element = self.pick(found)
        if element is None:
            return None
        held = self.app[element.attributes["customClass"]]
        source = read(held.path)
        match = re.search(r"class\s+" + held.name + r"\b[^{]*\{", source)
        source = (
            source[:match.end()] + "\n    required init?(coder: NSCoder) { fatalError(\"planted\") }"
            + source[match.end():])
        return {held.path: source}, {"trapping-initializer"}, held.name

    def dangling(self, path, text):
        """A connection leads to an object that does not exist."""
        found = self.pick([
            c for c in connections(text)
            if c.name in ("outlet", "action") and "id" in c.owner.attributes and "destination" in c.attributes])
        if found is None:
            return None
        return {path: changed(text, found, destination="pLa-nt-Ed1")}, {"dangling-connection"}, "pLa-nt-Ed1"

    def segue(self, path, text):
        """A storyboard identifies a segue by another name than the code."""
        code = "\n".join(read(p) for p in {held.path for held in self.app.values()})
        found = [
            c for c in connections(text)
            if c.name == "segue" and f'performSegue(withIdentifier: "{c.attributes.get("identifier")}"' in code]
        connection = self.pick(found)
        if connection is None:
            return None
        name = connection.attributes["identifier"]
        return {path: changed(text, connection, identifier=name + "Planted")}, {"identifier-not-in-storyboard"}, name


KINDS = [
    "outlet_in_document", "outlet_in_source", "outlet_removed", "outlet_type", "action_in_document",
    "action_in_source", "action_hidden", "class_in_document", "class_without_module", "initializer", "dangling",
    "segue"]


def lint(command, folder):
    done = subprocess.run(
        [command, "lint", "--json", "--sources", ".", "--no-sources-cache", "."], cwd=folder,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if not done.stdout:
        sys.exit(f"lint failed in {folder}: {done.stderr.decode()[-300:]}")
    return json.loads(done.stdout)["findings"]


def key(finding):
    return finding["rule"], os.path.normpath(finding["file"]), finding["message"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("command")
    parser.add_argument("apps")
    parser.add_argument("--count", type=int, default=200, help="the number of mistakes (200)")
    parser.add_argument("--seed", default="1", help="another seed inserts other mistakes")
    parser.add_argument("--keep", metavar="DIR", help="keep the changed apps in a folder")
    arguments = parser.parse_args()
    command = os.path.abspath(arguments.command)
    target = arguments.keep or tempfile.mkdtemp()
    chance = random.Random(arguments.seed)
    names = sorted(n for n in os.listdir(arguments.apps) if os.path.isdir(os.path.join(arguments.apps, n)))
    places = []
    apps = {}
    for name in names:
        folder = os.path.join(target, name)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(os.path.join(arguments.apps, name), folder, symlinks=True)
        apps[name] = (folder, classes(folder))
        places += [(name, path) for path in files(folder, (".xib", ".storyboard"))]
    chance.shuffle(places)
    before = {}
    planted, used, counts = [], set(), collections.Counter()
    for name, path in places:
        if len(planted) == arguments.count:
            break
        folder, app = apps[name]
        text = read(path)
        # The kinds that were inserted least often come first.
        for kind in sorted(KINDS, key=lambda k: (counts[k], chance.random())):
            found = getattr(Seeder({n: c for n, c in app.items() if c.path not in used}, chance), kind)(path, text)
            if found is None:
                continue
            edits, rules, word = found
            if name not in before:
                before[name] = collections.Counter(key(f) for f in lint(command, folder))
            for changed_path, changed_text in edits.items():
                write(changed_path, changed_text)
            # Another mistake in a class of this document could hide this one.
            used |= {c.path for n, c in app.items() if f'"{n}"' in text}
            planted.append((kind, name, os.path.relpath(path, folder), rules, word))
            counts[kind] += 1
            break
    after = {}
    for name in before:
        new = collections.Counter(key(f) for f in lint(command, apps[name][0]))
        after[name] = new - before[name]
    table, misses = collections.defaultdict(lambda: [0, 0]), []
    for kind, name, path, rules, word in planted:
        found = any(rule in rules and word in message for rule, _, message in after[name])
        table[kind][0] += 1
        table[kind][1] += found
        if not found:
            misses.append(f"{kind}: {name}/{path}: {word}: expected {' or '.join(sorted(rules))}")
    print(f"{'mistake':22} inserted  found")
    for kind in KINDS:
        print(f"{kind:22} {table[kind][0]:8}  {table[kind][1]:5}")
    total, found = len(planted), len(planted) - len(misses)
    print(f"{'all':22} {total:8}  {found:5}  {100 * found / max(total, 1):.1f} %")
    for miss in misses:
        print(miss)
    if not arguments.keep:
        shutil.rmtree(target, ignore_errors=True)
    sys.exit(0 if total and found >= 0.97 * total else 1)


main()

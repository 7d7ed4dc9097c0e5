#!/usr/bin/env python3
"""Inserts mistakes into apps and checks that the linter finds them: app-faults.py COMMAND APPS [--count N] [--others]

APPS contains one folder per app, with its documents, sources and projects. The script copies the apps and inserts
one mistake per document, either into the document or into the source file of a class that the document uses. The
kinds of mistake take turns; `--others` inserts mistakes of other kinds. `lint --sources` then runs once for each app. A
mistake is found if there is a new finding of the expected rule that names what was changed.

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
        if "#if" in text:
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

    def __init__(self, app, sources, chance):
        self.app, self.sources, self.chance = app, sources, chance

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


    # The other kinds.

    def reuse_in_document(self, path, text):
        """A prototype cell has another reuse identifier than the code."""
        code = "\n".join(read(p) for p in {held.path for held in self.app.values() if f'"{held.name}"' in text})
        found = []
        for tag in TAG.finditer(text):
            element = Element(tag, None)
            name = element.attributes.get("reuseIdentifier")
            if name and path.endswith(".storyboard") and re.search(
                    rf'dequeueReusable\w+\([^)]*dentifier: "{re.escape(name)}", for', code):
                found.append(element)
        element = self.pick([e for e in found if text.count(f'reuseIdentifier="{e.attributes["reuseIdentifier"]}"') == 1])
        if element is None:
            return None
        name = element.attributes["reuseIdentifier"]
        return {path: changed(text, element, reuseIdentifier=name + "Planted")}, {"identifier-not-in-storyboard"}, name

    def registered_cell(self, path, text):
        """The cell in a xib has another reuse identifier than the one that code registers the xib for."""
        nib = os.path.splitext(os.path.basename(path))[0]
        if not path.endswith(".xib"):
            return None
        root = next((Element(m, None) for m in TAG.finditer(text) if "reuseIdentifier=" in m[2]), None)
        code = "\n".join(read(p) for p in self.sources)
        if root is None or not re.search(rf'register\(UINib\(nibName: "{re.escape(nib)}"[^)]*\), for\w+: "', code):
            return None
        name = root.attributes["reuseIdentifier"] + "Planted"
        return {path: changed(text, root, reuseIdentifier=name)}, {"registered-reuse-id"}, name

    def nib_in_source(self, path, text):
        """Code loads a xib by a misspelt name."""
        nib = os.path.splitext(os.path.basename(path))[0]
        if not path.endswith(".xib"):
            return None
        for source in self.sources:
            code = read(source)
            match = re.search(rf'UINib\(nibName: "{re.escape(nib)}", bundle: nil\)', code)
            if match:
                name = nib[:-1] + ("x" if nib[-1] != "x" else "y")
                code = code[:match.start()] + match[0].replace(f'"{nib}"', f'"{name}"') + code[match.end():]
                return {source: code}, {"identifier-not-in-storyboard"}, name
        return None

    def scene(self, path, text):
        """A scene has another storyboard identifier than the code."""
        code = "\n".join(read(p) for p in self.sources)
        found = [
            Element(m, None) for m in TAG.finditer(text) if "storyboardIdentifier=" in m[2]]
        element = self.pick([
            e for e in found
            if f'instantiateViewController(withIdentifier: "{e.attributes["storyboardIdentifier"]}"' in code])
        if element is None:
            return None
        name = element.attributes["storyboardIdentifier"]
        return (
            {path: changed(text, element, storyboardIdentifier=name + "Planted")}, {"identifier-not-in-storyboard"},
            name)

    def superclass(self, path, text):
        """The superclass of a class is no longer of the element's kind."""
        found = [
            e for e in self.custom(text)
            if e.name in ("tableViewCell", "collectionViewCell", "viewController", "tableViewController", "label", "button")]
        element = self.pick(found)
        if element is None:
            return None
        held = self.app[element.attributes["customClass"]]
        source = read(held.path)
        match = re.search(rf"\bclass\s+{held.name}\s*:\s*(\w+)", source)
        source = source[:match.start(1)] + "UIGestureRecognizer" + source[match.end(1):]
        return {held.path: source}, {"class-unlike-element"}, held.name

    def without_superclass(self, path, text):
        """A class has lost its superclass."""
        element = self.pick(self.custom(text))
        if element is None:
            return None
        held = self.app[element.attributes["customClass"]]
        source = read(held.path)
        match = re.search(rf"\bclass\s+{held.name}\b\s*:[^{{]*", source)
        source = source[:match.start()] + f"class {held.name} " + source[match.end():]
        return {held.path: source}, {"class-without-nsobject", "class-unlike-element"}, held.name

    def generic(self, path, text):
        """A class has become generic."""
        element = self.pick(self.custom(text))
        if element is None:
            return None
        held = self.app[element.attributes["customClass"]]
        source = read(held.path)
        match = re.search(rf"\bclass\s+{held.name}\b", source)
        return (
            {held.path: source[:match.end()] + "<Item>" + source[match.end():]}, {"generic-custom-class"}, held.name)

    def sender(self, path, text):
        """The parameter of an action is not the control that sends it."""
        found = self.pick([
            f for f in self.actions(text)
            if f[0].owner.name in ("button", "switch", "slider") and re.search(r":\s*UI(Button|Switch|Slider)\b", f[2][2])])
        if found is None:
            return None
        connection, held, match = found
        source = read(held.path)
        parameters = re.sub(r":\s*UI(Button|Switch|Slider)\b", ": UIDatePicker", match[2], count=1)
        source = source[:match.start(2)] + parameters + source[match.end(2):]
        return {held.path: source}, {"action-sender"}, match[1]

    def repeated_id(self, path, text):
        """Two objects have one id."""
        tags = [Element(m, None) for m in TAG.finditer(text)]
        views = [e for e in tags if e.name in ("label", "button", "imageView", "view") and "id" in e.attributes]
        if len(views) < 2:
            return None
        first, second = self.chance.sample(views, 2)
        name = first.attributes["id"]
        return {path: changed(text, second, id=name)}, {"duplicate-id"}, name

    def dangling_constraint(self, path, text):
        """A constraint leads to an object that does not exist."""
        element = self.pick([
            e for e in (Element(m, None) for m in TAG.finditer(text))
            if e.name == "constraint" and "secondItem" in e.attributes])
        if element is None:
            return None
        return {path: changed(text, element, secondItem="pLa-nt-Ed2")}, {"dangling-constraint"}, "pLa-nt-Ed2"

    def image(self, path, text):
        """An image has a misspelt name."""
        element = self.pick([
            e for e in (Element(m, None) for m in TAG.finditer(text))
            if e.name in ("imageView", "state") and e.attributes.get("image") and "catalog" not in e.attributes])
        if element is None:
            return None
        name = element.attributes["image"] + "Planted"
        return {path: changed(text, element, image=name)}, {"asset-not-found"}, name

    def repeated_connection(self, path, text):
        """An object has an action twice."""
        found = self.pick([
            c for c in connections(text) if c.name == "action" and text[c.start:c.end].endswith("/>")
            and c.attributes.get("eventType")])
        if found is None:
            return None
        copy = re.sub(r' id="[^"]*"', ' id="pLa-nt-Ed3"', text[found.start:found.end])
        return (
            {path: text[:found.end] + copy + text[found.end:]}, {"duplicate-connection"}, found.attributes["selector"])


KINDS = [
    "outlet_in_document", "outlet_in_source", "outlet_removed", "outlet_type", "action_in_document",
    "action_in_source", "action_hidden", "class_in_document", "class_without_module", "initializer", "dangling",
    "segue"]
OTHERS = [
    "reuse_in_document", "registered_cell", "nib_in_source", "scene", "superclass", "without_superclass", "generic",
    "sender", "repeated_id", "dangling_constraint", "image", "repeated_connection"]


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
    parser.add_argument("--others", action="store_true", help="insert mistakes of other kinds")
    parser.add_argument("--seed", default="1", help="another seed inserts other mistakes")
    parser.add_argument("--keep", metavar="DIR", help="keep the changed apps in a folder")
    arguments = parser.parse_args()
    command = os.path.abspath(arguments.command)
    target = arguments.keep or tempfile.mkdtemp()
    kinds = OTHERS if arguments.others else KINDS
    chance = random.Random(arguments.seed)
    names = sorted(n for n in os.listdir(arguments.apps) if os.path.isdir(os.path.join(arguments.apps, n)))
    places = []
    apps = {}
    for name in names:
        folder = os.path.join(target, name)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(os.path.join(arguments.apps, name), folder, symlinks=True)
        apps[name] = (folder, classes(folder), files(folder, ".swift"))
        places += [(name, path) for path in files(folder, (".xib", ".storyboard"))]
    chance.shuffle(places)
    before = {}
    planted, used, counts = [], set(), collections.Counter()
    for name, path in places:
        if len(planted) == arguments.count:
            break
        folder, app, sources = apps[name]
        text = read(path)
        # The kinds that were inserted least often come first.
        for kind in sorted(kinds, key=lambda k: (counts[k], chance.random())):
            free = {n: c for n, c in app.items() if c.path not in used}
            unchanged = [source for source in sources if source not in used]
            found = getattr(Seeder(free, unchanged, chance), kind)(path, text)
            if found is None:
                continue
            edits, rules, word = found
            if name not in before:
                before[name] = collections.Counter(key(f) for f in lint(command, folder))
            for changed_path, changed_text in edits.items():
                write(changed_path, changed_text)
                used.add(changed_path)
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
    for kind in kinds:
        print(f"{kind:22} {table[kind][0]:8}  {table[kind][1]:5}")
    total, found = len(planted), len(planted) - len(misses)
    print(f"{'all':22} {total:8}  {found:5}  {100 * found / max(total, 1):.1f} %")
    for miss in misses:
        print(miss)
    if not arguments.keep:
        shutil.rmtree(target, ignore_errors=True)
    sys.exit(0 if total and found >= 0.97 * total else 1)


main()

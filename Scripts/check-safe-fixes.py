#!/usr/bin/env python3
"""Applies all safe fixes to changed documents: check-safe-fixes.py COMMAND FOLDER [--count N]

Each of N copies (5,000) of documents in FOLDER/documents gets one to four random changes: elements are copied, frames,
values and classes change, attributes go. `lint --fix --layout` then fixes the copies. Where it changes a document, the
loaded objects, their outlets and actions, and the solved frames must be the same as before. The class of File's Owner
may differ, because nothing looks it up at run time.

Prints the number of fixed documents by rule, and exits with 1 if a document differs, or if nothing was fixed.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

VALUE = re.compile(rb'(\s[\w:]+=)"([^"]*)"')
EMPTY = re.compile(rb"[ \t]*<(constraint|outlet|outletCollection|action|segue|color|rect|constraint)\b[^<>]*/>\r?\n")
FRAME = re.compile(rb'<rect key="frame" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/>')
CLASS = re.compile(rb' customClass="([^"]*)"')
LAYOUT_KEYS = ("frames", "ambiguous", "unsatisfiable")


def copied(data, chance):
    """An element without content is there twice, with the same id or another one."""
    found = list(EMPTY.finditer(data))
    if not found:
        return data
    one = chance.choice(found)
    text = one[0]
    if chance.random() < 0.7:
        text = re.sub(rb' id="[^"]*"', b' id="cpy-%02d-%03d"' % (chance.randrange(100), chance.randrange(1000)), text)
    return data[:one.end()] + text + data[one.end():]


def reframed(data, chance):
    """A frame has another place or size."""
    found = list(FRAME.finditer(data))
    if not found:
        return data
    one = chance.choice(found)
    number = chance.randrange(1, 5)
    try:
        value = float(one[number]) + chance.choice([-20, -1, -0.5, 0.5, 1, 7, 40])
    except ValueError:
        return data
    return data[:one.start(number)] + b"%g" % value + data[one.end(number):]


def swapped(data, chance):
    """Two attributes have each other's values."""
    found = list(VALUE.finditer(data))[8:]
    if len(found) < 2:
        return data
    one, other = sorted(chance.sample(found, 2), key=lambda m: m.start())
    return data[:one.start(2)] + other[2] + data[one.end(2):other.start(2)] + one[2] + data[other.end(2):]


def shortened(data, chance):
    """An attribute is missing."""
    found = list(VALUE.finditer(data))[8:]
    if not found:
        return data
    one = chance.choice(found)
    return data[:one.start()] + data[one.end():]


def renamed(data, chance):
    """An object has the class of another one, File's Owner for example that of the root view."""
    found = list(CLASS.finditer(data))
    if len(found) < 2:
        return data
    one, other = chance.sample(found, 2)
    return data[:one.start(1)] + other[1] + data[one.end(1):]


def owned(data, chance):
    """File's Owner and the only root view have the same class."""
    owner = re.search(rb'<placeholder placeholderIdentifier="IBFilesOwner" [^<>]*?(/?)>', data)
    root = re.search(rb'\n        <(?:view|tableViewCell|collectionViewCell)\b[^<>]*>', data)
    if owner is None or root is None:
        return data
    for tag in (root, owner):
        text = CLASS.sub(b"", tag[0])
        place = text.index(b" ")
        data = data.replace(tag[0], text[:place] + b' customClass="PlantedView"' + text[place:], 1)
    return data


CHANGES = [copied, reframed, reframed, reframed, reframed, swapped, shortened, renamed, owned]


def run(*arguments, **more):
    return subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False, **more)


def documents(folder):
    found = []
    for base, folders, names in os.walk(folder):
        folders.sort()
        found += [os.path.join(base, n) for n in sorted(names) if n.endswith((".xib", ".storyboard"))]
    return found


def objects(values):
    """What is loaded: objects in their order, with their outlets, actions and attributes."""
    found = []
    for value in values:
        isOwner = value.get("role") == "filesOwner"
        kept = {k: v for k, v in value.items() if k not in ("children", "frame")}
        if isOwner:
            kept = {k: v for k, v in kept.items() if k not in ("class", "customClass", "module", "liveClass")}
        found.append((kept, objects(value.get("children") or [])))
    return found


def facts(command, path):
    """What a document is at run time, None for one that cannot be loaded."""
    loaded, laid = run(command, "load", "--json", path), run(command, "layout", "--json", path)
    try:
        loaded, laid = json.loads(loaded.stdout), json.loads(laid.stdout)
    except ValueError:
        # Documents for macOS are only read.
        tree = run(command, "outlets", "--json", path)
        try:
            connections = json.loads(tree.stdout)["connections"]
        except ValueError:
            return None
        return [{k: v for k, v in c.items() if k != "line"} for c in connections]
    held = loaded.get("objects", loaded.get("scenes"))
    return [objects(held) if isinstance(held, list) and held and "children" in held[0] else held,
            {key: laid.get(key) for key in LAYOUT_KEYS}]


def difference(before, after):
    if before is None and after is not None or before == after:
        return None
    if after is None:
        return "cannot be loaded any more"
    if len(before) == 2 and len(after) == 2 and isinstance(before[1], dict):
        return "other frames" if before[0] == after[0] else "other objects"
    return "other connections"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("command")
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", metavar="DIR", help="keep the documents before and after in a folder")
    arguments = parser.parse_args()
    command, folder = os.path.abspath(arguments.command), arguments.folder
    if os.path.isdir(os.path.join(folder, "documents")):
        folder = os.path.join(folder, "documents")
    chance = random.Random(arguments.seed)
    originals = documents(folder)
    target = arguments.keep or tempfile.mkdtemp()
    before, after = os.path.join(target, "before"), os.path.join(target, "after")
    shutil.rmtree(before, ignore_errors=True)
    shutil.rmtree(after, ignore_errors=True)
    os.makedirs(before)
    for number in range(arguments.count):
        path = chance.choice(originals)
        with open(path, "rb") as file:
            data = file.read()
        for _ in range(chance.randrange(1, 5)):
            data = chance.choice(CHANGES)(data, chance)
        name = f"{number}{os.path.splitext(path)[1]}"
        with open(os.path.join(before, name), "wb") as file:
            file.write(data)
    shutil.copytree(before, after)
    rules = json.loads(run(command, "rules", "--json").stdout)
    settings = os.path.join(target, "all-rules.yml")
    with open(settings, "w", encoding="utf-8") as file:
        file.write("rules:\n" + "".join(f"  {rule['id']}: on\n" for rule in rules if rule["fixable"]))
    run(command, "lint", "--fix", "--layout", "--config", settings, ".", cwd=after)
    changed = []
    for name in sorted(os.listdir(before)):
        with open(os.path.join(before, name), "rb") as one, open(os.path.join(after, name), "rb") as other:
            if one.read() != other.read():
                changed.append(name)
    found = collections.Counter()

    def judged(name):
        paths = [os.path.join(place, name) for place in (before, after)]
        rules = [
            {(f["rule"], f["id"]) for f in json.loads(
                run(command, "lint", "--json", "--layout", "--config", settings, path).stdout or b'{"findings": []}')["findings"]}
            for path in paths]
        return name, {rule for rule, _ in rules[0] - rules[1]}, difference(*(facts(command, p) for p in paths))

    wrong = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, rules, problem in pool.map(judged, changed):
            found.update(rules)
            if problem:
                wrong.append(f"{name}: {problem} ({', '.join(sorted(rules))})")
    print(f"{arguments.count} documents, {len(changed)} fixed, {len(wrong)} of them wrong")
    for rule, times in found.most_common():
        print(f"  {rule}: {times}")
    for line in wrong:
        print(f"  wrong: {line}")
    if not arguments.keep:
        shutil.rmtree(target, ignore_errors=True)
    sys.exit(1 if wrong or not changed else 0)


main()

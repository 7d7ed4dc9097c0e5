#!/usr/bin/env python3
"""Checks that real documents and compiled nibs load: check-loading.py COMMAND FOLDER

FOLDER/nibs is searched for compiled nibs, FOLDER/documents for xibs of the iOS family; every one is loaded
with stand-ins for the classes of its app. Files without a byte and documents that are not well-formed are
passed over. Exits 1 when a goal is missed or the command crashes.
"""

import collections
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

BATCH = 100
LISTED = 20
NIB_FILES = re.compile(r"(objects-.*\+|runtime|keyedobjects|objects)\.nib$")


def nibs(folder):
    """The compiled nibs, a nib that is a folder as one; those without a byte left out."""
    found = []
    for place, folders, names in os.walk(folder):
        folders.sort()
        if place.endswith(".nib"):
            files = [name for name in names if NIB_FILES.search(name)]
            if files and all(os.path.getsize(os.path.join(place, name)) for name in files):
                found.append(place)
            folders.clear()
            continue
        for name in sorted(names):
            path = os.path.join(place, name)
            if name.endswith(".nib") and os.path.getsize(path):
                found.append(path)
    return found


def xibs(folder):
    """The well-formed xibs for iOS and tvOS."""
    found = []
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(place, name)
            if name.endswith(".xib") and is_touch(path):
                found.append(path)
    return found


def is_touch(path):
    try:
        root = ElementTree.parse(path).getroot()
    except (ElementTree.ParseError, ValueError, LookupError):
        return False
    if root.tag not in ("document", "archive"):
        return False
    words = root.attrib.get("targetRuntime", "") + " " + root.attrib.get("type", "")
    return "CocoaTouch" in words or "AppleTV" in words


def load(command, paths):
    """What `load --json` prints of each file, None for all where the command crashed."""
    done = subprocess.run([command, "load", "--json", *paths], capture_output=True)
    if done.returncode not in (0, 1, 2):
        return None
    values = json.loads(done.stdout)
    return values if isinstance(values, list) else [values]


def count(objects):
    return sum(1 + count(each["children"]) for each in objects)


def whole(nib):
    """The objects of a nib and of the prototypes in it."""
    return count(nib.get("objects", [])) + sum(whole(each) for each in nib.get("prototypes", []))


class Figures:
    def __init__(self):
        self.loaded, self.crashed, self.failed = 0, [], []
        self.objects, self.unmodelled = 0, collections.Counter()

    def add(self, path, value):
        if value is None:
            self.crashed.append(path)
            return
        problems = value.get("diagnostics", [])
        errors = [each["message"] for each in problems if each["severity"] == "error"]
        if "error" in value:
            errors.append(value["error"])
        if errors:
            self.failed.append((path, errors[0]))
        else:
            self.loaded += 1
        self.objects += whole(value)
        for each in problems:
            if each["rule"] == "unmodelled-class":
                self.unmodelled[each["message"].split(" ")[2]] += 1


def figures(command, paths):
    result = Figures()
    for start in range(0, len(paths), BATCH):
        batch = paths[start:start + BATCH]
        values = load(command, batch)
        if values is None or len(values) != len(batch):
            values = [(load(command, [path]) or [None])[0] for path in batch]
        for path, value in zip(batch, values):
            result.add(path, value)
    return result


def share(part, whole):
    percent = 100.0 if whole == 0 else int(10000 * part / whole) / 100
    return f"{part} of {whole} ({percent:.2f} %)", percent


def report(title, found, goal, folder):
    """Prints the figures; whether the goals are reached."""
    whole = found.loaded + len(found.failed) + len(found.crashed)
    text, percent = share(found.loaded, whole)
    print(f"{title + ' loaded, no error':<44}{text}   goal >= {goal} %")
    print(f"{title + ' that crash':<44}{len(found.crashed)}   goal 0")
    unmodelled = sum(found.unmodelled.values())
    text, real = share(max(found.objects - unmodelled, 0), found.objects)
    print(f"{'objects with their real class':<44}{text}   goal >= 99 %")
    if found.unmodelled:
        print("  without: " + ", ".join(f"{k} {n}" for k, n in found.unmodelled.most_common(12)))
    for path in found.crashed[:LISTED]:
        print(f"  crash: {os.path.relpath(path, folder)}")
    for path, message in found.failed[:LISTED]:
        print(f"  {os.path.relpath(path, folder)}: {message}")
    return percent >= goal and real >= 99 and not found.crashed


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__.splitlines()[0])
    command, folder = os.path.abspath(arguments[0]), arguments[1]
    reached = [
        report(title, figures(command, paths), goal, folder)
        for title, paths, goal in (
            ("compiled nibs", nibs(os.path.join(folder, "nibs")), 100),
            ("xibs for iOS and tvOS", xibs(os.path.join(folder, "documents")), 99.6))
    ]
    sys.exit(0 if all(reached) else 1)


if __name__ == "__main__":
    main(sys.argv[1:])

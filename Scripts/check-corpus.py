#!/usr/bin/env python3
"""Checks the command against a folder of real documents: check-corpus.py COMMAND FOLDER

FOLDER/documents is searched for .xib, .storyboard and designable.nib. Every document is parsed once more
by Python's ElementTree, which shares no code with the package, and what the command prints is compared
with it: every id below <objects> or <scenes>, every connection with its ends, name and role, in document
order. The other figures come from `stats` and `format`. Exits 1 when something is lost; a document that
`format` changes is listed with its first differing line, and is a figure rather than an error.
"""

import collections
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

KINDS = {"accessibilityConnection": "accessibility"}
NAMES = {"action": "selector", "segue": "identifier", "binding": "name"}
LISTED = 40


# Documents


def documents(folder):
    """The paths of all documents, in the order in which the command walks a folder."""
    found = []
    entries = sorted(os.scandir(folder), key=lambda entry: os.fsencode(entry.name))
    for entry in entries:
        if entry.is_dir(follow_symlinks=False):
            found += documents(entry.path)
        elif entry.is_file(follow_symlinks=False) and (
                entry.name.endswith((".xib", ".storyboard")) or entry.name == "designable.nib"):
            found.append(entry.path)
    return found


def parse(path):
    """The root element, or None when the file is not a well-formed document."""
    with open(path, "rb") as file:
        data = file.read()
    try:
        root = ElementTree.fromstring(data)
    except (ElementTree.ParseError, ValueError, LookupError):
        return None
    return root if root.tag in ("document", "archive") else None


# What another parser says


def is_mac(root):
    words = root.attrib.get("targetRuntime", "") + " " + root.attrib.get("type", "")
    if root.attrib.get("targetRuntime") == "MacOSX.Cocoa":
        return True
    return ".Cocoa." in words and "CocoaTouch" not in words


def role(element, mac):
    """Who an object is; labels prove nothing."""
    if element is None:
        return "object"
    if mac:
        reserved = {"-2": "filesOwner", "-1": "firstResponder", "-3": "application"}
        if element.tag != "customObject":
            return "object"
        return reserved.get(element.attrib.get("id"), "object")
    if element.tag != "placeholder":
        return "object"
    known = {"IBFilesOwner": "filesOwner", "IBFirstResponder": "firstResponder"}
    return known.get(element.attrib.get("placeholderIdentifier"), "externalObject")


def document_truth(root):
    """Ids and connections in document order, each connection with both ends, its name and role."""
    mac = is_mac(root)
    ids, connections = [], []

    def visit(element, parent, inside, owner):
        if inside and parent is not None:
            # A segue of a peek holds the segues that commit and preview it.
            if parent.tag == "connections" or element.tag == parent.tag == "segue":
                name = NAMES.get(element.tag, "property")
                connections.append((
                    KINDS.get(element.tag, element.tag), element.attrib.get("id"),
                    None if owner is None else owner.attrib.get("id"),
                    element.attrib.get("destination", element.attrib.get("target")),
                    element.attrib.get(name), role(owner, mac)))
            elif "id" in element.attrib:
                ids.append(element.attrib["id"])
                owner = element
        inside = inside or element.tag in ("objects", "scenes")
        for child in element:
            visit(child, element, inside, owner)

    visit(root, None, False, None)
    return ids, connections


def keyed(element, key):
    if element is None:
        return None
    return next((child for child in element if child.attrib.get("key") == key), None)


def text_of(element):
    return None if element is None else (element.text or "")


ARCHIVED_KINDS = (
    ("OutletCollection", "outletCollection"), ("Outlet", "outlet"), ("Action", "action"),
    ("Event", "action"), ("Binding", "binding"), ("Accessibility", "accessibility"),
    ("Segue", "segue"))


def archive_truth(root):
    """The object records' ids and the connection records, in their order."""
    mac = "CocoaTouch" not in root.attrib.get("type", "")
    defined = {e.attrib["id"]: e for e in root.iter() if "id" in e.attrib}

    def resolved(element):
        if element is None:
            return None
        return defined.get(element.attrib["ref"]) if "ref" in element.attrib else element

    ids, numbers, connections = [], {}, []
    for record in root.iter("object"):
        if record.attrib.get("class") != "IBObjectRecord":
            continue
        number = text_of(keyed(record, "objectID"))
        if number is None:
            number = text_of(keyed(record, "id"))
        target = resolved(keyed(record, "object"))
        ids.append(number)
        if target is not None:
            numbers.setdefault(target, number)

    def archived_role(element):
        if element is None:
            return "object"
        if not mac:
            if element.attrib.get("class") != "IBProxyObject":
                return "object"
            known = {"IBFilesOwner": "filesOwner", "IBFirstResponder": "firstResponder"}
            name = text_of(resolved(keyed(element, "IBProxiedObjectIdentifier")))
            return known.get(name, "externalObject")
        reserved = {"-2": "filesOwner", "-1": "firstResponder", "-3": "application"}
        return reserved.get(numbers.get(element), "object")

    for record in root.iter("object"):
        if record.attrib.get("class") != "IBConnectionRecord":
            continue
        connection = resolved(keyed(record, "connection"))
        kind = next(
            (kind for word, kind in ARCHIVED_KINDS
             if connection is not None and word in connection.attrib.get("class", "")), None)
        source = resolved(keyed(connection, "source"))
        destination = resolved(keyed(connection, "destination"))
        name = text_of(resolved(keyed(connection, "label")))
        if kind == "binding":
            name = text_of(resolved(keyed(keyed(connection, "connector"), "NSBinding"))) or name
        # The last Xcode 4 had ids as strings, under another key.
        identifier = text_of(keyed(record, "connectionID"))
        if identifier is None:
            identifier = text_of(keyed(record, "id"))
        connections.append((
            kind, identifier, numbers.get(source),
            numbers.get(destination), name, archived_role(source), archived_role(destination)))
    return ids, connections


# What the command says


def run(command, *arguments, data=None):
    return subprocess.run(
        [command, *arguments], input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        check=False)


def listed(command, verb, paths):
    """The results of a verb by path, from one run over many files."""
    done = run(command, verb, "--json", *paths)
    if done.returncode not in (0, 1, 2):
        sys.exit(f"{verb} ended with {done.returncode}: {done.stderr.decode()[-400:]}")
    values = json.loads(done.stdout)
    values = values if isinstance(values, list) else [values]
    return {value["file"]: value for value in values}


def tree_ids(tree):
    ids = []
    stack = []
    for scene in reversed(tree.get("scenes", [])):
        stack += reversed(scene["objects"])
    stack += reversed(tree.get("objects", []))
    while stack:
        value = stack.pop()
        if value["id"] is not None:
            ids.append(value["id"])
        stack += reversed(value["children"])
    return ids


def outlets_of(value):
    return [
        (c["kind"], c["id"], (c["source"] or {}).get("id"), (c["destination"] or {}).get("id"),
         c["name"], c["role"]) for c in value["connections"]]


# Formatting


def cause(before, after):
    """Why a line came out differently, as far as the two lines tell."""
    text = before.rstrip(b"\n")
    if text.endswith(b"\r"):
        return "Windows line ends"
    if before and not before.endswith(b"\n"):
        return "no line feed at the end"
    if not text.strip():
        return "a blank line"
    if text != text.rstrip():
        return "white space at the end of a line"
    if after is not None and text.strip() == after.strip():
        return "indentation by hand"
    if b"\t" in text[:len(text) - len(text.lstrip())]:
        return "indentation with tabs"
    if re.search(rb"\s/>|\s>|=\s|\s=|  [\w:]+=", text.strip()):
        return "white space inside a tag"
    if re.search(rb"=\s*'", text):
        return "single quotes"
    if after is not None and after.strip() == text.strip()[:-1] + b"/>":
        return "an empty element with two tags"
    if re.search(rb"<[^>]*><[^/>]|/><", text):
        return "several elements on one line"
    if after is not None and re.search(rb"><", after.strip()):
        return "text between elements"
    if re.search(rb"></", text):
        return "an empty element with two tags"
    if re.search(rb"&(#x[0-9A-Fa-f]+|#34|#39|#38|apos);", text):
        return "a reference that Interface Builder spells otherwise"
    if not text.strip().endswith(b">"):
        return "elements and lines do not match"
    return "other"


def tools_version(root):
    found = re.match(r"\d+", root.attrib.get("toolsVersion", ""))
    return int(found.group()) if found else 0


def formatting(command, roots):
    """Misses of documents of version 9000 and later, and those that a second run changes again."""
    misses, unstable, damaged, stable = [], [], [], 0
    for path, root in roots.items():
        with open(path, "rb") as file:
            source = file.read()
        done = run(command, "format", "--stdout", path)
        once = done.stdout
        if done.returncode != 0 and not once:
            damaged.append(path)
            once = None
        else:
            twice = run(command, "format", "--stdout", "-", data=once).stdout
            if once == twice:
                stable += 1
            else:
                unstable.append(path)
        if root.tag != "document" or tools_version(root) < 9000:
            continue
        if once is None:
            found = run(command, "format", "--check", path).stderr.decode(errors="replace")
            place = re.search(r":(\d+):\d+: warning: .*\[format\]", found)
            if place:
                lines = source.split(b"\n")
                line = lines[int(place.group(1)) - 1]
                misses.append((path, int(place.group(1)), line, None, cause(line + b"\n", None)))
        elif once != source:
            before, after = source.splitlines(True), once.splitlines(True)
            at = next((i for i, (a, b) in enumerate(zip(before, after)) if a != b),
                      min(len(before), len(after)))
            first = before[at] if at < len(before) else b""
            second = after[at] if at < len(after) else b""
            misses.append((path, at + 1, first, second, cause(first, second)))
    return misses, unstable, damaged, stable


# Report


def share(part, whole):
    percent = 100.0 if whole == 0 else int(10000 * part / whole) / 100
    return f"{part} of {whole} ({percent:.2f} %)"


def row(title, value, goal=""):
    print(f"{title:<44}{value}" + (f"   goal {goal}" if goal else ""))


def goal(title, part, whole, percent, missed):
    """Prints a share with its goal, and adds the title to `missed` if the share is smaller."""
    row(title, share(part, whole), "100 %" if percent == 100 else f">= {percent} %")
    if 100 * part < percent * whole:
        missed.append(f"{title}: the goal is {percent} %")


def short(path, folder):
    return os.path.relpath(path, folder)


def differences(title, found, folder, archives=frozenset()):
    if not found:
        return
    found = sorted(found, key=lambda pair: (pair[0] in archives, pair[0]))
    print(f"\n{title}, {len(found)} documents:")
    for path, text in found[:LISTED]:
        print(f"  {short(path, folder)}: {text}")
    if len(found) > LISTED:
        print(f"  and {len(found) - LISTED} more")


def first_difference(expected, actual):
    for index, (left, right) in enumerate(zip(expected, actual)):
        if left != right:
            return f"number {index}: {left} in the XML, {right} in the graph"
    return f"{len(expected)} in the XML, {len(actual)} in the graph"


def kept(expected, actual):
    """How many of the expected occur, counted by value, and whether all are in order."""
    common = collections.Counter(expected) & collections.Counter(actual)
    return sum(common.values()), list(expected) == list(actual)


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__.splitlines()[0])
    command, folder = os.path.abspath(arguments[0]), os.path.join(arguments[1], "documents")
    sys.setrecursionlimit(10000)
    paths = documents(folder)
    parsed = {path: parse(path) for path in paths}
    roots = {path: root for path, root in parsed.items() if root is not None}
    well_formed = list(roots)
    archives = {path for path, root in roots.items() if root.tag == "archive"}
    totals = collections.Counter()
    lost_ids, lost_connections, unread, kinds = [], [], [], collections.Counter()

    for start in range(0, len(well_formed), 100):
        batch = well_formed[start:start + 100]
        trees, outlets = listed(command, "tree", batch), listed(command, "outlets", batch)
        for path in batch:
            if "error" in trees[path] or "error" in outlets[path]:
                unread.append((path, trees[path].get("error")))
                continue
            totals["read"] += 1
            root = roots[path]
            side = "archive" if root.tag == "archive" else "document"
            ids = tree_ids(trees[path])
            connections = outlets_of(outlets[path])
            if side == "document":
                true_ids, true_connections = document_truth(root)
            else:
                true_ids, records = archive_truth(root)
                true_ids = sorted(i for i in true_ids if i not in (None, "0"))
                numbers = set(true_ids)
                ids = sorted(i for i in ids if i in numbers)
                # Ends as the archive has them; the graph may turn an action round, since the modern
                # dialect hangs it on the sender.
                true_connections = []
                for record, connection in zip(records, connections):
                    turned = connection[2] != record[2] and connection[2] == record[3]
                    kind, number, source, destination, name, one, other = record
                    if turned:
                        source, destination, one = destination, source, other
                    true_connections.append((kind, number, source, destination, name, one))
                true_connections += [record[:6] for record in records[len(connections):]]
            own = [c[1] for c in connections]
            totals["ids " + side] += len(true_ids) + len(true_connections)
            found, in_order = kept(true_ids, ids)
            own_found, own_order = kept([c[1] for c in true_connections], own)
            totals["ids kept " + side] += found + own_found
            if not in_order:
                lost_ids.append((path, first_difference(true_ids, ids)))
            elif not own_order:
                lost_ids.append(
                    (path, first_difference([c[1] for c in true_connections], own)))
            totals["connections " + side] += len(true_connections)
            found = sum(a == b for a, b in zip(true_connections, connections))
            totals["connections kept " + side] += found
            for connection in true_connections:
                kinds[connection[0]] += 1
            if true_connections != connections:
                lost_connections.append((path, first_difference(true_connections, connections)))

    statistics = json.loads(run(command, "stats", "--json", *paths).stdout)
    misses, unstable, damaged, stable = formatting(command, roots)

    ios, macos = statistics["attributes"]["ios"], statistics["attributes"]["macos"]
    row("documents", f"{len(paths)}, {len(roots)} of them well-formed")
    problems = []
    goal("read", totals["read"], len(roots), 100, problems)
    for side in ("document", "archive"):
        goal(f"ids kept, <{side}>", totals["ids kept " + side], totals["ids " + side], 100, problems)
        goal(f"connections kept, <{side}>",
             totals["connections kept " + side], totals["connections " + side], 100, problems)
    goal("attribute occurrences typed, iOS family", ios["typed"], ios["typed"] + ios["raw"], 99, problems)
    goal("attribute occurrences typed, macOS", macos["typed"], macos["typed"] + macos["raw"], 97, problems)
    row("elements typed", share(statistics["elements"]["typed"],
                                sum(statistics["elements"].values())))
    goal("written back, same bytes", statistics["writtenBack"]["same"], statistics["writtenBack"]["total"], 100,
         problems)
    # The others were edited by hand, or written by other tools than Xcode; their causes are listed below.
    goal("formatted, same bytes, version >= 9000", statistics["formatted"]["same"],
         statistics["formatted"]["total"], 98.4, problems)
    goal("format twice equals once", stable, stable + len(unstable), 100, problems)
    row("not formatted, because they have errors", str(len(damaged)))
    print("connections by kind: " + ", ".join(f"{k} {n}" for k, n in kinds.most_common()))

    if misses:
        causes = collections.Counter(miss[4] for miss in misses)
        print(f"\n{len(misses)} documents that format changes: "
              + ", ".join(f"{name} {count}" for name, count in causes.most_common()))
        for path, line, before, after, why in misses:
            print(f"  {short(path, folder)}:{line}: {why}")
            print(f"    - {before.decode(errors='replace').rstrip()[:160]}")
            if after is not None:
                print(f"    + {after.decode(errors='replace').rstrip()[:160]}")
    same = statistics["formatted"]["total"] - statistics["formatted"]["same"]
    if same != len(misses):
        problems.append(f"stats counts {same} documents that format changes, this script {len(misses)}")
    differences("well-formed documents that are not read", unread, folder)
    differences("ids lost or out of order", lost_ids, folder, archives)
    differences("connections lost, changed or out of order", lost_connections, folder, archives)
    differences("formatting twice changes again", [(path, "") for path in unstable], folder)
    refused = [
        (value["file"], value["reason"]) for value in statistics["failed"]
        if value["file"] not in roots]
    differences("refused, and not well-formed for Python either", refused, folder)

    broken = os.path.join(arguments[1], "broken")
    if os.path.isdir(broken):
        done = run(command, "tree", broken)
        print(f"\nbroken documents: exit {done.returncode}")
        if done.returncode not in (0, 2):
            problems.append("the broken documents end the command with " + str(done.returncode))
    for problem in problems:
        print(f"MISSED {problem}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

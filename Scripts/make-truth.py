#!/usr/bin/env python3
"""Writes Tests/Truth/<name>.json for every sample that Python's ElementTree can read.

The truth is a second opinion: it comes from Python's own parser and shares no code
with the package. `--check` compares with what is stored instead of writing, and
exits 1 when something differs.

For a document (root <document>):
  "ids"          every element with an `id` below <objects> or <scenes>, in document order
  "connections"  every connection element directly below <connections>, in document order;
                 "source" is the nearest ancestor of <connections> that has an id
For a legacy archive (root <archive>):
  "ids"          the objectID of every record below objectRecords, in order
  "connections"  every connection record, in order, with object IDs in place of references
"""

import json
import os
import sys
import xml.etree.ElementTree as ElementTree

ORIGIN = "Scripts/make-truth.py, Python ElementTree"
KINDS = ("outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection")
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SAMPLES = os.path.join(ROOT, "SampleXibs")
TRUTH = os.path.join(ROOT, "Tests", "Truth")


def samples():
    """The paths of all samples, relative to SampleXibs, sorted."""
    found = []
    for folder, _, names in os.walk(SAMPLES):
        for name in names:
            if name.endswith((".xib", ".storyboard")) and not name.startswith("._"):
                found.append(os.path.relpath(os.path.join(folder, name), SAMPLES))
    return sorted(found)


def read(path):
    """The root element, or None when the file is not XML or has a document type declaration."""
    with open(path, "rb") as file:
        data = file.read()
    if b"<!DOCTYPE" in data or b"<!ENTITY" in data:
        return None
    try:
        return ElementTree.fromstring(data)
    except (ElementTree.ParseError, ValueError, LookupError):
        return None


def connection_name(element):
    for attribute in ("property", "selector", "identifier", "name"):
        if attribute in element.attrib:
            return element.attrib[attribute]
    return None


def document_truth(root):
    ids = []
    connections = []

    def walk(element, owners, inside):
        inside = inside or element.tag in ("objects", "scenes")
        for child in element:
            if inside and "id" in child.attrib:
                ids.append({"element": child.tag, "id": child.attrib["id"]})
            if element.tag == "connections" and child.tag in KINDS:
                connections.append({
                    "attributes": dict(child.attrib),
                    "destination": child.attrib.get("destination", child.attrib.get("target")),
                    "id": child.attrib.get("id"),
                    "kind": child.tag,
                    "name": connection_name(child),
                    "source": owners[-1] if owners else None,
                })
            own = [child.attrib["id"]] if "id" in child.attrib else []
            walk(child, owners + own, inside)

    walk(root, [], False)
    return {"connections": connections, "dialect": "document", "ids": ids}


def keyed(element, key):
    for child in element:
        if child.attrib.get("key") == key:
            return child
    return None


def text_of(element):
    return None if element is None else (element.text or "")


def number_of(element):
    return None if element is None else int(element.text)


def archive_truth(root):
    records = []
    numbers = {}
    for element in root.iter("object"):
        if element.attrib.get("class") != "IBObjectRecord":
            continue
        number = number_of(keyed(element, "objectID"))
        target = keyed(element, "object")
        reference = None
        if target is not None:
            reference = target.attrib.get("ref", target.attrib.get("id"))
        records.append(number)
        if reference is not None and reference not in numbers:
            numbers[reference] = number
    connections = []
    for element in root.iter("object"):
        if element.attrib.get("class") != "IBConnectionRecord":
            continue
        connection = keyed(element, "connection")
        ends = {}
        for end in ("source", "destination"):
            reference = keyed(connection, end)
            ends[end] = None if reference is None else numbers.get(reference.attrib.get("ref"))
        connections.append({
            "class": connection.attrib.get("class"),
            "connectionID": number_of(keyed(element, "connectionID")),
            "destination": ends["destination"],
            "label": text_of(keyed(connection, "label")),
            "source": ends["source"],
        })
    return {"connections": connections, "dialect": "archive", "ids": records}


def truth(root):
    if root.tag == "document":
        return document_truth(root)
    if root.tag == "archive":
        return archive_truth(root)
    return None


def texts():
    """File name of the truth -> its text."""
    result = {}
    for path in samples():
        root = read(os.path.join(SAMPLES, path))
        found = None if root is None else truth(root)
        if found is None:
            continue
        found["file"] = path.replace(os.sep, "/")
        found["origin"] = ORIGIN
        name = os.path.splitext(os.path.basename(path))[0] + ".json"
        if name in result:
            sys.exit("two samples would write " + name)
        result[name] = json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    return result


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit("usage: make-truth.py [--check]")
    wanted = texts()
    stored = sorted(name for name in os.listdir(TRUTH) if name.endswith(".json")) if os.path.isdir(TRUTH) else []
    # Other scripts may keep truths of their own here: only files of our own origin count as left over.
    left_over = []
    for name in stored:
        if name not in wanted:
            with open(os.path.join(TRUTH, name), encoding="utf-8") as file:
                if ORIGIN in file.read():
                    left_over.append(name)
    if arguments:
        differing = ["left over: " + name for name in left_over]
        for name, text in sorted(wanted.items()):
            path = os.path.join(TRUTH, name)
            if not os.path.exists(path):
                differing.append("missing: " + name)
                continue
            with open(path, encoding="utf-8", newline="") as file:
                if file.read() != text:
                    differing.append("differs: " + name)
        for line in differing:
            print(line)
        return 1 if differing else 0
    os.makedirs(TRUTH, exist_ok=True)
    for name in left_over:
        os.remove(os.path.join(TRUTH, name))
    for name, text in wanted.items():
        with open(os.path.join(TRUTH, name), "w", encoding="utf-8", newline="") as file:
            file.write(text)
    print(f"{len(wanted)} truth files in {os.path.relpath(TRUTH, os.getcwd())}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""Tries the fix of view-as-file-owner on real documents: check-fix.py COMMAND FOLDER

Every document of FOLDER/documents with such a finding is copied and fixed with --fix=unsafe. Where a fix is offered
the result must be read and loaded with the same objects, the owner's connections must leave the view inside, and no
line may differ but those of the owner, of the view's tag, and of connections. Exits with 1 where one is not so.
"""

import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile

RULE = "view-as-file-owner"
# How the command begins the reason.
NO_FIX = "no automatic fix: "


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True)


def connections(command, path):
    return json.loads(run(command, "outlets", "--json", path).stdout)["connections"]


def objects(command, path, verb):
    """Ids, elements and classes in order."""
    found = []

    def walk(values):
        for value in values:
            found.append((value.get("id"), value.get("element"), value.get("customClass")))
            walk(value.get("children") or [])

    walk(json.loads(run(command, verb, "--json", path).stdout)["objects"])
    return found


def check(command, before, after):
    """What is wrong with a fixed document, None where nothing is."""
    # Documents for macOS are read, and not loaded.
    verbs = [v for v in ("tree", "load") if run(command, v, "--json", before).returncode != 2]
    for verb in verbs:
        if run(command, verb, "--json", after).returncode == 2:
            return f"{verb} refuses the result"
        old, new = objects(command, before, verb), objects(command, after, verb)
        if [o[:2] for o in old] != [o[:2] for o in new]:
            return f"{verb} shows other objects"
    old, new = objects(command, before, "tree"), objects(command, after, "tree")
    changed = [one[0] for one, other in zip(old, new) if one[2] != other[2]]
    owner, root = changed[0], changed[-1] if len(changed) > 1 else None
    if len(changed) > 2:
        return "more than two objects have another class"
    kept = {c["id"]: c for c in connections(command, after)}
    sources = {root} if root else set()
    for connection in connections(command, before):
        now = kept.get(connection["id"])
        if connection["role"] != "filesOwner":
            if now is None or now["source"]["id"] != connection["source"]["id"]:
                return f"the connection {connection['id']} of another object is gone or moved"
        elif now is not None:
            if now["role"] == "filesOwner":
                return f"the connection {connection['id']} still leaves File's Owner"
            if (now["name"], now["kind"]) != (connection["name"], connection["kind"]):
                return f"the connection {connection['id']} has another name"
            sources.add(now["source"]["id"])
    if len(sources) > 1:
        return "connections leave several objects"
    name = next(one[2] for one in old if one[0] == owner)
    return lines(before, after, {owner} | {one[0] for one in new if one[2] == name})


def lines(before, after, ids):
    """Lines that only one of the two has must be tags of the owner or the root, or about connections."""

    def count(path):
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            return collections.Counter(line.strip() for line in file)

    old, new = count(before), count(after)
    about = ("<connections", "</connections", "<outlet", "<action", "</placeholder", "</customObject")
    for line in (old - new) + (new - old):
        if not line.startswith(about) and not any(f'id="{id}"' in line for id in ids):
            return f"another line differs: {line[:80]}"
    return None


def main():
    command, folder = sys.argv[1:3]
    documents = os.path.join(folder, "documents")
    found = json.loads(
        run(command, "lint", "--json", "--only", RULE, "--evidence", "possible", documents).stdout)["findings"]
    paths = sorted({f["file"] for f in found if f["rule"] == RULE})
    offered, wrong, reasons = 0, [], collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        for number, path in enumerate(paths):
            copy = os.path.join(scratch, f"{number}.xib")
            shutil.copy(path, copy)
            result = run(command, "lint", "--only", RULE, "--evidence", "possible", "--fix=unsafe", copy)
            with open(path, "rb") as one, open(copy, "rb") as other:
                same = one.read() == other.read()
            if same:
                notes = [l for l in result.stdout.splitlines() if NO_FIX in l]
                reasons[notes[0].split(NO_FIX)[-1] if notes else "no reason is given"] += 1
                if not notes:
                    wrong.append((path, "no fix, and no reason"))
                continue
            offered += 1
            problem = check(command, path, copy)
            if problem is None and f"[{RULE}]" in result.stdout:
                problem = "the finding is still there"
            if problem:
                wrong.append((path, problem))
    print(f"{RULE}: {len(paths)} documents, a fix is offered in {offered}, right in {offered - len(wrong)}")
    for reason, times in reasons.most_common():
        print(f"  not offered in {times}: {reason}")
    for path, problem in wrong:
        print(f"  wrong: {os.path.relpath(path, documents)}: {problem}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Rewrites all Swift sources of real apps, and checks what must stay: lines, columns, and that the result parses.

    check-rewriting.py TOOL APPS

TOOL is the program app-sources, APPS a folder with one app in each folder. Each app is rewritten as one module. Every character
of a source must be at its line and column in the copy, or be blank there; a selector or a key path becomes a name of the same
length. A copy must parse if its source does.
"""

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Other words that are replaced by blanks or by words of the same length.
REPLACED = re.compile(
    r"\bos\(iOS\)|\btargetEnvironment\(simulator\)|\bNSLocalizedString(?=\()"
    r"|\bimport (?:Combine|CoreFoundation|Darwin|ObjectiveC|os)\b[\w.]*"
    r"|\b(?:Combine|CoreFoundation|Darwin|ObjectiveC|os)\.(?=\w)"
    # Parts of modules, and functions with others of the same length in their place.
    r"|\bimport \w+\.[\w.]+|\b(?:NSClassFromString|NSStringFromClass)(?=\()|\bTimer(?=\(\))|#fileLiteral(?=\()"
    # What Foundation has only with Objective-C: calls of optional methods, and overrides of NSObject's.
    r"|(?<=\w)\?(?=\()|\boverride\b|\bsuper\.awakeFromNib\(\)")
PREVIEW = re.compile(r"^(?:@available[^\n]*\n)?#Preview\b.*?^\}", re.M | re.S)
PLACE = re.compile(r'^\s*#sourceLocation\(file: ".*", line: (\d+)\)\s*$')


def moved(source, copy):
    """The lines of a source whose characters are not where they were."""
    placed = {}
    number = None
    for line in copy.split("\n"):
        place = PLACE.match(line)
        if place:
            number = int(place[1])
            continue
        if line.strip() == "#sourceLocation()":
            break
        if number is not None:
            placed.setdefault(number, []).append(line)
            number += 1
    wrong = []
    for number, line in enumerate(source.split("\n"), 1):
        copies = placed.get(number, [])
        if number == 1 and (line.startswith("//") or line.startswith("#!")):
            continue
        line = line.rstrip("\r")
        # A closing brace may come after a table, so that one line becomes two.
        have = [None] * len(line)
        for candidate in copies:
            candidate = candidate.rstrip("\r")
            for column, character in enumerate(candidate[: len(line)]):
                if character == line[column] or have[column] is None:
                    have[column] = character
        text = re.sub(r"@(?:IB\w+|objc\w*|NSCopying|main|UIApplicationMain|NSApplicationMain)(?:\([^)]*\))?|\boptional\b", lambda m: " " * len(m[0]), line)
        text = re.sub(r"#(?:selector|keyPath)\b.*", lambda m: " " * len(m[0]), text)
        text = REPLACED.sub(lambda m: " " * len(m[0]), text)
        for column, character in enumerate(text):
            if character not in (" ", "\t") and have[column] != character:
                # A member that must be in its class leaves a blank line.
                is_blank = any(not c.strip() for c in copies)
                wrong.append((number, column + 1, text.strip(), is_blank))
                break
    return wrong


def failing(files):
    """The files that do not parse."""
    found = set()
    for start in range(0, len(files), 200):
        run = subprocess.run(
            ["swiftc", "-frontend", "-parse", *files[start:start + 200]], capture_output=True, text=True,
            errors="replace")
        # Copies name their sources.
        found |= set(re.findall(r"^(/.*?\.swift):\d+:\d+: error:", run.stderr, re.M))
    return found


def main():
    tool, apps = sys.argv[1:]
    total = bad = unparsed = 0
    seconds = 0.0
    for app in sorted(Path(apps).iterdir()):
        # As in a build: top-level code is left out.
        sources = sorted(f for f in app.rglob("*.swift") if f.is_file() and f.name != "main.swift")
        if not sources:
            continue
        with tempfile.TemporaryDirectory() as work:
            copies = [f"{work}/{n}-{n}.swift" for n in range(len(sources))]
            Path(f"{work}/list").write_text("".join(f"source\t{s}\t{c}\n" for s, c in zip(sources, copies)))
            start = time.monotonic()
            subprocess.run([tool, f"{work}/list", f"{work}/Index.swift"], check=True, stdout=subprocess.DEVNULL)
            seconds += time.monotonic() - start
            before = failing([str(s) for s in sources])
            good = [(s, c) for s, c in zip(sources, copies) if str(s) not in before]
            after = failing([c for _, c in good])
            for path in sorted(after):
                print(f"does not parse any more: {path}")
            unparsed += len(after)
            texts = [Path(c).read_bytes().decode("utf-8", "replace") for c in copies]
            for source, copy in zip(sources, texts):
                total += 1
                text = source.read_bytes().decode("utf-8", "replace")
                text = PREVIEW.sub(lambda m: re.sub(r"\S", " ", m[0]), text)
                wrong = [
                    w for w in moved(text, copy) if not (w[3] and any(w[2] in t for t in texts))]
                if wrong and str(source) not in before:
                    bad += 1
                    print(f"moved: {source}:{wrong[0][0]}:{wrong[0][1]}: {wrong[0][2].strip()[:80]}")
    print(f"{total} sources in {seconds:.2f} s; {bad} have a character at another place, {unparsed} do not parse any more")
    sys.exit(1 if bad or unparsed else 0)


main()

#!/usr/bin/env python3
"""Prints kiwi's own benchmark, a form laid out by enaml, as a system that bench-solver reads."""

import re
import sys

PRIORITIES = {"required": 1000, "strong": 750, "smedium": 600, "mmedium": 510, "medium": 500, "weak": 250}


def main():
    names, constraints = {"width": 0, "height": 1}, []
    with open(sys.argv[1]) as file:
        for line in file:
            match = re.match(r"\s*\((.*) (==|>=|<=) 0\) \| (?:strength::)?(\w+),", line)
            if not match:
                continue
            left, relation, priority = match.groups()
            left = left.replace("+ -", "- ")
            terms, constant = [], 0.0
            for part in re.sub(r"\s-\s", " + -", left).split(" + "):
                part = part.strip()
                coefficient, _, name = part.rpartition("*")
                name = name.strip()
                factor = float(coefficient) if coefficient.strip() not in ("", "-") else 1.0
                if name.startswith("-"):
                    factor, name = -factor, name[1:].strip()
                if re.fullmatch(r"[0-9.e+]+", name):
                    constant += factor * float(name)
                else:
                    terms.append((factor, names.setdefault(name, len(names))))
            constraints.append((PRIORITIES[priority], relation.replace("==", "="), -constant, terms))
    print(f"system enaml-like {len(names)}")
    print("edit 0 750 400\nedit 1 750 600")
    for priority, relation, constant, terms in constraints:
        text = " ".join(f"{factor:g}*{index}" for factor, index in terms)
        print(priority, relation, f"{constant + 0.0:.10g}", text)
    print("end")


if __name__ == "__main__":
    main()

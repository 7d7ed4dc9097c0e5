#!/usr/bin/env python3
"""Writes Tests/Truth/solver/random.txt: the optima of 10,000 random systems of linear constraints.

The truth is a second opinion on the solver in Sources/AutoLayout: it comes from HiGHS (scipy.optimize.linprog) and
shares no code with the package. The systems are not stored. They come from a generator of pseudo-random numbers, here
and in Tests/AutoLayoutTests/RandomSystem.swift, from the number of the system alone.

A line of the file is
  <number>;<broken constraints>;<sum of the errors of each priority, highest first>;<values, ? where not determined>
A required constraint is broken when it contradicts those before it that are not.

    Scripts/make-solver-truth.py [COUNT]      needs scipy
"""

import os
import sys

import numpy
from scipy.optimize import linprog

ORIGIN = "Scripts/make-solver-truth.py, scipy.optimize.linprog (HiGHS)"
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TRUTH = os.path.join(ROOT, "Tests", "Truth", "solver", "random.txt")
MASK = (1 << 64) - 1
COEFFICIENTS = [1.0, 1.0, -1.0, -1.0, 1.0, 2.0, -2.0, 0.5]
PRIORITIES = [[1000, 750, 250], [1000, 999, 750, 500, 250, 50], [1000, 500], [1000, 1000, 750]]


class Numbers:
    """SplitMix64."""

    def __init__(self, seed):
        self.state = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & MASK

    def below(self, count):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) >> 11) % count


def system(number):
    """The variables' count, and constraints as (coefficients, relation, constant, priority)."""
    numbers = Numbers(number)
    count = 2 + numbers.below(6)
    total = count + numbers.below(11)
    priorities = PRIORITIES[numbers.below(4)]
    point = [numbers.below(81) - 20 for _ in range(count)]
    contradicts = numbers.below(8) == 0
    constraints = []
    for _ in range(total):
        priority = priorities[numbers.below(len(priorities))]
        relation = (-1, 0, 1)[numbers.below(3)]
        row = [0.0] * count
        for _ in range(1 + numbers.below(3)):
            coefficient = COEFFICIENTS[numbers.below(8)]
            row[numbers.below(count)] = coefficient
        at_point = sum(c * x for c, x in zip(row, point))
        distance = numbers.below(30)
        other = float(numbers.below(101) - 50)
        constant = at_point - relation * distance
        if priority < 1000 or (contradicts and numbers.below(3) == 0):
            constant = other
        constraints.append((row, relation, constant, priority))
    return count, constraints


class Program:
    """A linear program that grows; the first variables are those of the system."""

    def __init__(self, count):
        self.count = count
        self.upper, self.upper_constants, self.equal, self.equal_constants = [], [], [], []

    def add(self, row, relation, constant):
        if relation == 0:
            self.equal.append(row)
            self.equal_constants.append(constant)
        else:
            self.upper.append([-relation * c for c in row])
            self.upper_constants.append(-relation * constant)

    def solve(self, objective, free):
        def matrix(rows):
            return numpy.array([list(r) + [0.0] * (self.count - len(r)) for r in rows]) if rows else None
        bounds = [(None, None)] * free + [(0, None)] * (self.count - free)
        objective = list(objective) + [0.0] * (self.count - len(objective))
        return linprog(objective, matrix(self.upper), self.upper_constants or None, matrix(self.equal),
                       self.equal_constants or None, bounds, method="highs",
                       options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9})


def text(number):
    number = round(number, 4)
    return str(int(number)) if number == int(number) else repr(number)


def optimum(count, constraints):
    """The broken constraints, the sums of errors by priority, and the values."""
    program, broken = Program(count), []
    required = [i for i, c in enumerate(constraints) if c[3] == 1000]
    for index in required:
        program.add(*constraints[index][:3])
    if program.solve([0.0], count).status != 0:
        program = Program(count)
        for index in required:
            before = [list(x) for x in (program.upper, program.upper_constants, program.equal,
                                        program.equal_constants)]
            program.add(*constraints[index][:3])
            if program.solve([0.0], count).status != 0:
                broken.append(index)
                program.upper, program.upper_constants, program.equal, program.equal_constants = before
    sums = []
    for priority in sorted({c[3] for c in constraints if c[3] < 1000}, reverse=True):
        objective = [0.0] * program.count
        for row, relation, constant, own in constraints:
            if own != priority:
                continue
            for sign in ((1, -1) if relation == 0 else (relation,)):
                # The error is at least what is missing; for an equation the same variable takes both signs.
                if sign == 1 or relation != 0:
                    program.count += 1
                    objective.append(1.0)
                    error = program.count - 1
                extended = list(row) + [0.0] * (error - count) + [float(sign)]
                program.add(extended, sign, constant)
        result = program.solve(objective, count)
        assert result.status == 0, result.message
        sums.append(result.fun)
        # As much room as the tolerance of HiGHS needs.
        program.add(objective, -1, result.fun + 1e-6)
    values = []
    for index in range(count):
        unit = [0.0] * count
        unit[index] = 1.0
        low = program.solve(unit, count)
        high = program.solve([-c for c in unit], count)
        if low.status == 0 and high.status == 0 and -high.fun - low.fun < 1e-3:
            values.append(text((low.fun - high.fun) / 2))
        else:
            values.append("?")
    return broken, [text(abs(s)) for s in sums], values


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10000
    os.makedirs(os.path.dirname(TRUTH), exist_ok=True)
    with open(TRUTH, "w") as file:
        file.write(f"# {ORIGIN}\n")
        for number in range(count):
            broken, sums, values = optimum(*system(number))
            file.write(f"{number};{','.join(map(str, broken))};{','.join(sums)};{','.join(values)}\n")


if __name__ == "__main__":
    main()

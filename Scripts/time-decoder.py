#!/usr/bin/env python3
"""Times a decoder of NIBArchive: time-decoder.py DECODER LIST

DECODER is a Python file of which Nib.decode(bytes) decodes an archive, LIST a file with the archives'
paths, one a line. Prints the median of five rounds over all of them in milliseconds, reading apart.
"""

import importlib.util
import statistics
import sys
import time


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__.splitlines()[0])
    specification = importlib.util.spec_from_file_location("decoder", arguments[0])
    decoder = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(decoder)
    with open(arguments[1], encoding="utf-8") as file:
        paths = file.read().splitlines()
    archives = []
    for path in paths:
        with open(path, "rb") as file:
            archives.append(file.read())
    rounds = []
    for _ in range(5):
        start = time.perf_counter()
        for archive in archives:
            decoder.Nib.decode(archive)
        rounds.append((time.perf_counter() - start) * 1000)
    print(f"{statistics.median(rounds):.3f}")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Mistakes that people make in Interface Builder, planted into documents. seeded-faults runs them."""

import importlib
import pathlib

from .seeding import SEEDERS

__all__ = ["SEEDERS"]

# A module adds its seeders to SEEDERS when it is imported.
for path in sorted(pathlib.Path(__file__).parent.glob("*.py")):
    if path.stem != "__init__":
        importlib.import_module(f".{path.stem}", __name__)

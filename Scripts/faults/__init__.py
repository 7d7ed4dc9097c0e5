"""Mistakes that people make in Interface Builder, planted into documents. seeded-faults.py runs them."""

import importlib
import pathlib

from .planting import PLANTERS

__all__ = ["PLANTERS"]

# A module adds its planters to PLANTERS when it is imported.
for path in sorted(pathlib.Path(__file__).parent.glob("*.py")):
    if path.stem != "__init__":
        importlib.import_module(f".{path.stem}", __name__)

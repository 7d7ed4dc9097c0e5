"""Mistakes that people make in Interface Builder, planted into documents. seeded-faults.py runs them."""

from . import (
    accessibility, appearance, connections, constraints, document_faults, filesowner, identity, layout, sources,
    storyboard)
from .planting import PLANTERS

__all__ = ["PLANTERS", "MODULES"]

MODULES = (
    accessibility, appearance, connections, constraints, document_faults, filesowner, identity, layout, sources,
    storyboard)

"""Faults of ids: of objects, of restoration, of reuse and of storyboards."""

from .seeding import MARK, RESERVED, VIEWS, Fault, seeder, source_of, varied

# Values, whose ids are never referred to.
VALUES = {
    "color", "font", "fontDescription", "metaFont", "string", "mutableString", "attributedString", "fragment",
    "attributes", "mutableAttributes", "rect", "size", "point", "edgeInsets", "integer", "real", "bool", "nil",
    "date", "image", "namedColor", "data", "url", "locale", "paragraphStyle", "timeZone", "calendar"}


@seeder("duplicate-id")
def duplicate_id(document, chance):
    """An object or a connection has the id of an earlier one; or a leaf is there twice, as merges leave it."""
    known = [
        e for e in document.elements
        if e.id is not None and e.id not in RESERVED and e.name not in VALUES
        and e.get("sceneMemberID") not in ("firstResponder", "exit")
        and any(above.name == "objects" for above in e.ancestors())]
    if len(known) < 3:
        return None
    second = varied(chance, known[1:])
    if chance.random() < 0.3 and not any(e.id is not None for e in second.descendants()):
        about = source_of(second) if second in document.connections else second
        return Fault(document, about.id).after(second, MARK + document.text(second))
    inside = {e.id for e in second.descendants()}
    first = chance.choice(known[:known.index(second)])
    if first.id in inside:
        return None
    fault = Fault(document, first.id).set(second, id=first.id).mark(second)
    if second in document.connections:
        fault.identifier = source_of(second).id
    return fault


@seeder("duplicate-restoration-id")
def duplicate_restoration(document, chance):
    """Two views side by side get one restoration id."""
    if not document.is_touch:
        return None
    containers = [
        e.children for e in document.elements if e.name == "subviews" and len(e.children) > 1]
    if document.is_xib and len(document.roots) > 1:
        containers.append(document.roots)
    if not containers:
        return None
    views = [view for view in chance.choice(containers) if view.id is not None and view.name in VIEWS]
    if len(views) < 2:
        return None
    first, second = sorted(chance.sample(views, 2), key=lambda view: view.start)
    name = first.get("restorationIdentifier") or second.get("restorationIdentifier") or "planted"
    return Fault(document, second.id).set(first, restorationIdentifier=name).set(
        second, restorationIdentifier=name).mark(second)


def prototypes(document):
    """Lists of the prototypes of one list."""
    return [
        [c for c in e.children if c.name in ("tableViewCell", "collectionViewCell")]
        for e in document.elements
        if e.name == "prototypes" or (e.name == "cells" and e.parent.name == "collectionView")]


@seeder("duplicate-reuse-id")
def duplicate_reuse(document, chance):
    """A prototype is copied, or gets the reuse id of another one of its list."""
    if not document.is_touch:
        return None
    lists = [
        named for cells in prototypes(document)
        if (named := [c for c in cells if c.get("reuseIdentifier")])]
    cells = varied(chance, lists, kind=lambda cells: (cells[0].name, len(cells) > 1))
    if cells is None:
        return None
    if len(cells) > 1 and chance.random() < 0.7:
        first, second = sorted(chance.sample(cells, 2), key=lambda cell: cell.start)
        return Fault(document, second.id).set(
            second, reuseIdentifier=first.get("reuseIdentifier")).mark(second, "reuseIdentifier")
    first = chance.choice(cells)
    copy = document.copied(first, chance)
    if copy is None:
        return None
    identifier = copy[copy.index(b' id="') + 5:].split(b'"')[0].decode()
    place = copy.index(b"reuseIdentifier=")
    return Fault(document, identifier).after(first, copy[:place] + MARK + copy[place:])


@seeder("duplicate-storyboard-id")
def duplicate_storyboard(document, chance):
    """A scene gets the storyboard id of another one."""
    scenes = [
        e for e in document.scenes
        if e.name not in ("viewControllerPlaceholder", "application", "hostingController")]
    named = [e for e in scenes if e.get("storyboardIdentifier")]
    if not document.is_storyboard or not named or len(scenes) < 2 or document.platform == "watchOS":
        return None
    source = chance.choice(named)
    target = varied(chance, [e for e in scenes if e is not source])
    first, second = sorted((source, target), key=lambda e: e.start)
    name = source.get("storyboardIdentifier")
    return Fault(document, second.id).set(target, storyboardIdentifier=name).mark(
        second, "storyboardIdentifier")


@seeder("prototype-without-reuse-id")
def without_reuse(document, chance):
    """The reuse id of a prototype is cleared."""
    cell = varied(chance, [
        c for cells in prototypes(document) for c in cells if c.get("reuseIdentifier")])
    if cell is None or not document.is_touch:
        return None
    return Fault(document, cell.id).set(cell, reuseIdentifier=None).mark(cell)



"""Faults of constraints and views: those that a document shows without being laid out."""

from .seeding import CELLS, MARK, Fault, attribute, seeder, varied

CONTROLS = {"button", "textField", "switch", "slider", "segmentedControl", "stepper", "pageControl"}
# UIKit's views for which Interface Builder offers Redraw and never sets it by itself.
STANDARD = {
    "view", "label", "imageView", "button", "scrollView", "stackView", "textField", "switch", "slider",
    "tableView", "collectionView"}


def placed(view):
    """Whether the documentation counts a view among those that a mask or their container places."""
    if view.get("key") in (
            "contentView", "navigationBar", "tabBar", "toolbar", "tableHeaderView", "tableFooterView",
            "customView"):
        return True
    if view.parent.name in ("tabViewItem", "prototypes", "cells") or view.parent.parent.name == "clipView":
        return True
    if view.parent.name != "subviews":
        return view.child("constraints") is None
    return view.get("translatesAutoresizingMaskIntoConstraints") != "NO"


def laid_out(document):
    """Views of a document with Auto Layout, those aside that a cell's style lays out."""
    if document.root.get("useAutolayout") != "YES" or document.platform == "watchOS":
        return []
    return [
        view for view in document.views
        if view.get("verifyAmbiguity") is None and view.name not in CELLS and not placed(view) and not any(
            (above.get("style") or "").startswith("IBUITableViewCellStyle") for above in view.ancestors())]


@seeder("ambiguous-view")
def ambiguous(document, chance):
    """Interface Builder says that constraints leave a view's place open."""
    view = varied(chance, laid_out(document))
    return None if view is None else Fault(document, view.id).set(view, ambiguous="YES").mark(view)


@seeder("misplaced-view")
def misplaced(document, chance):
    """Interface Builder says that a view's frame is not what its constraints give."""
    view = varied(chance, laid_out(document))
    return None if view is None else Fault(document, view.id).set(view, misplaced="YES").mark(view)


@seeder("constraints-without-auto-layout")
def switched_off(document, chance):
    """Use Auto Layout is turned off in a document with constraints."""
    first = next((e for e in document.elements if e.name == "constraint" and e.id is not None), None)
    if first is None or document.root.get("useAutolayout") != "YES":
        return None
    return Fault(document, first.id).set(
        document.root, useAutolayout=chance.choice([None, "NO"])).mark(first)


PLAIN = {
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "constant", "relation", "priority", "id",
    "multiplier", "identifier"}
OPPOSITE = {"lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual"}


def turned(values, container):
    """The same constraint told from its other end."""
    values = {"firstItem": container, **values}
    if "secondAttribute" not in values or "multiplier" in values:
        return None
    values.setdefault("secondItem", container)
    values["firstItem"], values["secondItem"] = values["secondItem"], values["firstItem"]
    values["firstAttribute"], values["secondAttribute"] = (
        values["secondAttribute"], values["firstAttribute"])
    if "relation" in values:
        values["relation"] = OPPOSITE.get(values["relation"], values["relation"])
    constant = values.get("constant")
    if constant is not None:
        values["constant"] = constant[1:] if constant.startswith("-") else "-" + constant
    return values


@seeder("duplicate-constraint")
def duplicate_constraint(document, chance):
    """A constraint is there once more: as it is, in other words, from its other end, or higher up."""
    if document.root.get("useAutolayout") != "YES":
        return None
    excluded = {e.get("reference") for e in document.elements}
    chosen = varied(
        chance, [e for e in document.elements if e.name == "constraint" and e.id is not None
                 and set(e.attributes) <= PLAIN and e.id not in excluded and not e.children
                 and e.parent.name == "constraints" and e.parent.parent.id is not None],
        kind=lambda e: (e.get("secondItem") is None, e.get("relation"), e.get("firstAttribute")))
    if chosen is None:
        return None
    holder = chosen.parent
    container = holder.parent.id
    values = dict(chosen.attributes)
    how = chance.choice(["same", "words", "turned", "higher"])
    if how == "words":
        constant = values.get("constant")
        if constant is not None:
            values["constant"] = constant + ("0" if "." in constant else ".0")
        values.setdefault("firstItem", container)
    elif how == "turned":
        values = turned(values, container) or values
    elif how == "higher":
        above = next((e for e in holder.parent.ancestors() if e.child("constraints")), None)
        if above is not None:
            values.setdefault("firstItem", container)
            if "secondAttribute" in values:
                values.setdefault("secondItem", container)
            holder = above.child("constraints")
    values.pop("identifier", None)
    values["id"] = document.fresh(chance)
    text = MARK + b"<constraint " + b" ".join(attribute(*pair) for pair in values.items()) + b"/>"
    return Fault(document, values["id"]).append(holder, text)


@seeder("needless-redraw")
def redraw(document, chance):
    """A view of UIKit's gets the content mode Redraw."""
    view = varied(chance, [
        v for v in document.views if v.name in STANDARD and v.get("customClass") is None])
    if view is None or not document.is_touch:
        return None
    return Fault(document, view.id).set(view, contentMode="redraw").mark(view, "contentMode")


@seeder("subviews-in-control")
def in_control(document, chance):
    """A label or an image view is dropped into a control."""
    control = varied(chance, [
        v for v in document.views
        if v.name in CONTROLS and v.get("customClass") is None and v.child("subviews") is None])
    if control is None or not document.is_touch:
        return None
    inner = "".join(
        f'<{chance.choice(["label", "imageView", "view"])} id="{document.fresh(chance)}"/>'
        for _ in range(chance.randint(1, 2)))
    return Fault(document, control.id).mark(control).append(
        control, f"<subviews>{inner}</subviews>".encode())


@seeder("content-view-mask")
def content_mask(document, chance):
    """The mask of a cell's content view, or of a cell at the top, is switched off."""
    if not document.is_touch:
        return None
    parts = [
        e for e in document.elements
        if e.id is not None and (
            e.get("key") == "contentView" and e.parent.name in ("tableViewCell", "collectionViewCell")
            or e.name in ("tableViewCell", "collectionViewCell") and e.parent.name == "objects")]
    chosen = varied(chance, parts)
    if chosen is None:
        return None
    return Fault(document, chosen.id).set(chosen, translatesAutoresizingMaskIntoConstraints="NO").mark(chosen)


@seeder("ambiguous-scroll-content")
def endless_content(document, chance):
    """The content of a scroll view loses its only constraint to the bottom or the trailing edge."""
    if not document.is_touch or document.root.get("useAutolayout") != "YES":
        return None
    found = []
    for scroll in document.elements:
        held, views = scroll.child("constraints"), scroll.child("subviews")
        if scroll.name != "scrollView" or scroll.id is None or scroll.get("customClass") or not held or not views:
            continue
        if any(v.get("translatesAutoresizingMaskIntoConstraints") != "NO" for v in views.children):
            continue
        if any(c.name in ("outlet", "outletCollection") for c in document.leading_to(scroll.id)):
            continue
        guides = [e.id for e in scroll.children if e.get("key") == "contentLayoutGuide"]
        ends = {scroll.id, None, *guides}
        inside = {e.id for e in views.descendants() if e.id is not None}
        ties = [
            (c, c.get("firstAttribute") if c.get("firstItem") in ends else c.get("secondAttribute"))
            for c in held.children
            if (c.get("firstItem") in ends and c.get("secondItem") in inside)
            or (c.get("secondItem") in ends - {None} and c.get("firstItem") in inside)]
        sides = {name for _, name in ties}
        if not {"leading", "trailing", "top", "bottom"} <= sides:
            continue
        for side in ("bottom", "trailing"):
            of_side = [c for c, name in ties if name == side]
            if len(of_side) == 1 and len(ties) > 1 and not document.leading_to(of_side[0].id or ""):
                found.append((scroll, of_side[0]))
    chosen = varied(chance, found, kind=lambda pair: pair[0].id)
    if chosen is None:
        return None
    scroll, constraint = chosen
    return Fault(document, scroll.id).mark(scroll).remove(constraint)

"""Faults of constraints that only layout shows, where plain arithmetic says what layout does.

A view is settled where two constants in each direction determine its place, and its container is settled.
"""

from .layout import PLAIN
from .seeding import MARK, Fault, attribute, seeder, varied

SIDES = {
    "x": ("leading", "left", "trailing", "right", "centerX"), "y": ("top", "bottom", "centerY")}
SIZES = {"x": "width", "y": "height"}
# Views that have no size of their own and lay out nothing.
EMPTY = ("view", "mapView", "tableView", "collectionView", "scrollView", "webView", "wkWebView")
# Views whose own size gives way to required constants.
CONTENT = (*EMPTY, "label", "imageView", "button", "textField", "activityIndicatorView")
TEXTS = ("label", "button", "textField")
FRAME_PARTS = {"x": ("x", "width"), "y": ("y", "height")}


class Layout:
    """What a document's constraints say of its views, where that is plain to see."""

    def __init__(self, document):
        self.document = document
        #: The constraints of a view, by its id.
        self.touching = {}
        varying = {e.get("reference") for e in document.elements}
        self.plain = set()
        for element in document.elements:
            if element.name != "constraint" or element.parent.name != "constraints":
                continue
            container = element.parent.parent.id
            first = element.get("firstItem") or container
            for identifier in {first, element.get("secondItem")}:
                self.touching.setdefault(identifier, []).append(element)
            if (set(element.attributes) <= PLAIN and element.id is not None and element.id not in varying
                    and element.get("priority") in (None, "1000") and not document.leading_to(element.id)
                    and element.get("multiplier") in (None, "1", "1:1")
                    and {first, element.get("secondItem")} - {None} <= set(document.by_id)):
                self.plain.add(element)

    def about(self, view, axis):
        """The constraints of a view's places or sizes in one direction."""
        names = (*SIDES[axis], SIZES[axis])
        return [
            c for c in self.touching.get(view.id, [])
            if any(end.startswith(name) for name in names
                   for end in (c.get("firstAttribute") or "", c.get("secondAttribute") or ""))
            or "aseline" in (c.get("firstAttribute") or "")]

    def holding(self, view, axis):
        """The two constants that settle a view in one direction, or None where it is not as simple."""
        held, kinds = [], set()
        container = view.parent.parent.id
        for constraint in self.about(view, axis):
            first = constraint.get("firstItem") or constraint.parent.parent.id
            second = constraint.get("secondItem")
            if view.id not in (first, second):
                continue
            own = constraint.get("firstAttribute" if first == view.id else "secondAttribute")
            other = {first, second} - {view.id}
            if own == SIZES[axis] and second is None:
                kind = "size"
            elif own in SIDES[axis] and other == {container} and (
                    constraint.get("firstAttribute") == constraint.get("secondAttribute")):
                kind = {"left": "leading", "right": "trailing"}.get(own, own)
            elif constraint.get("relation") is None and other - {None} and self.is_inside(view, other):
                # What is inside follows.
                continue
            else:
                return None
            if constraint not in self.plain or constraint.get("relation") is not None or kind in kinds:
                return None
            kinds.add(kind)
            held.append(constraint)
        return held if len(held) == 2 else None

    def is_inside(self, view, identifiers):
        above = [self.document.by_id.get(identifier) for identifier in identifiers - {None}]
        return all(e is not None and view in e.ancestors() for e in above)

    def is_settled(self, view):
        """Whether two constants in each direction determine the places of a view and all around it."""
        if is_root(self.document, view):
            return view.get("customClass") is None
        return (
            view.parent.name == "subviews" and view.parent.parent.name == "view"
            and view.get("translatesAutoresizingMaskIntoConstraints") == "NO"
            and all(self.holding(view, axis) for axis in SIDES) and self.is_settled(view.parent.parent))

    def settled(self, names=CONTENT):
        """Settled views that have no class of their own, no mark, and no marked sibling."""
        document = self.document
        if document.platform != "iOS" or document.root.get("useAutolayout") != "YES":
            return []
        return [
            view for view in document.views
            if view.parent.name == "subviews" and view.name in names and view.get("customClass") is None
            and not any(view.get(name) for name in ("fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity"))
            and not any(c.name == "variation" for c in view.children) and view.child("rect", "frame")
            and self.is_settled(view)]


def is_root(document, view):
    """Whether a view fills a controller or is alone in a xib."""
    if view.name != "view":
        return False
    objects = document.root.child("objects")
    return view.parent is objects or (view.get("key") == "view" and view.parent.name == "viewController")


def constraint(document, chance, mark=b"", **values):
    text = [*values.items(), ("id", document.fresh(chance))]
    return mark + b"<constraint " + b" ".join(attribute(*pair) for pair in text) + b"/>"


def is_leaf(layout, view):
    """Whether a view has only its own two constants in each direction."""
    return view.child("subviews") is None and len(layout.touching.get(view.id, [])) == 4


def has_image(view):
    """Whether a view shows an image, whose alignment insets in the asset catalog may explain a larger frame."""
    return view.name == "imageView" and view.get("image") is not None


@seeder("stale-frame")
def moved(document, chance):
    """A frame or a constant is typed again, and the other one stays as it was."""
    layout = Layout(document)
    faults = []
    for view in layout.settled():
        if view.name == "scrollView" and view.child("subviews") is not None:
            # Its content is tied to it, and may hang on texts.
            continue
        faults.append(("frame", view))
        if is_leaf(layout, view) and view.name not in TEXTS and not has_image(view):
            faults.append(("constant", view))
    chosen = varied(chance, faults, kind=lambda fault: (fault[0], fault[1].name))
    if chosen is None:
        return None
    kind, view = chosen
    axis, by = chance.choice(sorted(SIDES)), chance.choice([3, 8, 20, 45])
    fault = Fault(document, view.id).mark(view)
    if kind == "frame":
        # The size of a text may be what the constants say, and an image may be drawn in a part of its view.
        parts = FRAME_PARTS[axis][:1] if view.name in TEXTS or has_image(view) else FRAME_PARTS[axis]
        rect, part = view.child("rect", "frame"), chance.choice(parts)
        return fault.set(rect, **{part: f"{float(rect.get(part) or 0) + by:g}"})
    held = chance.choice(layout.holding(view, axis))
    return fault.set(held, constant=f"{float(held.get('constant') or 0) + by:g}")


def takes_in(view):
    """Whether a view can be dropped into a view by hand, and layout looks at it there."""
    hidden = any(
        above.get("hidden") == "YES" and above.parent.parent.name == "stackView"
        for above in (view, *view.ancestors()) if above.parent is not None and above.parent.parent is not None)
    return (
        view.name == "view" and view.get("customClass") is None and view.child("subviews") is not None
        and not hidden)


@seeder("ambiguous-layout")
def open_place(document, chance):
    """A view loses one of the two constants that settle it in a direction, or one is dropped without any."""
    layout = Layout(document)
    settled = layout.settled(EMPTY)
    faults = [("lost", view) for view in settled if is_leaf(layout, view) and view.name == "view"]
    if document.platform == "iOS" and document.root.get("useAutolayout") == "YES":
        faults += [("dropped", view) for view in document.views if takes_in(view)]
    chosen = varied(chance, faults, kind=lambda fault: (fault[0], fault[1].name))
    if chosen is None:
        return None
    kind, view = chosen
    if kind == "lost":
        held = chance.choice(layout.holding(view, chance.choice(sorted(SIDES))))
        return Fault(document, view.id).remove(held).mark(view)
    identifier = document.fresh(chance)
    text = (
        f'<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="{identifier}">'
        f'<rect key="frame" x="{chance.randint(0, 40)}" y="{chance.randint(0, 40)}" width="60" height="20"/>')
    if chance.random() < 0.5:
        size = chance.choice(["width", "height"])
        text += "<constraints>" + constraint(
            document, chance, firstAttribute=size, constant="60" if size == "width" else "20").decode()
        text += "</constraints>"
    return Fault(document, identifier).append(
        view.child("subviews"), MARK + text.encode() + b"</view>")


@seeder("unsatisfiable-constraints")
def contradiction(document, chance):
    """A second constant, or a limit, says something else than the one that is there."""
    if document.platform != "iOS" or document.root.get("useAutolayout") != "YES":
        return None
    layout = Layout(document)
    held = varied(
        chance, sorted((
            c for c in layout.plain if c.get("relation") is None and c.parent.parent.id is not None
            and (c.get("secondItem") is not None or c.get("secondAttribute") is None)),
            key=lambda c: c.start),
        kind=lambda c: (c.get("firstAttribute"), c.get("secondAttribute")))
    if held is None:
        return None
    values = {name: value for name, value in held.attributes.items() if name not in ("id", "identifier")}
    constant, by = float(values.get("constant") or 0), chance.choice([5, 12, 40])
    how = chance.choice(["other", "more", "less"])
    if how == "less":
        values["relation"] = "lessThanOrEqual"
        by = -by
        if held.get("secondItem") is None and constant + by < 0:
            return None
    elif how == "more":
        values["relation"] = "greaterThanOrEqual"
    values["constant"] = f"{constant + by:g}"
    values["id"] = document.fresh(chance)
    text = MARK + b"<constraint " + b" ".join(attribute(*pair) for pair in values.items()) + b"/>"
    return Fault(document, values["id"]).append(held.parent, text)


@seeder("illegal-constraint")
def illegal_constraint(document, chance):
    """A constraint gets an attribute of another kind, loses its second item, or has a priority above 1000."""
    if not document.is_touch:
        return None
    edges = {"leading", "trailing", "top", "bottom"}
    related = [
        e for e in document.elements
        if e.name == "constraint" and e.id is not None and e.get("firstAttribute") in edges
        and e.get("secondAttribute") in edges and e.get("secondItem") in document.by_id]
    chosen = varied(chance, related, kind=lambda e: e.get("firstAttribute"))
    if chosen is None:
        return None
    fault = Fault(document, chosen.id)
    how = chance.choice(["axis", "size", "item", "priority"])
    if how == "axis":
        fault.set(chosen, secondAttribute="top" if chosen.get("firstAttribute") in ("leading", "trailing") else "leading")
    elif how == "size":
        fault.set(chosen, secondAttribute="width")
    elif how == "item":
        fault.set(chosen, secondItem=None, secondAttribute=None)
    else:
        fault.set(chosen, priority=chance.choice(["1001", "2000"]))
    return fault.mark(chosen)

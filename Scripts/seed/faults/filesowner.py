"""Faults around File's Owner, First Responder and external objects."""

from .seeding import CELLS, MARK, Fault, attribute, outlet, seeder, source_of, varied

# What a view's class is called ends so, says the documentation.
VIEW_ENDINGS = ("View", "Cell", "Button", "Label", "Control", "Bar", "Header", "Footer")
STEMS = ("Loading", "Price", "Profile", "Summary", "Welcome", "Track")
NAMES = ("titleLabel", "icon", "amount", "spinner", "hint", "separator")


def view_class(document, chance):
    """A class name that says view and that the document does not have."""
    while True:
        name = chance.choice(STEMS) + chance.choice(VIEW_ENDINGS)
        if f'"{name}"'.encode() not in document.data:
            return name


def has_no_class(owner):
    return owner.get("customClass") in (None, "NSObject")


def outlets(element):
    held = element.child("connections")
    return [] if held is None else [c for c in held.children if c.name in ("outlet", "outletCollection")]


def parts(root):
    """The objects among a root's subviews, at any depth."""
    return [e for e in root.descendants() if e.id is not None and e.parent.name == "subviews"]


def unused_owner(document):
    """File's Owner that has neither class nor outlets."""
    owner = document.owner
    return owner if owner is not None and has_no_class(owner) and not outlets(owner) else None


def give(fault, owner, root, chance, first=()):
    """Outlets from the owner to up to three parts of a root, behind those that come first."""
    document = fault.document
    led = chance.sample(parts(root), min(len(parts(root)), chance.randint(1, 3)))
    lines = list(first)
    for name, part in zip(chance.sample(NAMES, 3), led):
        lines.append(outlet(name, part.id, document.fresh(chance)))
    fault.connect(owner, b"\n".join(lines))


@seeder("view-as-file-owner")
def view_as_owner(document, chance):
    """The class of the view, and its outlets, are given to File's Owner."""
    owner = unused_owner(document) if document.is_xib else None
    roots = document.roots
    if owner is None or len(roots) != 1 or not (document.is_touch or document.is_mac):
        return None
    root = roots[0]
    fault = Fault(document, owner.id).mark(owner)
    own = outlets(root)
    inside = {e.id for e in root.descendants() if e.id is not None}
    name = root.get("customClass") or ""
    if not document.is_mac and chance.random() < 0.2:
        return fault.set(owner, customClass=chance.choice(["UIView", "UITableViewCell", "UIControl"]))
    if name.endswith(VIEW_ENDINGS) and own and all(
            c.get("destination") in inside and c.get("property") != "view" for c in own):
        held = root.child("connections")
        moved = document.data[held.tag_end:held.close]
        fault.set(owner, customClass=name, customModule=root.get("customModule"))
        fault.set(root, customClass=None, customModule=None, customModuleProvider=None)
        fault.remove(held)
        return fault.connect(owner, moved)
    if not parts(root):
        return None
    fault.set(owner, customClass=view_class(document, chance))
    give(fault, owner, root, chance)
    return fault


@seeder("views-share-owner")
def views_share_owner(document, chance):
    """A view is File's Owner and has outlets into several top-level views."""
    owner = unused_owner(document) if document.is_xib else None
    roots = document.roots
    if owner is None or not roots or not (document.is_touch or document.is_mac):
        return None
    # A list may load its rows so.
    if any(root.name in CELLS or root.get("customClass") is not None for root in roots):
        return None
    fault = Fault(document, owner.id).mark(owner).set(owner, customClass=view_class(document, chance))
    first, second = document.fresh(chance), document.fresh(chance)
    if len(roots) > 1:
        one, other = (view.id for view in chance.sample(roots, 2))
    else:
        one, other = roots[0].id, document.fresh(chance)
        fault.after(roots[0], f'<{roots[0].name} id="{other}"/>'.encode())
    return fault.connect(owner, outlet("small", one, first) + b"\n" + outlet("large", other, second))


@seeder("content-view-outlet")
def content_view(document, chance):
    """A view as File's Owner has an outlet called contentView to one of two roots.

    With one root, view-as-file-owner reports the owner instead.
    """
    owner, roots = document.owner, document.roots
    if not document.is_xib or owner is None or len(roots) != 1 or roots[0].name in CELLS:
        return None
    if not (document.is_touch or document.is_mac):
        return None
    root = roots[0]
    kind = "customView" if document.is_mac else "view"
    text = f'<{kind} id="{document.fresh(chance)}"><subviews><{kind} id="{document.fresh(chance)}"/></subviews></{kind}>'
    fault = Fault(document, owner.id).after(root, text.encode())
    led = [c for c in outlets(owner) if c.get("destination") == root.id and c.name == "outlet"]
    if (owner.get("customClass") or "").endswith(VIEW_ENDINGS):
        if len(led) == 1 and all(c.get("property") != "view" for c in outlets(owner)):
            return fault.set(led[0], property="contentView").mark(led[0])
        return None
    if unused_owner(document) is None:
        return None
    fault.set(owner, customClass=view_class(document, chance))
    line = MARK + outlet("contentView", root.id, document.fresh(chance))
    if chance.random() < 0.5:
        fault.connect(owner, line)
    else:
        give(fault, owner, root, chance, [line])
    return fault


@seeder("owner-is-root-class")
def owner_is_root(document, chance):
    """File's Owner gets the class of the view inside."""
    owner = document.owner if document.is_xib else None
    root = varied(chance, [r for r in document.roots if r.get("customClass") is not None])
    if owner is None or root is None or not (document.is_touch or document.is_mac):
        return None
    return Fault(document, owner.id).mark(owner).set(
        owner, customClass=root.get("customClass"), customModule=root.get("customModule"),
        customModuleProvider=root.get("customModuleProvider"))


@seeder("classless-owner-outlets")
def classless(document, chance):
    """The class of File's Owner is cleared, its outlets stay."""
    owner = document.owner if document.is_xib else None
    if owner is None or has_no_class(owner) or not any(c.name == "outlet" for c in outlets(owner)):
        return None
    left = "NSObject" if document.is_mac and chance.random() < 0.5 else None
    return Fault(document, owner.id).mark(owner).set(
        owner, customClass=left, customModule=None, customModuleProvider=None)


@seeder("controller-without-view")
def without_view(document, chance):
    """The outlet to the view, or to the window, of the controller that the document is named for is gone."""
    owner = document.owner if document.is_xib else None
    if owner is None or document.platform == "watchOS":
        return None
    name = owner.get("customClass") or ""
    stem = document.stem.split("~")[0]
    if name.endswith("WindowController") and document.is_mac:
        wanted = "window"
    elif name.endswith("ViewController"):
        wanted = "view"
    else:
        return None
    if stem not in (name, name.removesuffix("Controller")):
        return None
    views = [e for e in document.top_level if e in document.roots or e.name in ("window", "panel")]
    led = [c for c in outlets(owner) if c.get("destination") in [v.id for v in views]]
    if len(views) != 1 or views[0].name in CELLS or [c.get("property") for c in led] != [wanted]:
        return None
    return Fault(document, owner.id).mark(owner).remove(led[0])


@seeder("misplaced-view-outlet")
def misplaced_outlet(document, chance):
    """A controller's view outlet is drawn to a view inside the root, or to an object that is not a view."""
    owner = document.owner if document.is_xib else None
    if owner is None or not (owner.get("customClass") or "").endswith("ViewController"):
        return None
    led = [c for c in outlets(owner) if c.get("property") == "view" and c.name == "outlet"]
    if len(led) != 1 or not document.roots:
        return None
    # Code may show a view to which the controller has another outlet, unless that leaves out a view of the document.
    def is_held(root):
        return any(c is not led[0] for c in document.leading_to(root.id))

    shown = {c.get("destination") for c in outlets(owner) if c is not led[0]} if all(map(is_held, document.roots)) else ()
    inner = [part for root in document.roots if root.id not in shown for part in parts(root)]
    inner += [e for e in document.top_level if e.name.endswith("GestureRecognizer")]
    target = varied(chance, inner)
    if target is None:
        return None
    return Fault(document, owner.id).set(led[0], destination=target.id).mark(led[0])


@seeder("outlet-on-owner-and-view")
def on_both(document, chance):
    """File's Owner gets an outlet that the view's own class has as well."""
    owner = document.owner if document.is_xib else None
    if owner is None or document.platform == "watchOS":
        return None
    taken = {c.get("property") for c in outlets(owner)}
    chosen = varied(chance, [
        c for root in document.roots if root.get("customClass") is not None for c in outlets(root)
        if c.name == "outlet" and c.get("property") not in taken | {"delegate", "dataSource", "view"}
        and c.get("destination") not in ("-1", "-2", "-3", root.id)],
        kind=lambda c: source_of(c).name)
    if chosen is None:
        return None
    line = outlet(chosen.get("property"), chosen.get("destination"), document.fresh(chance))
    return Fault(document, owner.id).connect(owner, MARK + line)


@seeder("cell-outlets-on-owner")
def cell_outlets(document, chance):
    """Outlets to the parts of a cell are drawn from File's Owner."""
    owner, roots = document.owner, document.roots
    if not (document.is_xib and document.is_touch) or owner is None or len(roots) != 1:
        return None
    root = roots[0]
    if root.name not in ("tableViewCell", "collectionViewCell") or not parts(root) or outlets(owner):
        return None
    fault = Fault(document, owner.id).mark(owner)
    if chance.random() < 0.5:
        fault.set(owner, customClass=chance.choice(STEMS) + "Controller")
    inside = {part.id for part in parts(root)}
    own = [c for c in outlets(root) if c.get("destination") in inside]
    if own and chance.random() < 0.5:
        for connection in own:
            fault.remove(connection)
        return fault.connect(owner, b"\n".join(document.text(c) for c in own))
    give(fault, owner, root, chance)
    return fault


def responder(document, element):
    """Whether an element is First Responder."""
    if document.is_mac:
        return element.name == "customObject" and (
            element.id == "-1" or element.get("sceneMemberID") == "firstResponder")
    return element.get("placeholderIdentifier") == "IBFirstResponder"


@seeder("first-responder-outlet")
def responder_outlet(document, chance):
    """First Responder gets an outlet or a member of a collection."""
    found = [e for e in document.elements if responder(document, e) and e.id is not None]
    if not found or document.platform == "watchOS":
        return None
    first = chance.choice(found)
    scene = first.parent
    target = varied(chance, [e for e in scene.descendants() if e.id is not None and e.parent.name == "subviews"])
    if target is None:
        return None
    kind = chance.choice(["outlet", "outletCollection"])
    line = outlet(chance.choice(NAMES), target.id, document.fresh(chance), kind)
    return Fault(document, first.id).connect(first, MARK + line)


@seeder("ambiguous-roots")
def ambiguous_roots(document, chance):
    """A top-level view is there twice, and nothing tells the two apart."""
    if not (document.is_xib and document.is_touch):
        return None
    classes = [root.get("customClass") for root in document.roots]
    view = varied(chance, [
        root for root in document.roots
        if root.get("customClass") is not None and classes.count(root.get("customClass")) == 1
        and root.get("restorationIdentifier") is None and root.get("reuseIdentifier") is None
        and root.get("tag") is None and not document.leading_to(root.id)])
    copy = None if view is None else document.copied(view, chance)
    if copy is None:
        return None
    identifier = copy[copy.index(b' id="') + 5:].split(b'"')[0].decode()
    if chance.random() < 0.5:
        return Fault(document, identifier).after(view, MARK + copy)
    return Fault(document, view.id).before(view, copy).mark(view)


@seeder("unused-external-object")
def external_object(document, chance):
    """An external object that nothing is connected with, or that code cannot name."""
    if not (document.is_xib and document.is_touch) or document.owner is None:
        return None
    identifier = document.fresh(chance)
    fault = Fault(document, identifier)
    name = chance.choice(["Store", "Formatter", "Router"])
    about = [("id", identifier), ("customClass", name)]
    if chance.random() < 0.5:
        about.insert(0, ("placeholderIdentifier", "Shared" + name))
    else:
        source = varied(chance, document.views)
        if source is None:
            return None
        fault.connect(source, outlet(name.lower(), identifier, document.fresh(chance)))
    tag = b"<placeholder " + b" ".join(attribute(*part) for part in about) + b"/>"
    return fault.after(document.owner, MARK + tag)

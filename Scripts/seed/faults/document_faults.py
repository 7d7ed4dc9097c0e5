"""Faults of the file itself, and of notes that switch rules off."""

from .seeding import MARK, Fault, seeder, varied

NOTES = "userComments"


@seeder("unreadable-document")
def unreadable(document, chance):
    """A conflict left by a merge, a file cut off in the middle, a file of another kind."""
    fault = Fault(document, None)
    kind = chance.choice(["conflict", "cut off", "foreign"])
    if kind == "conflict":
        element = varied(chance, document.views)
        if element is None or document.data[:element.start].rstrip(b" \t")[-1:] != b"\n":
            return None
        start = document.data.rindex(b"\n", 0, element.start) + 1
        mine = document.data[start:element.end]
        fault.replace(
            start, element.end,
            MARK + b"<<<<<<< HEAD\n" + mine + b"\n=======\n" + mine + b"\n>>>>>>> topic")
        return fault
    if kind == "cut off":
        element = varied(chance, document.views)
        if element is None:
            return None
        place = element.tag_end
        fault.replace(place, len(document.data), MARK)
        return fault
    root = document.root
    fault.replace(root.start, root.start + len(b"<document"), MARK + b"<plist")
    fault.replace(root.close, root.end, b"</plist>")
    return fault


@seeder("unknown-disabled-rule")
def misspelt(document, chance):
    """The name of a rule in an object's notes has a letter too many, too few, or in the wrong place."""
    element = varied(chance, [
        e for e in document.views + document.scenes
        if not any(c.get("key") == NOTES for c in e.children)])
    if element is None:
        return None
    name = chance.choice(["dangling-connection", "misplaced-view", "view-as-file-owner", "duplicate-id"])
    place = chance.randrange(1, len(name) - 1)
    wrong = chance.choice([name + "s", name[:place] + name[place + 1:], name.replace("-", "_")])
    also = chance.choice(["", "low-contrast, "])
    reason = chance.choice(["", " - until the merge"])
    note = f'<fragment content="xibinspect:disable {also}{wrong}{reason}"/>'.encode()
    text = MARK + f'<attributedString key="{NOTES}">'.encode() + note + b"</attributedString>"
    return Fault(document, element.id).append(element, text)


@seeder("refused-by-xcode")
def refused(document, chance):
    """A table in a xib gets a prototype, or one outside a table controller static cells."""
    if not document.is_touch:
        return None
    tables = [
        e for e in document.elements
        if e.name == "tableView" and e.id is not None and e.parent.name == "subviews"
        and e.get("dataMode") is None and e.child("prototypes") is None and e.child("sections") is None]
    chosen = varied(chance, tables)
    if chosen is None:
        return None
    fault = Fault(document, chosen.id)
    if document.is_storyboard:
        return fault.set(chosen, dataMode="static").mark(chosen)
    cell, content = document.fresh(chance), document.fresh(chance)
    return fault.mark(chosen).append(chosen, (
        f'<prototypes>\n<tableViewCell reuseIdentifier="Row" id="{cell}">\n<tableViewCellContentView '
        f'key="contentView" tableViewCell="{cell}" id="{content}"/>\n</tableViewCell>\n</prototypes>').encode())

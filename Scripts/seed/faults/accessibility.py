"""Faults of what VoiceOver says and of text sizes."""

from .seeding import MARK, Fault, seeder, varied

KEY = "accessibilityConfiguration"
UNSAID = b'<bool key="isElement" value="NO"/>'
CONTROLS = {
    "button", "switch", "slider", "textField", "stepper", "segmentedControl", "datePicker", "pageControl"}


def untouched(document):
    """Views of UIKit's that users see and that no code can reach by an outlet, a tag or runtime attributes."""
    return [
        v for v in document.seen(document.views)
        if v.parent.name == "subviews" and v.get("customClass") is None and v.get("tag") is None
        and v.child("userDefinedRuntimeAttributes") is None and not document.leading_to(v.id)]


@seeder("contradictory-accessibility")
def contradictory(document, chance):
    """Settings of the Identity inspector that contradict one another."""
    if not document.is_touch:
        return None
    labelled = [
        e for e in document.seen(document.elements)
        if e.get("key") == KEY and e.get("label") and e.child("bool", "isElement") is None
        and e.parent.id is not None and e.parent.child("subviews") is None]
    bare = [v for v in document.seen(document.views) if v.parent.name == "subviews" and v.child("accessibility") is None]
    # The label of a container may name the group of what is inside.
    single = [v for v in bare if v.child("subviews") is None]
    controls = [v for v in bare if v.name in CONTROLS and v.get("enabled") != "NO"]
    way = chance.choice(["labelled", "label", "hint", "dimmed"])
    if way == "labelled" and labelled:
        chosen = varied(chance, labelled, kind=lambda e: e.parent.name)
        return Fault(document, chosen.parent.id).mark(chosen).append(chosen, UNSAID)
    begin = f'<accessibility key="{KEY}"'.encode()
    if way in ("label", "hint") and single:
        view = varied(chance, single)
        text = MARK + begin + f' {way}="Map">'.encode() + UNSAID
    elif way == "dimmed" and controls:
        view = varied(chance, controls)
        traits = b'<accessibilityTraits key="traits" button="YES" notEnabled="YES"/>'
        text = begin + b">" + MARK + traits
    else:
        return None
    return Fault(document, view.id).append(view, text + b"</accessibility>")


@seeder("image-button-without-label")
def image_button(document, chance):
    """A button shows an image in place of its title."""
    if not document.is_touch:
        return None
    buttons = []
    for view in untouched(document):
        states = [c for c in view.children if c.name == "state"]
        if view.name != "button" or view.child("accessibility") is not None or len(states) > 1:
            continue
        if view.get("buttonType") not in (None, "roundedRect", "system", "custom"):
            continue
        configuration = view.child("buttonConfiguration")
        shows = configuration or (states[0] if states and states[0].get("key") == "normal" else None)
        if shows is None or shows.get("catalog") or (configuration is not None and states and (
                states[0].get("title"))):
            continue
        texts = ("title", "subtitle", "attributedTitle", "attributedSubtitle")
        if any(c.get("key") in texts for c in shows.children):
            continue
        buttons.append((view, shows))
    chosen = varied(chance, buttons, kind=lambda pair: (pair[1].name, pair[1].get("image") is None))
    if chosen is None:
        return None
    view, shows = chosen
    fault = Fault(document, view.id).mark(view).set(shows, title=None)
    if shows.name == "buttonConfiguration":
        fault.set(shows, subtitle=None)
    return fault.set(shows, image=shows.get("image") or "cross")


@seeder("bar-item-without-label")
def bar_item(document, chance):
    """A bar item gets an image in place of its title."""
    if not document.is_touch:
        return None
    def is_reached(item):
        """Whether a class of the app has the item in its own bar, or its tab."""
        around = list(item.ancestors())
        objects = next((a for a in around if a.name == "objects"), None)
        held = [] if objects is None else [c for c in objects.children if c.get("sceneMemberID") == "viewController"]
        return any(c.get("customClass") for c in [*held, *(a for a in around if a.name.endswith("ontroller"))])

    items = [
        e for e in document.elements
        if e.name in ("barButtonItem", "tabBarItem") and e.id is not None and e.get("systemItem") is None
        and e.child("accessibility") is None and e.get("customClass") is None and e.get("tag") is None
        and not e.get("catalog") and not document.leading_to(e.id)
        and not any(c.get("key") in ("title", "image") for c in e.children)
        and e.child("userDefinedRuntimeAttributes") is None and not is_reached(e)
        and (e.get("title") or e.get("image"))]
    chosen = varied(chance, items, kind=lambda e: (e.name, e.get("image") is None))
    if chosen is None:
        return None
    fault = Fault(document, chosen.id).mark(chosen)
    if chosen.get("title") is not None:
        fault.set(chosen, title=chance.choice([None, ""]))
    return fault.set(chosen, image=chosen.get("image") or "funnel")


@seeder("scaling-without-text-style")
def fixed_font(document, chance):
    """A text is told to follow the text size, and its font is of one size."""
    if not document.is_touch:
        return None
    texts = []
    for view in untouched(document):
        fonts = [c for c in view.children if c.name == "fontDescription"]
        if view.name in ("label", "textField", "textView") and len(fonts) == 1 and not any(
                c.name in ("attributedString", "variation") for c in view.children):
            texts.append((view, fonts[0]))
    chosen = varied(
        chance, texts, kind=lambda p: (p[0].name, p[1].get("style") is None, p[1].get("name") is None))
    if chosen is None:
        return None
    view, font = chosen
    name = "adjustsFontForContentSizeCategory"
    fault = Fault(document, view.id).set(view, **{name: "YES"}).mark(view, name)
    if font.get("style") is not None:
        fault.set(font, style=None, type="system", pointSize="17")
    return fault

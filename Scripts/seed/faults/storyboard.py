"""Faults of scenes, segues and the way into a storyboard."""

from .seeding import MARK, Fault, seeder, source_of, varied

UNSHOWN = ("viewControllerPlaceholder", "application", "exit", "customObject")
SHOWN_BY_CODE = ("show", "push", "modal", "presentation", "showDetail", "custom", "popover", "sheet", "replace")


def controllers(document):
    return [e for e in document.scenes if e.name not in UNSHOWN and e.id is not None]


def is_app_storyboard(document):
    return document.is_storyboard and (document.is_touch or document.is_mac)


@seeder("missing-entry-point")
def no_entry(document, chance):
    """The arrow into the storyboard is gone, or leads to a controller that is gone."""
    root = document.root
    if not document.is_storyboard or root.get("initialViewController") is None:
        return None
    fault = Fault(document, None)
    named = any(
        e.get("storyboardIdentifier") or e.get("identifier") for e in document.scenes)
    special = any(e.name == "application" for e in document.scenes) or document.platform == "watchOS"
    if named or special or chance.random() < 0.4:
        return fault.set(root, initialViewController=document.fresh(chance)).mark(
            root, "initialViewController")
    return fault.set(root, initialViewController=None).mark(root)


@seeder("segue-without-identifier")
def no_identifier(document, chance):
    """A segue that code performs loses its identifier, or is drawn from the controller without one."""
    # No code runs in a launch screen.
    if not is_app_storyboard(document) or document.root.get("launchScreen") == "YES":
        return None
    named = [
        c for c in document.connections
        if c.name == "segue" and c.get("identifier") and c.get("kind") in SHOWN_BY_CODE
        and source_of(c) in controllers(document)]
    if named and chance.random() < 0.6:
        chosen = varied(chance, named, kind=lambda c: (c.get("kind"), source_of(c).name))
        return Fault(document, source_of(chosen).id).set(chosen, identifier=None).mark(chosen)
    scenes = controllers(document)
    if len(scenes) < 2 or document.is_mac:
        return None
    source = varied(chance, scenes)
    target = varied(chance, [e for e in scenes if e is not source])
    kind = chance.choice(["show", "presentation", "showDetail"])
    line = f'<segue destination="{target.id}" kind="{kind}" id="{document.fresh(chance)}"/>'
    return Fault(document, source.id).connect(source, MARK + line.encode())


@seeder("segue-class")
def no_class(document, chance):
    """A custom segue loses its class, a segue becomes a custom one, or a custom one is drawn, and none is chosen."""
    if not is_app_storyboard(document):
        return None
    shown = [
        c for c in document.connections
        if c.name == "segue" and c.get("kind") in SHOWN_BY_CODE and source_of(c).id is not None]
    custom = [c for c in shown if c.get("kind") == "custom"]
    scenes = controllers(document)
    faults = [("class", c) for c in custom] + [("kind", c) for c in shown if c not in custom]
    faults += [("drawn", e) for e in scenes if len(scenes) > 1]
    chosen = varied(chance, faults, kind=lambda fault: (fault[0], fault[1].get("kind")))
    if chosen is None:
        return None
    kind, element = chosen
    if kind != "drawn":
        fault = Fault(document, source_of(element).id)
        return fault.set(element, kind="custom", customClass=None, customModule=None,
                         customModuleProvider=None).mark(element)
    target = varied(chance, [e for e in scenes if e is not element])
    line = (
        f'<segue destination="{target.id}" kind="custom" identifier="fade" '
        f'id="{document.fresh(chance)}"/>')
    return Fault(document, element.id).connect(element, MARK + line.encode())


@seeder("unreachable-scene")
def unreachable(document, chance):
    """A scene loses its storyboard id or the segue to it, or has a copy next to it."""
    entry = document.root.get("initialViewController")
    if not is_app_storyboard(document) or entry not in document.by_id:
        return None
    leading = {}
    for element in document.elements:
        if element.name == "segue":
            leading.setdefault(element.get("destination"), []).append(element)

    def others(scene):
        return [s for s in leading.get(scene.id, []) if scene not in s.ancestors()]

    scenes = [e for e in controllers(document) if e.id != entry]
    faults = [
        ("id", e) for e in scenes if e.get("storyboardIdentifier") and not others(e)]
    faults += [
        ("segue", e) for e in scenes if not e.get("storyboardIdentifier") and len(others(e)) == 1
        and others(e)[0].parent.name == "connections" and not others(e)[0].children]
    faults += [
        ("copy", e) for e in controllers(document) if not e.get("storyboardIdentifier")
        and e.parent.parent.name == "scene"]
    chosen = varied(chance, faults, kind=lambda fault: (fault[0], fault[1].name))
    if chosen is None:
        return None
    kind, scene = chosen
    fault = Fault(document, scene.id)
    if kind == "id":
        return fault.set(scene, storyboardIdentifier=None).mark(scene)
    if kind == "segue":
        return fault.remove(others(scene)[0]).mark(scene)
    return beside(document, scene, chance)


def beside(document, controller, chance):
    """The scene of a controller is duplicated."""
    scene = controller.parent.parent
    copy = document.copied(controller, chance)
    if copy is None:
        return None
    identifier = copy[copy.index(b' id="', 0, controller.tag_end - controller.start) + 5:].split(b'"')[0]
    text = (
        f'<scene sceneID="{document.fresh(chance)}"><objects>'.encode() + MARK + copy
        + b"</objects></scene>")
    return Fault(document, identifier.decode()).after(scene, text)


@seeder("segue-unlike-action")
def unlike_action(document, chance):
    """A segue gets another kind in the text, and keeps its action."""
    if not document.is_touch:
        return None
    segues = [
        c for c in document.connections
        if c.name == "segue" and c.get("kind") in ("show", "showDetail") and source_of(c).id is not None
        and c.get("destination") in document.by_id]
    chosen = varied(chance, segues, kind=lambda c: c.get("kind"))
    if chosen is None:
        return None
    other = {"show": "showDetailViewController:sender:", "showDetail": "showViewController:sender:"}
    return Fault(document, source_of(chosen).id).set(chosen, action=other[chosen.get("kind")]).mark(chosen, "action")


@seeder("push-without-navigation")
def push_without_navigation(document, chance):
    """A scene that is presented modally pushes another one."""
    if not is_app_storyboard(document) or not document.is_touch or not document.scenes:
        return None
    scenes = [e for e in controllers(document) if e.parent.parent.name == "scene"]
    if not scenes:
        return None
    source, target = varied(chance, scenes), varied(chance, scenes)
    identifier = document.fresh(chance)
    kind = chance.choice(["presentation", "modal"])
    element = chance.choice(["viewController", "tableViewController"])
    scene = (
        f'<scene sceneID="{document.fresh(chance)}"><objects><{element} id="{identifier}" '
        f'sceneMemberID="viewController"><connections>'.encode() + MARK
        + f'<segue destination="{target.id}" kind="push" identifier="more" id="{document.fresh(chance)}"/>'
        f'</connections></{element}></objects></scene>'.encode())
    line = f'<segue destination="{identifier}" kind="{kind}" identifier="sheet" id="{document.fresh(chance)}"/>'
    return Fault(document, identifier).connect(source, line.encode()).after(source.parent.parent, scene)


@seeder("empty-container")
def empty_container(document, chance):
    """A navigation or tab bar controller that a scene shows has lost its contents."""
    if not is_app_storyboard(document) or not document.is_touch:
        return None
    scenes = [e for e in controllers(document) if e.parent.parent.name == "scene"]
    if not scenes:
        return None
    source = varied(chance, scenes)
    identifier = document.fresh(chance)
    element = chance.choice(["navigationController", "tabBarController", "splitViewController"])
    scene = (
        f'<scene sceneID="{document.fresh(chance)}"><objects>'.encode() + MARK
        + f'<{element} id="{identifier}" sceneMemberID="viewController"/></objects></scene>'.encode())
    line = f'<segue destination="{identifier}" kind="presentation" id="{document.fresh(chance)}"/>'
    return Fault(document, identifier).connect(source, line.encode()).after(source.parent.parent, scene)


@seeder("popover-without-anchor")
def popover_without_anchor(document, chance):
    """A popover loses its anchor, or is drawn without one."""
    if not document.is_storyboard or document.platform != "iOS":
        return None
    shown = [
        c for c in document.connections
        if c.name == "segue" and c.get("kind") == "popoverPresentation" and not c.get("identifier")
        and source_of(c).id is not None]
    drawn = [
        e for e in document.elements if e.name in ("button", "barButtonItem") and e.id is not None
        and any(a.name == "scene" for a in e.ancestors())]
    chosen = varied(chance, shown + drawn)
    if chosen is None:
        return None
    if chosen.name == "segue":
        return Fault(document, source_of(chosen).id).set(
            chosen, popoverAnchorView=None, popoverAnchorBarButtonItem=None).mark(chosen)
    target = varied(chance, controllers(document))
    if target is None:
        return None
    line = f'<segue destination="{target.id}" kind="popoverPresentation" id="{document.fresh(chance)}"/>'
    return Fault(document, chosen.id).connect(chosen, MARK + line.encode())

"""Faults of outlets, actions, gestures and of what constraints hold."""

from .seeding import MARK, Fault, attribute, outlet, seeder, source_of, varied

# Objects of the framework that send actions, each with what their selectors may not look like.
TOUCH_CONTROLS = {
    "button", "switch", "slider", "segmentedControl", "textField", "stepper", "datePicker", "pageControl"}


def words(count, chance):
    return "".join(f"{chance.choice(['save', 'with', 'info', 'item', 'as'])}:" for _ in range(count))


@seeder("action-arguments")
def arguments(document, chance):
    """A selector gets more arguments than its sender has, or fewer."""
    senders = []
    for connection in document.connections:
        source = source_of(connection)
        if connection.name == "segue":
            if connection.get("kind") == "unwind" and connection.get("unwindAction"):
                senders.append((connection, "unwindAction", chance.choice(["goBack", "go:back:"])))
        elif connection.name != "action" or connection.get("selector") is None:
            continue
        elif document.is_mac:
            senders.append((connection, "selector", chance.choice(["perform", words(2, chance)])))
        elif not document.is_touch:
            continue
        elif source.name.endswith("GestureRecognizer"):
            senders.append((connection, "selector", words(chance.choice([2, 3]), chance)))
        elif source.name == "barButtonItem" or source.name in TOUCH_CONTROLS:
            senders.append((connection, "selector", words(chance.choice([3, 4]), chance)))
    chosen = varied(chance, senders, kind=lambda sender: source_of(sender[0]).name)
    if chosen is None:
        return None
    connection, name, selector = chosen
    return Fault(document, source_of(connection).id).set(connection, **{name: selector}).mark(connection)


def ends(document):
    """Connections, each with the attribute that says where it leads."""
    return [
        (c, name) for c in document.connections for name in ("destination", "target")
        if c.get(name) in document.by_id and source_of(c).id is not None
        and c.name in (
            "outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection")]


@seeder("dangling-connection")
def dangling(document, chance):
    """The end of a connection is another id, none, or an object that was removed."""
    if chance.random() < 0.4:
        fault = taken_out(document, chance)
        if fault is not None:
            return fault
    chosen = varied(chance, ends(document), kind=lambda end: (end[0].name, source_of(end[0]).name))
    if chosen is None:
        return None
    connection, name = chosen
    about = Fault(document, source_of(connection).id).mark(connection)
    if connection.name == "action" and connection.get("eventType") and chance.random() < 0.3:
        return about.set(connection, **{name: None})
    return about.set(connection, **{name: document.fresh(chance)})


def taken_out(document, chance):
    """An object goes that one connection leads to, and the connection stays."""
    leading = {}
    for connection, name in ends(document):
        leading.setdefault(connection.get(name), []).append(connection)
    candidates = []
    for identifier, connections in leading.items():
        target = document.by_id[identifier]
        inside = {e.id for e in target.descendants() if e.id is not None}
        if len(document.leading_to(identifier)) == 1 and target.parent.name in ("subviews", "objects") and not inside & set(
                leading) and connections[0] not in list(target.descendants()) and target.get(
                "sceneMemberID") is None and target.name not in ("placeholder", "customObject"):
            candidates.append((target, connections[0]))
    chosen = varied(chance, candidates, kind=lambda pair: pair[0].name)
    if chosen is None:
        return None
    target, connection = chosen
    return Fault(document, source_of(connection).id).remove(target).mark(connection)


@seeder("dangling-constraint")
def dangling_constraint(document, chance):
    """A constraint holds an object that there is not."""
    held = [
        (e, name) for e in document.elements if e.name == "constraint" and e.id is not None
        for name in ("firstItem", "secondItem") if e.get(name) is not None]
    chosen = varied(chance, held, kind=lambda pair: (pair[1], pair[0].parent.parent.name))
    if chosen is None:
        return None
    constraint, name = chosen
    return Fault(document, constraint.id).set(constraint, **{name: document.fresh(chance)}).mark(
        constraint, name)


@seeder("duplicate-connection")
def duplicate_connection(document, chance):
    """An outlet, a member of a collection or an action is connected once more."""
    chosen = varied(
        chance, [c for c in document.connections if c.name in ("outlet", "outletCollection", "action")
                 and c.id is not None],
        kind=lambda c: (c.name, source_of(c).name))
    if chosen is None:
        return None
    identifier = document.fresh(chance)
    values = {**chosen.attributes, "id": identifier}
    if chosen.name == "outlet" and chance.random() < 0.5:
        others = [e for e in document.views if e.id != chosen.get("destination")]
        if others:
            values["destination"] = varied(chance, others).id
    text = f"<{chosen.name} ".encode() + b" ".join(attribute(*pair) for pair in values.items())
    if chosen.is_self_closing:
        text += b"/>"
    else:
        text += document.data[chosen.tag_end - 1:chosen.end]
        if any(e.id is not None for e in chosen.descendants()):
            return None
    fault = Fault(document, source_of(chosen).id)
    if chance.random() < 0.5:
        return fault.after(chosen, MARK + text)
    return fault.append(chosen.parent, MARK + text)


@seeder("unreachable-gesture")
def unreachable_gesture(document, chance):
    """A recognizer hangs on a view whose touches are turned off."""
    if not document.is_touch:
        return None
    quiet = [
        view for view in document.views
        if view.parent.name == "subviews" and view.get("customClass") is None
        and not document.leading_to(view.id) and view.name in (
            "view", "label", "imageView", "stackView", "button", "scrollView")]
    attached = [
        c for view in quiet if view.child("connections") for c in view.child("connections").children
        if c.get("property") == "gestureRecognizers" and c.get("destination") in document.by_id]
    single = [c for c in attached if sum(source_of(c) is source_of(d) for d in attached) == 1]
    if single and chance.random() < 0.7:
        chosen = chance.choice(single)
        view = source_of(chosen)
        return Fault(document, view.id).set(view, userInteractionEnabled="NO").mark(chosen)
    free = [view for view in quiet if not any(source_of(c) is view for c in attached)]
    view = varied(chance, free)
    if view is None:
        return None
    objects = next(e for e in view.ancestors() if e.name == "objects")
    gesture = document.fresh(chance)
    kind = chance.choice(["tap", "pan", "swipe", "longPress"])
    fault = Fault(document, view.id).set(view, userInteractionEnabled="NO")
    fault.append(objects, f'<{kind}GestureRecognizer id="{gesture}"/>'.encode())
    line = outlet("gestureRecognizers", gesture, document.fresh(chance), "outletCollection")
    return fault.connect(view, MARK + line.replace(b" id=", b' appends="YES" id='))


@seeder("stray-object")
def stray(document, chance):
    """A view or a gesture recognizer is dropped next to a view and connected to nothing."""
    if not document.is_touch:
        return None
    if document.is_xib:
        owner = document.owner
        views = [] if owner is None else [
            document.by_id[c.get("destination")] for c in document.connections
            if source_of(c) is owner and c.get("property") == "view" and c.get("destination") in document.by_id]
        beside = [view for view in views if view in document.roots]
        if not beside or not (owner.get("customClass") or "").endswith("ViewController"):
            return None
    else:
        beside = document.scenes
    chosen = varied(chance, beside)
    if chosen is None:
        return None
    identifier = document.fresh(chance)
    text = chance.choice([
        f'<label opaque="NO" text="Total" id="{identifier}"/>',
        f'<view contentMode="scaleToFill" id="{identifier}"><subviews>'
        f'<label text="Sum" id="{document.fresh(chance)}"/></subviews></view>',
        f'<tapGestureRecognizer id="{identifier}"/>', f'<panGestureRecognizer id="{identifier}"/>'])
    return Fault(document, identifier).after(chosen, MARK + text.encode())


@seeder("action-and-segue")
def several_actions(document, chance):
    """A bar item that has an action or a segue gets one more."""
    if not document.is_touch:
        return None
    sending = [
        c for c in document.connections
        if source_of(c).name == "barButtonItem" and source_of(c).id is not None and c.name in ("action", "segue")
        and sum(o.name in ("action", "segue") for o in c.parent.children) == 1]
    chosen = varied(chance, sending, kind=lambda c: (c.name, c.get("kind")))
    if chosen is None:
        return None
    target = (document.owner or document.scenes[0]) if document.is_xib or document.scenes else None
    if target is None:
        return None
    identifier = document.fresh(chance)
    text = f'<action selector="also:" destination="{target.id}" id="{identifier}"/>'
    return Fault(document, source_of(chosen).id).append(chosen.parent, MARK + text.encode())


@seeder("connection-outside-object")
def outside(document, chance):
    """A list of connections gets out of its object, to its neighbors."""
    lists = [
        e for e in document.elements
        if e.name == "connections" and e.children and e.parent.id is not None and e.parent.parent is not None
        and e.parent.parent.name in ("subviews", "objects")]
    chosen = varied(chance, lists, kind=lambda e: (e.parent.name, e.parent.parent.name))
    if chosen is None:
        return None
    around, owner = chosen.parent.parent, chosen.parent.parent.parent
    text = document.data[chosen.start:chosen.end]
    identifier = owner.id if around.name == "subviews" else None
    return Fault(document, identifier).remove(chosen).append(around, MARK + text)


@seeder("outlet-to-other-scene")
def across_scenes(document, chance):
    """A controller is connected to a view of another scene, as after copying a scene."""
    scenes = [s for s in document.scenes if s.id is not None]
    scene = varied(chance, scenes)
    if scene is None:
        return None
    inside = {id(e) for e in scene.parent.descendants()}
    other = varied(chance, [
        v for v in document.views
        if id(v) not in inside and v.parent.name == "subviews"
        and any(a.name == "scene" for a in v.ancestors())])
    if other is None:
        return None
    identifier = document.fresh(chance)
    return Fault(document, scene.id).connect(scene, MARK + outlet("plantedView", other.id, identifier))


@seeder("shared-gesture")
def shared_gesture(document, chance):
    """A recognizer that a view has is attached to another view as well."""
    if not document.is_touch:
        return None
    attached = [c for c in document.connections if c.get("property") == "gestureRecognizers"]
    chosen = varied(chance, attached)
    if chosen is None:
        return None
    recognizer = document.by_id.get(chosen.get("destination"))
    views = [v for v in document.views if v is not source_of(chosen) and v.parent.name == "subviews"]
    view = varied(chance, views)
    if recognizer is None or view is None or len(document.leading_to(recognizer.id)) != 1:
        return None
    identifier = document.fresh(chance)
    text = outlet("gestureRecognizers", recognizer.id, identifier, "outletCollection")
    return Fault(document, recognizer.id).mark(recognizer).connect(view, text)


@seeder("event-never-sent")
def silent_event(document, chance):
    """An action of a control is connected to an event of another kind of control."""
    if not document.is_touch:
        return None
    wrong = {
        "textField": ["valueChanged"], "button": ["valueChanged", "editingChanged", "editingDidEnd"],
        "segmentedControl": ["touchUpInside", "editingChanged"], "switch": ["editingChanged"],
        "slider": ["editingChanged", "editingDidEnd"], "stepper": ["editingChanged"]}
    actions = [
        c for c in document.connections
        if c.name == "action" and c.get("eventType") and source_of(c).name in wrong
        and source_of(c).get("customClass") is None]
    chosen = varied(chance, actions, kind=lambda c: source_of(c).name)
    if chosen is None:
        return None
    control = source_of(chosen)
    event = chance.choice(wrong[control.name])
    return Fault(document, control.id).set(chosen, eventType=event).mark(chosen, "eventType")


@seeder("unreachable-control")
def unreachable_control(document, chance):
    """A view with a control inside loses its touches."""
    if not document.is_touch:
        return None
    inside = []
    for view in document.views:
        if view.get("customClass") is not None or document.leading_to(view.id):
            continue
        # Cells with segues and rarer controls get no touches either.
        told = [
            e for e in view.descendants()
            if e.child("connections") is not None
            and any(c.name in ("action", "segue") for c in e.child("connections").children)]
        if len(told) == 1 and told[0].id is not None and told[0].name in (
                "button", "switch", "slider", "segmentedControl", "textField"):
            inside.append((view, told[0]))
    chosen = varied(chance, inside, kind=lambda pair: (pair[0].name, pair[1].name))
    if chosen is None:
        return None
    view, control = chosen
    first = next(c for c in control.child("connections").children if c.name in ("action", "segue"))
    return Fault(document, control.id).set(view, userInteractionEnabled="NO").mark(first)


@seeder("editable-data-detectors")
def editable_detectors(document, chance):
    """A text view that can be edited is to detect links."""
    if document.platform != "iOS":
        return None
    views = [
        v for v in document.views
        if v.name == "textView" and v.get("customClass") is None and not document.leading_to(v.id)
        and not any(c.name == "dataDetectorType" for c in v.children)]
    view = varied(chance, views)
    if view is None:
        return None
    kind = chance.choice(["link", "phoneNumber", "address"])
    text = MARK + f'<dataDetectorType key="dataDetectorTypes" {kind}="YES"/>'.encode()
    return Fault(document, view.id).set(view, editable=None).append(view, text)


@seeder("idle-gesture")
def idle_gesture(document, chance):
    """A view gets a gesture recognizer that tells nobody."""
    if not document.is_touch:
        return None
    view = varied(chance, [v for v in document.views if v.get("userInteractionEnabled") != "NO" and v.id is not None])
    holder = None if view is None else next((a for a in view.ancestors() if a.name == "objects"), None)
    if holder is None:
        return None
    identifier = document.fresh(chance)
    element = chance.choice(["tapGestureRecognizer", "panGestureRecognizer", "swipeGestureRecognizer"])
    text = outlet("gestureRecognizers", identifier, document.fresh(chance), "outletCollection")
    return Fault(document, identifier).connect(view, text).append(
        holder, MARK + f'<{element} id="{identifier}"/>'.encode())

"""Faults of sources and of what documents say of them. A seeder gets an App, whose classes fit its document.

Where the finding is due in the document, a Fault marks it; where it is due in a source, the source has the mark.
"""

import re

from .app import CONTROLLERS, CONTROLS, is_view
from .seeding import MARK, Fault, outlet, seeder, source_of, varied

MARKED = MARK.decode()
# Classes that no other one here is a kind of.
UNLIKE = ("UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIProgressView", "UIPageControl")


def due(app, element, place=None, about=None):
    """A finding that is due in the document, which stays as it is."""
    return Fault(app.document, (about or element).id).mark(element, place)


def connected(app, *kinds):
    """Connections that alone lead to a property or an action of a class, each with the class and the name."""
    found = {}
    for connection in app.document.connections:
        source = source_of(connection)
        if connection.name == "action":
            target, name = app.document.by_id.get(connection.get("destination")), connection.get("selector")
        else:
            target, name = source, connection.get("property")
        held = None if target is None else app.class_of(target)
        if held is not None and (name in held.outlets or name in held.actions):
            found.setdefault((held.name, connection.name, name), []).append((connection, held, name))
    return [
        uses[0] for (_, kind, _), uses in found.items()
        if kind in kinds and len(uses) == 1 and source_of(uses[0][0]).id is not None]


def pick(chance, uses):
    return varied(chance, uses, kind=lambda use: (use[1].language, use[0].name, source_of(use[0]).name))


@seeder("missing-outlet")
def missing_outlet(app, chance):
    """A property is gone, has another name, or is one that the run time does not see."""
    chosen = pick(chance, connected(app, "outlet", "outletCollection"))
    if chosen is None:
        return None
    connection, held, name = chosen
    how = chance.choice(["gone", "name", "plain"])
    if how == "plain" and held.language == "swift":
        held.plain.add(name)
    else:
        value = held.outlets.pop(name)
        if how == "name":
            held.outlets[name + "Part"] = value
    return due(app, connection, about=source_of(connection))


@seeder("missing-action")
def missing_action(app, chance):
    """A method is gone, has another name or another argument, or is one that the run time does not see."""
    chosen = pick(chance, connected(app, "action"))
    if chosen is None:
        return None
    connection, held, selector = chosen
    how = chance.choice(["gone", "name", "arguments", "plain"])
    if how == "plain" and held.language == "swift":
        held.plain.add(selector)
    else:
        kind = held.actions.pop(selector)
        if how == "name":
            held.actions["planted" + selector] = kind
        elif how == "arguments":
            held.actions[selector[:-1] if selector.count(":") == 1 else selector.split(":")[0] + ":"] = "id"
            if selector in held.actions:
                return None
    return due(app, connection, about=source_of(connection))


@seeder("outlet-type-mismatch")
def other_type(app, chance):
    """A property is of another class than what it is connected with, or holds many where one is."""
    document = app.document
    uses = [
        use for use in connected(app, "outlet", "outletCollection")
        if use[1].outlets[use[2]][0] != "id"
        and (is_view(app.type_of(document.by_id[use[0].get("destination")]))
             or app.class_of(document.by_id[use[0].get("destination")]) is not None)]
    chosen = pick(chance, uses)
    if chosen is None:
        return None
    connection, held, name = chosen
    kind, many, kept = held.outlets[name]
    if chance.random() < 0.3:
        held.outlets[name] = (kind, not many, "strong")
    else:
        target = document.by_id[connection.get("destination")]
        own = app.class_of(target)
        base = app.type_of(target) if own is None else own.base
        held.outlets[name] = (chance.choice([n for n in UNLIKE if n not in (kind, base)]), many, kept)
    return due(app, connection, about=source_of(connection))


@seeder("action-sender")
def other_sender(app, chance):
    """The sender of an action is declared as another control."""
    chosen = pick(chance, [
        use for use in connected(app, "action")
        if ":" in use[2] and app.type_of(source_of(use[0])) in (*CONTROLS, "UIBarButtonItem")])
    if chosen is None:
        return None
    connection, held, selector = chosen
    sender = app.type_of(source_of(connection))
    held.actions[selector] = chance.choice([name for name in UNLIKE if name != sender])
    return due(app, connection, about=source_of(connection))


def made(app, *languages):
    """Objects that a document makes, which alone are of their classes."""
    return [
        (held.elements[0], held) for held in app.used_once(*languages)
        if held.elements[0].name not in ("placeholder", "segue")]


def pick_object(chance, objects):
    return varied(chance, objects, kind=lambda pair: (pair[1].language, pair[1].base))


@seeder("custom-class-not-found")
def no_class(app, chance):
    """A class is gone from the sources, or misspelt in the document."""
    chosen = pick_object(chance, [
        pair for pair in made(app)
        if pair[1].language == "objc" or pair[0].get("customModuleProvider") == "target"])
    if chosen is None:
        return None
    element, held = chosen
    # Code that names a class which is gone would not compile, and shows that it is somewhere.
    others = [text for path, text in app.files().items() if path not in held.files()]
    if chance.random() < 0.5 and not any(held.name in text for text in others):
        del app.classes[held.name]
        # What is left may not be nothing.
        app.beside["Other.m"] = f"@interface {held.name}Other : NSObject\n@end\n"
        return due(app, element, "customClass")
    return Fault(app.document, element.id).set(
        element, customClass="Planted" + held.name).mark(element, "customClass")


@seeder("wrong-module")
def wrong_module(app, chance):
    """A document names another module than the one that a class lies in, or none."""
    chosen = pick_object(chance, made(app, "swift"))
    if chosen is None:
        return None
    element, _ = chosen
    fault = Fault(app.document, element.id)
    modules = {
        e.get("customModule") for held in app.classes.values() if held.language == "swift"
        for e in held.elements}
    if len(modules) == 1 and None not in modules and chance.random() < 0.5:
        module = modules.pop()
        app.folder = f"Sources/{module}/"
        app.beside["Package.swift"] = "// swift-tools-version: 6.0\n"
        return fault.set(element, customModule="Planted" + module, customModuleProvider=None).mark(
            element, "customModule")
    return fault.set(element, customModule=None, customModuleProvider=None).mark(element, "customClass")


@seeder("class-unlike-element")
def unlike_element(app, chance):
    """A class gets a superclass that is unlike the element."""
    bases = {held.base for held in app.classes.values()}
    chosen = pick_object(chance, [
        (element, held) for element, held in made(app)
        if held.name not in bases and held.base is not None and (is_view(held.base) or held.base in CONTROLLERS)])
    if chosen is None:
        return None
    element, held = chosen
    held.base = chance.choice(["NSObject", "UIView" if held.base in CONTROLLERS else "UIViewController"])
    return due(app, element)


@seeder("generic-custom-class")
def generic(app, chance):
    """A class gets a parameter."""
    chosen = pick_object(chance, made(app, "swift"))
    if chosen is None:
        return None
    chosen[1].parameters = chance.choice(["<Item>", "<Item: Hashable>", "<Item, Value>"])
    return due(app, chosen[0])


@seeder("class-without-nsobject")
def without_superclass(app, chance):
    """A class loses its superclass."""
    objects = made(app, "swift") + [
        (held.elements[0], held) for held in app.used_once("swift")
        if held.elements[0].name == "placeholder" and held.outlets]
    chosen = pick_object(chance, objects)
    if chosen is None:
        return None
    chosen[1].base = chance.choice([None, "Planted" + chosen[1].name])
    if chosen[1].base is not None:
        app.beside[app.folder + chosen[1].base + ".swift"] = f"protocol {chosen[1].base} {{}}\n"
    return due(app, chosen[0])


def coders(app):
    return [pair for pair in made(app, "swift") if pair[1].base in CONTROLLERS or is_view(pair[1].base)]


@seeder("trapping-initializer")
def trapping(app, chance):
    """init(coder:) is left as Xcode writes it."""
    chosen = pick_object(chance, coders(app))
    if chosen is None:
        return None
    call = chance.choice([
        'fatalError("init(coder:) has not been implemented")', "fatalError()", 'preconditionFailure("code only")'])
    name = chance.choice(["coder", "coder aDecoder", "coder decoder"])
    words = chance.choice(["required ", "public required ", "@available(*, unavailable)\n  required "])
    chosen[1].more.append(f"  {words}init?({name}: NSCoder) {{\n    {call}\n  }}")
    return due(app, chosen[0])


INIT = "  required init?(coder: NSCoder) {\n    super.init(coder: coder)\n"


@seeder("view-loads-itself")
def loads_itself(app, chance):
    """A view in a xib loads the xib when it is made."""
    if not app.document.is_xib:
        return None
    chosen = pick_object(chance, [pair for pair in made(app, "swift") if is_view(pair[1].base)])
    if chosen is None:
        return None
    stem = app.document.stem
    load = chance.choice([
        f'Bundle.main.loadNibNamed("{stem}", owner: self, options: nil)',
        f'UINib(nibName: "{stem}", bundle: nil).instantiate(withOwner: self)'])
    held = chosen[1]
    how = chance.choice(["here", "method", "extension", "superclass"])
    if how == "here":
        held.more.append(f"{INIT}    {load}\n  }}")
    elif how == "superclass":
        kind = "Planted" + held.name
        app.beside[kind + ".swift"] = (
            f"class {kind}: {held.base} {{\n{INIT}    {load}\n  }}\n}}\n")
        held.base = kind
    else:
        method = f"func setUp() {{\n    {load}\n  }}"
        held.more.append(f"{INIT}    setUp()\n  }}")
        if how == "method":
            held.more.append("  private " + method)
        else:
            app.beside[held.name + "+Planted.swift"] = f"extension {held.name} {{\n  {method}\n}}\n"
    return due(app, chosen[0])


@seeder("lost-top-level-object")
def lost(app, chance):
    """A data source is next to the view, and the owner's outlet to it is weak."""
    document = app.document
    owner = document.owner
    held = None if owner is None else app.class_of(owner)
    if not document.is_xib or held is None or held.base != "UIViewController" or len(held.elements) != 1:
        return None
    known = [
        use for use in connected(app, "outlet") if use[1] is held
        and (target := document.by_id[use[0].get("destination")]).name == "customObject"
        and target.parent.name == "objects" and len(document.leading_to(target.id)) == 1]
    if known:
        connection, _, name = chance.choice(known)
        held.outlets[name] = (held.outlets[name][0], False, "weak")
        return due(app, connection, about=owner)
    identifier = document.fresh(chance)
    kind = "Planted" + held.name
    held.outlets["plantedSource"] = (kind, False, "weak")
    language = "swift" if held.language == "swift" else "m"
    app.beside[f"{app.folder}{kind}.{language}"] = (
        f"class {kind}: NSObject {{}}\n" if language == "swift" else f"@interface {kind} : NSObject\n@end\n")
    module = "" if language == "m" else (
        ' customModule="App" customModuleProvider="target"')
    fault = Fault(document, owner.id).append(
        owner.parent, f'<customObject id="{identifier}" customClass="{kind}"{module}/>'.encode())
    return fault.connect(owner, MARK + outlet("plantedSource", identifier, document.fresh(chance)))


@seeder("identifier-not-in-storyboard")
def no_identifier(app, chance):
    """Code names a segue, a scene or a cell that is not there."""
    found = [held for held in app.classes.values() if held.base in CONTROLLERS]
    if not app.document.is_storyboard or not found:
        return None
    held = varied(chance, found, kind=lambda held: (held.language, held.base))
    name = "planted" + held.name
    swift, objective_c = chance.choice([
        (f'performSegue(withIdentifier: {MARKED}"{name}", sender: self)',
         f'[self performSegueWithIdentifier:{MARKED}@"{name}" sender:self];'),
        (f'_ = storyboard?.instantiateViewController(withIdentifier: {MARKED}"{name}")',
         f'[self.storyboard instantiateViewControllerWithIdentifier:{MARKED}@"{name}"];'),
        (f'_ = list.dequeueReusableCell(withIdentifier: {MARKED}"{name}", for: path)',
         f'[list dequeueReusableCellWithIdentifier:{MARKED}@"{name}" forIndexPath:path];')])
    is_swift = held.language == "swift"
    method = (
        f"  func planted(list: UITableView, path: IndexPath) {{\n    {swift}\n  }}" if is_swift
        else f"- (void)planted:(UITableView *)list at:(NSIndexPath *)path {{\n  {objective_c}\n}}")
    if chance.random() < 0.5:
        held.more.append(method)
    elif is_swift:
        app.beside[held.name + "+Planted.swift"] = f"extension {held.name} {{\n{method}\n}}\n"
    else:
        app.beside[held.name + "+Planted.m"] = f"@implementation {held.name} (Planted)\n{method}\n@end\n"
    return held


@seeder("registered-reuse-id")
def registered(app, chance):
    """Code registers the xib of a cell for another identifier."""
    document = app.document
    roots = [e for e in document.elements if e.parent is not None and e.parent.name == "objects"
             and e.name not in ("placeholder", "customObject")]
    if not document.is_xib or not document.is_touch or not roots or not roots[0].get("reuseIdentifier"):
        return None
    stem, name = document.stem, "planted" + roots[0].get("reuseIdentifier")
    # All apps are linted in one run, so each needs class names of its own.
    kind = "PlantedList" + re.sub(r"\W", "", stem)
    app.beside["PlantedList.swift"] = chance.choice([
        f"""class {kind}: UIViewController {{
  func planted(_ list: UITableView) {{
    list.register(UINib(nibName: "{stem}", bundle: nil), forCellReuseIdentifier: "{name}")
  }}
}}
""",
        f"""class {kind}: UIViewController {{
  static let row = "{name}"
  let nib = UINib(nibName: "{stem}", bundle: .main)
  func planted(_ list: UICollectionView) {{
    list.register(nib, forCellWithReuseIdentifier: {kind}.row)
  }}
}}
"""])
    return due(app, roots[0])


@seeder("load-view-without-super")
def without_super(app, chance):
    """A controller makes its own view, though the document has one."""
    owner = app.document.owner if app.document.is_xib else None
    objects = []
    for held in app.used_once():
        element = held.elements[0]
        view = element.child("view", "view") if element.parent.name == "objects" else None
        if element is owner:
            connections = element.child("connections")
            view = None if connections is None else next(
                (app.document.by_id.get(c.get("destination")) for c in connections.children
                 if c.get("property") == "view"), None)
        # An empty view loses nothing.
        if held.base in CONTROLLERS and view is not None and view.child("subviews") is not None:
            objects.append((element, held))
    chosen = pick_object(chance, objects)
    if chosen is None:
        return None
    swift, objective_c = chance.choice([
        ("view = UIView()", "self.view = [[UIView alloc] init];"), ("print(title ?? \"\")", "NSLog(@\"planted\");")])
    chosen[1].more.append(
        f"  override func loadView() {{\n    {swift}\n  }}" if chosen[1].language == "swift"
        else f"- (void)loadView {{\n  {objective_c}\n}}")
    return due(app, chosen[0])


@seeder("nib-in-one-initializer")
def one_initializer(app, chance):
    """One initializer of a view loads its nib, and the other one does not."""
    found = [held for held in app.classes.values() if held.base == "UIView" and held.language == "swift"]
    if not found:
        return None
    held = chance.choice(found)
    load = f'    Bundle.main.loadNibNamed("Planted{held.name}", owner: self, options: nil)\n'
    if chance.random() < 0.5:
        held.more.append(f"  private func setUp() {{\n{load}  }}")
        load = "    setUp()\n"
    frame = "init(frame: CGRect) {\n    super.init(frame: frame)\n"
    coder = "init?(coder: NSCoder) {\n    super.init(coder: coder)\n"
    other = chance.choice(["", "    backgroundColor = .white\n", "    isOpaque = false  // loadNib()\n"])
    if all(element.name == "placeholder" for element in held.elements) or chance.random() < 0.5:
        held.more.append(
            f"  override {MARKED}{frame}{other}  }}\n  required {coder}{load}  }}\n"
            f"  static func planted() -> UIView {{\n    {held.name}(frame: .zero)\n  }}")
    else:
        held.more.append(f"  override {frame}{load}  }}\n  required {MARKED}{coder}{other}  }}")
    return held


@seeder("unplaced-nib-view")
def unplaced(app, chance):
    """A view adds what it has loaded, and does not say where."""
    found = [held for held in app.classes.values() if held.base == "UIView" and held.language == "swift"]
    if not found:
        return None
    held = chance.choice(found)
    load = chance.choice([
        f'Bundle.main.loadNibNamed("Planted{held.name}", owner: self, options: nil)?.first as! UIView',
        f'UINib(nibName: "Planted{held.name}", bundle: nil).instantiate(withOwner: self).first as! UIView'])
    add = chance.choice(["addSubview({}content)", "self.addSubview({}content)", "insertSubview({}content, at: 0)"])
    more = chance.choice(["", "    content.backgroundColor = .clear\n", "    content.isHidden = false\n"])
    lines = f"    let content = {load}\n{more}    {add.format(MARKED)}\n"
    if chance.random() < 0.3:
        lines = (
            f"    guard let content = {load.replace(' as! ', ' as? ')} else {{ return }}\n"
            f"{more}    {add.format(MARKED)}\n")
    held.more.append(f"  func planted() {{\n{lines}  }}")
    return held


@seeder("unconnected-outlet")
def unconnected(app, chance):
    """An outlet is declared, and nothing is drawn from it."""
    held = varied(chance, list(app.classes.values()), kind=lambda held: (held.language, held.base))
    if held.base == "UIStoryboardSegue" or all(e.name == "segue" for e in held.elements):
        return None
    kind = chance.choice(UNLIKE)
    held.outlets[MARKED + "planted"] = (kind, False, chance.choice(["weak", "strong"]))
    return held


@seeder("unknown-runtime-attribute")
def runtime_key(app, chance):
    """An object gets a runtime attribute with a misspelt key, or with one that its Swift class hides."""
    objects = [
        (e, held) for held in app.classes.values() for e in held.elements
        if e.id is not None and is_view(app.type_of(e)) and e.child("userDefinedRuntimeAttributes") is None
        and held.base is not None and (held.language == "swift" or held.outlets)]
    chosen = varied(chance, objects, kind=lambda pair: (pair[1].language, pair[0].name))
    if chosen is None:
        return None
    element, held = chosen
    if held.outlets and (held.language != "swift" or chance.random() < 0.6):
        key = chance.choice(sorted(held.outlets)) + "Q"
    else:
        key = "planted" + chance.choice(["Tone", "Depth", "Corner", "Inset"])
        held.more.append(f"  var {key}: Int = 0")
    path = key if chance.random() < 0.7 else key + ".width"
    text = (
        "<userDefinedRuntimeAttributes>\n" + MARKED + f'<userDefinedRuntimeAttribute type="string" keyPath="{path}" '
        'value="4"/>\n</userDefinedRuntimeAttributes>')
    return Fault(app.document, element.id).append(element, text.encode())

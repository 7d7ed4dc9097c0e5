"""Faults of code that loads documents, registers them for cells, or names their segues."""

import re

from .app import CONTROLLERS
from .seeding import MARK, Fault, seeder, source_of, varied

MARKED = MARK.decode()
LIBRARY = re.compile(r"^#import <(?!UIKit/)", re.MULTILINE)


def unique(app, name):
    """A class name that no other folder of sources has, because the folders are linted together."""
    return name + re.sub(r"\W", "", app.document.stem)


@seeder("header-footer-background")
def header_background(app, chance):
    """A view with a background color turns out to be the header of a table."""
    views = [
        (held, e) for held in app.used_once("swift") for e in held.elements
        if e.name == "view" and held.base == "UIView" and e.id is not None
        and any(c.get("key") == "backgroundColor" and c.name == "color" for c in e.children)]
    chosen = varied(chance, views, kind=lambda pair: pair[0].name)
    if chosen is None:
        return None
    held, element = chosen
    held.base = "UITableViewHeaderFooterView"
    color = next(c for c in element.children if c.get("key") == "backgroundColor")
    return Fault(app.document, element.id).mark(color)


@seeder("nib-owner-mismatch")
def owner_mismatch(app, chance):
    """Code loads a document whose owner has outlets without an owner, or with one that has other outlets."""
    owner = app.document.owner
    held = None if owner is None else owner.child("connections")
    if held is None or not any(c.name in ("outlet", "outletCollection") for c in held.children):
        return None
    stem = app.document.stem
    load = chance.choice([
        f'_ = Bundle.main.loadNibNamed("{stem}", owner: nil)',
        f'_ = UINib(nibName: "{stem}", bundle: nil).instantiate(withOwner: nil)',
        f'_ = UINib(nibName: "{stem}", bundle: nil).instantiate(withOwner: self)'])
    app.beside["PlantedLoader.swift"] = (
        f"final class {unique(app, 'PlantedLoader')}: NSObject {{\n  func load() {{ {load} }}\n}}\n")
    return Fault(app.document, owner.id).mark(owner)


@seeder("registered-nib-roots")
def registered_roots(app, chance):
    """Code registers a cell's document, which has a recognizer beside the cell."""
    document = app.document
    roots = [e for e in document.top_level if e.name != "placeholder"]
    if document.is_storyboard or len(roots) != 1 or roots[0].name not in ("tableViewCell", "collectionViewCell"):
        return None
    app.beside["PlantedList.swift"] = (
        f"final class {unique(app, 'PlantedList')}: UITableViewController {{\n  override func viewDidLoad() {{\n"
        f'    tableView.register(UINib(nibName: "{document.stem}", bundle: nil), forCellReuseIdentifier: "Planted")\n'
        "  }\n}\n")
    identifier = document.fresh(chance)
    text = MARK + f'<tapGestureRecognizer id="{identifier}"/>'.encode()
    return Fault(document, identifier).after(roots[0], text)


@seeder("unknown-segue-comparison")
def compared(app, chance):
    """A controller prepares for a segue that no document has."""
    if not app.document.is_storyboard:
        return None
    held = varied(chance, [
        h for h in app.classes.values() if h.language == "swift" and h.base in CONTROLLERS], kind=lambda h: h.name)
    if held is None:
        return None
    test = chance.choice([
        f'if segue.identifier == {MARKED}"plantedSegue" {{}}',
        f'switch segue.identifier {{ case {MARKED}"plantedSegue": break; default: break }}'])
    held.more.append(
        f"  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {{\n    {test}\n  }}")
    return held


@seeder("document-name-not-found")
def misnamed(app, chance):
    """Code names a storyboard with two letters exchanged."""
    stem = app.document.stem
    if not app.document.is_storyboard or len(stem) < 6 or not stem[:4].isalpha() or stem[1] == stem[2]:
        return None
    wrong = stem[0] + stem[2] + stem[1] + stem[3:]
    app.beside["PlantedScreens.swift"] = (
        f'enum {unique(app, "PlantedScreens")} {{\n  static let board = UIStoryboard(name: {MARKED}"{wrong}", bundle: nil)\n}}\n')
    return app


@seeder("nib-in-other-bundle")
def other_bundle(app, chance):
    """The document and its code move to a package, and the code still searches the main bundle."""
    if app.document.is_storyboard:
        return None
    stem = app.document.stem
    load = chance.choice([
        f'_ = Bundle.main.loadNibNamed({MARKED}"{stem}", owner: holder)',
        f'_ = UINib(nibName: {MARKED}"{stem}", bundle: nil)'])
    app.beside["Package.swift"] = 'import PackageDescription\nlet package = Package(name: "Planted", targets: [])\n'
    app.beside["PlantedLoader.swift"] = (
        f"final class {unique(app, 'PlantedLoader')}: NSObject {{\n  func load(_ holder: NSObject) {{ {load} }}\n}}\n")
    return app


@seeder("cast-unlike-document")
def wrong_cast(app, chance):
    """Code expects another class of a scene."""
    scenes = [
        e for e in app.document.scenes
        if e.get("storyboardIdentifier") and e.get("customClass") is None
        and e.name in ("viewController", "tableViewController", "navigationController", "tabBarController")]
    chosen = varied(chance, scenes)
    if chosen is None:
        return None
    name = unique(app, "PlantedScreen")
    identifier = chosen.get("storyboardIdentifier")
    app.beside["PlantedScreen.swift"] = (
        f"final class {name}: UIViewController {{}}\nfinal class {unique(app, 'PlantedRouter')}: NSObject {{\n"
        f"  func show(_ board: UIStoryboard) -> UIViewController {{\n"
        f'    board.instantiateViewController(withIdentifier: {MARKED}"{identifier}") as! {name}\n  }}\n}}\n')
    return app


@seeder("controller-without-scene")
def without_scene(app, chance):
    """Code creates a controller of a scene by its initializer."""
    held = varied(chance, [
        h for h in app.used_once("swift")
        if app.document.is_storyboard and h.base in CONTROLLERS and h.outlets
        # Not only properties that merely are visible to the run time.
        and any(re.search(r"^ *@IBOutlet", text, re.MULTILINE) for text in h.files().values())],
        kind=lambda h: h.base)
    if held is None:
        return None
    app.beside["PlantedRouter.swift"] = (
        f"final class {unique(app, 'PlantedRouter')}: NSObject {{\n"
        f"  func make() -> UIViewController {{ {MARKED}{held.name}() }}\n}}\n")
    return app


@seeder("replaced-prototype")
def replaced_prototype(app, chance):
    """A controller registers the class of its prototype cell."""
    cells = []
    for controller in app.document.scenes:
        held = app.class_of(controller)
        if held is None or held.language != "swift" or held.base not in CONTROLLERS:
            continue
        cells += [
            (held, e) for e in controller.descendants()
            if e.name == "tableViewCell" and e.parent.name == "prototypes" and e.get("reuseIdentifier")
            and app.class_of(e) is not None
            and (e.child("connections") is not None or any(
                inner.name == "subviews" and inner.children for inner in e.descendants()))]
    chosen = varied(chance, cells, kind=lambda pair: pair[0].name)
    if chosen is None:
        return None
    held, cell = chosen
    held.more.append(
        f"  func plantedRegistration(_ list: UITableView) {{\n    list.register({app.class_of(cell).name}.self, "
        f'forCellReuseIdentifier: {MARKED}"{cell.get("reuseIdentifier")}")\n  }}')
    return held


def lists(app):
    """Table views without a data source in scenes whose controllers have a class, with the class and the controller."""
    found = []
    for controller in app.document.scenes:
        held = app.class_of(controller)
        if held is None or held.language != "swift" or held.base != "UIViewController" or "tableView" in held.lists:
            continue
        found += [
            (e, held, controller) for e in controller.descendants()
            if e.name == "tableView" and e.id is not None and e.get("customClass") is None
            and e.get("dataMode") != "static"
            and not (e.child("connections") is not None and any(
                c.get("property") == "dataSource" for c in e.child("connections").children))]
    return found


@seeder("data-source-without-methods")
def without_methods(app, chance):
    """A table gets a data source that does not know of tables."""
    chosen = varied(chance, lists(app), kind=lambda found: found[1].name)
    if chosen is None:
        return None
    table, _, controller = chosen
    text = f'<outlet property="dataSource" destination="{controller.id}" id="{app.document.fresh(chance)}"/>'
    return Fault(app.document, table.id).connect(table, MARK + text.encode())


@seeder("unconnected-data-source")
def unconnected_source(app, chance):
    """A class implements the data source of a table in its outlet, and nothing connects it."""
    outlets = [
        (c, held) for table, held, controller in lists(app) for c in app.document.leading_to(table.id)
        if c.name == "outlet" and source_of(c) is controller]
    chosen = varied(chance, outlets, kind=lambda pair: pair[1].name)
    if chosen is None:
        return None
    connection, held = chosen
    app.beside["PlantedSource.swift"] = (
        f"extension {held.name}: UITableViewDataSource {{\n"
        "  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }\n"
        "  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }\n"
        "}\n")
    return Fault(app.document, source_of(connection).id).mark(connection)


@seeder("static-cells-replaced")
def replaced_cells(app, chance):
    """The controller of a table with static cells begins to create its own cells."""
    found = [
        (table, held) for controller in app.document.scenes for held in [app.class_of(controller)]
        if held is not None and held.language == "swift" and held.base == "UITableViewController"
        and controller.name == "tableViewController"
        for table in controller.children if table.name == "tableView" and table.get("dataMode") == "static"
        and table.id is not None and "tableView" not in held.lists
        and not any(app.document.leading_to(e.id) for e in table.descendants()
                    if e.name == "tableViewCell" and e.id is not None)]
    chosen = varied(chance, found, kind=lambda pair: pair[1].name)
    if chosen is None:
        return None
    table, held = chosen
    body = chance.choice([
        "UITableViewCell()", 'tableView.dequeueReusableCell(withIdentifier: "planted", for: path)'])
    app.beside["PlantedCells.swift"] = (
        f"extension {held.name} {{\n"
        "  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {\n"
        f"    {body}\n  }}\n}}\n")
    return Fault(app.document, table.id).mark(table)


@seeder("framework-not-linked")
def not_linked(app, chance):
    """Somebody adds a view of a framework that neither the code nor the project knows."""
    kinds = [
        ("mapView", "MapKit"), ("wkWebView", "WebKit"), ("sceneKitView", "SceneKit"), ("skView", "SpriteKit"),
        ("arscnView", "ARKit"), ("mtkView", "MetalKit"), ("glkView", "GLKit")]
    views = [
        e for e in app.document.elements
        if e.name == "subviews" and e.parent.name == "view" and e.children]
    around = varied(chance, views, kind=lambda e: len(e.children))
    if around is None:
        return None
    name, framework = chance.choice(kinds)
    # A library that code imports may link the framework.
    if any(framework in text or LIBRARY.search(text) for text in app.files().values()):
        return None
    identifier = app.document.fresh(chance)
    text = MARK + f'<{name} contentMode="scaleToFill" id="{identifier}"/>'.encode()
    return Fault(app.document, identifier).after(around.children[-1], text)

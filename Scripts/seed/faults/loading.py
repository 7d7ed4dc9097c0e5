"""Faults of code that loads documents, registers them for cells, or names their segues."""

from .app import CONTROLLERS
from .seeding import MARK, Fault, seeder, varied

MARKED = MARK.decode()


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
    app.beside["PlantedLoader.swift"] = f"final class PlantedLoader: NSObject {{\n  func load() {{ {load} }}\n}}\n"
    return Fault(app.document, owner.id).mark(owner)


@seeder("registered-nib-roots")
def registered_roots(app, chance):
    """Code registers a cell's document, which has a recognizer beside the cell."""
    document = app.document
    roots = [e for e in document.top_level if e.name != "placeholder"]
    if document.is_storyboard or len(roots) != 1 or roots[0].name not in ("tableViewCell", "collectionViewCell"):
        return None
    app.beside["PlantedList.swift"] = (
        "final class PlantedList: UITableViewController {\n  override func viewDidLoad() {\n"
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
        f'enum PlantedScreens {{\n  static let board = UIStoryboard(name: {MARKED}"{wrong}", bundle: nil)\n}}\n')
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
        f"final class PlantedLoader: NSObject {{\n  func load(_ holder: NSObject) {{ {load} }}\n}}\n")
    return app

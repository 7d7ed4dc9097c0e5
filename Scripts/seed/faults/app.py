"""Sources that declare what a document names, each class with its outlets and actions, so that nothing is wrong."""

import random
import re

from . import innocents, objective_c, swift
from .seeding import Fault, source_of

SUPERCLASSES = {
    "view": "UIView", "containerView": "UIView", "label": "UILabel", "button": "UIButton",
    "imageView": "UIImageView", "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UIView", "collectionView": "UICollectionView",
    "collectionViewCell": "UICollectionViewCell", "collectionReusableView": "UICollectionReusableView",
    "scrollView": "UIScrollView", "stackView": "UIStackView", "textField": "UITextField",
    "textView": "UITextView", "toolbar": "UIToolbar", "searchBar": "UISearchBar",
    "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "switch": "UISwitch", "slider": "UISlider",
    "segmentedControl": "UISegmentedControl", "stepper": "UIStepper", "pickerView": "UIPickerView",
    "datePicker": "UIDatePicker", "wkWebView": "WKWebView", "mapView": "MKMapView",
    "visualEffectView": "UIVisualEffectView", "progressView": "UIProgressView",
    "pageControl": "UIPageControl", "activityIndicatorView": "UIActivityIndicatorView",
    "barButtonItem": "UIBarButtonItem", "navigationItem": "UINavigationItem", "tabBarItem": "UITabBarItem",
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
    "customObject": "NSObject", "constraint": "NSLayoutConstraint", "segue": "UIStoryboardSegue",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout", "collectionViewLayout": "UICollectionViewLayout",
    "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer"}
MAC_SUPERCLASSES = {
    "view": "NSView", "customView": "NSView", "window": "NSWindow", "customObject": "NSObject",
    "viewController": "NSViewController", "windowController": "NSWindowController", "button": "NSButton",
    "buttonCell": "NSButtonCell", "textField": "NSTextField", "textFieldCell": "NSTextFieldCell",
    "secureTextField": "NSSecureTextField", "searchField": "NSSearchField", "textView": "NSTextView",
    "imageView": "NSImageView", "tableView": "NSTableView", "outlineView": "NSOutlineView",
    "tableCellView": "NSTableCellView", "scrollView": "NSScrollView", "splitView": "NSSplitView",
    "tabView": "NSTabView", "menu": "NSMenu", "menuItem": "NSMenuItem", "box": "NSBox",
    "stackView": "NSStackView", "visualEffectView": "NSVisualEffectView", "popUpButton": "NSPopUpButton",
    "arrayController": "NSArrayController", "treeController": "NSTreeController",
    "collectionView": "NSCollectionView", "tabViewController": "NSTabViewController",
    "splitViewController": "NSSplitViewController"}
CONTROLLERS = {
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController"}
CONTROLS = {
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker", "UIPageControl",
    "UITextField"}
# What views and controllers of the framework have of themselves.
INHERITED = {"gestureRecognizers", "searchDisplayController", "inputView", "inputAccessoryView"}
CELLS = {"UITableViewCell", "UICollectionViewCell"}
WITH_DELEGATE = {
    "UITableView", "UICollectionView", "UIScrollView", "UITextField", "UITextView", "UISearchBar",
    "UIPickerView", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "MKMapView", "UITabBar", "UIToolbar", "UINavigationBar",
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPinchGestureRecognizer", "UILongPressGestureRecognizer"}
FRAMEWORK = re.compile(
    r"^(UI|NS|MK|WK|AV|GL|GLK|SK|SCN|MTK|QL|PK|PDF|AR|ARSCN|CN|EK|MP|SF|TV|CA|GK|LP|AS|_)[A-Z]")
NAME = re.compile(r"^[A-Za-z_][A-Za-z0-9_]*$")
SELECTOR = re.compile(r"^[A-Za-z_][A-Za-z0-9_]*(:|(:[A-Za-z_][A-Za-z0-9_]*)+:)?$")


# What the data source of a list must implement, by the list's element and the language.
DATA_SOURCES = {
    ("tableView", "swift"):
        "  func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }\n"
        "  func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }",
    ("tableView", "objc"):
        "- (NSInteger)tableView:(UITableView *)list numberOfRowsInSection:(NSInteger)section { return 0; }\n"
        "- (UITableViewCell *)tableView:(UITableView *)list cellForRowAtIndexPath:(NSIndexPath *)path { return nil; }",
    ("collectionView", "swift"):
        "  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }\n"
        "  func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {\n"
        "    UICollectionViewCell()\n  }",
    ("collectionView", "objc"):
        "- (NSInteger)collectionView:(UICollectionView *)list numberOfItemsInSection:(NSInteger)section { return 0; }\n"
        "- (UICollectionViewCell *)collectionView:(UICollectionView *)list "
        "cellForItemAtIndexPath:(NSIndexPath *)path { return nil; }",
    ("pickerView", "swift"):
        "  func numberOfComponents(in list: UIPickerView) -> Int { 1 }\n"
        "  func pickerView(_ list: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }",
    ("pickerView", "objc"):
        "- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)list { return 1; }\n"
        "- (NSInteger)pickerView:(UIPickerView *)list numberOfRowsInComponent:(NSInteger)component { return 0; }",
}


class Unsuitable(Exception):
    """What no sources are made for."""


def is_view(base):
    return base not in CONTROLLERS and base.startswith(("UI", "MK", "WK")) and not base.endswith((
        "Recognizer", "Item", "Layout", "Segue"))


def is_inherited(name, base):
    """Whether a class of the framework has an outlet that documents connect."""
    if name in ("delegate", "dataSource"):
        return base in WITH_DELEGATE
    if name == "view":
        return base in CONTROLLERS or base == "NSViewController"
    if name == "window":
        return base in ("NSDocument", "NSWindowController")
    if name in ("backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView"):
        return base in CELLS or (name == "backgroundView" and base in ("UITableView", "UICollectionView"))
    return name in INHERITED or (name, base) in (
        ("tableView", "UITableViewController"), ("collectionView", "UICollectionViewController"))


class Class:
    """A class of the sources."""

    def __init__(self, name, language):
        self.name, self.language = name, language
        self.base = None
        #: The elements that name it.
        self.elements = []
        #: Type, whether it is a collection, and how it is kept, by the property's name.
        self.outlets = {}
        #: The type of the sender by the selector.
        self.actions = {}
        self.segue_actions = set()
        #: The elements of the lists whose data source it is.
        self.lists = set()
        #: Text inside the class, and behind its name.
        self.more = []
        self.parameters = ""
        #: Names of outlets and actions that the class has, and the run time does not see.
        self.plain = set()

    def files(self):
        """The texts of the class's files by their paths."""
        return (swift if self.language == "swift" else objective_c).files(self)


class App:
    """The classes that a document names, those of a library left out, and some code that is right."""

    def __init__(self, document):
        self.document = document
        self.classes = {}
        #: The folder of sources, and the files next to them.
        self.folder = ""
        self.beside = {}
        if not document.is_touch and not document.is_mac:
            raise Unsuitable
        self.superclasses = MAC_SUPERCLASSES if document.is_mac else SUPERCLASSES
        self._declare()
        self._leave_to_library()
        if not self.classes:
            raise Unsuitable
        self._connect()
        if document.is_touch:
            innocents.add(self)

    def _declare(self):
        for element in self.document.elements:
            name = element.get("customClass")
            if name is None or FRAMEWORK.match(name):
                continue
            if not NAME.match(name):
                raise Unsuitable
            if self.document.is_mac and element.id in ("-1", "-3"):
                # First Responder and Application have no class.
                continue
            base = self.superclasses.get(element.name)
            if element.name == "placeholder" or element is self.document.owner:
                base = self._owner_base(element)
            if base is None:
                raise Unsuitable
            has_module = element.get("customModule") or element.get("customModuleProvider") == "target"
            language = "swift" if has_module else "objc"
            held = self.classes.setdefault(name, Class(name, language))
            held.elements.append(element)
            if language == "objc":
                held.language = language
            if held.base not in (None, base):
                if element.name == "placeholder" and base != "UIViewController":
                    base = held.base
                elif held.base != "NSObject" or held.elements[0].name != "placeholder":
                    raise Unsuitable
            held.base = base

    def _owner_base(self, element):
        held = element.child("connections")
        names = {c.get("property") for c in held.children} if held else set()
        if self.document.is_mac:
            if "window" in names:
                return "NSDocument" if "Document" in element.get("customClass") else "NSWindowController"
            return "NSViewController" if "view" in names else "NSObject"
        if "view" in names or element.get("customClass").endswith("Controller"):
            return "UIViewController"
        return "UIView" if element.get("customClass").endswith("View") else "NSObject"

    def _leave_to_library(self):
        """Some views are of a library, whose name the sources import or whose class they mention."""
        for name, held in list(self.classes.items()):
            chance = random.Random("library " + name)
            if held.language != "objc" or not is_view(held.base) or len(self.classes) < 2 or chance.random() > 0.2:
                continue
            del self.classes[name]
            self.beside[f"Use{name}.m"] = chance.choice([
                f"#import <{name}/{name}.h>\n",
                f"@interface Use{name} : NSObject\n@property (strong) {name} *part;\n@end\n"])

    def class_of(self, element):
        return self.classes.get(element.get("customClass"))

    def type_of(self, element):
        """The class of an object, id if it is unknown."""
        return element.get("customClass") or self.superclasses.get(element.name, "id")

    def _connect(self):
        for connection in self.document.connections:
            source, name = source_of(connection), connection.get("property")
            held = self.class_of(source)
            if name == "dataSource":
                self._data_source(source, self.document.by_id.get(connection.get("destination")))
            if connection.name in ("outlet", "outletCollection") and held is not None:
                target = self.document.by_id.get(connection.get("destination"))
                if target is None or name is None or not NAME.match(name):
                    raise Unsuitable
                if is_inherited(name, held.base):
                    continue
                self._outlet(held, name, self.type_of(target), connection.name == "outletCollection",
                             "weak" if target.parent.name == "subviews" else "strong")
            elif connection.name == "action":
                # AppKit's actions have a target, UIKit's a destination.
                target = self.document.by_id.get(connection.get("destination") or connection.get("target"))
                held = None if target is None else self.class_of(target)
                if held is not None:
                    self._action(held, connection.get("selector") or "", self.type_of(source))
            elif connection.name == "segue":
                self._segue(connection)

    def _data_source(self, source, target):
        held = None if target is None else self.class_of(target)
        # A table controller of the framework has the methods of its own table.
        if held is None or source.name in held.lists or (source.name, held.base) in (
                ("tableView", "UITableViewController"), ("collectionView", "UICollectionViewController")):
            return
        methods = DATA_SOURCES.get((source.name, held.language))
        if methods is not None:
            held.lists.add(source.name)
            held.more.append(methods)

    @staticmethod
    def _outlet(held, name, kind, many, kept):
        known = held.outlets.get(name)
        if known is not None:
            if known[1] != many:
                raise Unsuitable
            if known[0] != kind:
                kind = "AnyObject" if many and held.language == "swift" else "id"
        held.outlets[name] = (kind, many, "strong" if many or kind == "id" else kept)
        if many and kind == "id":
            held.outlets[name] = ("AnyObject" if held.language == "swift" else "id", many, "strong")

    @staticmethod
    def _action(held, selector, kind):
        if not SELECTOR.match(selector):
            raise Unsuitable
        known = held.actions.get(selector, kind)
        held.actions[selector] = kind if known == kind else "id"

    def _segue(self, connection):
        unwind, made = connection.get("unwindAction"), connection.get("destinationCreationSelector")
        if unwind is None and made is None:
            return
        above = [source_of(connection), *source_of(connection).ancestors()]
        scene = next((e for e in above if e.get("sceneMemberID") == "viewController"), None)
        held = None if scene is None else self.class_of(scene)
        if held is None or not SELECTOR.match(unwind or made):
            raise Unsuitable
        if unwind is not None:
            held.actions.setdefault(unwind, "UIStoryboardSegue")
        else:
            held.segue_actions.add(made)

    def files(self):
        """The texts of the sources by their paths."""
        files = {}
        for held in self.classes.values():
            files |= {self.folder + path: text for path, text in held.files().items()}
        # Runtime attributes may be of any object.
        keys = {
            e.get("keyPath").split(".")[0] for e in self.document.elements
            if e.name == "userDefinedRuntimeAttribute" and e.get("keyPath")}
        keys = sorted(key for key in keys if NAME.match(key))
        if keys and self.document.is_touch:
            members = "".join(f"  @objc var {key}: Any? {{ get {{ nil }} set {{}} }}\n" for key in keys)
            files[self.folder + "RuntimeKeys.swift"] = f"extension NSObject {{\n{members}}}\n"
        return files | self.beside

    def used_once(self, *languages):
        """Classes that one object alone is of."""
        return [
            held for held in self.classes.values() if len(held.elements) == 1
            and held.elements[0].id is not None and (not languages or held.language in languages)]


def renamed(document, suffix):
    """A document whose own classes have a suffix, so that those of several can lie side by side."""
    fault = Fault(document, None).mark(document.root)
    for element in document.elements:
        name = element.get("customClass")
        if name is not None and not FRAMEWORK.match(name):
            fault.set(element, customClass=name + suffix)
    data, place = fault.damaged()
    return data


def project(files):
    """The text of an Xcode project with one target that contains the files of its folder."""
    def key(kind, number=0):
        return f"{kind:02X}{number:022X}"

    def listed(kind, numbers):
        return ", ".join(key(kind, number) for number in numbers)

    def phase(kind, name, endings):
        numbers = [number for number, file in enumerate(files) if file.endswith(endings)]
        return f"{key(kind)} = {{ isa = {name}; files = ({listed(2, numbers)}); }};"

    every = range(len(files))
    objects = [
        f'{key(1, number)} = {{ isa = PBXFileReference; path = "{file}"; sourceTree = "<group>"; }};'
        f" {key(2, number)} = {{ isa = PBXBuildFile; fileRef = {key(1, number)}; }};"
        for number, file in enumerate(files)]
    objects += [
        f'{key(3)} = {{ isa = PBXGroup; children = ({listed(1, every)}); sourceTree = "<group>"; }};',
        phase(4, "PBXSourcesBuildPhase", (".swift", ".m")),
        phase(5, "PBXResourcesBuildPhase", (".xib", ".storyboard")),
        f"{key(6)} = {{ isa = PBXNativeTarget; name = App; buildPhases = ({key(4)}, {key(5)}); "
        'productType = "com.apple.product-type.application"; };',
        f"{key(7)} = {{ isa = PBXProject; mainGroup = {key(3)}; targets = ({key(6)}); }};"]
    text = "\n".join(objects)
    return f"// !$*UTF8*$!\n{{ archiveVersion = 1; objectVersion = 50; objects = {{\n{text}\n}}; rootObject = {key(7)}; }}\n"

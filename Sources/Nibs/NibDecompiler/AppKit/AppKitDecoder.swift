import Diagnostics
import InterfaceBuilder
import NibCompiler
import NibFormat
import StackSpace
import XMLTree

/// Turns the objects of a nib for macOS into elements.
///
/// An object's keys are those of `Schema/appkit-keys.tsv`, read in the opposite direction, and those that the tables of
/// ``AppKitParts`` name: its parts, colors, fonts, images and texts.
final class AppKitDecoder {
  let reader: NibReader
  let draft: DraftDocument
  let losses: Losses
  let tools: IBToolsVersion
  /// Writes constraints, which both frameworks have, and has the elements and their ids.
  let graph: GraphDecoder
  /// The object with the lists of objects and connectors.
  let data: Int
  /// Whether the nib is that of a scene or of its view.
  var isInStoryboard = false
  /// The controllers that the connectors of a scene's nib name.
  private(set) lazy var links = SceneLinks(reader, data: data)
  /// The ids of the first responders of scenes, by the scenes' objects.
  var responders: [Int: String] = [:]
  /// The id of the first responder for all other objects.
  var usualResponder = "-1"
  /// The enclosing object of each listed object.
  private let parents: [(object: Int, parent: Int)]
  /// The enclosing objects by the objects inside.
  let parent: [Int: Int]
  /// The object that represents the owner of the nib.
  let owner: Int?
  /// The elements that the nib contains only placeholders for.
  private var outside: Set<Int> = []
  /// The pop-up buttons and tables that refer to an item or a header by its id.
  var selectedItems: [(element: DraftElement, item: Int)] = []
  var headerViews: [(element: DraftElement, header: Int)] = []
  /// The cells of grids, which refer to rows and columns by their ids.
  var gridCells: [(element: DraftElement, cell: Int)] = []
  /// The elements of bindings, which refer to one another.
  var bindings: [Int: DraftElement] = [:]
  /// The connectors with texts of an object.
  private lazy var textConnectors: [Int: [Int]] = {
    var connectors: [Int: [Int]] = [:]
    for (list, key) in [
      ("NSConnections", "NSDestination"), ("NSAccessibilityConnectors", "AXDestinationArchiveKey"),
    ] {
      for connector in reader.members(list, of: data)
      where Self.textConnectorClasses.contains(reader.className(connector)) {
        guard let object = reader.object(key, of: connector) else { continue }
        connectors[object, default: []].append(connector)
      }
    }
    return connectors
  }()
  private static let textConnectorClasses = ["NSIBHelpConnector", "NSNibAXAttributeConnector"]
  private let stack = StackSpace.current
  private var depth = 0

  init(
    _ nib: NibGraph, sampler: ElementSampler, draft: DraftDocument, losses: Losses,
    ids: ObjectIDs
  ) {
    graph = GraphDecoder(nib, sampler: sampler, draft: draft, losses: losses, ids: ids)
    reader = graph.reader
    tools = sampler.tools
    self.draft = draft
    self.losses = losses
    let data = reader.object("IB.objectdata", of: 0) ?? 0
    self.data = data
    owner = reader.object("NSRoot", of: data)
    parents = zip(
      reader.members("NSObjectsKeys", of: data), reader.members("NSObjectsValues", of: data)
    ).map { ($0, $1) }
    parent = Dictionary(parents.map { ($0.object, $0.parent) }) { first, _ in first }
  }

  /// Returns the elements of the nib's top-level objects, with their connections.
  func decode() -> [DraftElement] {
    var top = placeholders(owner)
    let application = top.last
    for object in topLevelObjects {
      // A nib may list the application after other objects.
      if isApplication(object), let application {
        graph.elements[object] = application
        setApplicationClass(of: object, application)
      } else if let element = element(for: object, seed: 0) {
        top.append(element)
      }
    }
    complete()
    if parents.contains(where: { isDirect($0.object) }) {
      draft.root["customObjectInstantitationMethod"] = "direct"
    }
    return top
  }

  /// Writes what refers to objects, once all of them have an element.
  func complete() {
    placeOthers()
    let visible = Set(reader.members("NSVisibleWindows", of: data))
    for (object, element) in graph.elements.inKeyOrder
    where !outside.contains(object) {
      collectConstraints(of: object, element)
      if element.name == "window", !visible.contains(object) { element["visibleAtLaunch"] = "NO" }
    }
    writeReferences()
    graph.finish()
    decodeConnectors()
  }

  // MARK: Listed objects

  /// The objects that no other object contains, in order.
  var topLevelObjects: [Int] {
    parents.filter { $0.parent == owner && $0.object != owner }.map(\.object)
  }

  /// The application of a storyboard, which has the main menu; nil in the nib of another scene.
  private(set) lazy var application: Int? = {
    guard isInStoryboard, links.controller == nil, links.view == nil else { return nil }
    let own = topLevelObjects
    // Every nib mentions the application; that of its scene does so twice.
    return own.first { reader.object("IBMainMenu", of: $0) != nil }
      ?? (own.count(where: isApplication) > 1 ? own.first(where: isApplication) : nil)
  }()

  private func isApplication(_ object: Int) -> Bool {
    reader.className(object) == "NSCustomObject"
      && reader.text("NSClassName", of: object) == "NSApplication"
  }

  // MARK: Storyboards

  /// Gives the owner of a view's nib the element of the view's controller.
  func setOwner(_ element: DraftElement) {
    guard let owner else { return }
    graph.elements[owner] = element
    outside.insert(owner)
  }

  /// Gives the placeholders in a view's nib the elements of the objects that they represent.
  func setPlaceholders(_ elements: [String: DraftElement]) {
    for object in reader.graph.objects.indices {
      guard reader.className(object) == "NSNibExternalObjectPlaceholder",
        let name = reader.text("NSExternalObjectPlaceholderIdentifier", of: object),
        let element = elements[name]
      else { continue }
      graph.elements[object] = element
      outside.insert(object)
    }
  }

  /// Returns the elements that every document has: the File's Owner, First Responder and the application.
  private func placeholders(_ owner: Int?) -> [DraftElement] {
    let filesOwner = DraftElement("customObject", ["id": "-2", "userLabel": "File's Owner"])
    if let owner {
      graph.elements[owner] = filesOwner
      let name = reader.text("NSClassName", of: owner) ?? "NSObject"
      // A document without a class means this one.
      if name != "NSObject" || reader.object("IBClassReference", of: owner) != nil {
        graph.setClass(name, of: filesOwner)
      }
    }
    let responder = DraftElement(
      "customObject",
      ["id": "-1", "userLabel": "First Responder", "customClass": "FirstResponder"])
    let application = DraftElement(
      "customObject", ["id": "-3", "userLabel": "Application", "customClass": "NSObject"])
    return [filesOwner, responder, application]
  }

  /// Writes the class of the application, which newer nibs have next to the name that all of them have.
  private func setApplicationClass(of object: Int, _ element: DraftElement) {
    if let reference = reader.object("IBClassReference", of: object) {
      element["customClass"] = reader.text("IBClassName", of: reference)
      element["customModule"] = reader.text("IBModuleName", of: reference)
    } else if reader.hasKey("IBClassReference") {
      element["customClass"] = nil
    }
  }

  /// Places the listed objects that no other object's keys contain: the cells of view-based tables, and menus.
  private func placeOthers() {
    for (object, parent) in parents where graph.elements[object] == nil {
      guard let holder = graph.elements[parent] else { continue }
      let name = reader.className(object)
      guard !AppKitParts.generated.contains(name), name != "NSLayoutConstraint",
        let element = element(for: object, seed: 1)
      else { continue }
      if let container = AppKitParts.container(of: element.name, in: holder.name) {
        holder.container(container).children.append(element)
      } else {
        element["key"] = element.name
        holder.children.append(element)
      }
    }
  }

  // MARK: Objects

  /// Returns the element of an object with everything inside; nil for an object that already has one, or that only the
  /// compiler makes.
  func element(for object: Int, seed: UInt64) -> DraftElement? {
    guard graph.elements[object] == nil, !AppKitParts.generated.contains(reader.className(object)),
      !isInStoryboard || !isApplication(object) || object == application
    else { return nil }
    // Bounded: the depth is limited, and each object has one element.
    guard stack.isLeft, depth < 400 else {
      losses.add("objects that are nested too deeply")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    guard let (name, custom) = elementName(of: object) else {
      losses.add("objects of the class \(reader.className(object))")
      return nil
    }
    let element = DraftElement(name)
    graph.elements[object] = element
    let own = graph.ids.seed(of: name + (custom ?? ""), in: seed)
    element["id"] =
      graph.knownIDs[object] ?? localizedID(of: object) ?? graph.ids.id(for: name, seed: own)
    if let custom { graph.setClass(custom, of: element) }
    if AppKitParts.isView(name) { writeView(object, element) }
    writeKeys(object, element)
    writeValues(object, element)
    writeSpecials(object, element)
    writeParts(object, element, seed: own)
    writeDetails(object, element, seed: own)
    if AppKitParts.isView(name) { writePriorities(object, element) }
    return element
  }

  /// Returns the id that the keys of localizable texts contain: those of the object itself, of its title, and of
  /// connectors with its tool tip and its description.
  private func localizedID(of object: Int) -> String? {
    if let id = graph.localizedID(of: object) { return id }
    let title = reader.object("NSTitleCell", of: object).map { [$0] } ?? []
    // Each id is given out once.
    for holder in title + textConnectors[object, default: []] {
      if let id = graph.localizedID(of: holder) { return id }
    }
    return nil
  }

  /// Whether the nib's own objects are made directly, instead of by objects that represent them.
  private func isDirect(_ object: Int) -> Bool {
    switch reader.className(object) {
    case "NSClassSwapper":
      ["NSView", "NSObject"].contains(reader.text("NSOriginalClassName", of: object))
    default: false
    }
  }

  private func elementName(of object: Int) -> (name: String, custom: String?)? {
    var name = reader.className(object)
    var custom: String?
    switch name {
    case "NSClassSwapper":
      let (original, stated) = classes(of: object)
      name = original
      custom = stated == original ? nil : stated
      if name == "NSView" { name = "NSCustomView" }
      if name == "NSObject" { name = "NSCustomObject" }
      if name == "IBNSWindowController" { name = "NSWindowController" }
    case "NSCustomObject" where object == application:
      let stated = reader.text("NSClassName", of: object)
      return ("application", stated == "NSApplication" ? nil : stated)
    case "NSCustomView", "NSCustomObject":
      let stated = reader.text("NSClassName", of: object)
      custom = stated == "NSView" || stated == "NSObject" ? nil : stated
    case "NSWindowTemplate":
      let stated = reader.text("NSWindowClass", of: object)
      custom = stated == "NSWindow" ? nil : stated
    default: break
    }
    if let element = AppKitParts.elements[name] { return (element, custom) }
    // A controller of a framework whose classes are not in the schema.
    if reader.values(of: object)["showSeguePresentationStyle"] != nil {
      return ("viewController", custom ?? name)
    }
    // A class of a framework that the schema does not have.
    let isView = ["NSFrame", "NSFrameSize"].contains { reader.object($0, of: object) != nil }
    return isView ? ("customView", custom ?? name) : nil
  }

  // MARK: Views

  private func writeView(_ object: Int, _ element: DraftElement) {
    let frame =
      reader.geometry("NSFrame", of: object)
      ?? reader.geometry("NSFrameSize", of: object).map { [0, 0] + $0 }
    if let frame, frame.count == 4 {
      element.children.append(ValueElements.rect(frame, key: "frame"))
    }
    if reader.flag("NSDoNotTranslateAutoresizingMask", of: object) {
      element["translatesAutoresizingMaskIntoConstraints"] = "NO"
    }
  }

  /// Writes the priorities of a view, once its cell is known: the nib has only those that differ from the usual ones, and
  /// a document only those that differ from others.
  private func writePriorities(_ object: Int, _ element: DraftElement) {
    let name = Vocabulary.interfaceBuilder.name(element.name) ?? Names.view
    let usual = AppKitPriorities.verticalHugging(
      of: name, bezel: tools >= .xcode26 ? element.child(keyed: "cell")?["bezelStyle"] : nil)
    for (key, across, down, ordinary) in [
      (
        "NSHuggingPriority", "horizontalHuggingPriority", "verticalHuggingPriority", [250, usual]
      ),
      (
        "NSAntiCompressionPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", [750, 750]
      ),
    ] {
      let stated = reader.geometry(key, of: object) ?? ordinary
      let implied: Double = key == "NSHuggingPriority" ? 250 : 750
      guard stated.count == 2 else { continue }
      if stated[0] != implied { element[across] = DraftElement.number(stated[0]) }
      if stated[1] != implied { element[down] = DraftElement.number(stated[1]) }
    }
  }

  private func collectConstraints(of object: Int, _ element: DraftElement) {
    for constraint in reader.members("NSViewConstraints", of: object) {
      graph.add(constraint, to: element)
    }
  }
}

import InterfaceBuilder
import NibFormat
import StackSpace
import XMLTree

/// Turns the objects of one nib into elements.
final class GraphDecoder {
  let reader: NibReader
  let sampler: ElementSampler
  let draft: DraftDocument
  let losses: Losses
  let ids: ObjectIDs
  /// The elements of the nib's objects.
  var elements: [Int: DraftElement] = [:]
  /// The objects that have another object's element, such as the content view of a collection view's cell.
  var standIns: [Int: Int] = [:]
  /// The elements that the nib's placeholders represent, by identifier.
  var outside: [String: DraftElement] = [:]
  /// The ids of objects that the names of nibs contain.
  var knownIDs: [Int: String] = [:]
  /// Whether the nib is that of a scene or of its view; a controller's children have scenes of their own then.
  var isInStoryboard = false
  /// The constraints that the compiler adds for the layout guides of a controller.
  var guideConstraints: Set<Int> = []
  /// The bars that belong to controllers, in contrast to those that are views of a scene.
  var barsOfControllers: Set<Int> = []
  /// The constraints to write when every object has an id, with their view.
  private var constraints: [(constraint: Int, view: DraftElement)] = []
  /// The number of objects around the current one, including those of the enclosing nibs.
  var depth = 0
  /// The members of views that some size classes lack.
  private let candidates: Candidates
  private let stack = StackSpace.current

  init(
    _ graph: NibGraph, sampler: ElementSampler, draft: DraftDocument, losses: Losses, ids: ObjectIDs
  ) {
    reader = NibReader(graph)
    candidates = Candidates(reader, root: 0)
    self.sampler = sampler
    self.draft = draft
    self.losses = losses
    self.ids = ids
  }

  /// The object that is the root of the nib.
  var root: Int { 0 }

  /// Returns the elements of the nib's top-level objects, with their connections and runtime attributes.
  func decode(seed: UInt64 = 0) -> [DraftElement] {
    var top: [DraftElement] = []
    for object in reader.members("UINibTopLevelObjectsKey", of: root) {
      if let placeholder = placeholder(object) {
        if let placeholder = placeholder.element { top.append(placeholder) }
      } else if let element = element(for: object, seed: seed) {
        if element.name == "view", element["key"] == nil {
          element.children.append(
            DraftElement("freeformSimulatedSizeMetrics", ["key": "simulatedDestinationMetrics"]))
        }
        top.append(element)
      }
    }
    finish()
    return top
  }

  /// Writes what refers to objects, once all of them have an element.
  func finish() {
    for (constraint, view) in constraints { write(constraint, in: view) }
    for window in reader.members("UINibVisibleWindowsKey", of: root) {
      elements[window]?["visibleAtLaunch"] = "YES"
    }
    decodeConnections()
    decodeRuntimeAttributes()
    decodeAccessibility()
    decodeTraits()
  }

  // MARK: Placeholders

  /// Returns the element of a placeholder, which is nil if it is not part of this nib; nil for other objects.
  func placeholder(_ object: Int) -> (element: DraftElement?, Void)? {
    guard reader.className(object) == "UIProxyObject" else { return nil }
    let identifier = reader.text("UIProxiedObjectIdentifier", of: object) ?? ""
    if let known = outside[identifier] {
      elements[object] = known
      return (nil, ())
    }
    let element = DraftElement("placeholder", ["placeholderIdentifier": identifier])
    switch identifier {
    case "IBFilesOwner":
      element["id"] = "-1"
      element["userLabel"] = "File's Owner"
    case "IBFirstResponder":
      element["id"] = "-2"
      element["customClass"] = "UIResponder"
    default: element["id"] = ids.id(for: identifier, seed: 1)
    }
    // A nib may contain several placeholders for one object.
    outside[identifier] = element
    elements[object] = element
    return (element, ())
  }

  // MARK: Objects

  /// The class of an object in the framework, and its class at run time if that is another one.
  func classes(of object: Int) -> (original: String, custom: String?) {
    let name = reader.className(object)
    guard name == "UIClassSwapper" else { return (name, nil) }
    let original = reader.text("UIOriginalClassName", of: object) ?? "NSObject"
    let custom = reader.text("UIClassName", of: object)
    return (original, custom == original ? nil : custom)
  }

  /// Returns the element of an object with everything inside; nil for an object that already has one or cannot have
  /// one.
  func element(for object: Int, seed: UInt64) -> DraftElement? {
    guard elements[object] == nil, standIns[object] == nil else { return nil }
    guard stack.isLeft, depth < 400 else {
      losses.add("objects that are nested too deeply")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let classes = classes(of: object)
    guard let (name, custom) = elementName(of: object, classes) else { return nil }
    let element = DraftElement(name)
    elements[object] = element
    let own = ids.seed(of: name + (custom ?? ""), in: seed)
    element["id"] =
      knownIDs[object] ?? localizedID(of: object) ?? ids.id(for: name, seed: own)
    if let custom { setClass(custom, of: element) }
    writeView(object, element)
    writeProperties(object, element, seed: own)
    writeSpecials(object, element, seed: own)
    writeSubviews(object, element, seed: own)
    return element
  }

  private func elementName(
    of object: Int, _ classes: (original: String, custom: String?)
  ) -> (name: String, custom: String?)? {
    if let name = DocumentWords.elements[classes.original] { return (name, classes.custom) }
    if Self.generated.contains(classes.original) { return nil }
    let isView = reader.values(of: object)["UIBounds"] != nil
    // A controller of a framework whose classes are not in the schema.
    if isInStoryboard, !isView,
      reader.values(of: object)["UIExternalObjectsTableForViewLoading"] != nil
    {
      return ("viewController", classes.custom ?? classes.original)
    }
    if !isView, reader.className(object) != "UIClassSwapper" {
      losses.add("objects of the class \(classes.original)")
      return nil
    }
    return (isView ? "view" : "customObject", classes.custom ?? classes.original)
  }

  /// The classes of objects that the compiler makes without an element.
  private static let generated: Set<String> = [
    "_UITableViewCellSeparatorView", "_UILayoutGuide", "UISegment", "UILayoutGuide",
  ]

  /// Sets the custom class of an element; a mangled name contains the module.
  func setClass(_ name: String, of element: DraftElement) {
    guard let (module, parts) = SwiftClassName.parts(of: name) else {
      element["customClass"] = name
      return
    }
    element["customClass"] = parts.joined(separator: ".")
    element["customModule"] = module
  }

  /// The classes of an object's parts that may contain its texts.
  private static let textHolders: Set<String> = [
    "NSMutableDictionary", "UIButtonContent", "NSMutableArray", "UISegment",
    "UIButtonConfiguration", "NSAttributedString", "NSTableHeaderCell",
  ]

  /// Returns the id that the keys of an object's localizable texts contain.
  func localizedID(of object: Int) -> String? {
    var seen: Set<Int> = []
    func search(_ object: Int, _ depth: Int) -> String? {
      // Bounded: the depth is at most 3, and each object is searched once.
      guard seen.insert(object).inserted else { return nil }
      for (_, value) in reader.graph.values(of: object) {
        guard case .object(let inner) = value else { continue }
        let name = reader.className(inner)
        if name == "NSLocalizableString" {
          let key = reader.text("NSKey", of: inner) ?? ""
          guard let dot = key.firstIndex(of: "."), dot > key.startIndex else { continue }
          return String(key[..<dot])
        }
        let isPart = Self.textHolders.contains(name)
        if isPart, depth < 3, let id = search(inner, depth + 1) { return id }
      }
      return nil
    }
    guard let id = search(object, 0), ids.take(id) else { return nil }
    return id
  }

  // MARK: Views

  private func writeView(_ object: Int, _ element: DraftElement) {
    guard let name = Vocabulary.interfaceBuilder.name(element.name),
      IBSchema.isView(name, on: .iOS)
    else { return }
    let size = reader.geometry("UIBounds", of: object) ?? [0, 0, 0, 0]
    let center = reader.geometry("UICenter", of: object) ?? [0, 0]
    guard size.count == 4, center.count == 2 else { return }
    element.children.append(
      ValueElements.rect(
        [center[0] - size[2] / 2, center[1] - size[3] / 2, size[2], size[3]], key: "frame"))
    let mask = reader.integer("UIAutoresizingMask", of: object) ?? 0
    if mask != Self.usualMask {
      let child = DraftElement("autoresizingMask", ["key": "autoresizingMask"])
      for (bit, name) in Self.maskBits where mask & bit != 0 { child[name] = "YES" }
      element.children.append(child)
    }
    if reader.flag("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", of: object) {
      element["translatesAutoresizingMaskIntoConstraints"] = "NO"
    }
    for (key, across, down) in Self.priorities {
      guard let text = reader.text(key, of: object) else { continue }
      let numbers = ValueElements.numbers(in: text)
      guard numbers.count == 2 else { continue }
      element[across] = DraftElement.number(numbers[0])
      element[down] = DraftElement.number(numbers[1])
    }
  }

  /// The mask of a view whose document does not state one: fixed to the left and the top.
  private static let usualMask = 36
  private static let maskBits = [
    (1, "flexibleMinX"), (2, "widthSizable"), (4, "flexibleMaxX"), (8, "flexibleMinY"),
    (16, "heightSizable"), (32, "flexibleMaxY"),
  ]
  private static let priorities = [
    (
      "UIViewContentHuggingPriority", "horizontalHuggingPriority", "verticalHuggingPriority"
    ),
    (
      "UIViewContentCompressionResistancePriority", "horizontalCompressionResistancePriority",
      "verticalCompressionResistancePriority"
    ),
  ]

  private func writeSubviews(_ object: Int, _ element: DraftElement, seed: UInt64) {
    let views =
      candidates.members("traitStorageSubviews", of: object)
      ?? reader.members("UISubviews", of: object)
    let children = views.compactMap { self.element(for: $0, seed: seed) }
    if !children.isEmpty { element.container("subviews").children += children }
    for guide in reader.members("UIViewLayoutGuides", of: object) {
      if let child = layoutGuide(guide, seed: seed) { element.children.append(child) }
    }
    collectConstraints(of: object, for: element)
  }

  /// Remembers a constraint of a view, to write it when every object has an id.
  func add(_ constraint: Int, to element: DraftElement) {
    constraints.append((constraint, element))
  }

  /// Remembers the constraints of a view, to write them into an element when every object has an id.
  func collectConstraints(of object: Int, for element: DraftElement) {
    let known = reader.members("UIViewAutolayoutConstraints", of: object)
    var members = candidates.members("traitStorageConstraints", of: object) ?? known
    // Constraints that the compiler adds itself are in no list of candidates.
    members += known.filter { !members.contains($0) }
    for constraint in members where !guideConstraints.contains(constraint) {
      constraints.append((constraint, element))
    }
  }

  private func layoutGuide(_ guide: Int, seed: UInt64) -> DraftElement? {
    guard elements[guide] == nil else { return nil }
    let identifier = reader.text("UILayoutGuideIdentifier", of: guide) ?? ""
    let forms = [
      "UIViewSafeAreaLayoutGuide": ("viewLayoutGuide", "safeArea"),
      "UIScrollView-contentLayoutGuide": ("viewLayoutGuide", "contentLayoutGuide"),
      "UIScrollView-frameLayoutGuide": ("viewLayoutGuide", "frameLayoutGuide"),
      "UIViewKeyboardLayoutGuide": ("keyboardLayoutGuide", "keyboard"),
    ]
    let element: DraftElement
    if let (name, key) = forms[identifier] {
      element = DraftElement(name, ["key": key])
    } else {
      element = DraftElement("layoutGuide")
      if !identifier.isEmpty { element["identifier"] = identifier }
    }
    element["id"] = ids.id(for: identifier, seed: ids.seed(of: element.name, in: seed))
    elements[guide] = element
    return element
  }

  /// Returns the id of the element of an object; nil for an object without an element.
  func id(of object: Int) -> String? { elements[standIns[object] ?? object]?["id"] }
}

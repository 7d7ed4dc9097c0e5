import Diagnostics
import InterfaceBuilder
import NibFormat
import StackSpace
import XMLTree

/// The compilation of one nib. Objects of the document become objects of the graph when they are first referenced,
/// depth first, so that the same document always results in the same numbers.
final class NibEncoder {
  let document: IBDocument
  let options: NibCompiler.Options
  let era: ToolsEra
  /// The contents of the nib; references to the rest of the document become placeholders.
  let unit: CompilationUnit
  // Encoding uses a single thread, and no access continues beyond a call.
  @exclusivity(unchecked) var builder = NibGraphBuilder()
  var diagnostics: [Diagnostic] = []
  @exclusivity(unchecked) var values = ValueCache()
  /// The features that only a few of the document's objects have.
  let features: DocumentFeatures
  /// Views that are installed only in some size classes.
  let uninstalledViews: UninstalledViews
  /// The indices of the layout guides that constraints refer to.
  private(set) var constrainedGuides: Set<Int> = []
  private let stack = StackSpace.current
  /// The graph's object for each object of the document; -1 if there is none yet, -2 if there never will be.
  @exclusivity(unchecked) private var numbers: [Int32]
  private var constraintItems: [Int: Int] = [:]
  private(set) var placeholders: [String: Int] = [:]
  /// The placeholders in the graph, in the order of first use.
  var upstream: [UpstreamObject] = []
  /// The identifiers of placeholders that have names.
  var upstreamIdentifiers: [UpstreamObject.Key: String] = [:]
  /// The templates of segues, by the index of the connection.
  var templates: [Int: Int] = [:]
  /// The switches in the graph, and their frames in the document.
  var switchFrames: [(number: Int, frame: Rect)] = []
  /// The layout guides that replace the safe area of a controller's view, by the index of the view.
  var simulatedGuides: [Int: SimulatedGuides] = [:]
  /// The classes of AppKit's objects, by number.
  private(set) var appKitClasses: [Int: String] = [:]
  /// The number of cells that enclose the objects of this nib.
  var cellDepth = 0
  /// The corner views of tables, by the index of the table.
  var cornerViews: [Int: Int] = [:]
  /// The views that clip the headers of tables, by the index of the scroll view.
  var headerClips: [Int: Int] = [:]
  /// The indices of the stack views with arranged views.
  var earlyStackIndices: [Int] = []
  /// The connectors that a scene of AppKit's storyboards has without elements in the document.
  var sceneConnectors: [Connector] = []
  /// The constraints that hold a controller's layout guides, by the index of the guide.
  var guideConstraints: [Int: [Int]] = [:]

  /// Creates an encoder of one nib.
  /// - Parameter features: The features of the document, if they are already known from another of its nibs.
  init(
    _ unit: CompilationUnit, of document: IBDocument, options: NibCompiler.Options,
    features: DocumentFeatures? = nil
  ) {
    self.unit = unit
    self.document = document
    self.options = options
    era = ToolsEra(document, options)
    let features = features ?? DocumentFeatures(document, options)
    self.features = features
    uninstalledViews = UninstalledViews(document, features)
    numbers = Array(repeating: -1, count: document.objects.count)
  }

  /// Returns the graph's object for an object of the document; nil for an object that is not compiled.
  func reference(to object: IBObject) -> Int? {
    let known = numbers[object.index]
    if known != -1 { return known < 0 ? nil : Int(known) }
    if isAppKit, !isInAppKitNib(object) { return nil }
    if let identifier = unit.placeholderIdentifier(for: object) {
      let number = placeholder(identifier)
      numbers[object.index] = Int32(number)
      return number
    }
    guard unit.contains(object) || isAppKit && unit.storyboard == nil else {
      let number = upstreamPlaceholder(for: .object(object))
      numbers[object.index] = Int32(number)
      return number
    }
    guard let encoding = ElementEncoding(object, era, diagnose: { diagnostics.append($0) }) else {
      numbers[object.index] = -2
      return nil
    }
    guard stack.isLeft else {
      diagnostics.append(
        Diagnostic(
          id: "too-deep", severity: .error, file: document.file, range: object.sourceRange,
          objectID: object.id, objectPath: nil,
          message: "objects are nested too deeply; this one is left out"))
      numbers[object.index] = -2
      return nil
    }
    return encode(object, as: encoding)
  }

  private func encode(_ object: IBObject, as encoding: ElementEncoding) -> Int {
    let swapped = swappedClass(of: object, original: encoding.className)
    let number =
      swapped == nil
      ? builder.addObject(encoding.className, fallbacks: encoding.fallbacks)
      : builder.addObject(isAppKit ? "NSClassSwapper" : "UIClassSwapper")
    if isAppKit { appKitClasses[number] = swapped == nil ? encoding.className : "NSClassSwapper" }
    numbers[object.index] = Int32(number)
    let node = object.node
    builder.setOrigin(
      NibOrigin(file: document.file, objectID: object.id, line: node.position.line), of: number)
    let writer = ObjectWriter(encoder: self, source: object, node: node, number: number)
    encoding.write(writer)
    if let swapped {
      writer.write(isAppKit ? "NSClassName" : "UIClassName", string: swapped)
      writer.write(
        isAppKit ? "NSOriginalClassName" : "UIOriginalClassName",
        string: isAppKit ? Self.originalClass(encoding.className) : encoding.className)
    }
    return number
  }

  /// Makes a part of an object replace the object in constraints.
  func standIn(_ part: Int, for object: IBObject) { constraintItems[object.index] = part }

  /// Returns the graph's object that represents an object in constraints.
  func constraintItem(for object: IBObject) -> Int? {
    if object.node.name == Names.viewLayoutGuide { constrainedGuides.insert(object.index) }
    // Only when a cell is written is it known what represents it.
    let number = reference(to: object)
    return constraintItems.isEmpty ? number : constraintItems[object.index] ?? number
  }

  /// Returns the graph's object and attribute that represent an attribute of an object in constraints.
  ///
  /// If views have no safe area, it is the area between the controller's layout guides, or else the whole view.
  func constraintEnd(_ object: IBObject, _ attribute: Int) -> (item: Int?, attribute: Int) {
    guard !hasSafeArea, object.isSafeArea, let view = object.parent else {
      return (constraintItem(for: object), attribute)
    }
    if let guides = simulatedGuides[view.index] {
      if attribute == 3 { return (guides.top, 4) }
      if attribute == 4 { return (guides.bottom, 3) }
    }
    return (constraintItem(for: view), attribute)
  }

  /// Whether views have a safe area (since iOS 11).
  var hasSafeArea: Bool { options.oldestSystem.map { $0 >= SystemVersion(11) } ?? true }

  /// Whether views differ between size classes (since iOS 8).
  var hasSizeClasses: Bool { options.oldestSystem.map { $0 >= SystemVersion(8) } ?? true }

  /// Makes an object of the graph represent the owner of the nib.
  func setOwner(_ number: Int, for object: IBObject) { numbers[object.index] = Int32(number) }

  /// Returns the class of one of AppKit's objects in the graph.
  func className(of number: Int) -> String? { appKitClasses[number] }

  /// Returns whether an object is already in the graph.
  func isEncoded(_ object: IBObject) -> Bool { numbers[object.index] >= 0 }

  /// The document's objects that are in the graph, in document order. Of the objects that are added in the meantime,
  /// those after the current one are included.
  var encodedObjects: some Sequence<IBObject> {
    numbers.indices.lazy.filter { self.numbers[$0] >= 0 }.map { self.document.objects[$0] }
  }

  /// Returns the object of an element; nil if it has none.
  func object(at element: Node) -> IBObject? {
    guard let object = document.object(around: element), object.node == element else { return nil }
    return object
  }

  /// Returns the shared placeholder for an object outside the nib.
  func placeholder(_ identifier: String) -> Int {
    if let known = placeholders[identifier] { return known }
    let number = proxy(identifier)
    placeholders[identifier] = number
    return number
  }

  /// Returns a new placeholder that nothing else in the nib shares.
  func proxy(_ identifier: String) -> Int {
    if isAppKit { return externalObject(identifier) }
    let number = builder.addObject("UIProxyObject")
    builder.add("UIProxiedObjectIdentifier", object: string(identifier), to: number)
    return number
  }

  /// Returns the run-time class for the class swapper: the custom class, or the original class if code can instantiate
  /// the object; nil if the object needs no swapper.
  private func swappedClass(of object: IBObject, original: String) -> String? {
    if isAppKit { return appKitSwappedClass(of: object, original: original) }
    guard let name = runtimeName(of: object.node) else {
      return isMadeByCode(object) ? original : nil
    }
    return name == original ? nil : name
  }

  /// Returns the run-time name of an element's custom class; nil if it has none.
  func runtimeName(of node: Node) -> String? {
    guard let custom = node[Names.customClass] else { return nil }
    let isTarget = node[Names.customModuleProvider] == "target"
    guard
      let module = isTarget
        ? options.moduleName ?? node[Names.customModule] : node[Names.customModule]
    else {
      if isTarget { warnOfUnknownModule(of: custom, at: node) }
      return custom
    }
    return SwiftName.mangled(custom, module: module)
  }

  private func warnOfUnknownModule(of name: String, at node: Node) {
    let object = document.object(around: node)
    diagnostics.append(
      Diagnostic(
        id: "unknown-module", severity: .warning, file: document.file, range: node.sourceRange,
        objectID: object?.id, objectPath: object?.path,
        message:
          "the class '\(name)' belongs to the target's module, which is unknown, so only an Objective-C class is found at run time; name the module with --module"
      ))
  }

  /// Records a diagnostic for an element that a nib cannot contain.
  func note(_ node: Node, _ message: String) {
    let object = document.object(around: node)
    diagnostics.append(
      Diagnostic(
        id: "not-compiled", severity: .warning, file: document.file, range: node.sourceRange,
        objectID: object?.id, objectPath: object?.path, message: message))
  }
}

// Lists of objects.
extension NibEncoder {
  func collection(_ className: String, _ members: [Int]) -> Int {
    let number = builder.addObject(className)
    builder.add("NSInlinedValue", true, to: number)
    for member in members { builder.add("UINibEncoderEmptyKey", object: member, to: number) }
    return number
  }

  /// Returns an immutable array; all empty arrays are the same object.
  func array(_ members: [Int]) -> Int {
    if members.isEmpty, let empty = values.emptyArray { return empty }
    let array = collection("NSArray", members)
    if members.isEmpty { values.emptyArray = array }
    return array
  }

  /// Returns a dictionary of alternating keys and values.
  func dictionary(_ className: String, _ entries: [(key: Int, value: Int)]) -> Int {
    collection(className, entries.flatMap { [$0.key, $0.value] })
  }

  /// Returns a writer for an object of the graph that has no corresponding element.
  func writer(for number: Int, of source: IBObject) -> ObjectWriter {
    ObjectWriter(encoder: self, source: source, node: source.node, number: number)
  }
}

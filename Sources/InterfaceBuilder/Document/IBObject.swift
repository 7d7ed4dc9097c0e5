public import Diagnostics
public import XMLTree

/// One object of a document: a view, a controller, a constraint, a placeholder.
public struct IBObject: Sendable {
  /// The document.
  public let document: IBDocument
  /// The object's place among ``IBDocument/objects``.
  public let index: Int

  private var record: DocumentGraph.Object { document.graph.objects[index] }

  /// The object's element.
  public var node: Node { document.tree[Int(record.node)] }

  /// The name of the element: `label`.
  public var element: String { node.spelling }

  /// What part the element plays.
  public var kind: ElementKind { node.name.elementKind }

  /// The object's id, nil if it has none.
  public var id: String? { node[Names.id] }

  /// The place of the object in the source.
  public var sourceRange: SourceRange { node.sourceRange }
}

extension IBObject: Hashable {
  /// Objects are equal when they are the same one of the same document.
  public static func == (left: IBObject, right: IBObject) -> Bool {
    left.index == right.index && left.document === right.document
  }

  /// Hashes the object's place.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

// MARK: - Classes and roles

extension IBObject {
  /// The class that the document names for the object, nil if it has the element's own.
  public var customClass: String? { node[Names.customClass] }

  /// The Swift module of the custom class, nil for Objective-C classes and where the target's is meant.
  public var customModule: String? { node[Names.customModule] }

  /// `target` if the module is that of the target that contains the document.
  public var customModuleProvider: String? { node[Names.customModuleProvider] }

  /// The framework's class: `UILabel`, nil if the element has none.
  public var frameworkClass: String? {
    IBSchema.className(of: node.name, on: document.platform)
  }

  /// The class of the object at run time: the custom one, or the framework's.
  public var className: String? { customClass ?? frameworkClass }

  /// The part that the object plays when the document is loaded.
  ///
  /// In the iOS family, `placeholderIdentifier` decides. macOS documents reserve the ids -2, -1 and -3 for the owner,
  /// the first responder and the application, whatever their labels.
  public var role: IBRole {
    if document.platform.isIOSFamily {
      guard node.name == Names.placeholder else { return .object }
      switch node[Names.placeholderIdentifier] {
      case "IBFilesOwner": return .filesOwner
      case "IBFirstResponder": return .firstResponder
      default: return .externalObject
      }
    }
    guard node.name == Names.customObject else { return .object }
    switch node[Names.id] {
    case "-2": return .filesOwner
    case "-1": return .firstResponder
    case "-3": return .application
    default: return .object
    }
  }
}

// MARK: - Names

extension IBObject {
  /// The label that the object has in Interface Builder.
  public var label: String? { node[Names.userLabel] }

  /// The identifier for state restoration.
  public var restorationIdentifier: String? { node[Names.restorationIdentifier] }

  /// The identifier that a cell or reusable view is dequeued by.
  public var reuseIdentifier: String? { node[Names.reuseIdentifier] }

  /// The identifier that a storyboard's controller is instantiated by.
  public var storyboardIdentifier: String? { node[Names.storyboardIdentifier] }

  /// The name that an external object is handed in by.
  public var externalObjectIdentifier: String? {
    role == .externalObject ? node[Names.placeholderIdentifier] : nil
  }

  /// The way from the document to the object: `view "Header" > label`.
  public var path: String {
    var parts: [String] = []
    var current: IBObject? = self
    while let object = current {
      let name = object.label ?? object.customClass
      parts.append(object.element + (name.map { " \"\($0)\"" } ?? ""))
      current = object.parent
    }
    return parts.reversed().joined(separator: " > ")
  }
}

// MARK: - Hierarchy

extension IBObject {
  /// The enclosing object, nil at the top level.
  public var parent: IBObject? { document.object(at: record.parent) }

  /// The key of the parent that holds this object: `view`, `subviews`, `constraints`; nil at the top.
  public var key: String? {
    guard let parent else { return nil }
    let node = node
    guard let element = node.parent, element != parent.node else { return node[Names.key] }
    return element[Names.key] ?? element.spelling
  }

  /// The objects directly inside, in order.
  public var children: [IBObject] { document.objects(from: index + 1, to: Int(record.end)) }

  /// The places of this object and of all inside it among ``IBDocument/objects``.
  public var range: Range<Int> { index..<Int(record.end) }

  /// Whether an object is this one or inside it.
  public func encloses(_ other: IBObject) -> Bool {
    other.document === document && other.index >= index && other.index < Int(record.end)
  }

  /// The object that fills a property.
  public func child(keyed key: String) -> IBObject? {
    var found: IBObject?
    forEachChild { if found == nil, $0.fills(key) { found = $0 } }
    return found
  }

  /// The objects under a key, in order.
  public func children(keyed key: String) -> [IBObject] {
    var found: [IBObject] = []
    forEachChild { if $0.fills(key) { found.append($0) } }
    return found
  }

  /// The views inside, the backmost first.
  public var subviews: [IBObject] { children(keyed: "subviews") }

  /// The constraints that the object holds.
  public var constraints: [ResolvedConstraint] {
    var found: [ResolvedConstraint] = []
    forEachChild { if let constraint = ResolvedConstraint($0) { found.append(constraint) } }
    return found
  }

  private func forEachChild(_ body: (IBObject) -> Void) {
    let end = Int(record.end)
    var index = index + 1
    while index < end {
      body(IBObject(document: document, index: index))
      index = Int(document.graph.objects[index].end)
    }
  }

  /// Whether the key of the parent that holds this object is this one, without making a string of it.
  private func fills(_ key: String) -> Bool {
    let node = node
    let parent = Int(record.parent)
    guard parent != Int(DocumentGraph.none), let element = node.parent else { return false }
    if element.index == Int(document.graph.objects[parent].node) {
      return node.attribute(Names.key, is: key) == true
    }
    return element.attribute(Names.key, is: key) ?? (element.spelling == key)
  }

  /// The scene that the object belongs to, nil in a xib.
  public var scene: IBScene? {
    node.ancestors.first { $0.name == Names.scene }.map { IBScene(document: document, node: $0) }
  }

  /// The frame in the superview's space, in points; nil if none is stored.
  public var frame: Rect? {
    if let rect = node.child(keyed: "frame") { return rect.rect }
    return (node.child(keyed: "contentRect")).flatMap { $0.rect }
  }

  /// The connections whose source is this object, in order.
  public var connections: [IBConnection] {
    guard let container = node.firstElement(named: Names.connections) else { return [] }
    return document.graph.connections(in: container).map {
      IBConnection(document: document, index: $0)
    }
  }

  /// The gesture recognizers attached to the object, in order.
  public var gestureRecognizers: [IBObject] {
    connections.filter { $0.kind == .outletCollection && $0.name == "gestureRecognizers" }
      .compactMap(\.destination)
  }
}

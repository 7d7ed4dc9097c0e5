public import Diagnostics
public import XMLTree

/// An object of a document: a view, a controller, a constraint or a placeholder.
public struct IBObject: Sendable {
  /// The document that contains the object.
  public let document: IBDocument
  /// The object's index in ``IBDocument/objects``.
  public let index: Int

  private var record: DocumentGraph.Object { document.graph.objects[index] }

  /// The element of the object.
  public var node: Node { document.tree[Int(record.node)] }

  /// The name of the element: `label`.
  public var element: String { node.spelling }

  /// The kind of the element, by its function in a document.
  public var kind: ElementKind { node.name.elementKind }

  /// The object's id, nil if it has none.
  public var id: String? { node[Names.id] }

  /// The object's range in the source.
  public var sourceRange: SourceRange { node.sourceRange }
}

extension IBObject: Hashable {
  /// Returns whether two values refer to the same object of the same document.
  public static func == (left: IBObject, right: IBObject) -> Bool {
    left.index == right.index && left.document === right.document
  }

  /// Hashes the object's index.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

// MARK: - Classes and roles

extension IBObject {
  /// The custom class that the document names; nil if the object has the element's own class.
  public var customClass: String? { node[Names.customClass] }

  /// The Swift module of the custom class; nil for Objective-C classes, and for classes of the target's own module.
  public var customModule: String? { node[Names.customModule] }

  /// The value `target` if the custom class belongs to the module of the target that contains the document.
  public var customModuleProvider: String? { node[Names.customModuleProvider] }

  /// The framework class of the element: `UILabel`; nil if the element has none.
  public var frameworkClass: String? {
    IBSchema.className(of: node.name, on: document.platform)
  }

  /// The class of the object at run time: the custom class, or else the framework class.
  public var className: String? { customClass ?? frameworkClass }

  /// The role of the object when the document is loaded.
  ///
  /// In the iOS family, `placeholderIdentifier` determines the role. In macOS xibs, the ids -2, -1 and -3 are reserved for
  /// File's Owner, the first responder and the application, regardless of their labels. Each scene of a macOS storyboard
  /// has a first responder of its own.
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
    if document.kind == .storyboard, node[Names.sceneMemberID] == "firstResponder" {
      return .firstResponder
    }
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

  /// The identifier that state restoration uses.
  public var restorationIdentifier: String? { node[Names.restorationIdentifier] }

  /// The identifier that code uses to dequeue a cell or reusable view.
  public var reuseIdentifier: String? { node[Names.reuseIdentifier] }

  /// The identifier that code uses to instantiate a storyboard's controller.
  public var storyboardIdentifier: String? { node[Names.storyboardIdentifier] }

  /// The identifier of an external object that code passes in.
  public var externalObjectIdentifier: String? {
    role == .externalObject ? node[Names.placeholderIdentifier] : nil
  }

  /// The path from the document to the object: `view "Header" > label`. Very long names, and the middle of a very long
  /// path, are shortened.
  public var path: String {
    var parts: [String] = []
    var current: IBObject? = self
    while let object = current {
      let name = object.label ?? object.customClass
      let title = name.map { " \"\(ShortText.title($0))\"" } ?? ""
      parts.append(ShortText.title(object.element) + title)
      current = object.parent
    }
    return ShortText.path(parts.reversed().joined(separator: " > "))
  }
}

// MARK: - Hierarchy

extension IBObject {
  /// The enclosing object; nil at the top level.
  public var parent: IBObject? { document.object(at: record.parent) }

  /// The parent's key for this object: `view`, `subviews`, `constraints`; nil at the top level.
  public var key: String? {
    guard let parent else { return nil }
    let node = node
    guard let element = node.parent, element != parent.node else { return node[Names.key] }
    return element[Names.key] ?? element.spelling
  }

  /// The objects directly inside this one, in order.
  public var children: [IBObject] { document.objects(from: index + 1, to: Int(record.end)) }

  /// The indices of this object and of all objects inside it in ``IBDocument/objects``.
  public var range: Range<Int> { index..<Int(record.end) }

  /// Returns whether an object is this one or inside it.
  public func encloses(_ other: IBObject) -> Bool {
    other.document === document && other.index >= index && other.index < Int(record.end)
  }

  /// Returns the object that is the value of a property.
  public func child(keyed key: String) -> IBObject? {
    var found: IBObject?
    forEachChild { if found == nil, $0.fills(key) { found = $0 } }
    return found
  }

  /// Returns the objects under a key, in order.
  public func children(keyed key: String) -> [IBObject] {
    var found: [IBObject] = []
    forEachChild { if $0.fills(key) { found.append($0) } }
    return found
  }

  /// The views directly inside this one, from back to front.
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

  /// Returns whether the parent's key for this object is a given key, without creating a string.
  private func fills(_ key: String) -> Bool {
    let node = node
    let parent = Int(record.parent)
    guard parent != Int(DocumentGraph.none), let element = node.parent else { return false }
    if element.index == Int(document.graph.objects[parent].node) {
      return node.attribute(Names.key, is: key) == true
    }
    return element.attribute(Names.key, is: key) ?? (element.spelling == key)
  }

  /// The scene that contains the object; nil in a xib.
  public var scene: IBScene? {
    node.ancestors.first { $0.name == Names.scene }.map { IBScene(document: document, node: $0) }
  }

  /// The frame in points, in the superview's coordinate space; nil if the document has none.
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

public import InterfaceBuilder
import XMLTree

/// Facts about a document that several rules need, computed lazily.
public final class DocumentFacts {
  private let document: IBDocument
  /// The facts from the app's sources, or nil if unknown.
  let sources: (any SourceFacts)?

  init(_ document: IBDocument, _ sources: (any SourceFacts)?) {
    self.document = document
    self.sources = sources
  }

  /// The File's Owner, or nil for a storyboard.
  public private(set) lazy var filesOwner: IBObject? = document.filesOwner

  /// The placeholders and, on macOS, the objects with reserved ids, in document order.
  public private(set) lazy var placeholders: [IBObject] = topLevelObjects.filter {
    $0.role != .object || $0.node.name == Names.placeholder
  }

  /// The top-level objects, in document order.
  public private(set) lazy var topLevelObjects: [IBObject] = document.topLevelObjects

  /// The top-level objects that become views, in document order.
  public private(set) lazy var topLevelViews: [IBObject] = topLevelObjects.filter { isView($0) }

  /// Returns whether an object becomes a view on the document's platform.
  public func isView(_ object: IBObject) -> Bool {
    IBSchema.isView(object.node.name, on: document.platform)
  }

  /// Whether the document contains a top or bottom layout guide of a controller.
  private(set) lazy var hasOldLayoutGuides = document.objects.contains {
    $0.node.name == Names.viewControllerLayoutGuide
  }

  // MARK: Connections

  /// The connections by id. The first one with an id counts.
  private(set) lazy var connectionsByID = Dictionary(
    document.connections.compactMap { connection in connection.id.map { ($0, connection) } }
  ) { first, _ in first }

  /// Returns the connections whose source is an object, in document order.
  public func connections(from object: IBObject) -> [IBConnection] {
    outgoing[object.index].map { document.connections[$0] }
  }

  /// Returns the connections whose destination is an object, in document order.
  public func connections(to object: IBObject) -> [IBConnection] {
    incoming[object.index].map { document.connections[$0] }
  }

  /// Returns the outlets and outlet collections of an object, in document order.
  public func outlets(of object: IBObject) -> [IBConnection] {
    outgoing[object.index].compactMap {
      let connection = document.connections[$0]
      return Self.isOutlet(connection) ? connection : nil
    }
  }

  /// Returns whether an object is the destination of an outlet or outlet collection, so that code can change it.
  public func isReachedByOutlet(_ object: IBObject) -> Bool {
    incoming[object.index].contains { Self.isOutlet(document.connections[$0]) }
  }

  static func isOutlet(_ connection: IBConnection) -> Bool {
    let kind = connection.kind
    return kind == .outlet || kind == .outletCollection
  }

  private lazy var outgoing = grouped { $0.source }
  private lazy var incoming = grouped { $0.destination }

  private func grouped(by end: (IBConnection) -> IBObject?) -> Groups {
    Groups(
      document.connections.map { end($0)?.index ?? Groups.none }, count: document.objects.count)
  }

  // MARK: Masks

  /// Returns the size-class variations that add or remove the object with an id.
  func maskEntries(for id: String) -> [Node] { masks[id] ?? [] }

  private lazy var masks: [String: [Node]] = {
    let tree = document.tree
    return tree.withRecords { nodes, _ in
      nodes.indices.reduce(into: [:]) { found, index in
        guard nodes[index].kind == .element,
          nodes[index].name == Names.exclude || nodes[index].name == Names.include,
          let id = tree[index][Names.reference]
        else { return }
        found[id, default: []].append(tree[index])
      }
    }
  }()

  // MARK: Identifiers

  /// The objects by restoration identifier, in document order.
  public private(set) lazy var restorationIdentifiers = objects(by: Names.restorationIdentifier)

  /// The controllers by storyboard identifier, in document order.
  public private(set) lazy var storyboardIdentifiers = objects(by: Names.storyboardIdentifier)

  private func objects(by attribute: Name) -> [String: [IBObject]] {
    // Most documents use none. Scanning all attributes is much cheaper than one lookup for each object.
    let isUsed = document.tree.withRecords { _, attributes in
      attributes.contains { $0.name == attribute }
    }
    guard isUsed else { return [:] }
    return document.objects.reduce(into: [:]) { found, object in
      // An empty identifier does not count.
      if let value = object.node[attribute], !value.isEmpty {
        found[value, default: []].append(object)
      }
    }
  }
}

/// Numbers in groups, stored in flat arrays: group `n` is `items[starts[n]..<starts[n + 1]]`.
struct Groups: Sendable {
  static let none = -1
  private var starts: [Int32]
  private var items: [Int32]

  /// Groups the indices of a list by their keys. ``none`` belongs to no group.
  init(_ keys: [Int], count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    items = []
    for key in keys where key != Self.none { starts[key + 1] += 1 }
    for number in 0..<count { starts[number + 1] += starts[number] }
    items = Array(repeating: 0, count: Int(starts[count]))
    var next = starts
    for (place, key) in keys.enumerated() where key != Self.none {
      items[Int(next[key])] = Int32(place)
      next[key] += 1
    }
  }

  /// The indices in a group, in order, or an empty sequence for an unknown group.
  subscript(number: Int) -> LazyMapSequence<ArraySlice<Int32>, Int> {
    guard number < starts.count - 1 else { return items[0..<0].lazy.map { Int($0) } }
    return items[Int(starts[number])..<Int(starts[number + 1])].lazy.map { Int($0) }
  }
}

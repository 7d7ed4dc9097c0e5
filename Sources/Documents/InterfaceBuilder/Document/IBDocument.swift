public import Diagnostics
public import FoundationEssentials
import Synchronization
public import XMLTree

/// A `.xib` or `.storyboard` document: its objects, their hierarchy, and every byte of the source.
public final class IBDocument: Sendable {
  /// The kind of a document's file.
  public enum Kind: String, Hashable, Sendable {
    /// A `.xib` file, whose objects are loaded together.
    case xib
    /// A `.storyboard` file, which contains scenes.
    case storyboard
  }

  /// The grammar that the source is written in.
  public enum Dialect: String, Hashable, Sendable {
    /// A `<document>`, since Xcode 5.
    case document
    /// An `<archive>`, Xcode 3 and 4.
    case archive
  }

  /// The file, as the caller named it; nil for a document from memory.
  public let file: String?
  /// The document as it was written.
  public let source: Tree
  /// The document in the current dialect: the source itself, or the conversion of a legacy archive.
  public let tree: Tree
  /// The kind of file: xib or storyboard.
  public let kind: Kind
  /// The grammar of the source.
  public let dialect: Dialect
  /// The platform that the document is designed for.
  public let platform: IBPlatform

  let graph: DocumentGraph
  /// The indices of the connections in the order of their records; empty if that is the tree's order.
  private let connectionOrder: [Int]
  private let conversionDiagnostics: [Diagnostic]
  private let checked = Mutex<[Diagnostic]?>(nil)
  private let resourceTable = Mutex<[ResourceKey: Int]?>(nil)

  private struct ResourceKey: Hashable {
    let kind: Name
    let name: String
  }

  /// Reads a document.
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name for messages.
  /// - Throws: A ``Diagnostic`` if the bytes are not XML, the root element is not that of a document, or the document
  ///   exceeds the limits.
  public init(parsing bytes: [UInt8], file: String? = nil, limits: Limits = .document) throws {
    do {
      let source = try Tree(parsing: bytes, vocabulary: .interfaceBuilder, limits: limits)
      let root = source.root
      let type = root[Names.type]
      let tree: Tree
      switch root.name {
      case Names.document:
        dialect = .document
        tree = source
        conversionDiagnostics = []
      case Names.archive:
        let archive = try LegacyArchive(source, limits: limits)
        dialect = .archive
        tree = archive.tree
        conversionDiagnostics = archive.diagnostics.map { $0.inFile(file) }
      default:
        throw Self.foreignRoot(root)
      }
      guard let platform = IBPlatform(targetRuntime: root[Names.targetRuntime], type: type) else {
        throw Diagnostic(
          id: "unknown-platform", severity: .error, range: root.sourceRange,
          message:
            "unknown document type \(type.map { "'\($0)'" } ?? "(none)"); a xib for iOS has"
            + " 'com.apple.InterfaceBuilder3.CocoaTouch.XIB'"
        )
      }
      self.file = file
      self.source = source
      self.tree = tree
      self.platform = platform
      kind = type?.mentions("Storyboard") == true ? .storyboard : .xib
      graph = DocumentGraph(tree)
      connectionOrder = dialect == .document ? [] : Self.sourceOrder(of: graph, in: tree)
    } catch let problem as Diagnostic {
      throw problem.inFile(file)
    }
  }

  /// Returns the derived connections in the order of their records in the source.
  private static func sourceOrder(of graph: DocumentGraph, in tree: Tree) -> [Int] {
    let starts = graph.connections.map { tree[Int($0.node)].record.start }
    return starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
  }

  /// Reads a document from a file.
  /// - Throws: A ``Diagnostic`` if the file cannot be read or does not contain a document.
  public convenience init(contentsOf url: URL, limits: Limits = Limits()) throws {
    let bytes: [UInt8]
    do {
      bytes = [UInt8](try Data(contentsOf: url))
    } catch {
      throw Diagnostic(
        id: "unreadable-file", severity: .error, file: url.path,
        message: FileManager.default.fileExists(atPath: url.path)
          ? "cannot read the file; check its permissions" : "no such file")
    }
    try self.init(parsing: bytes, file: url.path, limits: limits)
  }

  /// Reads a document from a string.
  /// - Throws: The same errors as ``init(parsing:file:limits:)-([UInt8],_,_)``.
  public convenience init(parsing text: String, file: String? = nil) throws {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  private static func foreignRoot(_ root: Node) -> Diagnostic {
    Diagnostic(
      id: "not-a-document", severity: .error, range: root.sourceRange,
      message: "not an Interface Builder document: the root element is <\(root.spelling)>,"
        + " not <document> or <archive>")
  }

  /// The mistakes in the document, in the order of the source.
  ///
  /// These are duplicate and dangling ids, values that do not parse, and elements and attributes that the schema does
  /// not know. They are computed on first use.
  public var diagnostics: [Diagnostic] {
    checked.withLock { found in
      if let found { return found }
      let result = (conversionDiagnostics + DocumentCheck(self).diagnostics).sorted {
        ($0.range?.start.offset ?? 0, $0.id) < ($1.range?.start.offset ?? 0, $1.id)
      }
      found = result
      return result
    }
  }
}

// MARK: - The root's attributes

extension IBDocument {
  /// The root element in the current dialect.
  public var root: Node { tree.root }

  /// The build of Interface Builder that saved the document: `21507`, or with a fraction `32700.99.1234`.
  public var toolsVersion: String? { root[Names.toolsVersion] }

  /// Whether the document uses Auto Layout.
  public var usesAutoLayout: Bool { root.bool(Names.useAutolayout) ?? false }

  /// Whether the document uses size classes.
  public var usesTraitCollections: Bool { root.bool(Names.useTraitCollections) ?? false }

  /// Whether the document uses the safe area instead of the top and bottom layout guides.
  public var usesSafeAreas: Bool { root.bool(Names.useSafeAreas) ?? false }

  /// Whether the document is a launch screen, which must not have custom classes or connections.
  public var isLaunchScreen: Bool { root.bool(Names.launchScreen) ?? false }

  /// The initial view controller of a storyboard.
  public var initialViewController: IBObject? {
    root[Names.initialViewController].flatMap { object(id: $0) }
  }

  /// The device that the canvas shows; nil if the document names none.
  public var device: IBDevice? { root.firstElement(named: Names.device).map { IBDevice(node: $0) } }
}

// MARK: - Objects

extension IBDocument {
  /// Every object in document order: each element that becomes or represents an object at run time, or has an id.
  public var objects: IBObjects { IBObjects(document: self) }

  /// The objects without an enclosing object, in document order.
  public var topLevelObjects: [IBObject] { objects(from: 0, to: graph.objects.count) }

  /// The first object with an id.
  public func object(id: String) -> IBObject? {
    var id = id
    let found = id.withUTF8 { graph.object(id: $0, in: tree) }
    return found.map { IBObject(document: self, index: Int($0)) }
  }

  /// Returns the object with the id that an attribute of the tree names, without creating a string.
  func object(id: AttributeRecord) -> IBObject? {
    graph.object(id: id, in: tree).map { IBObject(document: self, index: Int($0)) }
  }

  /// The objects whose id an earlier object already has, each with that object, in document order.
  public var duplicates: [(object: IBObject, first: IBObject)] {
    graph.ids.duplicates.map {
      (
        IBObject(document: self, index: Int($0.object)),
        IBObject(document: self, index: Int($0.first))
      )
    }
  }

  /// Returns the object of a node, or the innermost object around it.
  public func object(around node: Node) -> IBObject? {
    guard node.tree === tree else { return nil }
    return object(at: graph.owners[node.index])
  }

  /// The placeholder of the object that loads a xib; nil for a storyboard.
  public var filesOwner: IBObject? { objects.first { $0.role == .filesOwner } }

  /// The scenes of a storyboard, in order.
  public var scenes: [IBScene] {
    graph.scenes.map { IBScene(document: self, node: tree[Int($0)]) }
  }

  func object(at index: UInt32) -> IBObject? {
    index == DocumentGraph.none ? nil : IBObject(document: self, index: Int(index))
  }

  /// Returns the outermost objects of a range.
  func objects(from start: Int, to end: Int) -> [IBObject] {
    var found: [IBObject] = []
    var index = start
    while index < end {
      found.append(IBObject(document: self, index: index))
      index = Int(graph.objects[index].end)
    }
    return found
  }
}

// MARK: - Connections and resources

extension IBDocument {
  /// Every connection, in document order, or in the order of the records of a legacy archive.
  public var connections: IBConnections {
    IBConnections(document: self, order: connectionOrder)
  }

  /// The document's entries for images and colors.
  public var resources: [Node] {
    root.firstElement(named: Names.resources).map { Array($0.elements) } ?? []
  }

  /// Returns the entry for a resource of a kind (`image`, `namedColor`, `systemColor`) with a name.
  public func resource(_ kind: Name, named name: String) -> Node? {
    resourceTable.withLock { cached in
      let table = cached ?? namedResources
      cached = table
      return table[ResourceKey(kind: kind, name: name)].map { tree[$0] }
    }
  }

  /// The indices of the nodes of resources. The first one with a name counts.
  private var namedResources: [ResourceKey: Int] {
    let named = resources.compactMap { node in
      node[Names.name].map { (ResourceKey(kind: node.name, name: $0), node.index) }
    }
    return Dictionary(named) { first, _ in first }
  }
}

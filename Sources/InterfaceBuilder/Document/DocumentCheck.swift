import Diagnostics
import XMLTree

/// What is wrong with a document that could be read: one pass over its nodes.
struct DocumentCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let document: IBDocument
  /// Whether each node has an element directly inside.
  private let holdsElements: [Bool]
  /// The last object that something was reported of: its path is put together once for all.
  private var reported: (object: IBObject, path: String)?

  init(_ document: IBDocument) {
    self.document = document
    holdsElements = Self.holdsElements(document.tree)
    checkDuplicates()
    var unknownElements: [Name: [Node]] = [:]
    var inObjects = 0
    for index in 0..<document.tree.count {
      let node = document.tree[index]
      if node.kind == .text || node.kind == .cdata { checkText(node) }
      guard node.kind == .element else { continue }
      if node.name == Names.objects || node.name == Names.scenes {
        inObjects = max(inObjects, Int(node.record.subtreeEnd))
      }
      if node.name.elementKind == .unknown { unknownElements[node.name, default: []].append(node) }
      checkAttributes(node, resolving: index < inObjects)
    }
    for nodes in unknownElements.values { report(unknown: nodes) }
    checkConnections()
    checkInitialController()
    diagnostics = diagnostics.map { $0.inFile(document.file) }
  }

  private static func holdsElements(_ tree: Tree) -> [Bool] {
    var holds = Array(repeating: false, count: tree.count)
    tree.withRecords { nodes, _ in
      for node in nodes where node.kind == .element && node.parent != NodeRecord.none {
        holds[Int(node.parent)] = true
      }
    }
    return holds
  }

  private mutating func report(
    _ id: String, _ severity: Diagnostic.Severity, at node: Node, range: SourceRange? = nil,
    notes: [Diagnostic.Note] = [], _ message: String
  ) {
    let object = document.object(around: node)
    if let object, object != reported?.object { reported = (object, object.path) }
    diagnostics.append(
      Diagnostic(
        id: id, severity: severity, range: range ?? node.sourceRange, objectID: object?.id,
        objectPath: object == nil ? nil : reported?.path, message: message, notes: notes))
  }

  private mutating func checkDuplicates() {
    for (object, earlier) in document.duplicates {
      report(
        "duplicate-id", .error, at: object.node,
        notes: [
          Diagnostic.Note("first used here by <\(earlier.element)>", range: earlier.sourceRange)
        ],
        "duplicate id '\(object.id ?? "")'; connections lead to the first object with it, so change one of the ids"
      )
    }
  }

  private mutating func checkAttributes(_ node: Node, resolving: Bool) {
    // The tag is read again for its attributes' places, once, where there is something to report.
    lazy var places = node.attributeSourceRanges
    for attribute in node.attributes {
      guard let row = IBSchema.attribute(attribute.name, of: node.name) else {
        if node.name.elementKind != .unknown {
          report(
            "unknown-attribute", .note, at: node, range: places[attribute.index],
            "unknown attribute '\(attribute.spelling)' of <\(node.spelling)>; kept unchanged")
        }
        continue
      }
      if !document.tree.withValue(of: attribute.stored, { row.type.accepts($0) }) {
        let value = attribute.value
        report(
          "invalid-value", .warning, at: node, range: places[attribute.index],
          "invalid value \(attribute.spelling)=\"\(value)\"; expected \(row.type.expectation)")
      }
      if resolving, row.type == .reference, node.name.elementKind != .connection,
        document.graph.object(id: attribute.stored, in: document.tree) == nil
      {
        let value = attribute.value
        report(
          "dangling-reference", .error, at: node, range: places[attribute.index],
          "'\(attribute.spelling)' refers to the missing object '\(value)';"
            + " remove the reference or restore the object")
      }
    }
  }

  /// Text between elements means nothing: it is what an editor or a merge left behind.
  private mutating func checkText(_ node: Node) {
    guard let parent = node.parent, holdsElements[parent.index] else { return }
    let text = node.text.utf8.split { $0 <= 0x20 }.first.map { String(decoding: $0, as: UTF8.self) }
    report(
      "stray-text", .warning, at: node,
      "unexpected text '\(text ?? "")' in <\(parent.spelling)>, perhaps left over from a merge; remove it"
    )
  }

  private mutating func report(unknown nodes: [Node]) {
    guard let first = nodes.first else { return }
    let times = nodes.count == 1 ? "" : " (\(nodes.count) times)"
    report(
      "unknown-element", .note, at: first,
      "unknown element <\(first.spelling)>\(times); kept unchanged")
  }

  private mutating func checkConnections() {
    for connection in document.connections {
      let node = connection.node
      let title = connection.title
      if connection.kind == nil {
        report(
          "unknown-connection", .note, at: node,
          "unknown kind of connection <\(node.spelling)>; kept unchanged")
        continue
      }
      guard connection.destination == nil else { continue }
      guard let id = connection.destinationID else {
        // A segue inside another one, for peeking, goes where that one goes.
        if node[Names.inheritsFrom] != nil { continue }
        report(
          "connection-without-destination", .warning, at: node,
          "the \(title) has no destination; connect or remove it")
        continue
      }
      report(
        "dangling-reference", .error, at: node,
        "the \(title) leads to the missing object '\(id)'; remove the connection or restore the object"
      )
    }
  }

  private mutating func checkInitialController() {
    guard let id = document.root[Names.initialViewController], document.object(id: id) == nil else {
      return
    }
    report(
      "dangling-reference", .error, at: document.root,
      "'initialViewController' refers to the missing object '\(id)'; choose another initial controller"
    )
  }
}

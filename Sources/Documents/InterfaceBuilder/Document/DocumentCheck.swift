import Diagnostics
import XMLTree

/// Finds the mistakes in a readable document, in one pass over its nodes.
struct DocumentCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let document: IBDocument
  /// Whether each node has a child element.
  private let holdsElements: [Bool]
  /// The last object that a diagnostic names, and its path, which is computed only once per object.
  private var reported: (object: IBObject, path: String)?
  private var rows = AttributeRows.borrowed()
  /// The source ranges of the attributes of the last reported node, whose start tag is scanned only once.
  private var places: (node: Int, ranges: [SourceRange])?

  init(_ document: IBDocument) {
    self.document = document
    holdsElements = Self.holdsElements(document.tree)
    checkDuplicates()
    var unknownElements: [Name: [Node]] = [:]
    var inObjects = 0
    // Nodes are created only for what is reported, because handles to nodes are reference-counted.
    document.tree.withRecords { nodes, attributes in
      for (index, node) in nodes.enumerated() {
        switch node.kind {
        case .text, .cdata:
          if node.parent != NodeRecord.none, holdsElements[Int(node.parent)] {
            report(stray: document.tree[index])
          }
        case .element:
          if node.name == Names.objects || node.name == Names.scenes {
            inObjects = max(inObjects, Int(node.subtreeEnd))
          }
          if node.name.elementKind == .unknown {
            unknownElements[node.name, default: []].append(document.tree[index])
          }
          for place in node.attributeRange
          where !isInOrder(attributes[place], of: node, resolving: index < inObjects) {
            report(
              document.tree[index].attributes[place - Int(node.firstAttribute)],
              resolving: index < inObjects)
          }
        case .comment, .instruction: break
        }
      }
    }
    rows.recycle()
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
        "duplicate id '\(object.id ?? "")'; connections refer to the first object with it, so change one of the ids"
      )
    }
  }

  /// Returns whether the schema knows an attribute, its value has the right type, and its reference is not dangling.
  private mutating func isInOrder(
    _ attribute: AttributeRecord, of node: NodeRecord, resolving: Bool
  ) -> Bool {
    guard let row = rows[attribute.name, of: node.name] else {
      return node.name.elementKind == .unknown
    }
    return document.tree.withValue(of: attribute) { row.type.accepts($0) }
      && !(resolving && isDangling(attribute, row, of: node))
  }

  private func isDangling(
    _ attribute: AttributeRecord, _ row: IBSchema.AttributeRow, of node: NodeRecord
  ) -> Bool {
    row.type == .reference && node.name.elementKind != .connection
      && document.graph.object(id: attribute, in: document.tree) == nil
  }

  /// Reports the mistake in an invalid attribute.
  private mutating func report(_ attribute: Attribute, resolving: Bool) {
    let node = attribute.node
    let range = sourceRange(of: attribute)
    guard let row = rows[attribute.name, of: node.name] else {
      report(
        "unknown-attribute", .note, at: node, range: range,
        "unknown attribute '\(attribute.spelling)' of <\(node.spelling)>; kept unchanged")
      return
    }
    if !document.tree.withValue(of: attribute.stored, { row.type.accepts($0) }) {
      report(
        "invalid-value", .warning, at: node, range: range,
        "invalid value \(attribute.spelling)=\"\(attribute.value)\"; expected \(row.type.expectation)"
      )
    }
    if resolving, isDangling(attribute.stored, row, of: node.record) {
      // Xcode compiles documents whose size classes add or remove missing views, which has no effect.
      let isIgnored = node.name == Names.include || node.name == Names.exclude
      report(
        "dangling-reference", isIgnored ? .warning : .error, at: node, range: range,
        "'\(attribute.spelling)' refers to the missing object '\(attribute.value)';"
          + " remove the reference or restore the object")
    }
  }

  private mutating func sourceRange(of attribute: Attribute) -> SourceRange {
    let node = attribute.node
    if places?.node != node.index { places = (node.index, node.attributeSourceRanges) }
    return places?.ranges[attribute.index] ?? node.sourceRange
  }

  /// Reports text between elements, which is meaningless and usually left over from an editor or a merge.
  private mutating func report(stray node: Node) {
    guard let parent = node.parent else { return }
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
      if connection.kind != nil, connection.destination != nil { continue }
      let node = connection.node
      let title = connection.title
      if connection.kind == nil {
        report(
          "unknown-connection", .note, at: node,
          "unknown kind of connection <\(node.spelling)>; kept unchanged")
        continue
      }
      guard let id = connection.destinationID else {
        // A nested peek segue has the destination of the enclosing segue.
        if node[Names.inheritsFrom] != nil { continue }
        report(
          "connection-without-destination", .warning, at: node,
          "the \(title) has no destination; connect or remove it")
        continue
      }
      report(
        "dangling-reference", .error, at: node,
        "the \(title) refers to the missing object '\(id)'; remove the connection or restore the object"
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

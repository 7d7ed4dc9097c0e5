import InterfaceBuilder
import XMLTree

/// What a document says, fact by fact: which objects there are, where, and with which properties.
///
/// Read off the document's nodes alone, so that merges are graded by something that knows nothing of how they are made.
struct DocumentFacts {
  /// Values by what they are values of: `bbd-tK-tSh/frame@width`.
  private(set) var values: [String: String] = [:]
  /// The object of each fact; empty for the document's own.
  private(set) var objects: [String: String] = [:]
  /// For each object, itself and the objects around it.
  private(set) var around: [String: [String]] = [:]
  /// What objects name by their attributes.
  private(set) var references: [String: Set<String>] = [:]
  /// Connections and constraints by their content without their ids, and outlets by their name.
  private(set) var twins: [String: Set<String>] = [:]

  init(_ document: IBDocument) {
    visit(document.root, object: "", path: "document", [], isInObjects: false)
  }

  private mutating func add(_ key: String, _ value: String, _ object: String) {
    values[key] = value
    objects[key] = object
  }

  private mutating func visit(
    _ node: Node, object: String, path: String, _ enclosing: [String], isInObjects: Bool
  ) {
    var (object, path, enclosing) = (object, path, enclosing)
    let kind = node.name.elementKind
    let id = isInObjects ? node["id"] ?? node["sceneID"].map { "scene:" + $0 } : nil
    if let id {
      if kind == .connection || kind == .constraint {
        for twin in Self.twins(node, path) { twins[twin, default: []].insert(id) }
      }
      add("\(id) is in", path, id)
      object = id
      path = id
      enclosing = [id] + enclosing
      around[id] = enclosing
    }
    if kind != .container || id != nil { add("\(path) is", node.spelling, object) }
    for attribute in node.attributes {
      add("\(path)@\(attribute.spelling)", attribute.value, object)
      if id != nil,
        ["firstItem", "secondItem", "destination", "target"].contains(attribute.spelling)
      {
        references[object, default: []].insert(attribute.value)
      }
    }
    if node.children.contains(where: { $0.kind == .text }) {
      add("\(path) says", node.text, object)
    }
    let inside = isInObjects || ["objects", "scenes"].contains(node.spelling)
    let children = Array(node.elements)
    let steps = children.map(Self.step)
    let counts = Dictionary(steps.map { ($0, 1) }, uniquingKeysWith: +)
    for (child, step) in zip(children, steps) {
      let hasID = inside && (child["id"] ?? child["sceneID"]) != nil
      if hasID || counts[step] == 1 {
        visit(child, object: object, path: "\(path)/\(step)", enclosing, isInObjects: inside)
      } else {
        // Among several that nothing tells apart, each thing that is said is a fact.
        let text = child.tree.sourceText(in: child.range)
        add("\(path)/\(step) with \(text)", "there", object)
      }
    }
  }

  private static func step(_ node: Node) -> String {
    if let key = node["key"] { return key }
    let names = ["keyPath", "property", "name", "identifier", "reference", "className"]
    return node.spelling + (names.lazy.compactMap { node[$0] }.first.map { ":" + $0 } ?? "")
  }

  private static func twins(_ node: Node, _ path: String) -> [String] {
    let list = path.split(separator: "/").dropLast().joined(separator: "/")
    let rest = node.attributes.filter { $0.spelling != "id" }.map { "\($0.spelling)=\($0.value)" }
    let outlet = node.spelling == "outlet" ? ["\(list) outlet \(node["property"] ?? "")"] : []
    return ["\(list) \(node.spelling) \(rest.joined(separator: " "))"] + outlet
  }

  /// Whether this document says what an object of another one says, under whatever id.
  func hasTwin(of id: String, in other: DocumentFacts) -> Bool {
    other.twins.contains { twin, ids in ids.contains(id) && twins[twin] != nil }
  }
}

import InterfaceBuilder
import XMLTree

/// The facts in a document: its objects, their positions and their properties.
///
/// They are read from the document's nodes, so that the grading of merges does not depend on the code that merges.
struct DocumentFacts {
  /// The values by key, such as `bbd-tK-tSh/frame@width`.
  private(set) var values: [String: String] = [:]
  /// The object of each fact. Empty for facts about the document itself.
  private(set) var objects: [String: String] = [:]
  /// For each object, the object itself and its enclosing objects.
  private(set) var around: [String: [String]] = [:]
  /// The ids to which each object's attributes refer. A constraint without a first item refers to the view around it.
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
    if kind == .constraint, id != nil, node["firstItem"] == nil, enclosing.count > 1 {
      references[object, default: []].insert(enclosing[1])
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
        // If several children are indistinguishable, the text of each child is a fact.
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

  /// Returns whether this document contains the element with a path.
  func has(_ path: String) -> Bool { values["\(path) is"] != nil }

  /// Returns whether this document contains a copy of another document's object, possibly with another id.
  func hasTwin(of id: String, in other: DocumentFacts) -> Bool {
    other.twins.contains { twin, ids in ids.contains(id) && twins[twin] != nil }
  }
}

import Diagnostics
import IBLint
import InterfaceBuilder
public import TestSupport
import XMLTree

/// A probe that uses all operations on a possibly damaged document, and checks the invariants of documents.
public enum Probe {
  /// A violated invariant.
  private struct Broken: Error {
    let what: String
    init(_ what: String) { self.what = what }
  }

  /// Reads a document and uses all operations on it.
  public static func run(_ bytes: [UInt8], seed: UInt64) -> ProbeOutcome {
    do {
      let document = try IBDocument(parsing: bytes)
      try checkTree(document.source, bytes)
      try checkGraph(document)
      try checkWriting(document)
      try checkLinting(document, bytes)
      var random = RandomSource(seed: seed)
      try checkEdits(document.source, &random)
      return .read
    } catch let problem as Diagnostic {
      return problem.id.isEmpty || problem.message.isEmpty ? .broken("an empty message") : .refused
    } catch let broken as Broken {
      return .broken(broken.what)
    } catch {
      return .broken("another error: \(error)")
    }
  }

  private static func expect(_ condition: Bool, _ what: @autoclosure () -> String) throws {
    if !condition { throw Broken(what()) }
  }

  private static func checkTree(_ tree: Tree, _ bytes: [UInt8]) throws {
    try expect(tree.bytes == bytes, "an unedited tree has other bytes")
    var length = 0
    for index in 0..<tree.count {
      let node = tree[index]
      if let parent = node.parent {
        try expect(
          parent.tagRange.upperBound <= node.range.lowerBound
            && node.range.upperBound <= parent.range.upperBound,
          "node \(index) lies outside its parent")
      }
      length += tree.sourceText(in: node.range).utf8.count
      for attribute in node.attributes {
        length += attribute.value.utf8.count + attribute.spelling.utf8.count
        _ = attribute.sourceRange
      }
      length += node.text.utf8.count
    }
    try expect(length > 0, "a tree without anything")
  }

  /// A linter with all rules, including opt-in rules, and all levels of evidence.
  private static let linter = Result {
    try Linter(
      LintConfiguration(only: Set(RuleRegistry.all.map { $0.info.id }), evidence: .possible))
  }

  private static func checkLinting(_ document: IBDocument, _ bytes: [UInt8]) throws {
    let linter = try linter.get()
    let findings = linter.lint(document)
    let offsets = findings.map { $0.range?.start.offset ?? -1 }
    try expect(offsets == offsets.sorted(), "findings are out of order")
    try expect(findings.allSatisfy { !$0.message.isEmpty }, "a finding says nothing")
    guard let fixed = Fixer(linter, .unsafe).fix(bytes, file: nil) else {
      throw Broken("a document that can be read cannot be fixed")
    }
    let errors = findings.count { $0.severity == .error }
    try expect(
      fixed.findings.count { $0.severity == .error } <= errors, "a fixed document has more errors")
    try expect((try? IBDocument(parsing: fixed.bytes)) != nil, "a fixed document is unreadable")
  }

  private static func checkGraph(_ document: IBDocument) throws {
    var paths = 0
    for object in document.objects {
      if let id = object.id {
        try expect(document.object(id: id)?.id == id, "the id \(id) leads to another object")
      }
      for child in object.children {
        try expect(child.parent == object, "a child has another parent")
      }
      paths += object.summary.utf8.count + object.path.utf8.count + object.connections.count
      paths += object.runtimeAttributes.count + object.constraints.count + object.variations.count
      paths += object.excluded(from: "subviews", under: ["widthClass": "regular"]).count
      paths += object.gestureRecognizers.count + (object.key?.utf8.count ?? 0)
    }
    for connection in document.connections {
      paths += connection.name?.utf8.count ?? 0
      if let end = connection.destination {
        try expect(end.id == connection.destinationID, "a connection leads elsewhere")
      }
      _ = (connection.collectionIndex, connection.segue, connection.role, connection.sourceRange)
    }
    for scene in document.scenes {
      paths += scene.objects.count + (scene.controller == nil ? 0 : 1)
    }
    paths += document.outline(all: true).utf8.count + document.outline().utf8.count
    for diagnostic in document.diagnostics {
      try expect(!diagnostic.message.isEmpty, "a diagnostic without words")
      if let range = diagnostic.range {
        try expect(range.start.offset <= range.end.offset, "a range that ends before it begins")
      }
    }
    for node in document.tree.root.subtree where node.name == Names.color {
      _ = (ColorValue(node), FontValue(node), node.insets, node.rect)
    }
    try expect(paths > 0, "a document without anything")
  }

  private static func checkWriting(_ document: IBDocument) throws {
    let once = document.formatted
    let again: IBDocument
    do {
      again = try IBDocument(parsing: once)
    } catch {
      throw Broken("what was formatted cannot be read: \(error)")
    }
    try expect(again.formatted == once, "formatting twice is not formatting once")
    try expect(
      again.objects.map(\.id) == document.objects.map(\.id), "formatting changed the objects")
    _ = DocumentStatistics(document, bytes: document.bytes)
  }

  private static func checkEdits(_ tree: Tree, _ random: inout RandomSource) throws {
    let elements = tree.root.subtree.filter { $0.kind == .element }
    var edits = SourceEdits(tree)
    for _ in 0..<random.below(6) {
      let node = random.pick(elements)
      let other = random.pick(elements)
      guard node != tree.root, other != tree.root else { continue }
      switch random.below(6) {
      case 0: edits.setAttribute("zz", to: "<\"'&>\n", on: node)
      case 1: if let one = node.attributes.first { edits.removeAttribute(one.spelling, from: node) }
      case 2: edits.remove(node)
      case 3: edits.insert("<new/>", random.below(2) == 0 ? .before(node) : .lastIn(node))
      case 4: edits.insert("<new/>", random.below(2) == 0 ? .after(node) : .firstIn(node))
      default: edits.move(node, .lastIn(other))
      }
    }
    do {
      _ = try Tree(parsing: edits.bytes)
    } catch {
      throw Broken("an edited tree cannot be read: \(error)")
    }
  }
}

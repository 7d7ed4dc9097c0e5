import DiagnosticText
import Diagnostics
import TestSupport
import Testing
import XMLTree

/// Many random edits of every sample: what is not edited keeps its bytes, and the result means what a
/// plain model of the tree says it should.
@Suite struct SourceEditsPropertyTests {
  @Test(arguments: Samples.readable)
  func `a random edit changes what it names and nothing else`(_ name: String) throws {
    let tree = try Tree(parsing: Samples.bytes(name))
    var random = RandomSource(seed: UInt64(name.utf8.count) &* 7919)
    for _ in 0..<12 { #expect(try problem(in: tree, edits: 1, &random) == nil) }
  }

  @Test(arguments: Samples.readable)
  func `many random edits at once give what they say`(_ name: String) throws {
    let tree = try Tree(parsing: Samples.bytes(name))
    var random = RandomSource(seed: UInt64(name.utf8.count) &* 104_729)
    for round in 1...6 { #expect(try problem(in: tree, edits: round * 4, &random) == nil) }
  }

  @Test(arguments: ["\r\n", "\n"], ["\t", "  ", ""])
  func `line ends and indentation of any kind are kept`(_ end: String, _ unit: String) throws {
    let text = try Samples.text("LoadingView.xib").replacing("    ", with: unit)
      .replacing("\n", with: end)
    let tree = try Tree(parsing: text)
    var random = RandomSource(seed: 99)
    for round in 1...10 { #expect(try problem(in: tree, edits: round, &random) == nil) }
    if end == "\r\n" {
      var edits = SourceEdits(tree)
      for node in tree.root.elements { edits.insert("<n>\n<m/>\n</n>", .lastIn(node)) }
      let bytes = edits.bytes
      for (before, byte) in zip(bytes, bytes.dropFirst()) where byte == 0x0A {
        #expect(before == 0x0D)
      }
    }
  }

  /// What is wrong with a document after random edits, nil for nothing: it must still read, mean what the model
  /// says, and have every byte that no edit names.
  private func problem(in tree: Tree, edits count: Int, _ random: inout RandomSource) throws
    -> String?
  {
    var editing = RandomEdits(tree)
    for _ in 0..<count { editing.add(&random) }
    let result: Tree
    do {
      result = try Tree(parsing: editing.edits.bytes)
    } catch {
      return "after \(editing.log): \(error)"
    }
    let found = ModelNode(of: result)
    guard found == editing.model else {
      let difference = UnifiedDiff.text(old: dump(editing.model), new: dump(found), path: "edited")
      return "after \(editing.log):\n\(difference)"
    }
    let change =
      changedBytes(editing.model, found, editing) ?? changedEnds(tree, result, editing)
    return change.map { "after \(editing.log): \($0)" }
  }

  /// The first tag or text that no edit names and that is not byte for byte that of the original.
  private func changedBytes(
    _ expected: ModelNode, _ found: ModelNode, _ editing: RandomEdits
  ) -> String? {
    if let before = expected.origin, let after = found.origin,
      !editing.touched.contains(before.index)
    {
      let range = before.kind == .element ? before.tagRange : before.range
      let place = after.kind == .element ? after.tagRange : after.range
      let old = before.tree.sourceText(in: range)
      let new = after.tree.sourceText(in: place)
      if old != new { return "\(old) became \(new)" }
    }
    for (one, other) in zip(expected.children, found.children) {
      if let change = changedBytes(one, other, editing) { return change }
    }
    return nil
  }

  /// What differs before the first edited byte, behind the last one, or in the number of bytes.
  private func changedEnds(_ tree: Tree, _ result: Tree, _ editing: RandomEdits) -> String? {
    let replacements = editing.edits.replacements
    guard let first = replacements.first, let last = replacements.last else {
      return result.bytes == tree.bytes ? nil : "bytes changed without an edit"
    }
    let old = Array(tree.sourceText(in: 0..<tree.root.range.upperBound).utf8)
    let new = Array(result.sourceText(in: 0..<result.root.range.upperBound).utf8)
    let start = first.range.lowerBound
    guard old.prefix(start) == new.prefix(start) else {
      return "bytes before the first edit changed"
    }
    let end = old[last.range.upperBound...]
    guard end.elementsEqual(new.suffix(end.count)) else {
      return "bytes behind the last edit changed"
    }
    // A character that Latin-1 lacks is written as a longer reference.
    if tree.encoding == .latin1 { return nil }
    let removed = replacements.reduce(0) { $0 + $1.range.count }
    let added = replacements.reduce(0) { $0 + $1.text.utf8.count }
    let wanted = old.count - removed + added
    return new.count == wanted ? nil : "\(new.count) bytes instead of \(wanted)"
  }

  private func dump(_ node: ModelNode, depth: Int = 0) -> String {
    let attributes = node.attributes.map { " \($0.name)=\($0.value)" }.joined()
    let line = String(repeating: " ", count: depth) + "\(node.kind) \(node.name)\(attributes)"
    return line + " \(node.text)\n" + node.children.map { dump($0, depth: depth + 1) }.joined()
  }
}

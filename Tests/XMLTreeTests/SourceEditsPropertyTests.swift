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
    for _ in 0..<12 { try check(tree, edits: 1, &random) }
  }

  @Test(arguments: Samples.readable)
  func `many random edits at once give what they say`(_ name: String) throws {
    let tree = try Tree(parsing: Samples.bytes(name))
    var random = RandomSource(seed: UInt64(name.utf8.count) &* 104_729)
    for round in 1...6 { try check(tree, edits: round * 4, &random) }
  }

  @Test(arguments: ["\r\n", "\n"], ["\t", "  ", ""])
  func `line ends and indentation of any kind are kept`(_ end: String, _ unit: String) throws {
    let text = try Samples.text("LoadingView.xib").replacing("    ", with: unit)
      .replacing("\n", with: end)
    let tree = try Tree(parsing: text)
    var random = RandomSource(seed: 99)
    for round in 1...10 { try check(tree, edits: round, &random) }
    if end == "\r\n" {
      var edits = SourceEdits(tree)
      for node in tree.root.elements { edits.insert("<n>\n<m/>\n</n>", .lastIn(node)) }
      let bytes = edits.bytes
      for (before, byte) in zip(bytes, bytes.dropFirst()) where byte == 0x0A {
        #expect(before == 0x0D)
      }
    }
  }

  private func check(_ tree: Tree, edits count: Int, _ random: inout RandomSource) throws {
    var editing = RandomEdits(tree)
    for _ in 0..<count { editing.add(&random) }
    let bytes = editing.edits.bytes
    let result: Tree
    do {
      result = try Tree(parsing: bytes)
    } catch {
      Issue.record("after \(editing.log): \(error)")
      return
    }
    let found = ModelNode(of: result)
    guard found == editing.model else {
      let difference = TextDifference.unified(old: dump(editing.model), new: dump(found))
      Issue.record("after \(editing.log):\n\(difference)")
      return
    }
    expectSameBytes(editing.model, found, editing)
    expectSameEnds(tree, result, editing)
  }

  /// The tags and texts that no edit names are byte for byte those of the original.
  private func expectSameBytes(_ expected: ModelNode, _ found: ModelNode, _ editing: RandomEdits) {
    if let before = expected.origin, let after = found.origin,
      !editing.touched.contains(before.index)
    {
      let range = before.kind == .element ? before.tagRange : before.range
      let place = after.kind == .element ? after.tagRange : after.range
      let old = before.tree.sourceText(in: range)
      let new = after.tree.sourceText(in: place)
      if old != new { Issue.record("after \(editing.log): \(old) became \(new)") }
    }
    for (one, other) in zip(expected.children, found.children) {
      expectSameBytes(one, other, editing)
    }
  }

  /// What stands before the first edited byte and behind the last one is as it was.
  private func expectSameEnds(_ tree: Tree, _ result: Tree, _ editing: RandomEdits) {
    let replacements = editing.edits.replacements
    guard let first = replacements.first, let last = replacements.last else {
      #expect(result.bytes == tree.bytes)
      return
    }
    let old = Array(tree.sourceText(in: 0..<tree.root.range.upperBound).utf8)
    let new = Array(result.sourceText(in: 0..<result.root.range.upperBound).utf8)
    #expect(old[..<first.range.lowerBound] == new[..<first.range.lowerBound])
    #expect(
      old[last.range.upperBound...].elementsEqual(
        new.suffix(old.count - last.range.upperBound)))
    // A character that Latin-1 lacks is written as a longer reference.
    if tree.encoding == .latin1 { return }
    let removed = replacements.reduce(0) { $0 + $1.range.count }
    let added = replacements.reduce(0) { $0 + $1.text.utf8.count }
    #expect(new.count == old.count - removed + added)
  }

  private func dump(_ node: ModelNode, depth: Int = 0) -> String {
    let attributes = node.attributes.map { " \($0.name)=\($0.value)" }.joined()
    let line = String(repeating: " ", count: depth) + "\(node.kind) \(node.name)\(attributes)"
    return line + " \(node.text)\n" + node.children.map { dump($0, depth: depth + 1) }.joined()
  }
}

import TestSupport
import XMLTree

/// Random edits of a tree, made twice: as source edits and on a model.
///
/// Elements that hold text take no new children, and what moves has no other edit inside, as documents
/// and their tools have it.
struct RandomEdits {
  let tree: Tree
  var edits: SourceEdits
  let model: ModelNode
  /// The nodes whose own tag changes.
  private(set) var touched: Set<Int> = []
  private(set) var log: [String] = []
  /// Nodes that were removed or moved, with everything inside, and the places that edits used.
  private var closed: Set<Int> = []
  private var places: Set<Int> = []
  private let candidates: [Node]
  private var inserted = 0

  init(_ tree: Tree) {
    self.tree = tree
    edits = SourceEdits(tree)
    model = ModelNode(of: tree)
    candidates = tree.root.subtree.filter { $0.kind == .element && $0 != tree.root }
  }

  mutating func add(_ random: inout RandomSource) {
    let node = random.pick(candidates)
    guard !closed.contains(node.index), let found = model.find(node) else { return }
    switch random.below(8) {
    case 0, 1: set(node, found.node, &random)
    case 2: removeAttribute(node, found.node, &random)
    case 3: insertBeside(node, found, &random)
    case 4, 5: insertInside(node, found.node, &random)
    case 6: remove(node, found)
    default: move(node, found, &random)
    }
  }

  private mutating func set(_ node: Node, _ found: ModelNode, _ random: inout RandomSource) {
    let values = ["", "plain", "a \"b\" 'c'", "<&>", "one\ntwo\tthree", "é🎏", "{{0, 0}, {1, 1}}"]
    let value = random.pick(values)
    let known = found.attributes.map(\.name)
    // New attributes of one element come in the order of their names: one of them is enough.
    let isNew = known.isEmpty || random.below(3) == 0
    let name = isNew ? "zz" : random.pick(known)
    edits.setAttribute(name, to: value, on: node)
    found.set(name, to: value)
    touched.insert(node.index)
    log.append("set \(name) of \(node.spelling)@\(node.index)")
  }

  private mutating func removeAttribute(
    _ node: Node, _ found: ModelNode, _ random: inout RandomSource
  ) {
    // A new attribute is written behind those of the source, also when one was taken away.
    guard let name = node.attributes.map(\.spelling).randomElement(using: &random) else { return }
    edits.removeAttribute(name, from: node)
    found.attributes.removeAll { $0.name == name }
    touched.insert(node.index)
    log.append("remove \(name) of \(node.spelling)@\(node.index)")
  }

  private mutating func insertBeside(
    _ node: Node, _ found: (parent: ModelNode?, node: ModelNode), _ random: inout RandomSource
  ) {
    guard let parent = found.parent, let origin = node.parent, places.insert(origin.index).inserted
    else { return }
    let (markup, new) = element()
    let isBefore = random.below(2) == 0
    edits.insert(markup, isBefore ? .before(node) : .after(node))
    let at = parent.children.firstIndex { $0 === found.node } ?? 0
    parent.children.insert(new, at: isBefore ? at : at + 1)
    log.append("insert \(isBefore ? "before" : "after") \(node.spelling)@\(node.index)")
  }

  private mutating func insertInside(
    _ node: Node, _ found: ModelNode, _ random: inout RandomSource
  ) {
    guard !holdsText(node), places.insert(node.index).inserted else { return }
    let (markup, new) = element()
    let isFirst = random.below(2) == 0
    edits.insert(markup, isFirst ? .firstIn(node) : .lastIn(node))
    insert(new, isFirst, in: found)
    if node.isSelfClosing { touched.insert(node.index) }
    log.append("insert \(isFirst ? "first" : "last") in \(node.spelling)@\(node.index)")
  }

  /// The last place is behind the last element; a comment may follow it.
  private func insert(_ new: ModelNode, _ isFirst: Bool, in parent: ModelNode) {
    let last = parent.children.lastIndex { $0.kind == .element }
    parent.children.insert(new, at: isFirst ? 0 : last.map { $0 + 1 } ?? 0)
  }

  private mutating func remove(
    _ node: Node, _ found: (parent: ModelNode?, node: ModelNode)
  ) {
    guard let origin = node.parent, places.insert(origin.index).inserted else { return }
    edits.remove(node)
    found.parent?.children.removeAll { $0 === found.node }
    closed.formUnion(node.subtree.map(\.index))
    log.append("remove \(node.spelling)@\(node.index)")
  }

  private mutating func move(
    _ node: Node, _ found: (parent: ModelNode?, node: ModelNode), _ random: inout RandomSource
  ) {
    let target = random.pick(candidates)
    let inside = Set(node.subtree.map(\.index))
    guard !inside.contains(target.index), !closed.contains(target.index), !holdsText(target),
      touched.isDisjoint(with: inside), places.isDisjoint(with: inside),
      let origin = node.parent, !places.contains(origin.index), !places.contains(target.index),
      let goal = model.find(target)?.node
    else { return }
    places.formUnion([origin.index, target.index])
    closed.formUnion(inside)
    edits.move(node, .lastIn(target))
    found.parent?.children.removeAll { $0 === found.node }
    insert(found.node, false, in: goal)
    if target.isSelfClosing { touched.insert(target.index) }
    log.append("move \(node.spelling)@\(node.index) into \(target.spelling)@\(target.index)")
  }

  private func holdsText(_ node: Node) -> Bool {
    node.children.contains { $0.kind == .text || $0.kind == .cdata }
  }

  private mutating func element() -> (markup: String, model: ModelNode) {
    inserted += 1
    let markup = "<new n=\"\(inserted)\">\n    <inner/>\n</new>"
    let tree = try? Tree(parsing: markup)
    let model = tree.map { ModelNode(of: $0) }
    model?.forgetOrigins()
    return (markup, model ?? ModelNode(self.tree.root))
  }
}

extension ModelNode {
  fileprivate func forgetOrigins() {
    origin = nil
    for child in children { child.forgetOrigins() }
  }
}

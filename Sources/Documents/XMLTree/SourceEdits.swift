public import Diagnostics

/// Changes to a tree's source that leave every other byte unchanged.
///
/// Edits refer to nodes of this tree (a node of another tree is a programming error) and are applied together, so their
/// order matters only if two of them insert at the same position. Edits inside a node follow that node: they disappear
/// if the node is removed, and move with it if it moves.
public struct SourceEdits: Sendable {
  /// The destination of an element.
  public enum Place: Sendable {
    /// On the line before a node.
    case before(Node)
    /// On the line after a node.
    case after(Node)
    /// Before the first child.
    case firstIn(Node)
    /// After the last child.
    case lastIn(Node)

    /// The node that the position refers to.
    var node: Node {
      switch self {
      case .before(let node), .after(let node), .firstIn(let node), .lastIn(let node): node
      }
    }

    /// The element that contains the position; nil outside the root.
    var container: Node? {
      switch self {
      case .before(let node), .after(let node): node.parent
      case .firstIn(let node), .lastIn(let node): node
      }
    }
  }

  /// The content that is inserted at a position.
  enum Content: Sendable {
    case markup([UInt8])
    case moved(Node)
  }

  struct Insertion: Sendable {
    var content: Content
    var place: Place
  }

  /// The tree to edit.
  public let tree: Tree

  private(set) var insertions: [Insertion] = []
  private(set) var removals: [Node] = []
  private(set) var emptied: [Node] = []
  /// The new values by element and attribute; nil for a removed attribute.
  private(set) var attributes: [Int: [String: String?]] = [:]

  /// Creates an empty set of edits for a tree.
  public init(_ tree: Tree) { self.tree = tree }

  /// Sets an attribute of an element, in place if it exists, otherwise after the last attribute.
  public mutating func setAttribute(_ spelling: String, to value: String, on node: Node) {
    check(node)
    attributes[node.index, default: [:]][spelling] = .some(value)
  }

  /// Removes an attribute with the white space before it; does nothing if it is absent.
  public mutating func removeAttribute(_ spelling: String, from node: Node) {
    check(node)
    attributes[node.index, default: [:]][spelling] = .some(nil)
  }

  /// Inserts markup on separate lines, indented like its surroundings.
  /// - Parameter markup: One well-formed element, with any further lines indented relative to column 1.
  public mutating func insert(_ markup: String, _ place: Place) {
    check(place.node)
    insertions.append(Insertion(content: .markup(Array(markup.utf8)), place: place))
  }

  /// Removes an element, and its line if nothing else is on it.
  public mutating func remove(_ node: Node) {
    check(node)
    insertions.removeAll { $0.content.isMove(of: node) }
    removals.append(node)
  }

  /// Removes the content of an element, which becomes an empty-element tag: `<a x="1"/>`.
  ///
  /// Elements that are moved out of it are still moved.
  public mutating func empty(_ node: Node) {
    check(node)
    guard !node.isSelfClosing else { return }
    emptied.append(node)
  }

  /// Moves an element and its content, unchanged except for indentation.
  ///
  /// Does nothing if the new position is the element itself or inside it. If an element moves several times, the last
  /// move counts.
  public mutating func move(_ node: Node, _ place: Place) {
    check(place.node)
    guard place.node != node, !isInside(place.container, node) else { return }
    remove(node)
    insertions.append(Insertion(content: .moved(node), place: place))
  }

  /// Stops if a node belongs to another tree, because the edit would change the node with the same index here: a legacy
  /// document's objects are nodes of the derived tree, not of the source.
  private func check(_ node: Node) {
    precondition(node.tree === tree, "only nodes of the tree that is being edited can be changed")
  }

  /// Returns whether a position will be inside a node after the moves so far.
  private func isInside(_ container: Node?, _ node: Node) -> Bool {
    var current = container
    while let element = current {
      if element == node { return true }
      let move = insertions.last { $0.content.isMove(of: element) }
      current = move.map(\.place.container) ?? element.parent
    }
    return false
  }

  // MARK: Result

  /// Whether there are no changes.
  public var isEmpty: Bool {
    insertions.isEmpty && removals.isEmpty && emptied.isEmpty && attributes.isEmpty
  }

  /// The bytes of the edited file, in the original encoding.
  public var bytes: [UInt8] {
    tree.text.encoded(SplicePlan(self).render(0..<tree.source.count))
  }

  /// Returns the bytes of the edited file if XML can contain all new values of attributes.
  /// - Throws: A ``Diagnostic`` for a value with a control character, which XML cannot contain even escaped.
  public func checkedBytes(file: String? = nil) throws(Diagnostic) -> [UInt8] {
    for (index, changes) in attributes.sorted(by: { $0.key < $1.key }) {
      for (spelling, value) in changes.sorted(by: { $0.key < $1.key }) {
        guard let value, !XMLEscape.canContain(value.utf8) else { continue }
        throw Diagnostic(
          id: "unwritable-value", severity: .error, file: file, range: tree[index].sourceRange,
          message:
            "the new value of '\(spelling)' contains a control character, which a document cannot; remove it"
        )
      }
    }
    return bytes
  }

  /// The changes as ranges of the source with their new text, in order.
  public var replacements: [(range: Range<Int>, text: String)] {
    SplicePlan(self).replacements.map { ($0.range, String(decoding: $0.bytes, as: UTF8.self)) }
  }
}

extension SourceEdits.Content {
  fileprivate func isMove(of node: Node) -> Bool {
    if case .moved(node) = self { true } else { false }
  }
}

extension Tree {
  /// Returns the bytes of the file with ranges of the decoded text replaced, in the original encoding.
  /// - Parameter replacements: Ranges that do not overlap, in any order; insertions at the same position keep the order
  ///   of the list.
  public func bytes(replacing replacements: [(range: Range<Int>, text: String)]) -> [UInt8] {
    let ordered = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var end = 0
    for (_, replacement) in ordered {
      precondition(replacement.range.lowerBound >= end, "replacements overlap")
      result += source[end..<replacement.range.lowerBound]
      result += replacement.text.utf8
      end = replacement.range.upperBound
    }
    return text.encoded(result + source[end...])
  }
}

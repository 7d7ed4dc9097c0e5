import Diagnostics
import XMLTree

/// The application of changes to the old version of a document.
struct ChangeApplication {
  private(set) var tree: ComparedTree
  /// The moved items that are not in their new places yet.
  private var unplaced: Set<Int> = []

  /// Applies changes.
  /// - Throws: A ``Diagnostic`` that identifies the change, if a change does not match the document.
  init(_ changes: [DocumentChange], to tree: ComparedTree) throws {
    self.tree = tree
    // Find all items first, because moves invalidate addresses of the old version.
    let items = try changes.map { change in
      try change.oldAddress.map { try Self.item(at: $0, in: tree) } ?? 0
    }
    for (change, item) in zip(changes, items) {
      switch change {
      case .move:
        guard item != 0, unplaced.insert(item).inserted else {
          throw Self.misfit("\(change.oldAddress ?? "/") cannot be moved, or is moved twice")
        }
        self.tree.detach(item)
      case .remove: self.tree.detach(item)
      case .attribute(_, let name, _, _?, _) where !Self.isName(name):
        throw Self.misfit("'\(name)' cannot be the name of an attribute")
      default: break
      }
    }
    for (change, item) in zip(changes, items) { changeOwn(item, change) }
    arrangeAttributes(changes, items)
    for (change, item) in zip(changes, items) { try put(item, change) }
  }

  private static func item(at address: String, in tree: ComparedTree) throws -> Int {
    guard let item = tree.item(at: address) else {
      throw misfit("the document has no \(address)")
    }
    return item
  }

  /// Returns whether XML could read an attribute's name. A value with control characters is written as an element whose
  /// key is the name, so the parser does not check it.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains { $0 <= 0x20 || "<>&\"'=/".utf8.contains($0) }
  }

  private static func misfit(_ problem: String) -> Diagnostic {
    Diagnostic(
      id: "change-does-not-fit", severity: .error,
      message: "\(problem); the changes were made for another version of the document")
  }

  /// Returns the parent for an item that is moved, which is not inside of the item.
  private func parent(of item: Int, at address: String) throws -> Int {
    let parent = try Self.item(at: address, in: tree)
    var current = parent
    // The parents of items that are not placed yet are those of the old version.
    while current != 0, current == item || !unplaced.contains(current) {
      if current == item { throw Self.misfit("\(address) is inside of what is moved there") }
      current = tree.items[current].parent
    }
    return parent
  }

  private mutating func changeOwn(_ item: Int, _ change: DocumentChange) {
    switch change {
    case .rename(_, _, let name): tree.items[item].name = name
    case .text(_, _, let text): tree.items[item].text = text
    case .declaration(_, let text): tree.declaration = text.isEmpty ? nil : .init(text: text)
    case .attribute(_, let name, _, let value, nil):
      let place = tree.items[item].attributes.firstIndex { $0.name == name }
      if let place, let value {
        tree.items[item].attributes[place].value = value
      } else if let place {
        tree.items[item].attributes.remove(at: place)
      }
      if name == "id" { tree.identifyAgain(item) }
    default: break
    }
  }

  /// Moves attributes to their final positions, and first removes existing attributes with the same names.
  private mutating func arrangeAttributes(_ changes: [DocumentChange], _ items: [Int]) {
    for (change, item) in zip(changes, items) {
      guard case .attribute(_, let name, _, _, .some) = change else { continue }
      tree.items[item].attributes.removeAll { $0.name == name }
    }
    for (change, item) in zip(changes, items) {
      guard case .attribute(_, let name, _, let value?, let index?) = change else { continue }
      let place = min(max(index, 0), tree.items[item].attributes.count)
      tree.items[item].attributes.insert(.init(name: name, value: value), at: place)
      if name == "id" { tree.identifyAgain(item) }
    }
  }

  private mutating func put(_ item: Int, _ change: DocumentChange) throws {
    switch change {
    case .move(_, let place):
      tree.insert(item, into: try parent(of: item, at: place.parent), at: place.index)
      unplaced.remove(item)
    case .add(let markup, let place):
      let parent = try Self.item(at: place.parent, in: tree)
      var index = min(max(place.index, 0), tree.items[parent].children.count)
      for added in try tree.append(markup: markup, to: parent) {
        tree.detach(added)
        tree.insert(added, into: parent, at: index)
        index += 1
      }
    default: break
    }
  }
}

extension DocumentChange {
  /// The address in the old version, or nil for an added item.
  var oldAddress: String? {
    switch self {
    case .add, .declaration: nil
    case .remove(let address), .move(let address, _), .rename(let address, _, _),
      .attribute(let address, _, _, _, _), .text(let address, _, _):
      address
    }
  }
}

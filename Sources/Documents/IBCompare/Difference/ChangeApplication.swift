import Diagnostics
import XMLTree

/// The application of changes to the old version of a document.
struct ChangeApplication {
  private(set) var tree: ComparedTree

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
      case .move, .remove: self.tree.detach(item)
      default: break
      }
    }
    for (change, item) in zip(changes, items) { changeOwn(item, change) }
    arrangeAttributes(changes, items)
    for (change, item) in zip(changes, items) { try put(item, change) }
  }

  private static func item(at address: String, in tree: ComparedTree) throws -> Int {
    guard let item = tree.item(at: address) else {
      throw Diagnostic(
        id: "change-does-not-fit", severity: .error,
        message:
          "the document has no \(address); the changes were made for another version of the document"
      )
    }
    return item
  }

  private mutating func changeOwn(_ item: Int, _ change: DocumentChange) {
    switch change {
    case .rename(_, _, let name): tree.items[item].name = name
    case .text(_, _, let text): tree.items[item].text = text
    case .declaration(_, let text): tree.declaration = .init(text: text)
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
      tree.insert(item, into: try Self.item(at: place.parent, in: tree), at: place.index)
    case .add(let markup, let place):
      let parent = try Self.item(at: place.parent, in: tree)
      for (offset, added) in try tree.append(markup: markup, to: parent).enumerated() {
        tree.detach(added)
        tree.insert(added, into: parent, at: place.index + offset)
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

/// The content of one section at a point in time: a tree of items, whose children are visible while their parent is
/// expanded.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable> {
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var members: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    flattened(rootItems) { expanded.contains($0) }
  }

  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard members.contains(item) else { return false }
    var here = item
    while let parent = parents[here] {
      guard expanded.contains(parent) else { return false }
      here = parent
    }
    return true
  }

  /// Returns the number of parents above an item.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var here = item
    while let parent = parents[here] {
      level += 1
      here = parent
    }
    return level
  }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// Returns a snapshot of the items below a parent, which keeps their expanded states.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard known(parent) else { return part }
    if includingParent { part.append([parent]) }
    part.copy(children[parent] ?? [], to: includingParent ? parent : nil, from: self)
    if includingParent, expanded.contains(parent) { part.expanded.insert(parent) }
    return part
  }

  private func flattened(
    _ roots: [ItemIdentifierType], _ goesDown: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var pending = Array(roots.reversed())
    while let item = pending.popLast() {
      found.append(item)
      if let below = children[item], goesDown(item) { pending += below.reversed() }
    }
    return found
  }

  // MARK: Changing

  /// Appends items to the children of a parent, or to the root items if the parent is nil.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !known(parent) { return }
    insert(items, below: parent, at: siblings(below: parent).count)
  }

  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) { insert(items, at: beforeIdentifier, offset: 0) }

  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) { insert(items, at: afterIdentifier, offset: 1) }

  /// Removes items and everything below them; missing items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where members.contains(item) {
      for gone in flattened([item], { _ in true }) {
        members.remove(gone)
        expanded.remove(gone)
      }
      change(below: parents[item]) { $0.removeAll { $0 == item } }
    }
    children = children.filter { members.contains($0.key) }
    parents = parents.filter { members.contains($0.key) }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where known(item) { expanded.insert(item) }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where known(item) { expanded.remove(item) }
  }

  /// Replaces the children of a parent.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard known(parent) else { return }
    delete(children[parent] ?? [])
    copy(snapshot.rootItems, to: parent, from: snapshot)
  }

  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, at: item, offset: 0)
  }

  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, at: item, offset: 1)
  }

  // MARK: Steps

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private mutating func change(
    below parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
  ) {
    if let parent { change(&children[parent, default: []]) } else { change(&rootItems) }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int
  ) {
    guard known(item) else { return }
    let parent = parents[item]
    guard let index = siblings(below: parent).firstIndex(of: item) else { return }
    insert(items, below: parent, at: index + offset)
  }

  private mutating func insert(_ snapshot: Self, at item: ItemIdentifierType, offset: Int) {
    guard known(item) else { return }
    insert(snapshot.rootItems, at: item, offset: offset)
    for root in snapshot.rootItems {
      copy(snapshot.children[root] ?? [], to: root, from: snapshot)
      if snapshot.expanded.contains(root) { expanded.insert(root) }
    }
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int
  ) {
    var fresh: [ItemIdentifierType] = []
    for item in items {
      guard members.insert(item).inserted else {
        Self.refuse(
          "Identifiers in a section snapshot must be unique. Duplicate item identifiers:"
            + " \(ListFailure.set(item))")
        continue
      }
      parents[item] = parent
      fresh.append(item)
    }
    change(below: parent) { $0.insert(contentsOf: fresh, at: index) }
  }

  /// Copies items of another snapshot and everything below them.
  private mutating func copy(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType?, from other: Self
  ) {
    insert(items, below: parent, at: siblings(below: parent).count)
    for item in items {
      if other.expanded.contains(item) { expanded.insert(item) }
      if let below = other.children[item] { copy(below, to: item, from: other) }
    }
  }

  private func known(_ item: ItemIdentifierType) -> Bool {
    if members.contains(item) { return true }
    Self.refuse("Invalid item identifier specified: \(item) is not in the snapshot")
    return false
  }

  private static func refuse(_ message: String) {
    NibFailure.report(
      NibError(.invalidUse, message, className: "NSDiffableDataSourceSectionSnapshot"))
  }
}

/// The corresponding items of two documents.
///
/// Objects are matched by their ids, wherever they are. Items without an id are matched by their parent and key; if
/// several items have the same key, by their content and order.
struct Matching: Sendable {
  /// The corresponding new item of each old item, or -1.
  private(set) var newOf: [Int]
  /// The corresponding old item of each new item, or -1.
  private(set) var oldOf: [Int]
  /// The hashes of the items in both documents.
  let oldHashes: [Int]
  let newHashes: [Int]

  static let none = -1

  private let old: ComparedTree
  private let new: ComparedTree

  init(_ old: ComparedTree, _ new: ComparedTree) {
    self.old = old
    self.new = new
    oldHashes = old.hashes
    newHashes = new.hashes
    newOf = Array(repeating: Self.none, count: old.items.count)
    oldOf = Array(repeating: Self.none, count: new.items.count)
    match(0, 0)
    // The new items whose children have not been matched yet. Even a new item without a counterpart may have children
    // that were moved there.
    var open = [0]
    while let next = open.popLast() {
      // Bounded: each item of the document is visited once.
      let partner = oldOf[next]
      if partner != Self.none, isSame(partner, next) {
        matchInside(partner, next)
        continue
      }
      matchChildren(partner, next)
      open += new.items[next].children
    }
  }

  /// Returns whether two items are equal, including their descendants.
  func isSame(_ old: Int, _ new: Int) -> Bool {
    // With duplicate ids, equal items may correspond to different ones.
    oldHashes[old] == newHashes[new] && !self.old.hasDuplicates && !self.new.hasDuplicates
  }

  private mutating func match(_ left: Int, _ right: Int) {
    guard newOf[left] == Self.none, oldOf[right] == Self.none else { return }
    newOf[left] = right
    oldOf[right] = left
  }

  private mutating func matchInside(_ left: Int, _ right: Int) {
    var open = [(left, right)]
    while let (one, two) = open.popLast() {
      // Bounded: each item of the document is visited once.
      match(one, two)
      open += zip(old.items[one].children, new.items[two].children)
    }
  }

  /// Matches the children of a new item. Children without an id are matched only if the item has a counterpart.
  private mutating func matchChildren(_ parent: Int, _ newParent: Int) {
    var named: [String: (old: [Int], new: [Int])] = [:]
    var order: [String] = []
    for child in new.items[newParent].children {
      if let identity = new.items[child].identity {
        if let other = old.identities[identity] {
          match(other, child)
          continue
        }
      }
      guard parent != Self.none, let key = key(of: new.items[child]) else { continue }
      if named[key] == nil { order.append(key) }
      named[key, default: ([], [])].new.append(child)
    }
    guard !order.isEmpty else { return }
    for child in old.items[parent].children where newOf[child] == Self.none {
      let item = old.items[child]
      if let identity = item.identity, new.identities[identity] != nil { continue }
      if let key = key(of: item) { named[key]?.old.append(child) }
    }
    for key in order {
      guard let (left, right) = named[key] else { continue }
      for (one, two) in Self.alignment(left, oldHashes, right, newHashes) { match(one, two) }
    }
  }

  /// Returns the key for matching an item among its siblings, or nil if only its identity can match.
  private func key(of item: ComparedItem) -> String? {
    item.identity == nil ? item.key : ItemKey.replacementKey(of: item)
  }

  /// Pairs items with the same key: first equal items, then the remaining ones in order.
  static func alignment(
    _ left: [Int], _ leftHashes: [Int], _ right: [Int], _ rightHashes: [Int]
  ) -> [(Int, Int)] {
    if left.count == 1, right.count == 1 { return [(left[0], right[0])] }
    var pairs: [(Int, Int)] = []
    var taken = Set<Int>()
    var byHash: [Int: [Int]] = [:]
    for index in left.reversed() { byHash[leftHashes[index], default: []].append(index) }
    var rest: [Int] = []
    for index in right {
      if let same = byHash[rightHashes[index]]?.popLast() {
        pairs.append((same, index))
        taken.insert(same)
      } else {
        rest.append(index)
      }
    }
    pairs += zip(left.filter { !taken.contains($0) }, rest)
    return pairs
  }
}

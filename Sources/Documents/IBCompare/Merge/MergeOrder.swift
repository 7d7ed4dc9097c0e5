/// A merge of the order of a list. Each item occurs at most once per version.
struct MergeOrder<Item: Hashable> {
  private(set) var items: [Item]
  /// Whether the sides put the same items in different orders.
  private(set) var isConflict = false

  /// Merges three orders.
  /// - Parameters:
  ///   - isOrdered: Whether the order has a meaning. If not, the order of ours is used.
  ///   - favored: The side that wins a conflict.
  static func merged(
    base: [Item], ours: [Item], theirs: [Item], isOrdered: Bool, favored: MergeSide
  ) -> MergeOrder {
    let (inOurs, inTheirs) = (Set(ours), Set(theirs))
    let places = Dictionary(base.enumerated().map { ($1, $0) }) { first, _ in first }
    let movedByOurs = moved(ours, places)
    let movedByTheirs = moved(theirs, places)
    let addedByTheirs = theirs.filter { !inOurs.contains($0) }
    if movedByTheirs.isEmpty || !isOrdered {
      return MergeOrder(items: woven(addedByTheirs, of: theirs, into: ours, moved: movedByOurs))
    }
    if movedByOurs.isEmpty {
      let addedByOurs = ours.filter { !inTheirs.contains($0) }
      return MergeOrder(items: woven(addedByOurs, of: ours, into: theirs, moved: movedByTheirs))
    }
    let common = ours.filter { inTheirs.contains($0) }
    if common == theirs.filter({ inOurs.contains($0) }) {
      // Both sides moved the same items, so additions have the same predecessors on both sides.
      return MergeOrder(items: woven(addedByTheirs, of: theirs, into: ours, moved: []))
    }
    guard movedByOurs.isDisjoint(with: movedByTheirs) else {
      if let agreed = pairwise(base: base, ours: common, theirs: theirs.filter(inOurs.contains)) {
        let moved = movedByOurs.union(movedByTheirs)
        let addedByOurs = ours.filter { !inTheirs.contains($0) }
        return MergeOrder(
          items: woven(
            addedByTheirs, of: theirs,
            into: woven(addedByOurs, of: ours, into: agreed, moved: moved), moved: moved))
      }
      let (list, other) = favored == .ours ? (ours, theirs) : (theirs, ours)
      let inList = Set(list)
      return MergeOrder(
        items: woven(other.filter { !inList.contains($0) }, of: other, into: list, moved: []),
        isConflict: true)
    }
    // The sides moved different items: start with ours, and put the items that theirs moved where they are in theirs.
    let coming = theirs.filter { !inOurs.contains($0) || movedByTheirs.contains($0) }
    return MergeOrder(
      items: woven(
        coming, of: theirs, into: ours.filter { !movedByTheirs.contains($0) }, moved: movedByOurs))
  }

  /// Returns an order that agrees with both sides: each pair of items is in the order of the side that changed it.
  /// Returns nil if no such order exists, because the sides moved an item in opposite directions.
  /// - Parameters:
  ///   - ours: The items of both sides, as in ours.
  ///   - theirs: The same items, as in theirs.
  private static func pairwise(base: [Item], ours: [Item], theirs: [Item]) -> [Item]? {
    func places(_ list: [Item]) -> [Item: Int] {
      Dictionary(uniqueKeysWithValues: list.enumerated().map { ($1, $0) })
    }
    let (inBase, inTheirs) = (places(base), places(theirs))
    // If the pairs form an order, each item has a different number of items before it: 0, 1, 2 and so on.
    let order = PairwiseOrder(
      base: ours.map { inBase[$0] }, theirs: ours.map { inTheirs[$0, default: 0] })
    var result: [Item?] = Array(repeating: nil, count: ours.count)
    for (item, place) in zip(ours, order.before) {
      guard result[place] == nil else { return nil }
      result[place] = item
    }
    return result.compactMap { $0 }
  }

  /// Returns the items of the base whose relative order in a list differs from the base.
  private static func moved(_ list: [Item], _ places: [Item: Int]) -> Set<Item> {
    let known = list.filter { places[$0] != nil }
    let run = IncreasingRun.places(of: known.compactMap { places[$0] })
    guard run.count < known.count else { return [] }
    return Set(known).subtracting(run.map { known[$0] })
  }

  /// Returns a list with the items of another list inserted, each after its predecessor.
  ///
  /// If both lists have additions at the same position, those of the first list come first.
  /// - Parameter moved: The items that the list moved. Additions stay with a predecessor that was not moved.
  private static func woven(
    _ coming: [Item], of other: [Item], into list: [Item], moved: Set<Item>
  ) -> [Item] {
    guard !coming.isEmpty else { return list }
    let isComing = Set(coming)
    let inOther = Set(other)
    let inList = Set(list)
    // The runs of items to insert, by their predecessor. Nil represents the start of the list.
    var runs: [Item?: [Item]] = [:]
    var anchor: Item?
    for item in other {
      if isComing.contains(item) {
        runs[anchor, default: []].append(item)
      } else if inList.contains(item), !moved.contains(item) {
        anchor = item
      }
    }
    var result: [Item] = []
    var waiting = runs[nil] ?? []
    for item in list {
      // Items that only this list contains stay with their predecessor.
      if inOther.contains(item), !isComing.contains(item), !moved.contains(item) {
        result += waiting
        waiting = runs[item] ?? []
      }
      result.append(item)
    }
    return result + waiting
  }
}

/// Merges the order of a list in which each item occurs at most once per version.
struct MergeOrder<Item: Hashable> {
  private(set) var items: [Item]
  /// Whether both sides put the same items in different orders.
  private(set) var isConflict = false

  /// Merges three orders.
  /// - Parameters:
  ///   - isOrdered: Whether the order means something; where not, ours counts.
  ///   - favored: Whose order counts in a conflict.
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
      // Both moved the same: what precedes an addition is the same in both.
      return MergeOrder(items: woven(addedByTheirs, of: theirs, into: ours, moved: []))
    }
    guard movedByOurs.isDisjoint(with: movedByTheirs) else {
      let (list, other) = favored == .ours ? (ours, theirs) : (theirs, ours)
      let inList = Set(list)
      return MergeOrder(
        items: woven(other.filter { !inList.contains($0) }, of: other, into: list, moved: []),
        isConflict: true)
    }
    // Each side moved other items: ours' order, with what theirs moved put where theirs has it.
    let coming = theirs.filter { !inOurs.contains($0) || movedByTheirs.contains($0) }
    return MergeOrder(
      items: woven(
        coming, of: theirs, into: ours.filter { !movedByTheirs.contains($0) }, moved: movedByOurs))
  }

  /// The items of the base that a list has in another order than the base.
  private static func moved(_ list: [Item], _ places: [Item: Int]) -> Set<Item> {
    let known = list.filter { places[$0] != nil }
    let run = IncreasingRun.places(of: known.compactMap { places[$0] })
    guard run.count < known.count else { return [] }
    return Set(known).subtracting(run.map { known[$0] })
  }

  /// A list with items of another list, each after the item that precedes it there.
  ///
  /// What both sides put in one place comes one after the other, that of the list first.
  /// - Parameter moved: What the list has moved. Nothing moves with it: an addition stays after the item that stayed.
  private static func woven(
    _ coming: [Item], of other: [Item], into list: [Item], moved: Set<Item>
  ) -> [Item] {
    guard !coming.isEmpty else { return list }
    let isComing = Set(coming)
    let inOther = Set(other)
    let inList = Set(list)
    // The runs of coming items by the item that precedes them; nil for the beginning.
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
      // Items that only this list has keep close to the one before them.
      if inOther.contains(item), !isComing.contains(item), !moved.contains(item) {
        result += waiting
        waiting = runs[item] ?? []
      }
      result.append(item)
    }
    return result + waiting
  }
}

import InterfaceBuilder

/// Decides which items are in the merged document.
struct MergePresence {
  private let entities: MergeEntities
  private let favored: MergeSide
  private(set) var isPresent: [Bool]
  /// The topmost items that one side removed and the other side changed, with the side that removed them.
  private(set) var conflicts: [(entity: Int, removedBy: MergeSide)] = []
  /// The removed items whose changes by the other side are meaningless without a removed object.
  private(set) var dropped: [(entity: Int, removedBy: MergeSide)] = []

  init(_ entities: MergeEntities, favored: MergeSide) {
    self.entities = entities
    self.favored = favored
    isPresent = entities.entities.map { entity in
      entity.base == Matching.none || entity.ours != Matching.none && entity.theirs != Matching.none
    }
    for side in [MergeSide.ours, .theirs] { decideRemovals(by: side) }
  }

  /// Decides on the items that one side removed and the other side still contains.
  private mutating func decideRemovals(by side: MergeSide) {
    let changes = MergeChanges(entities, side.other)
    let changed = changes.changed
    var disputed = Set<Int>()
    var open = [0]
    while let item = open.popLast() {
      // Bounded: each item of the document is visited once.
      let entity = entities.entities[item]
      let children = entities.base.items[item].children
      guard entity[side] == Matching.none else {
        open += children
        continue
      }
      // A list is removed when it becomes empty, so the decision depends on its items.
      if entities.base.items[item].isList {
        isPresent[item] = entity[side.other] != Matching.none && changed[item]
        open += children
        continue
      }
      guard changed[item], entity[side.other] != Matching.none else {
        // Items that the other side moved elsewhere are decided separately.
        open += children.filter {
          entities.entities[$0][side.other] != Matching.none && changed[$0]
        }
        continue
      }
      conflicts.append((item, side))
      disputed.formUnion(
        entities.base.subtree(item).filter { entities.entities[$0][side] == Matching.none })
      if favored == side.other { restore(item, side) }
    }
    if favored == side.other, !disputed.isEmpty { restoreLinks(of: disputed, side) }
    dropped += changes.moot.filter { item in
      !disputed.contains(item)
        && !entities.base.ends(of: item).contains(where: disputed.contains)
    }.map { (entity: $0, removedBy: side) }
  }

  /// Keeps an item that one side removed, in the state of the other side.
  private mutating func restore(_ item: Int, _ side: MergeSide) {
    for inside in entities.base.subtree(item) {
      let entity = entities.entities[inside]
      if entity[side] == Matching.none, entity[side.other] != Matching.none {
        isPresent[inside] = true
      }
    }
  }

  /// Keeps the connections and constraints that a side removed together with objects that are kept.
  private mutating func restoreLinks(of kept: Set<Int>, _ side: MergeSide) {
    let tree = entities.tree(side.other)
    for item in entities.base.items.indices where !isPresent[item] {
      let entity = entities.entities[item]
      guard [.connection, .constraint].contains(entities.base.items[item].role),
        entity[side] == Matching.none, entity[side.other] != Matching.none
      else { continue }
      let ends = tree.ends(of: entity[side.other]).map { entities.entity(side.other, of: $0) }
      guard ends.contains(where: kept.contains), ends.allSatisfy({ isPresent[$0] }),
        let list = entities.parent(side.other, of: item),
        let owner = entities.parent(side.other, of: list), isPresent[owner]
      else { continue }
      isPresent[list] = true
      isPresent[item] = true
    }
  }
}

import InterfaceBuilder

/// Decides which items are in the merged document.
struct MergePresence {
  private let entities: MergeEntities
  private let favored: MergeSide
  private(set) var isPresent: [Bool]
  /// The topmost items that one side removed and the other side changed, with the side that removed them.
  private(set) var conflicts: [(entity: Int, removedBy: MergeSide)] = []
  /// The constraints and connections that one side changed, but that are removed because the other side removed an
  /// object at one of their ends.
  private(set) var goneWithEnds: [Int] = []

  init(_ entities: MergeEntities, favored: MergeSide) {
    self.entities = entities
    self.favored = favored
    isPresent = entities.entities.map { entity in
      entity.base == Matching.none || entity.ours != Matching.none && entity.theirs != Matching.none
    }
    for side in [MergeSide.ours, .theirs] { decideRemovals(by: side) }
  }

  /// Decides about the items that a side removed and the other side still contains.
  private mutating func decideRemovals(by side: MergeSide) {
    let changes = MergeChanges(entities, side.other)
    let changed = changes.changed
    var links = changes.constraints.filter { entities.entities[$0][side] == Matching.none }
    var open = [0]
    while let item = open.popLast() {
      let entity = entities.entities[item]
      let children = entities.base.items[item].children
      guard entity[side] == Matching.none else {
        open += children
        continue
      }
      // A list is removed when it becomes empty, so its items decide.
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
      if entities.base.items[item].role == .connection {
        links.append(item)
      } else {
        dispute(item, side)
      }
    }
    decideLinks(links, removedBy: side)
  }

  private mutating func dispute(_ item: Int, _ side: MergeSide) {
    conflicts.append((item, side))
    if favored == side.other { restore(item, side) }
  }

  /// Decides about the constraints and connections that a side removed and the other side changed. Without one of its
  /// ends, a link says nothing, so its removal is no conflict if the removal of an end is none.
  private mutating func decideLinks(_ links: [Int], removedBy side: MergeSide) {
    guard !links.isEmpty else { return }
    let disputed = conflicts.filter { $0.removedBy == side }
      .reduce(into: Set<Int>()) { $0.formUnion(entities.base.subtree($1.entity)) }
    for link in links where !disputed.contains(link) {
      let references = entities.base.references(of: link)
      let other = entities.entities[link][side.other]
      let hasSameEnds = entities.tree(side.other).references(of: other) == references
      if hasSameEnds, ends(of: link).contains(where: { isGone($0, side) && !disputed.contains($0) })
      {
        goneWithEnds.append(link)
      } else {
        dispute(link, side)
      }
    }
  }

  private func isGone(_ item: Int, _ side: MergeSide) -> Bool {
    entities.entities[item][side] == Matching.none
  }

  /// Returns the objects at the ends of a link. One end of a constraint may be the view that it is in.
  private func ends(of link: Int) -> [Int] {
    let base = entities.base
    var ends = base.references(of: link).compactMap { base.identities[$0.value] }
    if base.items[link].role == .constraint,
      let view = base.nearest(base.items[link].parent, where: { $0.identity != nil })
    {
      ends.append(view)
    }
    return ends
  }

  /// Keeps an item that a side removed, as it is in the other side, with the lists around it.
  private mutating func restore(_ item: Int, _ side: MergeSide) {
    var list = entities.base.items[item].parent
    while entities.base.items[list].isList, entities.entities[list][side.other] != Matching.none {
      isPresent[list] = true
      list = entities.base.items[list].parent
    }
    for inside in entities.base.subtree(item) {
      let entity = entities.entities[inside]
      if entity[side] == Matching.none, entity[side.other] != Matching.none {
        isPresent[inside] = true
      }
    }
  }
}

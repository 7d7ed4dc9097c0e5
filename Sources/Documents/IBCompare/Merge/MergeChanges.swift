import InterfaceBuilder

/// The items of the base that a side changed, so that the other side's removal of them is a conflict.
struct MergeChanges {
  /// Whether the side changed each item of the base, or something inside it.
  private(set) var changed: [Bool]
  /// The items of the base whose changes are meaningless without an object that the other side removed.
  private(set) var moot: [Int] = []

  init(_ entities: MergeEntities, _ side: MergeSide) {
    let base = entities.base
    let tree = entities.tree(side)
    changed = Array(repeating: false, count: base.items.count)
    for item in tree.items.indices {
      let entity = entities.entities[entities.entity(side, of: item)]
      var saysElse = entity.base == Matching.none
      let parent = entities.entities[entities.entity(side, of: tree.items[item].parent)].base
      if entity.base == Matching.none {
        if let around = Self.surroundings(of: item, entities, side) { changed[around] = true }
      } else {
        let isMoved = item != 0 && parent != base.items[entity.base].parent
        let saying = Self.says(base.items[entity.base], tree.items[item], entity.base, base)
        if isMoved || saying != .nothing,
          Self.isConstraintOfGoneView(entity.base, entities, side)
        {
          moot.append(entity.base)
          continue
        }
        let isVainMove = isMoved && Self.isRemovedByItself(entity.base, entities, by: side.other)
        let isVainLabel = saying == .label && entity[side.other] == Matching.none
        if isVainMove || isVainLabel { moot.append(entity.base) }
        if isMoved, !isVainMove {
          changed[entity.base] = true
          if parent != Matching.none { changed[parent] = true }
        }
        if saying == .behaviour {
          changed[entity.base] = true
          saysElse = true
        }
      }
      guard saysElse else { continue }
      // An object is needed if something new or changed refers to it.
      for reference in tree.references(of: item) {
        if let target = base.identities[reference.value] { changed[target] = true }
      }
    }
    for item in base.items.indices.reversed() where changed[item] && item != 0 {
      changed[base.items[item].parent] = true
    }
    moot = moot.filter { !changed[$0] }
  }

  /// Returns the innermost item of the base around an added item. Returns nil for additions that Interface Builder
  /// makes automatically, and for a list, whose items count instead.
  private static func surroundings(
    of item: Int, _ entities: MergeEntities, _ side: MergeSide
  ) -> Int? {
    let tree = entities.tree(side)
    guard tree.items[item].role != .guide, !tree.items[item].isList,
      tree.folding(of: item, attribute: nil) == nil
    else { return nil }
    var current = tree.items[item].parent
    while true {
      let base = entities.entities[entities.entity(side, of: current)].base
      if base != Matching.none { return base }
      current = tree.items[current].parent
    }
  }

  // MARK: Changes without a meaning

  /// Returns whether a side removed an item of the base but not the enclosing object; a new position of the item is
  /// then meaningless. If the enclosing object was removed, moving the item out of it may have been intended to keep
  /// it. The position of a connection is its source.
  private static func isRemovedByItself(
    _ item: Int, _ entities: MergeEntities, by side: MergeSide
  ) -> Bool {
    guard entities.entities[item][side] == Matching.none,
      entities.base.items[item].role != .connection
    else { return false }
    let around = entities.base.nearest(entities.base.items[item].parent) { $0.identity != nil }
    return around.map { entities.entities[$0][side] != Matching.none } ?? true
  }

  /// Returns whether an item is a constraint that the other side removed together with a view that it places, both in
  /// the base and on this side.
  private static func isConstraintOfGoneView(
    _ item: Int, _ entities: MergeEntities, _ side: MergeSide
  ) -> Bool {
    guard entities.base.items[item].role == .constraint,
      entities.entities[item][side.other] == Matching.none
    else { return false }
    let tree = entities.tree(side)
    let here = Set(
      tree.ends(of: entities.entities[item][side]).map { entities.entity(side, of: $0) })
    return entities.base.ends(of: item).contains {
      here.contains($0) && entities.entities[$0][side.other] == Matching.none
    }
  }

  // MARK: What a change says

  private enum Saying {
    case nothing
    /// Only the label in Interface Builder has changed.
    case label
    case behaviour
  }

  /// Returns whether an item has changed in a way that affects the app, or only in its label.
  private static func says(
    _ old: ComparedItem, _ new: ComparedItem, _ index: Int, _ base: ComparedTree
  ) -> Saying {
    if old.hasOwn(of: new) { return .nothing }
    if old.name != new.name { return .behaviour }
    if old.text != new.text, base.folding(of: index, attribute: nil) == nil { return .behaviour }
    var saying = Saying.nothing
    let (before, after) = (old.values, new.values)
    for name in Set(before.keys).union(after.keys) where before[name] != after[name] {
      if base.folding(of: index, attribute: name) != nil { continue }
      guard name == "userLabel" else { return .behaviour }
      saying = .label
    }
    return saying
  }
}

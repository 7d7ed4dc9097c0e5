import InterfaceBuilder

/// The items of the base that a side changed, so that the other side must not simply remove them.
struct MergeChanges {
  /// Whether the side changed each item of the base, or something inside it.
  private(set) var changed: [Bool]

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
        let oldParent = base.items[entity.base].parent
        if item != 0, parent != oldParent {
          changed[entity.base] = true
          if parent != Matching.none { changed[parent] = true }
        }
        if Self.says(base.items[entity.base], tree.items[item], entity.base, base) {
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

  /// Returns whether an item has changed in a way that matters to the app.
  private static func says(
    _ old: ComparedItem, _ new: ComparedItem, _ index: Int, _ base: ComparedTree
  ) -> Bool {
    if old.hasOwn(of: new) { return false }
    if old.name != new.name { return true }
    if old.text != new.text, base.folding(of: index, attribute: nil) == nil { return true }
    let names = Set((old.attributes + new.attributes).map(\.name))
    return names.contains { name in
      old[name] != new[name] && base.folding(of: index, attribute: name) == nil
    }
  }
}

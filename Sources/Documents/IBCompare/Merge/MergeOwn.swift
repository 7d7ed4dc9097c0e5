import InterfaceBuilder

/// A merge of three versions of an item without its children.
struct MergeOwn {
  private let entities: MergeEntities
  private let favored: MergeSide
  private let entity: MergeEntities.Entity
  private(set) var item: ComparedItem
  /// The properties that both sides changed. Nil represents the item as a whole.
  private(set) var conflicts: [String?] = []
  /// The properties that both sides changed differently, but that were resolved automatically.
  private(set) var settled: [String] = []

  init(_ entities: MergeEntities, _ number: Int, favored: MergeSide) {
    self.entities = entities
    self.favored = favored
    entity = entities.entities[number]
    let base = entity.base == Matching.none ? nil : entities.base.items[entity.base]
    guard entity.ours != Matching.none, entity.theirs != Matching.none else {
      let side = entity.ours != Matching.none ? MergeSide.ours : .theirs
      item = entities.tree(side).items[entity[side]]
      return
    }
    let ours = entities.ours.items[entity.ours]
    let theirs = entities.theirs.items[entity.theirs]
    item = ours
    if ours.hasOwn(of: theirs) { return }
    if let base, base.hasOwn(of: theirs) { return }
    if let base, base.hasOwn(of: ours) {
      item = theirs
      return
    }
    let isWhole =
      ours.name != theirs.name || Self.wholeValues.contains(ours.name)
      || base.map { $0.name != ours.name } == true
    if isWhole || ours.text != theirs.text && ours.text != base?.text && theirs.text != base?.text {
      if favored == .theirs { item = theirs }
      settleOrReport(nil)
      return
    }
    if theirs.text != base?.text { item.text = theirs.text }
    mergeAttributes(base, ours, theirs)
  }

  /// Elements that represent one value in several attributes: half of one color and half of another would make a third
  /// color.
  private static let wholeValues: Set<String> = ["color", "fontDescription"]

  private mutating func settleOrReport(_ name: String?) {
    if entities.ours.folding(of: entity.ours, attribute: name) == nil {
      conflicts.append(name)
    } else if let name {
      settled.append(name)
    }
  }

  private mutating func mergeAttributes(
    _ base: ComparedItem?, _ ours: ComparedItem, _ theirs: ComparedItem
  ) {
    let order = MergeOrder.merged(
      base: (base?.attributes ?? []).map(\.name), ours: ours.attributes.map(\.name),
      theirs: theirs.attributes.map(\.name), isOrdered: false, favored: favored)
    var attributes: [ComparedItem.Attribute] = []
    let (inBase, inOurs, inTheirs) = (base?.values ?? [:], ours.values, theirs.values)
    for name in order.items {
      guard let value = value(of: name, inBase[name], inOurs[name], inTheirs[name]) else {
        continue
      }
      attributes.append(.init(name: name, value: value))
    }
    item.attributes = attributes
  }

  private mutating func value(
    of name: String, _ base: String?, _ ours: String?, _ theirs: String?
  ) -> String? {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    settleOrReport(name)
    if entities.ours.folding(of: entity.ours, attribute: name) == .versions, let ours, let theirs {
      return VersionOrder.isOlder(ours, than: theirs) ? theirs : ours
    }
    if settled.last == name { return ours }
    return favored == .ours ? ours : theirs
  }
}

/// A comparison of any versions that a document stores: those of tools and plug-ins, such as `21507` and `14460.31`,
/// and those of systems, such as `17G65`, which `IBToolsVersion` does not parse.
enum VersionOrder {
  static func isOlder(_ one: String, than two: String) -> Bool {
    let (left, right) = (parts(one), parts(two))
    for (first, second) in zip(left, right) where first != second {
      if let one = Int(first), let two = Int(second) { return one < two }
      return first < second
    }
    return left.count < right.count
  }

  /// Returns runs of digits and runs of other characters.
  private static func parts(_ text: String) -> [String] {
    var parts: [String] = []
    var wasDigit = false
    for character in text {
      let isDigit = ("0"..."9").contains(character)
      if character == "." {
        parts.append("")
      } else if parts.isEmpty || isDigit != wasDigit || parts.last == "" {
        parts.append(String(character))
      } else {
        parts[parts.count - 1].append(character)
      }
      wasDigit = isDigit
    }
    return parts.filter { !$0.isEmpty }
  }
}

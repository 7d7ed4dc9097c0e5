import InterfaceBuilder

/// The items of three versions of a document, with one number for corresponding items.
struct MergeEntities {
  /// The item of an entity in each version, or ``Matching/none`` if a version does not contain it.
  struct Entity {
    var base: Int
    var ours: Int
    var theirs: Int

    subscript(side: MergeSide) -> Int {
      get { side == .ours ? ours : theirs }
      set { if side == .ours { ours = newValue } else { theirs = newValue } }
    }
  }

  private(set) var base: ComparedTree
  private(set) var ours: ComparedTree
  private(set) var theirs: ComparedTree
  private(set) var entities: [Entity] = []
  /// The entity of each item, by version.
  private(set) var ofBase: [Int]
  private(set) var ofOurs: [Int]
  private(set) var ofTheirs: [Int]
  /// The ids in theirs that were replaced because ours uses them for other objects.
  private(set) var renamed: [String: String] = [:]

  static let none = Matching.none

  init(base: ComparedTree, ours: ComparedTree, theirs: ComparedTree) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    let left = Matching(base, ours)
    let right = Matching(base, theirs)
    ofBase = Array(base.items.indices)
    ofOurs = Array(repeating: Self.none, count: ours.items.count)
    ofTheirs = Array(repeating: Self.none, count: theirs.items.count)
    for item in base.items.indices {
      let entity = Entity(base: item, ours: left.newOf[item], theirs: right.newOf[item])
      if entity.ours != Self.none { ofOurs[entity.ours] = item }
      if entity.theirs != Self.none { ofTheirs[entity.theirs] = item }
      entities.append(entity)
    }
    for item in ours.items.indices where ofOurs[item] == Self.none {
      ofOurs[item] = entities.count
      entities.append(Entity(base: Self.none, ours: item, theirs: Self.none))
    }
    matchAdditions(left.newHashes, right.newHashes)
    joinReplacements()
    agreeOnIDs()
    renameClashes()
  }

  func tree(_ side: MergeSide) -> ComparedTree { side == .ours ? ours : theirs }

  func entity(_ side: MergeSide, of item: Int) -> Int {
    side == .ours ? ofOurs[item] : ofTheirs[item]
  }

  /// Returns the parent of an entity in a version, or nil if the version does not contain the entity.
  func parent(_ side: MergeSide, of entity: Int) -> Int? {
    let item = entities[entity][side]
    return item == Self.none ? nil : self.entity(side, of: tree(side).items[item].parent)
  }

  // MARK: What both sides added

  private mutating func matchAdditions(_ ourHashes: [Int], _ theirHashes: [Int]) {
    var additions: [AdditionKey: [Int]] = [:]
    for item in ours.items.indices where entities[ofOurs[item]].base == Self.none {
      for key in keys(.ours, item, ourHashes) { additions[key, default: []].append(ofOurs[item]) }
    }
    for key in additions.keys { additions[key]?.reverse() }
    // Parents come before their children, so that the parent's entity is already known.
    for item in theirs.items.indices where ofTheirs[item] == Self.none {
      let same =
        sameObject(item)
        ?? Self.take(keys(.theirs, item, theirHashes), from: &additions) { isFree($0) }
      if let same {
        ofTheirs[item] = same
        entities[same].theirs = item
      } else {
        ofTheirs[item] = entities.count
        entities.append(Entity(base: Self.none, ours: Self.none, theirs: item))
      }
    }
  }

  /// The key for matching additions to one parent.
  private struct AdditionKey: Hashable {
    var parent: Int
    var says: String
  }

  /// Removes and returns the first number for one of several keys that satisfies a condition.
  /// - Parameter lists: The numbers by key, in reverse order.
  private static func take(
    _ keys: [AdditionKey], from lists: inout [AdditionKey: [Int]], where isWanted: (Int) -> Bool
  ) -> Int? {
    for key in keys {
      while let last = lists[key]?.popLast() {
        if isWanted(last) { return last }
      }
    }
    return nil
  }

  /// Returns the keys for matching an addition without an id.
  private func keys(_ side: MergeSide, _ index: Int, _ hashes: [Int]) -> [AdditionKey] {
    let item = tree(side).items[index]
    let parent = entity(side, of: item.parent)
    let says: [String]
    if item.identity != nil {
      says = Self.sayings(of: item)
    } else {
      let isSection = item.kind == .element && isDocumentOrRoot(item.parent, side)
      says = [
        ItemKey.isAnonymous(item) && !isSection ? "hash \(hashes[index])" : "key \(item.key)"
      ]
    }
    return says.map { AdditionKey(parent: parent, says: $0) }
  }

  /// Returns whether an item is the document or the root element, which contain each element at most once.
  private func isDocumentOrRoot(_ item: Int, _ side: MergeSide) -> Bool {
    item == 0 || item == tree(side).root
  }

  /// Returns the addition in ours with the same id as an addition in theirs, if both are of the same kind and in the
  /// same place.
  private func sameObject(_ item: Int) -> Int? {
    let addition = theirs.items[item]
    guard let identity = addition.identity, let other = ours.identities[identity] else {
      return nil
    }
    let candidate = ours.items[other]
    return isFree(ofOurs[other]) && ofOurs[candidate.parent] == ofTheirs[addition.parent]
      && candidate.name == addition.name && candidate["customClass"] == addition["customClass"]
      ? ofOurs[other] : nil
  }

  private func isFree(_ entity: Int) -> Bool {
    entities[entity].base == Self.none && entities[entity].theirs == Self.none
  }

  /// Returns the attributes of a connection or constraint except its id, because a recreated connection has another
  /// id. An object has at most one outlet with a name.
  private static func sayings(of item: ComparedItem) -> [String] {
    guard item.role == .connection || item.role == .constraint, item.children.isEmpty else {
      return []
    }
    let rest = item.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }
    let outlet = item.name == "outlet" ? ["outlet \(item["property"] ?? "")"] : []
    return ["\(item.name) \(rest.joined(separator: " "))"] + outlet
  }

  // MARK: Ids

  /// Joins two entities if one side recreated an object with another id, and the other side changed the old object to
  /// the same content.
  private mutating func joinReplacements() {
    var addedByOurs: [AdditionKey: [Int]] = [:]
    var addedByTheirs: [AdditionKey: [Int]] = [:]
    for (number, entity) in entities.enumerated().reversed() where entity.base == Self.none {
      if entity.theirs == Self.none {
        for key in sayingKeys(.ours, entity.ours) { addedByOurs[key, default: []].append(number) }
      } else if entity.ours == Self.none {
        for key in sayingKeys(.theirs, entity.theirs) {
          addedByTheirs[key, default: []].append(number)
        }
      }
    }
    for number in base.items.indices {
      let entity = entities[number]
      guard (entity.ours == Self.none) != (entity.theirs == Self.none) else { continue }
      let side = entity.ours == Self.none ? MergeSide.ours : .theirs
      let keys = sayingKeys(side.other, entity[side.other])
      let isThere = { (entity: Int) in entities[entity][side] != Self.none }
      let found =
        side == .ours
        ? Self.take(keys, from: &addedByOurs, where: isThere)
        : Self.take(keys, from: &addedByTheirs, where: isThere)
      guard let twin = found else { continue }
      let item = entities[twin][side]
      entities[number][side] = item
      entities[twin][side] = Self.none
      if side == .ours { ofOurs[item] = number } else { ofTheirs[item] = number }
    }
  }

  private func sayingKeys(_ side: MergeSide, _ index: Int) -> [AdditionKey] {
    let item = tree(side).items[index]
    let parent = entity(side, of: item.parent)
    return Self.sayings(of: item).map { AdditionKey(parent: parent, says: $0) }
  }

  /// Gives matching items the same id, and updates references. The id is that of ours, unless only theirs changed it.
  private mutating func agreeOnIDs() {
    var namesOfBase: [String: String] = [:]
    var namesOfOurs: [String: String] = [:]
    var namesOfTheirs: [String: String] = [:]
    for entity in entities where entity.ours != Self.none && entity.theirs != Self.none {
      guard let one = ours.items[entity.ours].identity,
        let two = theirs.items[entity.theirs].identity
      else { continue }
      let before = entity.base == Self.none ? nil : base.items[entity.base].identity
      let agreed = one == before ? two : one
      if one != agreed { namesOfOurs[one] = agreed }
      if two != agreed { namesOfTheirs[two] = agreed }
      if let before, before != agreed { namesOfBase[before] = agreed }
    }
    if !namesOfBase.isEmpty { base.rename(namesOfBase) }
    if !namesOfOurs.isEmpty { ours.rename(namesOfOurs) }
    if !namesOfTheirs.isEmpty { theirs.rename(namesOfTheirs) }
  }

  /// Replaces ids of theirs that ours uses for other objects, and updates references.
  private mutating func renameClashes() {
    for item in theirs.items.indices {
      let entity = entities[ofTheirs[item]]
      guard entity.ours == Self.none, let identity = theirs.items[item].identity,
        let other = ours.identities[identity], ofOurs[other] != ofTheirs[item]
      else { continue }
      renamed[identity] = freeID(insteadOf: identity)
    }
    if !renamed.isEmpty { theirs.rename(renamed) }
  }

  private func freeID(insteadOf identity: String) -> String {
    var text = identity
    while true {
      text += "'"
      let id = InterfaceBuilderID.id(for: text)
      let isScene = identity.hasPrefix(ItemKey.scenePrefix)
      let candidate = isScene ? ItemKey.scenePrefix + id : id
      let isTaken = [base, ours, theirs].contains { $0.identities[candidate] != nil }
      if !isTaken, !renamed.values.contains(candidate) { return candidate }
    }
  }
}

/// The two sides of a merge.
enum MergeSide: Sendable {
  case ours
  case theirs

  var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// Ids in Interface Builder's format: `bbd-tK-tSh`.
enum InterfaceBuilderID {
  private static let characters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

  /// Returns the id for a text. The result is the same in every run.
  static func id(for text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var id: [UInt8] = []
    for place in 0..<10 {
      if place == 3 || place == 6 {
        id.append(UInt8(ascii: "-"))
      } else {
        id.append(characters[Int(hash % 62)])
        hash /= 62
      }
    }
    return String(decoding: id, as: UTF8.self)
  }
}

import InterfaceBuilder

/// The items of three versions of a document, each item of whatever version it is in under one number.
struct MergeEntities {
  /// Where an entity is in each version, ``Matching/none`` where it is not.
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
  /// The entities of the items of each version.
  private(set) var ofBase: [Int]
  private(set) var ofOurs: [Int]
  private(set) var ofTheirs: [Int]
  /// The ids of theirs that were replaced, because ours uses them for other objects.
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

  /// The entity that is the parent of an entity in a version; nil where the version lacks the entity.
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
    // Parents come before their children, so a parent's entity is known.
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

  /// What additions to one parent are matched by.
  private struct AdditionKey: Hashable {
    var parent: Int
    var says: String
  }

  /// Takes the first number under one of several keys that satisfies a condition.
  /// - Parameter lists: The numbers by their keys, the first one last.
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

  /// What an addition may be matched by where no id does it.
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

  /// Whether each element inside an item is there once: a document has one root, and the root one of each section.
  private func isDocumentOrRoot(_ item: Int, _ side: MergeSide) -> Bool {
    item == 0 || item == tree(side).root
  }

  /// What ours added under the id of an addition of theirs, if it is the same sort of thing in the same place.
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

  /// What connections and constraints say besides their ids: the same connection made again has another id. An object has one
  /// outlet of a name.
  private static func sayings(of item: ComparedItem) -> [String] {
    guard item.role == .connection || item.role == .constraint, item.children.isEmpty else {
      return []
    }
    let rest = item.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }
    let outlet = item.name == "outlet" ? ["outlet \(item["property"] ?? "")"] : []
    return ["\(item.name) \(rest.joined(separator: " "))"] + outlet
  }

  // MARK: Ids

  /// What one side made again under another id, and the other side changed to say just that, is one thing.
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

  /// Gives what both sides have one id, and lets references follow: that of ours, unless theirs alone has another one.
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

  /// Gives objects of theirs other ids where ours has other objects under the same ones, and lets references follow.
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

/// The two versions that are merged.
enum MergeSide: Sendable {
  case ours
  case theirs

  var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// Ids of the form that Interface Builder gives: `bbd-tK-tSh`.
enum InterfaceBuilderID {
  private static let characters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

  /// The id that belongs to a text; the same in every run.
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

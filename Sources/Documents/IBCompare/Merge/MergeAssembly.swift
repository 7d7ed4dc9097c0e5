import InterfaceBuilder
import XMLTree

/// The assembly of the merged document, in which one side wins all conflicts.
struct MergeAssembly {
  private let entities: MergeEntities
  private let favored: MergeSide
  private var isPresent: [Bool]
  /// The parent of each entity, or ``Matching/none`` for an entity that is not in the result.
  private var parents: [Int]
  private(set) var tree: ComparedTree
  private(set) var conflicts: [MergeConflict] = []
  /// The conflicting changes that were resolved automatically, by element name and property.
  private(set) var settled: [String] = []
  /// The objects whose removal made a change by the other side meaningless.
  private(set) var dropped: [String] = []
  /// The ordinals of the items in each version, for addresses.
  private let ordinals: (base: [Int], ours: [Int], theirs: [Int])

  init(_ entities: MergeEntities, favored: MergeSide) {
    self.entities = entities
    self.favored = favored
    ordinals = (entities.base.ordinals, entities.ours.ordinals, entities.theirs.ordinals)
    let presence = MergePresence(entities, favored: favored)
    isPresent = presence.isPresent
    parents = Array(repeating: Matching.none, count: entities.entities.count)
    tree = ComparedTree(emptyLike: entities.ours)
    for (entity, side) in presence.conflicts {
      report(.removal, entity, removedBy: side)
    }
    dropped = presence.dropped.map { entity, side in
      let title = entities.base.titleWithID(of: entity)
      let (one, other) = side == .ours ? ("ours", "theirs") : ("theirs", "ours")
      return
        "\(title): removed in \(one); changes to its place, label or values in \(other) dropped"
    }
    findParents()
    breakCycles()
    keepUsedResources()
    assemble()
    prune()
  }

  // MARK: Reporting

  private mutating func report(
    _ kind: MergeConflict.Kind, _ number: Int, property: String? = nil, removedBy: MergeSide? = nil
  ) {
    let entity = entities.entities[number]
    func value(_ tree: ComparedTree, _ item: Int) -> String? {
      guard item != Matching.none else { return nil }
      if let property { return tree.items[item][property] }
      return tree.items[item].kind == .element ? tree.shown(item) : tree.items[item].text
    }
    let (tree, item, ordinals) = place(of: entity)
    let owner = tree.nearest(item) { $0.identity != nil } ?? item
    let isOwn = item == owner || kind == .order
    let way = isOwn ? "" : " " + (tree.items[item]["key"] ?? tree.items[item].name)
    conflicts.append(
      MergeConflict(
        kind: kind, address: tree.address(of: item, ordinals),
        title: tree.titleWithID(of: owner) + way, property: property,
        base: value(entities.base, entity.base),
        ours: removedBy == .ours ? nil : value(entities.ours, entity.ours),
        theirs: removedBy == .theirs ? nil : value(entities.theirs, entity.theirs)))
  }

  /// Returns the first version that contains an entity, the entity's item there, and the ordinals of that version.
  private func place(of entity: MergeEntities.Entity) -> (ComparedTree, Int, [Int]) {
    if entity.ours != Matching.none { return (entities.ours, entity.ours, ordinals.ours) }
    if entity.theirs != Matching.none { return (entities.theirs, entity.theirs, ordinals.theirs) }
    return (entities.base, entity.base, ordinals.base)
  }

  // MARK: Places

  private mutating func findParents() {
    for number in entities.entities.indices.dropFirst() where isPresent[number] {
      let entity = entities.entities[number]
      let ours = entities.parent(.ours, of: number)
      let theirs = entities.parent(.theirs, of: number)
      let base = entity.base == Matching.none ? nil : entities.base.items[entity.base].parent
      var choices = [ours, theirs]
      if ours != theirs, let ours, let theirs {
        if ours == base || ours != base && theirs != base && favored == .theirs {
          choices = [theirs, ours]
        }
        if ours != base, theirs != base { report(.place, number) }
      }
      // If the preferred parent was removed, use the next one.
      let parent = (choices + [base]).lazy.compactMap { $0 }.first { isPresent[$0] }
      parents[number] = parent ?? Matching.none
    }
  }

  /// Breaks cycles, which arise if the sides moved two items into each other.
  private mutating func breakCycles() {
    for side in [favored, favored.other] {
      let lost = unreachable()
      guard !lost.isEmpty else { return }
      for number in lost {
        guard
          let parent = entities.parent(side, of: number) ?? entities.parent(side.other, of: number)
        else { continue }
        if side == favored, parent != parents[number] { report(.place, number) }
        parents[number] = isPresent[parent] ? parent : Matching.none
      }
    }
    for number in unreachable() { parents[number] = Matching.none }
  }

  /// Returns the items in cycles and their descendants.
  private func unreachable() -> [Int] {
    // 0: not visited, 1: being visited, 2: connected to the document or to no parent, 3: in a cycle.
    var states = Array(repeating: UInt8(0), count: parents.count)
    states[0] = 2
    var lost: [Int] = []
    for number in parents.indices where isPresent[number] && states[number] == 0 {
      var way: [Int] = []
      var current = number
      while current != Matching.none, states[current] == 0 {
        states[current] = 1
        way.append(current)
        current = parents[current]
      }
      let ends: UInt8 = current == Matching.none || states[current] == 2 ? 2 : 3
      for step in way {
        states[step] = ends
        if ends == 3 { lost.append(step) }
      }
    }
    return lost
  }

  // MARK: Children

  /// Returns the children of an entity in one version, as entities.
  private func children(_ tree: ComparedTree, _ item: Int, _ entity: (Int) -> Int) -> [Int] {
    item == Matching.none ? [] : tree.items[item].children.map(entity)
  }

  private mutating func assemble() {
    var members: [Int: [Int]] = [:]
    for number in parents.indices.dropFirst() where parents[number] != Matching.none {
      members[parents[number], default: []].append(number)
    }
    var open = orderedChildren(of: 0, members[0] ?? []).reversed().map { (entity: $0, parent: 0) }
    tree.declaration = declaration
    while let (number, parent) = open.popLast() {
      // Bounded: each entity has one parent.
      let own = MergeOwn(entities, number, favored: favored)
      for property in own.conflicts { report(.value, number, property: property) }
      for property in own.settled { settled.append("\(own.item.name) \(property)") }
      let inside = orderedChildren(of: number, members[number] ?? [])
      if inside.isEmpty, vanishesEmpty(number) { continue }
      var item = own.item
      item.parent = parent
      item.children = []
      item.identity = nil
      let index = tree.append(item)
      open += inside.reversed().map { ($0, index) }
    }
  }

  private var declaration: XMLDeclaration? {
    let versions = [entities.base, entities.ours, entities.theirs].map(\.declaration)
    return ChangeFinder.text(of: versions[1]) == ChangeFinder.text(of: versions[0])
      ? versions[2] : versions[1]
  }

  /// Returns whether a list is removed together with its last item.
  private func vanishesEmpty(_ number: Int) -> Bool {
    let entity = entities.entities[number]
    let versions = [
      (entities.base, entity.base), (entities.ours, entity.ours), (entities.theirs, entity.theirs),
    ].filter { $0.1 != Matching.none }
    return versions.allSatisfy { tree, item in
      tree.items[item].isList && !tree.items[item].children.isEmpty
    }
  }

  private mutating func orderedChildren(of number: Int, _ members: [Int]) -> [Int] {
    guard members.count > 1 else { return members }
    let entity = entities.entities[number]
    let here = Set(members)
    let base = children(entities.base, entity.base) { entities.ofBase[$0] }.filter(here.contains)
    let ours = children(entities.ours, entity.ours) { entities.ofOurs[$0] }.filter(here.contains)
    let theirs = children(entities.theirs, entity.theirs) { entities.ofTheirs[$0] }
      .filter(here.contains)
    let list = entity.ours == Matching.none ? entity.theirs : entity.ours
    let tree = entity.ours == Matching.none ? entities.theirs : entities.ours
    let order = MergeOrder.merged(
      base: base, ours: ours, theirs: theirs, isOrdered: tree.isOrdered(list), favored: favored)
    if order.isConflict {
      report(.order, number, property: tree.items[list]["key"] ?? tree.items[list].name)
    }
    // Children that belong here only because their preferred parent was removed come last.
    let known = Set(order.items)
    return fillingEachSlotOnce(order.items + members.filter { !known.contains($0) }, number)
  }

  /// Returns the children, at most one for each property of the parent, because the sides may have set a property to
  /// different objects.
  private mutating func fillingEachSlotOnce(_ children: [Int], _ parent: Int) -> [Int] {
    var slots: [String: [Int]] = [:]
    for child in children {
      if let key = key(of: child) { slots[key, default: []].append(child) }
    }
    var dropped = Set<Int>()
    for (key, rivals) in slots where rivals.count > 1 && !isRepeated(key, in: parent) {
      let chosen =
        rivals.first { entities.entities[$0][favored] != Matching.none && isNew($0) }
        ?? rivals.first { entities.entities[$0][favored] != Matching.none } ?? rivals[0]
      for rival in rivals where rival != chosen { reportSlot(key, chosen, rival) }
      dropped.formUnion(rivals.filter { $0 != chosen })
    }
    return dropped.isEmpty ? children : children.filter { !dropped.contains($0) }
  }

  /// Reports a conflict about the value of a property, with the addresses of both candidates.
  private mutating func reportSlot(_ key: String, _ chosen: Int, _ rival: Int) {
    let ends = [chosen, rival].map { number -> (title: String, address: String) in
      let (tree, item, ordinals) = place(of: entities.entities[number])
      return (tree.titleWithID(of: item), tree.address(of: item, ordinals))
    }
    let (ours, theirs) = favored == .ours ? (ends[0], ends[1]) : (ends[1], ends[0])
    for end in ends {
      conflicts.append(
        MergeConflict(
          kind: .slot, address: end.address, title: end.title, property: key, base: nil,
          ours: ours.title, theirs: theirs.title))
    }
  }

  private func isNew(_ number: Int) -> Bool { entities.entities[number].base == Matching.none }

  private func key(of number: Int) -> String? {
    let entity = entities.entities[number]
    if entity.ours != Matching.none { return entities.ours.items[entity.ours]["key"] }
    return entity.theirs == Matching.none ? nil : entities.theirs.items[entity.theirs]["key"]
  }

  /// Returns whether a version contains several items with this key in an element.
  private func isRepeated(_ key: String, in number: Int) -> Bool {
    let entity = entities.entities[number]
    let versions = [
      (entities.base, entity.base), (entities.ours, entity.ours), (entities.theirs, entity.theirs),
    ]
    return versions.contains { tree, item in
      item != Matching.none
        && tree.items[item].children.count { tree.items[$0]["key"] == key } > 1
    }
  }

  // MARK: What must hold in the end

  /// Keeps resources that one side removed but that additions of the other side need.
  private mutating func keepUsedResources() {
    var candidates: [(entity: Int, name: String)] = []
    for number in entities.entities.indices where !isPresent[number] {
      let entity = entities.entities[number]
      guard entity.base != Matching.none,
        (entity.ours == Matching.none) != (entity.theirs == Matching.none)
      else { continue }
      let item = entities.base.items[entity.base]
      if entities.base.items[item.parent].name == "resources", let name = item["name"] {
        candidates.append((number, name))
      }
    }
    guard !candidates.isEmpty else { return }
    var used = Set<String>()
    for (number, entity) in entities.entities.enumerated() where isPresent[number] {
      for side in [MergeSide.ours, .theirs] where entity[side] != Matching.none {
        let tree = entities.tree(side)
        let item = tree.items[entity[side]]
        guard tree.items[item.parent].name != "resources" else { continue }
        used.formUnion(item.attributes.map(\.value))
      }
    }
    for (number, name) in candidates where used.contains(name) {
      isPresent[number] = true
      let side = entities.entities[number].ours == Matching.none ? MergeSide.theirs : .ours
      guard let list = entities.parent(side, of: number) else { continue }
      if !isPresent[list] {
        isPresent[list] = true
        parents[list] = entities.parent(side, of: list) ?? Matching.none
      }
      parents[number] = list
    }
  }

  /// Removes references to objects that were in a version but are not in the result.
  private mutating func prune() {
    var gone: [Int] = []
    // A merge does not repair references that were already dangling in a version.
    let known = Self.dangling(entities.ours).union(Self.dangling(entities.theirs))
    for item in tree.items.indices {
      for reference in tree.references(of: item) where tree.identities[reference.value] == nil {
        guard !known.contains(reference.value) else { continue }
        switch tree.items[item].role {
        case .connection, .constraint: gone.append(item)
        default: tree.items[item][reference.name] = nil
        }
      }
    }
    for item in gone { remove(item) }
  }

  private static func dangling(_ tree: ComparedTree) -> Set<String> {
    var found = Set<String>()
    for item in tree.items.indices {
      for reference in tree.references(of: item) where tree.identities[reference.value] == nil {
        found.insert(reference.value)
      }
    }
    return found
  }

  private mutating func remove(_ item: Int) {
    let parent = tree.items[item].parent
    tree.detach(item)
    if tree.items[parent].isList, tree.items[parent].children.isEmpty {
      tree.detach(parent)
    }
  }
}

import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes what differs between size classes: for each object at the top level one list.
  func traitStorageLists() -> [Int] {
    unit.topLevel.compactMap { top in
      guard let number = reference(to: top) else { return nil }
      var storages: [Int] = []
      var descendants: [Int] = []
      for object in encodedObjects where top.encloses(object) {
        let own = traitStorages(of: object)
        guard !own.isEmpty, let member = reference(to: object) else { continue }
        storages += own
        descendants.append(member)
      }
      guard !storages.isEmpty else { return nil }
      let list = builder.addObject("_UITraitStorageList")
      builder.add("UITopLevelObject", object: number, to: list)
      builder.add("UITraitStorages", object: array(storages), to: list)
      builder.add("UIDescendants", object: collection("NSSet", descendants), to: list)
      return list
    }
  }

  private func traitStorages(of object: IBObject) -> [Int] {
    let variations = object.variations
    guard !variations.isEmpty, let number = reference(to: object) else { return [] }
    var storages: [Int] = []
    for (property, keyPath) in [
      ("constraints", "traitStorageConstraints"), ("subviews", "traitStorageSubviews"),
    ] {
      if let storage = relationship(property, keyPath, of: object, number, variations) {
        storages.append(storage)
      }
    }
    for (name, keyPath) in [
      (Names.constant, "encodedConstant"), (Names.spacing, "spacing"), (Names.hidden, "hidden"),
      (Names.axis, "axis"), (Names.alignment, "alignment"), (Names.distribution, "distribution"),
    ] {
      if let storage = attribute(name, keyPath, of: object, number, variations) {
        storages.append(storage)
      }
    }
    return storages
  }

  // MARK: Members that come and go

  private func relationship(
    _ property: String, _ keyPath: String, of object: IBObject, _ number: Int,
    _ variations: [(key: SizeClassKey, node: Node)]
  ) -> Int? {
    var records: [Int] = []
    for variation in variations {
      let masks = variation.node.elements.filter { $0[Names.key] == property }
      let members = masks.flatMap { Array($0.elements) }
      guard !members.isEmpty else { continue }
      let record = builder.addObject("_UIRelationshipTraitStorageRecord")
      builder.add("UITraitCollection", object: traitCollection(variation.key), to: record)
      for (key, name) in [
        ("UIAddedObjects" as NibKey, Names.include), ("UIRemovedObjects", Names.exclude),
      ] {
        let changed = members.filter { $0.name == name }.compactMap { $0[Names.reference] }
          .compactMap { document.object(id: $0) }.compactMap { reference(to: $0) }
        builder.add(key, object: collection("NSSet", changed), to: record)
      }
      records.append(record)
    }
    guard !records.isEmpty else { return nil }
    let storage = builder.addObject("_UIRelationshipTraitStorage")
    builder.add("UIObject", object: number, to: storage)
    builder.add("UIKeyPath", object: string(keyPath), to: storage)
    builder.add("UIRecords", object: collection("NSMutableArray", records), to: storage)
    let candidates = object.children.filter { $0.key == property }
      .compactMap { reference(to: $0) }
    builder.add("UIRelationshipCandidates", object: orderedSet(candidates), to: storage)
    return storage
  }

  private func orderedSet(_ members: [Int]) -> Int {
    let number = builder.addObject("NSOrderedSet")
    for (index, member) in members.enumerated() {
      builder.add(NibKey(named: "NS.object.\(index)"), object: member, to: number)
    }
    return number
  }

  // MARK: Attributes that differ

  private func attribute(
    _ name: Name, _ keyPath: String, of object: IBObject, _ number: Int,
    _ variations: [(key: SizeClassKey, node: Node)]
  ) -> Int? {
    var records: [Int] = []
    let holders =
      [(key: SizeClassKey?.none, node: object.node)]
      + variations.map { (key: Optional($0.key), node: $0.node) }
    guard variations.contains(where: { $0.node.attributeRecord(name) != nil }) else { return nil }
    for holder in holders {
      guard let value = value(of: name, at: holder.node) else { continue }
      let record = builder.addObject("_UIAttributeTraitStorageRecord")
      builder.add(
        "UITraitCollection", object: traitCollection(holder.key ?? SizeClassKey("default")),
        to: record)
      builder.add("UIValue", object: value, to: record)
      records.append(record)
    }
    let storage = builder.addObject("_UIAttributeTraitStorage")
    builder.add("UIObject", object: number, to: storage)
    builder.add("UIKeyPath", object: string(keyPath), to: storage)
    builder.add("UIRecords", object: collection("NSMutableArray", records), to: storage)
    return storage
  }

  private func value(of name: Name, at node: Node) -> Int? {
    switch name {
    case Names.constant:
      guard let constant = node.double(name) else { return nil }
      let value = builder.addObject("_NSLayoutConstraintConstant")
      builder.add("UISymbolicConstant", object: nil, to: value)
      builder.add("UINumericConstant", constant, to: value)
      return value
    case Names.hidden: return node.bool(name).map { number($0 ? 1 : 0) }
    case Names.axis: return word(name, .axis, at: node)
    case Names.alignment: return word(name, .stackAlignment, at: node)
    case Names.distribution: return word(name, .stackDistribution, at: node)
    default: return node.double(name).map { number($0, asDouble: true) }
    }
  }

  private func word(_ name: Name, _ words: Words, at node: Node) -> Int? {
    node.attributeRecord(name).flatMap { words.number(of: $0, in: node.tree) }.map { number($0) }
  }

  // MARK: Traits

  /// The traits that a variation asks for; one that always holds has none.
  private func traitCollection(_ key: SizeClassKey?) -> Int {
    let key = key?.conditions ?? [:]
    if let known = values.traitCollections[key] { return known }
    let number = builder.addObject("UITraitCollection")
    values.traitCollections[key] = number
    for (trait, name) in Self.traits {
      guard let word = key[trait], let value = Self.traitValues.number(of: word.utf8) else {
        continue
      }
      builder.add(name, Int64(value), to: number)
    }
    return number
  }

  private static let traits: [(String, NibKey)] = [
    ("widthClass", "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass"),
    ("heightClass", "UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass"),
    ("userInterfaceIdiom", "UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceIdiom"),
    ("userInterfaceStyle", "UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceStyle"),
  ]
  private static let traitValues: Words = [
    "compact": 1, "regular": 2, "phone": 0, "pad": 1, "tv": 2, "mac": 5, "light": 1, "dark": 2,
  ]
}

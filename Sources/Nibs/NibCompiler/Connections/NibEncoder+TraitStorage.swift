import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes the differences between size classes, in one list per top-level object.
  func traitStorageLists() -> [Int] {
    guard !features.variations.isEmpty else { return [] }
    return unit.topLevel.compactMap { top in
      guard let number = reference(to: top) else { return nil }
      var storages: [Int] = []
      var descendants: [Int] = []
      func add(_ object: IBObject?) {
        guard let object, object != top, let member = constraintItem(for: object),
          !descendants.contains(member)
        else { return }
        descendants.append(member)
      }
      for object in encodedObjects where top.encloses(object) {
        let own = traitStorages(of: object)
        guard !own.isEmpty else { continue }
        storages += own
        add(object)
        guard !constraintChanges(of: object).isEmpty else { continue }
        for constraint in object.constraints {
          add(constraint.firstItem)
          add(constraint.secondItem)
        }
      }
      guard !storages.isEmpty else { return nil }
      let list = builder.addObject("_UITraitStorageList")
      builder.add("UITopLevelObject", object: number, to: list)
      builder.add("UITraitStorages", object: array(storages), to: list)
      builder.add("UIDescendants", object: set(descendants), to: list)
      return list
    }
  }

  private func traitStorages(of object: IBObject) -> [Int] {
    guard let number = reference(to: object) else { return [] }
    var storages: [Int] = []
    let constraints = constraintChanges(of: object)
    let variations = object.variations
    let subviewChanges = changes(of: "subviews", in: variations)
    if !subviewChanges.isEmpty {
      let content = contentWithoutVariations(of: object)
      storages.append(
        relationship(
          "traitStorageSubviews", of: content?.number ?? number, subviewChanges,
          (content?.view ?? object).subviews))
    }
    if !constraints.isEmpty {
      storages.append(
        relationship(
          "traitStorageConstraints", of: number, constraints, object.constraints.map(\.object)))
    }
    guard !variations.isEmpty else { return storages }
    for (name, keyPath) in [
      (Names.constant, "encodedConstant"), (Names.spacing, "spacing"), (Names.hidden, "hidden"),
      (Names.axis, "axis"), (Names.alignment, "alignment"), (Names.distribution, "distribution"),
    ] {
      // Apple's compiler lists a constraint's constant twice.
      for _ in 0..<(name == Names.constant ? 2 : 1) {
        let storage = attribute(
          keyPath, of: object, number, variations,
          isIn: { $0.attributeRecord(name) != nil }, value: { value(of: name, at: $0) })
        if let storage { storages.append(storage) }
      }
    }
    // Fonts are elements. The key path is assumed to follow that of the other properties; no known pair of files
    // contains it. A button's font is the font of its title.
    let fontPath = object.node.name == Names.button ? "titleLabel.font" : "font"
    if ["button", "label", "textField", "textView"].contains(object.element),
      let storage = attribute(
        fontPath, of: object, number, variations, isIn: { $0.child("fontDescription") != nil },
        value: { font(at: $0) })
    {
      storages.append(storage)
    }
    return storages
  }

  /// Returns the content view to which the masks of a cell apply, with its number.
  private func contentWithoutVariations(of cell: IBObject) -> (view: IBObject, number: Int)? {
    guard let view = cell.child(keyed: "contentView"), view.variations.isEmpty else { return nil }
    // A content view without an id has the number that stands for the cell in constraints.
    let number = view.id == nil ? constraintItem(for: cell) : reference(to: view)
    return number.map { (view, $0) }
  }

  // MARK: Members that come and go

  /// The members that a variation removes from a view and adds to it.
  private struct Change {
    let key: SizeClassKey
    var removed: [IBObject]
    var added: [IBObject]
  }

  /// Returns the changes that variations make to the members of a property.
  private func changes(
    of property: StaticString, in variations: [(key: SizeClassKey, node: Node)]
  ) -> [Change] {
    variations.compactMap { variation in
      guard let mask = variation.node.child(property) else { return nil }
      func members(_ name: Name) -> [IBObject] {
        mask.elements.filter { $0.name == name }.compactMap { $0[Names.reference] }
          .compactMap { document.object(id: $0) }
      }
      return Change(
        key: variation.key, removed: members(Names.exclude), added: members(Names.include))
    }
  }

  /// Returns the changes to constraints that are not always installed: those in variations, and those of views that are
  /// not always installed.
  private func constraintChanges(of object: IBObject) -> [Change] {
    let own = self.changes(of: "constraints", in: object.variations)
    guard !uninstalledViews.changes.isEmpty else { return own }
    /// Whether the masks of the object itself exclude a constraint under a variation.
    func isExcluded(_ constraint: IBObject, under key: SizeClassKey) -> Bool {
      let masks = own.filter { $0.key == key } + own.filter(\.key.isDefault)
      let mask = masks.first { ($0.removed + $0.added).contains(constraint) }
      return mask?.removed.contains(constraint) == true
    }
    var changes = own
    let constraints = object.constraints
    for view in uninstalledViews.changes {
      let removed = constraints.filter { UninstalledViews.touches($0, view.removed) }
      let added = constraints.filter {
        UninstalledViews.touches($0, view.added) && !isExcluded($0.object, under: view.key)
      }
      guard !removed.isEmpty || !added.isEmpty else { continue }
      let place = changes.firstIndex { $0.key == view.key }
      var change = place.map { changes[$0] } ?? Change(key: view.key, removed: [], added: [])
      change.removed += removed.map(\.object).filter { !change.removed.contains($0) }
      change.added += added.map(\.object).filter { !change.added.contains($0) }
      if let place { changes[place] = change } else { changes.append(change) }
    }
    return changes
  }

  private func relationship(
    _ keyPath: String, of number: Int, _ changes: [Change], _ members: [IBObject]
  ) -> Int {
    var records: [Int] = []
    for change in changes {
      let record = builder.addObject("_UIRelationshipTraitStorageRecord")
      builder.add("UITraitCollection", object: traitCollection(change.key), to: record)
      for (key, changed) in [
        ("UIAddedObjects" as NibKey, change.added), ("UIRemovedObjects", change.removed),
      ] {
        builder.add(
          key, object: set(changed.compactMap { reference(to: $0) }), to: record)
      }
      records.append(record)
    }
    let storage = builder.addObject("_UIRelationshipTraitStorage")
    builder.add("UIObject", object: number, to: storage)
    builder.add("UIKeyPath", object: string(keyPath), to: storage)
    builder.add("UIRecords", object: collection("NSMutableArray", records), to: storage)
    builder.add(
      "UIRelationshipCandidates",
      object: numbered("NSOrderedSet", members.compactMap { reference(to: $0) }),
      to: storage)
    return storage
  }

  /// Returns a set; all empty sets are the same object.
  private func set(_ members: [Int]) -> Int {
    if members.isEmpty, let empty = values.emptySet { return empty }
    let set = era.numbersMembersOfSets ? numbered("NSSet", members) : collection("NSSet", members)
    if members.isEmpty { values.emptySet = set }
    return set
  }

  /// Returns a collection with one key per member.
  private func numbered(_ className: String, _ members: [Int]) -> Int {
    let number = builder.addObject(className)
    for (index, member) in members.enumerated() {
      builder.add(NibKey(named: "NS.object.\(index)"), object: member, to: number)
    }
    return number
  }

  // MARK: Attributes that differ

  /// Returns the storage for a property that variations change; nil if none do.
  /// - Parameters:
  ///   - isIn: Whether a variation sets the property.
  ///   - value: Returns the encoded value of a variation or of the object itself.
  private func attribute(
    _ keyPath: String, of object: IBObject, _ number: Int,
    _ variations: [(key: SizeClassKey, node: Node)], isIn: (Node) -> Bool,
    value: (Node) -> Int?
  ) -> Int? {
    var records: [Int] = []
    guard variations.contains(where: { isIn($0.node) }) else { return nil }
    let holders =
      variations.map { (key: Optional($0.key), node: $0.node) } + [(key: nil, node: object.node)]
    for holder in holders {
      guard let value = value(holder.node) else { continue }
      let record = builder.addObject("_UIAttributeTraitStorageRecord")
      builder.add("UITraitCollection", object: traitCollection(holder.key), to: record)
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

  private func font(at node: Node) -> Int? {
    guard let child = node.child("fontDescription"), let value = FontValue(child) else {
      return nil
    }
    return font(value, sizeName: child[Names.size])
  }

  private func word(_ name: Name, _ words: AttributeType.Enumeration, at node: Node) -> Int? {
    node.attributeRecord(name).flatMap { words.number(of: $0, in: node.tree) }.map { number($0) }
  }

  // MARK: Traits

  /// Returns the trait collection for a variation's conditions; nil for a variation that always applies. With newer
  /// tools, all collections without conditions are the same object.
  private func traitCollection(_ key: SizeClassKey?) -> Int? {
    let key = key?.conditions ?? [:]
    guard !key.isEmpty || era.writesEmptyTraits else { return nil }
    let isShared = key.isEmpty && era.sharesEmptyTraits
    if isShared, let known = values.emptyTraits { return known }
    let number = builder.addObject("UITraitCollection")
    if isShared { values.emptyTraits = number }
    for (trait, words, name) in Self.traits {
      guard let word = key[trait], let value = words.number(of: word) else { continue }
      builder.add(name, Int64(value), to: number)
    }
    return number
  }

  private static let traits: [(String, AttributeType.Enumeration, NibKey)] = [
    (
      "widthClass", .traitSizeClass,
      "UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass"
    ),
    (
      "heightClass", .traitSizeClass, "UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass"
    ),
    (
      "userInterfaceIdiom", .userInterfaceIdiom,
      "UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceIdiom"
    ),
    (
      "userInterfaceStyle", .userInterfaceStyle,
      "UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceStyle"
    ),
  ]
}

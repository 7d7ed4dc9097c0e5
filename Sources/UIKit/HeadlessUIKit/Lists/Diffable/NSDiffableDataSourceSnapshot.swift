/// The content of a list at a point in time: sections and items by their identifiers, each of which occurs once.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of the sections, by section number.
  private(set) var items: [[ItemIdentifierType]] = []
  /// The section of each item.
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloadedItems = RequestedIdentifiers<ItemIdentifierType>()
  private var reconfiguredItems = RequestedIdentifiers<ItemIdentifierType>()
  private var reloadedSections = RequestedIdentifiers<SectionIdentifierType>()
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.all }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.all }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.all }

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { sections.count }
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    number(of: identifier).map { items[$0] } ?? []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    sections[identifier]
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = place(of: identifier) else { return nil }
    return items[..<place.section].reduce(place.item) { $0 + $1.count }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  func place(of identifier: ItemIdentifierType) -> ItemPlace? {
    guard let section = sections[identifier].flatMap(indexOfSection),
      let item = items[section].firstIndex(of: identifier)
    else { return nil }
    return ItemPlace(section, item)
  }

  /// Returns the positions of those items that the snapshot contains, in one pass over their sections.
  func places(of wanted: Set<ItemIdentifierType>) -> [ItemIdentifierType: ItemPlace] {
    guard !wanted.isEmpty else { return [:] }
    let touched = Set(wanted.compactMap { sections[$0] })
    var places: [ItemIdentifierType: ItemPlace] = [:]
    for (number, section) in sectionIdentifiers.enumerated() where touched.contains(section) {
      for (item, identifier) in items[number].enumerated() where wanted.contains(identifier) {
        places[identifier] = ItemPlace(number, item)
      }
    }
    return places
  }

  // MARK: Items

  /// Appends items to a section, or to the last section if it is nil.
  ///
  /// Items that the snapshot already contains move to the new position, and UIKit logs a warning
  /// (``ListWarning/Kind/knownItems``). Passing the same item twice in one call is an error.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return Self.refuse(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard let number = number(of: section) else { return }
    insert(identifiers, into: number, at: items[number].count)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = knownPlace(of: beforeIdentifier) else { return }
    insert(identifiers, into: place.section, at: place.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = knownPlace(of: afterIdentifier) else { return }
    insert(identifiers, into: place.section, at: place.item + 1)
  }

  /// Replaces the items of a section.
  mutating func replaceItems(
    inSection section: SectionIdentifierType, with new: [ItemIdentifierType]
  ) {
    guard let number = number(of: section) else { return }
    for item in items[number] { sections[item] = nil }
    items[number] = []
    insert(new, into: number, at: 0)
    forgetReloadsOfMissingItems()
  }

  /// Returns the snapshot with an item moved to another position, whose index refers to the snapshot after the move.
  func moving(_ from: ItemPlace, to: ItemPlace) -> Self {
    guard items.indices.contains(from.section), items[from.section].indices.contains(from.item),
      items.indices.contains(to.section)
    else { return self }
    var moved = self
    let item = moved.items[from.section].remove(at: from.item)
    let index = min(to.item, moved.items[to.section].count)
    moved.items[to.section].insert(item, at: index)
    moved.sections[item] = sectionIdentifiers[to.section]
    return moved
  }

  /// Removes items; missing items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.filter { sections[$0] != nil })
    let touched = Set(gone.compactMap { sections[$0] })
    for identifier in gone { sections[identifier] = nil }
    for (number, section) in sectionIdentifiers.enumerated() where touched.contains(section) {
      items[number].removeAll(where: gone.contains)
    }
    forgetReloadsOfMissingItems()
  }

  /// Removes the requests to reload items that the snapshot no longer contains.
  private mutating func forgetReloadsOfMissingItems() {
    let known = sections
    reloadedItems.removeAll { known[$0] == nil }
    reconfiguredItems.removeAll { known[$0] == nil }
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, toIdentifier, offset: 1) }

  /// Requests new cells for items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.add(existing(identifiers, to: "reload"))
  }

  /// Requests new configurations of the items' existing cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItems.add(existing(identifiers, to: "reconfigure"))
  }

  /// Returns the items that the snapshot contains, and reports an error for the others.
  private func existing(_ identifiers: [ItemIdentifierType], to action: String)
    -> [ItemIdentifierType]
  {
    identifiers.filter { identifier in
      if sections[identifier] != nil { return true }
      Self.refuse(
        "Attempted to \(action) item identifier that does not exist in the snapshot: \(identifier)")
      return false
    }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, _ other: ItemIdentifierType, offset: Int
  ) {
    guard identifier != other, let old = knownPlace(of: identifier), knownPlace(of: other) != nil
    else { return }
    items[old.section].remove(at: old.item)
    guard let place = place(of: other) else { return }
    items[place.section].insert(identifier, at: place.item + offset)
    sections[identifier] = sectionIdentifiers[place.section]
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], into number: Int, at index: Int)
  {
    let known = sections.isEmpty ? [] : Set(identifiers.filter { sections[$0] != nil })
    let before = takeOut(known, before: ItemPlace(number, index))
    var fresh: [ItemIdentifierType] = []
    fresh.reserveCapacity(identifiers.count)
    for identifier in identifiers {
      guard sections.updateValue(sectionIdentifiers[number], forKey: identifier) == nil else {
        Self.refuse(
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers:"
            + " \(ListFailure.set(identifier))")
        continue
      }
      fresh.append(identifier)
    }
    items[number].insert(contentsOf: fresh, at: index - before)
  }

  /// Removes items that code adds again from their old positions, and warns as UIKit does in its log.
  /// - Returns: The number of removed items before a position in its section.
  private mutating func takeOut(_ known: Set<ItemIdentifierType>, before place: ItemPlace) -> Int {
    guard !known.isEmpty else { return 0 }
    ListWarning.report(
      .knownItems,
      "an attempt to insert or append \(known.count) item identifiers that already exist in the"
        + " snapshot; the existing item identifiers will be moved into place instead")
    let touched = Set(known.compactMap { sections[$0] })
    let before = items[place.section][..<place.item].count(where: known.contains)
    for (number, section) in sectionIdentifiers.enumerated() where touched.contains(section) {
      items[number].removeAll(where: known.contains)
    }
    for identifier in known { sections[identifier] = nil }
    return before
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let number = number(of: toIdentifier) { insert(identifiers, at: number) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let number = number(of: toIdentifier) { insert(identifiers, at: number + 1) }
  }

  /// Removes sections with their items; missing sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let number = indexOfSection(identifier) else { continue }
      for item in items[number] { sections[item] = nil }
      sectionIdentifiers.remove(at: number)
      items.remove(at: number)
    }
    forgetReloadsOfMissingItems()
    let gone = Set(identifiers)
    reloadedSections.removeAll(where: gone.contains)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, toIdentifier, offset: 1) }

  /// Requests new cells for sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.add(identifiers.filter { number(of: $0) != nil })
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, _ other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let old = number(of: identifier), number(of: other) != nil else {
      return
    }
    sectionIdentifiers.remove(at: old)
    let moved = items.remove(at: old)
    guard let place = indexOfSection(other) else { return }
    sectionIdentifiers.insert(identifier, at: place + offset)
    items.insert(moved, at: place + offset)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var known = Set(sectionIdentifiers)
    let fresh = identifiers.filter { identifier in
      let isNew = known.insert(identifier).inserted
      if !isNew {
        Self.refuse(
          "Fatal: supplied section identifiers are not unique. Duplicate identifiers:"
            + " \(ListFailure.set(identifier))")
      }
      return isNew
    }
    sectionIdentifiers.insert(contentsOf: fresh, at: index)
    items.insert(contentsOf: fresh.map { _ in [] }, at: index)
  }

  // MARK: Errors

  private func number(of section: SectionIdentifierType) -> Int? {
    let number = indexOfSection(section)
    if number == nil {
      Self.refuse("Invalid section identifier for snapshot: \(section) is not in it")
    }
    return number
  }

  private func knownPlace(of item: ItemIdentifierType) -> ItemPlace? {
    let place = place(of: item)
    if place == nil { Self.refuse(Self.missing(item)) }
    return place
  }

  private static func missing(_ item: ItemIdentifierType) -> String {
    "Invalid item identifier specified: \(item) is not in the snapshot"
  }

  private static func refuse(_ message: String) {
    NibFailure.report(
      NibError(.invalidUse, message, className: "NSDiffableDataSourceSnapshot"))
  }

  /// The same content without the reload requests.
  var settled: Self {
    var copy = self
    copy.reloadedItems = .init()
    copy.reconfiguredItems = .init()
    copy.reloadedSections = .init()
    return copy
  }
}

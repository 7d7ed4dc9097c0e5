import Foundation

/// The snapshot that a data source shows, with where its items are.
@MainActor
struct ShownSnapshot<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  var current = Snapshot() {
    didSet { places = nil }
  }
  private var places: [ItemIdentifier: IndexPath]?

  /// Takes another snapshot.
  /// - Returns: What has changed.
  mutating func take(_ snapshot: Snapshot) -> ListUpdate {
    let update = ListUpdate(from: current, to: snapshot)
    current = snapshot.settled
    return update
  }

  func item(at path: IndexPath) -> ItemIdentifier? {
    guard let place = ItemPlace(path), current.items.indices.contains(place.section),
      current.items[place.section].indices.contains(place.item)
    else { return nil }
    return current.items[place.section][place.item]
  }

  func section(at index: Int) -> SectionIdentifier? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// Where an item is; found for all items at the first question after a change.
  mutating func path(of item: ItemIdentifier) -> IndexPath? {
    let known = places ?? current.indexPaths
    places = known
    return known[item]
  }
}

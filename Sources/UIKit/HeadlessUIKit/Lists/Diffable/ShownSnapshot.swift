import Foundation

/// The snapshot that a data source shows, with the index paths of its items.
@MainActor
struct ShownSnapshot<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  var current = Snapshot() {
    didSet { places = nil }
  }
  private var places: [ItemIdentifier: IndexPath]?

  /// Replaces the snapshot with a new one.
  /// - Returns: The changes between the two snapshots.
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

  /// Returns the index path of an item; the first call after a change computes those of all items.
  mutating func path(of item: ItemIdentifier) -> IndexPath? {
    let known = places ?? current.indexPaths
    places = known
    return known[item]
  }
}

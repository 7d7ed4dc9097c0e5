import Foundation

/// Which places of a list are selected, in the order in which they were selected.
struct ListSelection {
  private(set) var places: [ItemPlace] = []
  private var members: Set<ItemPlace> = []

  func contains(_ place: ItemPlace) -> Bool { members.contains(place) }

  var indexPaths: [IndexPath] { places.map(\.indexPath) }

  /// Records that a place is selected, or no longer.
  mutating func set(_ place: ItemPlace, _ isSelected: Bool) {
    guard isSelected != members.contains(place) else { return }
    if isSelected {
      members.insert(place)
      places.append(place)
    } else {
      members.remove(place)
      places.removeAll { $0 == place }
    }
  }

  /// Follows places to where an update has moved them; those that are deleted are no longer selected.
  mutating func rekey(_ change: (ItemPlace) -> ItemPlace?) {
    places = places.compactMap(change)
    members = Set(places)
  }
}

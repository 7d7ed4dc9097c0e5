import Foundation

/// The selected index paths of a list, in the order of their selection.
struct ListSelection {
  private(set) var places: [ItemPlace] = []
  private var members: Set<ItemPlace> = []

  func contains(_ place: ItemPlace) -> Bool { members.contains(place) }

  var indexPaths: [IndexPath] { places.map(\.indexPath) }

  /// Selects or deselects an index path.
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

  /// Adjusts the selected index paths to an update of the list, and removes deleted ones.
  mutating func rekey(_ change: (ItemPlace) -> ItemPlace?) {
    places = places.compactMap(change)
    members = Set(places)
  }
}

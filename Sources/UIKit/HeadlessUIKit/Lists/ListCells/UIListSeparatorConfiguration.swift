import Foundation

/// The separators above and below a cell of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a separator is shown.
  public enum Visibility: Int, Sendable {
    /// The list decides whether the separator is shown.
    case automatic
    case visible, hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separators from the sides of the cell, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: ListRules.separatorLead, bottom: 0, trailing: 0)
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: ListRules.separatorLead, bottom: 0, trailing: 0)
  public var color = UIColor.separator
  /// Stored only.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the separators for lists with an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UICollectionView {
  /// Returns the separators of a list row, or nil if the list has none.
  ///
  /// By default, sidebars have no separators, and inset grouped lists have none below the last row of a section.
  func separator(at place: ItemPlace) -> UIListSeparatorConfiguration? {
    guard let list = collectionViewLayout.listConfiguration(ofSection: place.section),
      list.showsSeparators
    else { return nil }
    var lines = list.separatorConfiguration
    let isLast = place.item + 1 == numberOfItems(inSection: place.section)
    if lines.bottomSeparatorVisibility == .automatic, isListHeader(place) {
      lines.bottomSeparatorVisibility = .hidden
    }
    if lines.bottomSeparatorVisibility == .automatic {
      let hidesLast = list.appearance == .insetGrouped
      let isPlain = list.appearance == .plain || list.appearance == .grouped
      lines.bottomSeparatorVisibility =
        (isLast && hidesLast) || !(isPlain || hidesLast) ? .hidden : .visible
    }
    return list.itemSeparatorHandler?(dataPath(place), lines) ?? lines
  }

  /// Whether an item is the header of its section in a list.
  func isListHeader(_ place: ItemPlace) -> Bool {
    place.item == 0
      && collectionViewLayout.listConfiguration(ofSection: place.section)?.headerMode
        == .firstItemInSection
  }
}

import Foundation

/// The lines above and below a cell of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// As the list has it.
    case automatic
    case visible, hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// What the lines keep from the sides of the cell, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: ListRules.separatorLead, bottom: 0, trailing: 0)
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: ListRules.separatorLead, bottom: 0, trailing: 0)
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator

  /// The lines of lists of a style.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UICollectionView {
  /// The line below a row of a list. By itself the last row of a group of rows has none.
  func separator(at place: ItemPlace) -> UIListSeparatorConfiguration? {
    guard let list = collectionViewLayout.listConfiguration(ofSection: place.section),
      list.showsSeparators
    else { return nil }
    var lines = list.separatorConfiguration
    let isLast = place.item + 1 == numberOfItems(inSection: place.section)
    if lines.bottomSeparatorVisibility == .automatic {
      let hidesLast = list.appearance == .insetGrouped
      let isPlain = list.appearance == .plain || list.appearance == .grouped
      lines.bottomSeparatorVisibility =
        (isLast && hidesLast) || !(isPlain || hidesLast) ? .hidden : .visible
    }
    return list.itemSeparatorHandler?(dataPath(place), lines) ?? lines
  }
}

public import Foundation

/// A configuration for a section of a compositional layout that looks like a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The styles of a list.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The source of section headers.
  public enum HeaderMode: Int, Sendable {
    case none
    case supplementary
    /// The first cell of the section serves as its header.
    case firstItemInSection
  }

  /// The source of section footers.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  /// The space above section headers, in points; nil for the default.
  public var headerTopPadding: CGFloat?
  /// The default separators between rows, and a handler that adapts them for each row.
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The providers of swipe actions for rows.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A closure that returns the separators of a row, given the default ones.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  /// A closure that returns the swipe actions of a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Creates a configuration with a style.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section whose cells are as wide as the list and have self-sizing heights.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableRules.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    if configuration.headerMode != .none {
      section.headerPadding = configuration.headerTopPadding ?? 0
    }
    if configuration.appearance == .insetGrouped {
      let width = layoutEnvironment.container.effectiveContentSize.width
      let side = SystemMargins.root(width: width).insets.left
      section.contentInsets.leading = side
      section.contentInsets.trailing = side
    }
    let edge = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableRules.plainTitle))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

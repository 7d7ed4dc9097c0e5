public import Foundation

/// A section of a compositional layout: its group, one after the other, with views at its edges.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A section of one kind of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// A view at the edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let alignment: NSRectAlignment
  /// Whether the view stays at the visible edge as long as its section is visible.
  open var pinToVisibleBounds = false
  /// Whether the section makes room for the view, instead of placing it over its groups.
  open var extendsBoundary = true
  open var zIndex = 1

  /// A view at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }

  var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}

/// A view behind a section, without a data source.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view as large as its section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

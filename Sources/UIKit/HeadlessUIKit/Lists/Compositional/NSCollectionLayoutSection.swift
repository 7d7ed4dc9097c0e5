public import Foundation

/// A closure that is called before items of a section are shown, and may change their position and appearance.
///
/// It receives the visible items, the scroll offset and the environment of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: it repeats a group, and may have views at its edges.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list configuration that the section was created from; nil for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The space above the header of a list, in points.
  var headerPadding: CGFloat = 0
  /// The insets around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The reference of the content insets at the section's sides.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges from which the content insets of the views at the section's edges count.
  ///
  /// With the automatic reference, these views are inside the reference of the layout's configuration, and also inside
  /// the section's ``contentInsets`` if ``supplementariesFollowContentInsets`` is true (source: Apple's page). Assumed,
  /// because the property replaces that one: any other reference leaves the section's insets out.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether views at the edges follow the insets at the sides, as the groups do. It has no effect unless
  /// ``supplementaryContentInsetsReference`` is automatic.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The scrolling behavior of groups across the layout; by default the section does not scroll by itself.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How the section scrolls by itself.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a section that shows nothing.
  static func withoutItems() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }
}

/// Constants for scrolling of a section across its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none
  case continuous
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling turns pages of the layout's size.
  case paging
  /// Scrolling turns one group at a time.
  case groupPaging
  /// Scrolling turns one group at a time and centers it.
  case groupPagingCentered
}

/// How a section scrolls that scrolls by itself.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Constants for how fast scrolling slows down.
  public enum DecelerationRate: Sendable {
    case automatic, normal, fast
  }

  /// Constants for when content may be pulled past its ends.
  public enum BounceBehavior: Sendable {
    case automatic, always, never
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = BounceBehavior.automatic
}

/// Constants for the reference of content insets.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// An item of a section that is about to be shown.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

public import Foundation

/// A closure that is called before items of a section are shown, and may change their position and appearance.
///
/// It receives the visible items, the scroll offset and the environment of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout, which repeats a group and may have boundary views.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list configuration that the section was created from; nil for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The space above the header of a list, in points.
  var headerPadding: CGFloat = 0
  /// The insets around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The reference for the left and right content insets of the section.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference for the content insets of the section's boundary views.
  ///
  /// With the automatic reference, the reference is that of the layout's configuration; the section's ``contentInsets``
  /// also apply if ``supplementariesFollowContentInsets`` is true (source: Apple's documentation). It is an assumption
  /// that any other reference ignores the section's insets, because this property supersedes the older one.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether boundary views follow the left and right insets, as the groups do. It has no effect unless
  /// ``supplementaryContentInsetsReference`` is automatic.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The way in which groups scroll across the layout's axis; by default, the section does not scroll orthogonally.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Properties of the section's orthogonal scrolling.
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

/// The way in which a section scrolls across its layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll orthogonally.
  case none
  case continuous
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling moves by pages of the layout's size.
  case paging
  /// Scrolling moves by one group at a time.
  case groupPaging
  /// Scrolling moves by one group at a time and centers it.
  case groupPagingCentered
}

/// Properties of a section's orthogonal scrolling.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The rate at which scrolling slows down.
  public enum DecelerationRate: Sendable {
    case automatic, normal, fast
  }

  /// The conditions under which content bounces at its ends.
  public enum BounceBehavior: Sendable {
    case automatic, always, never
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = BounceBehavior.automatic
}

/// The reference for content insets.
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

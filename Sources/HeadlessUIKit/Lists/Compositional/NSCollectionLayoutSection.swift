public import Foundation

/// Called before items of a section are shown, with what is seen of it, how far it is scrolled and its room; it may change
/// the items' place and appearance.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a compositional layout: its group, one after the other, with views at its edges.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list that the section was made for.
  var list: UICollectionLayoutListConfiguration?
  /// Around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What the section keeps away from at its sides.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether views at the edges keep to the insets at the sides, as the groups do.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether, and how, groups follow each other across the layout and scroll there on their own.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section of one kind of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// How a section scrolls across its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none
  case continuous
  /// Comes to rest at the lead of a group.
  case continuousGroupLeadingBoundary
  /// Turns pages of the layout's size.
  case paging
  /// Turns one group at a time.
  case groupPaging
  /// Turns one group at a time, which comes to rest in the middle.
  case groupPagingCentered
}

/// What insets keep away from.
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

extension UICollectionViewLayoutAttributes: @preconcurrency NSCollectionLayoutVisibleItem {}

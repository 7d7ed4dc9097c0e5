public import Foundation

/// What places the items of a collection.
@MainActor
open class UICollectionViewLayout: NSObject, NibDecodable, NibConnectable, NibAwakening {
  var nibReference: NibReference?
  /// The collection whose items are placed.
  public internal(set) weak var collectionView: UICollectionView?

  /// A layout that places nothing.
  public override init() { super.init() }

  /// A layout from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.register(self)
  }

  /// Gets ready to place items.
  open func prepare() {}

  /// Makes the layout place everything again.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }

  /// The size that the items take up.
  open var collectionViewContentSize: CGSize { .zero }

  /// The places of everything in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The place of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Whether other bounds need other places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where scrolling is to end.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Called once every object of the nib has its outlets and attributes.
  open func awakeFromNib() {}

  /// Declares outlets and actions; see ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {}
}

/// The place and appearance of an item of a collection.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The place in the data.
  open var indexPath: IndexPath
  /// Nil for a cell.
  public let representedElementKind: String?
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  init(indexPath: IndexPath, kind: String?) {
    self.indexPath = indexPath
    representedElementKind = kind
    super.init()
  }

  /// The place of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: nil)
  }

  /// The place of a view next to the cells.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(indexPath: indexPath, kind: elementKind)
  }

  /// In points of the collection's content.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
}

/// Items in lines, which follow each other.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the insets of sections are relative to.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// A size that the content of cells decides.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// In points.
  open var minimumLineSpacing: CGFloat = 10
  /// In points.
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  /// The usual layout.
  public override init() { super.init() }

  /// A layout from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    minimumLineSpacing = nib.cgFloat("UILineSpacing") ?? 10
    minimumInteritemSpacing = nib.cgFloat("UIInteritemSpacing") ?? 10
    if let size = nib.size("UIItemSize") { itemSize = size }
    estimatedItemSize = nib.size("UIEstimatedItemSize") ?? .zero
    scrollDirection = nib.enumeration("UIScrollDirection") ?? .vertical
    headerReferenceSize = nib.size("UIHeaderReferenceSize") ?? .zero
    footerReferenceSize = nib.size("UIFooterReferenceSize") ?? .zero
    sectionInset = nib.insets("UISectionInset") ?? .zero
    sectionInsetReference = nib.enumeration("UISectionInsetReference") ?? .fromContentInset
    sectionHeadersPinToVisibleBounds = nib.bool("UISectionHeadersPinToVisibleBounds") ?? false
    sectionFootersPinToVisibleBounds = nib.bool("UISectionFootersPinToVisibleBounds") ?? false
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    nib.outlet("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    nib.outlet("itemSize", \UICollectionViewFlowLayout.itemSize)
    nib.outlet("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
    nib.outlet("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
    nib.outlet("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    nib.outlet(
      "sectionHeadersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
  }
}

extension UICollectionView {
  /// The direction in which lines follow each other.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

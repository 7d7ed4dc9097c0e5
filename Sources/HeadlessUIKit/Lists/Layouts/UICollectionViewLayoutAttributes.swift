public import Foundation

/// The place and appearance of an item of a collection.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The place in the data.
  open var indexPath: IndexPath
  /// Nil for a cell.
  public let representedElementKind: String?
  /// What the view is.
  public let representedElementCategory: UICollectionView.ElementCategory
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  /// Views of higher numbers are in front.
  open var zIndex = 0
  open var isHidden = false
  /// The section that the view is scrolled in, where that scrolls by itself.
  var area: Int?

  /// The place of something, as a subclass makes it.
  public required init(
    indexPath: IndexPath, kind: String?, category: UICollectionView.ElementCategory
  ) {
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = category
    super.init()
  }

  /// The place of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: nil, category: .cell)
  }

  /// The place of a view next to the cells.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(indexPath: indexPath, kind: elementKind, category: .supplementaryView)
  }

  /// The place of a decoration view, which has no data source.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(indexPath: indexPath, kind: decorationViewKind, category: .decorationView)
  }

  /// In points of the collection's content, without the transform.
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

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// A transform about the middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Other attributes of the same values.
  ///
  /// A subclass with properties of its own copies those as well.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(
      indexPath: indexPath, kind: representedElementKind, category: representedElementCategory)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.area = area
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other
      || indexPath == other.indexPath && representedElementKind == other.representedElementKind
        && center == other.center && size == other.size && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden && area == other.area
        && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  open override var hash: Int { indexPath.hashValue }

  /// The element with these attributes; nil for an index path that does not name an item.
  var key: TileKey? {
    let kind: TileKey.Kind =
      switch representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementary(representedElementKind ?? "")
      case .decorationView: .decoration(representedElementKind ?? "")
      }
    return TileKey(kind, indexPath)
  }
}

extension UICollectionView {
  /// What a view of a collection is.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
}

public import Foundation

/// The position and appearance of an element in a collection view.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the element.
  open var indexPath: IndexPath
  /// The kind of the supplementary or decoration view; nil for a cell.
  public let representedElementKind: String?
  /// The category of the element.
  public let representedElementCategory: UICollectionView.ElementCategory
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  /// The order of the views; those with higher values are in front.
  open var zIndex = 0
  open var isHidden = false
  /// The section whose scroll view contains the element; nil unless the section scrolls orthogonally.
  var area: Int?
  /// Whether the frame follows the visible area instead of the content.
  var isPinned = false

  /// Creates attributes; subclasses inherit this initializer.
  public required init(
    indexPath: IndexPath, kind: String?, category: UICollectionView.ElementCategory
  ) {
    self.indexPath = indexPath
    representedElementKind = kind
    representedElementCategory = category
    super.init()
  }

  /// Creates the attributes of a cell at an empty index path.
  public override convenience init() {
    self.init(indexPath: IndexPath(), kind: nil, category: .cell)
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: nil, category: .cell)
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(indexPath: indexPath, kind: elementKind, category: .supplementaryView)
  }

  /// Creates the attributes of a decoration view, which is not provided by the data source.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(indexPath: indexPath, kind: decorationViewKind, category: .decorationView)
  }

  /// The frame, in points of the collection view's content, without the transform.
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

  /// The transform about the center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns attributes with the same values.
  ///
  /// A subclass with additional properties must copy those as well.
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
    copy.isPinned = isPinned
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

  /// The key of the element; nil if the index path does not identify one.
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
  /// The categories of a collection view's elements.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes as UIKit's errors print them, without the address of the object.
  var text: String {
    var text = "<\(type(of: self)): …> index path: (\(indexPath.text));"
    if let kind = representedElementKind { text += " element kind: (\(kind));" }
    text += " frame = \(frame.shortText);"
    if alpha != 1 { text += " alpha = \(alpha.shortText);" }
    if zIndex != 0 { text += " zIndex = \(zIndex);" }
    return text
  }
}

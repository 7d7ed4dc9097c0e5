public import Foundation

/// A point at an edge or corner of a rectangle.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// The offset in points, or as a fraction of the view's own size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates an anchor at edges. On an axis without an edge, it is centered.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Creates an anchor with an offset from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor with an offset from edges, as a fraction of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Returns the point in a rectangle, without the offset.
  func point(in rect: CGRect) -> CGPoint {
    var point = CGPoint(x: rect.midX, y: rect.midY)
    if edges.contains(.leading) { point.x = rect.minX }
    if edges.contains(.trailing) { point.x = rect.maxX }
    if edges.contains(.top) { point.y = rect.minY }
    if edges.contains(.bottom) { point.y = rect.maxY }
    return point
  }
}

/// A view that is attached to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The anchor in the item to which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the view itself; nil for the same edges as in the item.
  public let itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  /// Creates a view whose edges coincide with edges of its item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a view with an anchor in the view and one in its item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the size in a container; along estimated axes, it is the measured size, if there is one.
  func size(in room: CGSize, fitted: CGSize?) -> CGSize {
    var size = layoutSize.size(in: room)
    if let fitted {
      if layoutSize.widthDimension.isEstimated { size.width = fitted.width }
      if layoutSize.heightDimension.isEstimated { size.height = fitted.height }
    }
    return size
  }

  /// Returns the frame of the view, given the frame of its item.
  /// - Parameter fitted: The measured size of the view, if there is one.
  func frame(at container: CGRect, fitted: CGSize?) -> CGRect {
    let size = size(in: container.size, fitted: fitted)
    let target = containerAnchor.point(in: container)
    let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
    var origin = CGPoint(x: target.x - own.x, y: target.y - own.y)
    for anchor in [containerAnchor, itemAnchor] {
      guard let anchor else { continue }
      let isFraction = anchor.isFractionalOffset
      origin.x += anchor.offset.x * (isFraction ? size.width : 1)
      origin.y += anchor.offset.y * (isFraction ? size.height : 1)
    }
    return CGRect(origin: origin, size: size)
  }
}

/// A view at a boundary of a section, or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// The offset of the view from its boundary, in points.
  public let offset: CGPoint
  /// Whether the view is pinned to the edge of the visible area as long as its section is visible.
  open var pinToVisibleBounds = false
  /// Whether the section makes room for the view instead of placing it over its groups.
  open var extendsBoundary = true

  /// Creates a boundary view.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }

  /// Returns the frame of the view, given its position at the boundary.
  func placed(_ place: CGRect) -> CGRect {
    place.inset(by: usedInsets).offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Returns whether the view is at the leading edge of a section along an axis, or nil if it is next to the groups.
  func isLead(along axis: LayoutAxis) -> Bool? {
    let edges = alignment.edges
    let (lead, trail): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    if edges.contains(lead) { return true }
    return edges.contains(trail) ? false : nil
  }
}

/// A view behind a section that is not provided by the data source.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a background view that is as large as its section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

import Foundation

/// The distance between two places of items, which constraints use like a width or height.
@MainActor
final class AnchorOffset: NSObject {
  /// A place of an item.
  struct Place {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
  }

  let start: Place
  let end: Place

  init(from start: Place, to end: Place) {
    self.start = start
    self.end = end
    super.init()
  }

  /// Whether the distance counts towards where text runs.
  var isDirectional: Bool { start.attribute.isDirectional || end.attribute.isDirectional }

  /// Why there is no such distance, in UIKit's words; nil if there is one.
  var flaw: String? {
    NSLayoutConstraint.flaw(ofPairing: start.attribute, end.attribute)
  }

  /// The nearest view around both items.
  var commonView: UIView? {
    NSLayoutConstraint.commonView(
      of: NSLayoutConstraint.view(of: start.item), NSLayoutConstraint.view(of: end.item))
  }
}

/// A dimension that keeps its offset, because anchors do not keep their items.
@MainActor
final class OffsetDimension: NSLayoutDimension {
  private let offset: AnchorOffset

  init(_ offset: AnchorOffset) {
    self.offset = offset
    super.init(offset, offset.start.attribute.axis == .vertical ? .height : .width)
  }
}

extension NSLayoutAnchor {
  fileprivate func dimension(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    OffsetDimension(
      AnchorOffset(
        from: .init(item: item, attribute: attribute),
        to: .init(item: other.item, attribute: other.attribute)))
  }
}

extension NSLayoutXAxisAnchor {
  /// The distance to another anchor: positive where that is further right, or for leading and trailing further towards
  /// where text runs.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    dimension(to: otherAnchor)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance to another anchor: positive where that is further down.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    dimension(to: otherAnchor)
  }
}

import Foundation

/// The distance between two anchors, which constraints use like a width or height.
@MainActor
final class AnchorOffset: NSObject {
  /// An attribute of an item.
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

  /// Whether the distance depends on the text direction.
  var isDirectional: Bool { start.attribute.isDirectional || end.attribute.isDirectional }

  /// The reason why the two anchors have no distance, in UIKit's words; nil if they have one.
  var flaw: String? {
    guard start.attribute.axis == end.attribute.axis else { return NSLayoutConstraint.pairing }
    return NSLayoutConstraint.flaw(ofPairing: start.attribute, end.attribute)
  }

  /// The nearest common ancestor of both items.
  var commonView: UIView? {
    NSLayoutConstraint.commonView(
      of: NSLayoutConstraint.view(of: start.item), NSLayoutConstraint.view(of: end.item))
  }
}

/// A dimension that keeps its offset alive, because anchors do not keep their items.
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
  /// Returns the distance to another anchor.
  ///
  /// The distance is positive if the other anchor is farther to the right. For leading and trailing anchors, it is
  /// positive if the other one is farther along the text direction.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    dimension(to: otherAnchor)
  }
}

extension NSLayoutYAxisAnchor {
  /// Returns the distance to another anchor; it is positive if the other anchor is farther down.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    dimension(to: otherAnchor)
  }
}

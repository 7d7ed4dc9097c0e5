public import Foundation

extension UIView.ContentMode {
  /// Returns the rectangle in which content of a given size is shown, in the coordinates of the bounds, in points.
  ///
  /// Scaling modes fill or fit the bounds; the others keep the content's size and align it to an edge, a corner or the
  /// center. Content without a size cannot be scaled: when fitting or filling, it gets the bounds.
  public func contentRect(for size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .scaleAspectFit ? min(x, y) : max(x, y)
      return placed(
        CGSize(width: size.width * scale, height: size.height * scale), in: bounds, 0.5, 0.5)
    case .center: return placed(size, in: bounds, 0.5, 0.5)
    case .top: return placed(size, in: bounds, 0.5, 0)
    case .bottom: return placed(size, in: bounds, 0.5, 1)
    case .left: return placed(size, in: bounds, 0, 0.5)
    case .right: return placed(size, in: bounds, 1, 0.5)
    case .topLeft: return placed(size, in: bounds, 0, 0)
    case .topRight: return placed(size, in: bounds, 1, 0)
    case .bottomLeft: return placed(size, in: bounds, 0, 1)
    case .bottomRight: return placed(size, in: bounds, 1, 1)
    }
  }

  /// Returns a rectangle of a size within bounds; along each axis, a given fraction of the remaining space is before
  /// it.
  private func placed(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}

/// The way in which content with a stretchable middle fills a length along one axis.
///
/// The parts before and after the middle keep their size. Apple does not document what happens if they do not fit; here
/// they shrink together.
public struct StretchedContent: Hashable, Sendable {
  /// The lengths before the middle, of the middle and after it, in points of the target.
  public let before, middle, after: CGFloat

  /// Computes the parts.
  /// - Parameters:
  ///   - content: The length of the content, in points.
  ///   - target: The length to fill, in points.
  ///   - start: The start of the middle, as a fraction of the content.
  ///   - length: The length of the middle, as a fraction of the content.
  public init(content: CGFloat, target: CGFloat, start: CGFloat, length: CGFloat) {
    let (first, last) = (start * content, (1 - start - length) * content)
    let fits = target >= first + last
    let scale = fits || first + last <= 0 ? 1 : target / (first + last)
    before = first * scale
    after = last * scale
    middle = max(target - before - after, 0)
  }
}

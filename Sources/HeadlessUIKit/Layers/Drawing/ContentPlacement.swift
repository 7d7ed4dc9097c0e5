public import Foundation

extension UIView.ContentMode {
  /// Where a content of a size is shown in bounds, in the coordinates of the bounds; points.
  ///
  /// Scaling modes fill or fit the bounds, the others keep the size and stay at an edge, a corner or the middle.
  /// Content without a size has no scale: it is placed as a point.
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

  /// A size placed in bounds, with the given fraction of the remaining space before it along each axis.
  private func placed(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}

/// How a content that stretches in its middle fills a length, along one axis.
///
/// The parts before and after the middle keep their size. Where they do not fit, Apple does not say what happens; here
/// they shrink together.
public struct StretchedContent: Hashable, Sendable {
  /// In points of the target: before the middle, the middle, after it.
  public let before, middle, after: CGFloat

  /// - Parameters:
  ///   - content: The length of the content, in points.
  ///   - target: The length to fill, in points.
  ///   - start: Where the middle begins, as a part of the content.
  ///   - length: How long the middle is, as a part of the content.
  public init(content: CGFloat, target: CGFloat, start: CGFloat, length: CGFloat) {
    let (first, last) = (start * content, (1 - start - length) * content)
    let fits = target >= first + last
    let scale = fits || first + last <= 0 ? 1 : target / (first + last)
    before = first * scale
    after = last * scale
    middle = max(target - before - after, 0)
  }
}

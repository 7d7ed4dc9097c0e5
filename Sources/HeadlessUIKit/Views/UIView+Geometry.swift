public import Foundation

extension UIView {
  /// From the view's coordinates to those of its window or outermost superview.
  private var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view: UIView? = self
    while let current = view, current.superview != nil {
      transform = transform.concatenating(current.layer.toSuperlayer)
      view = current.superview
    }
    return transform
  }

  /// A point of this view in the coordinates of another one, or of the window for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// A point of another view, or of the window for nil, in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// The box around a rectangle of this view in the coordinates of another one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The box around a rectangle of another view in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return toRoot }
    return toRoot.concatenating(view.toRoot.inverted())
  }

  /// The view's box around its content, in the superview, after its size has been fitted.
  public func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Autoresizing

  /// Applies the masks of the subviews, as the bounds' size has changed.
  ///
  /// Every flexible part takes its share of the change in proportion to its old length, evenly where all
  /// of them are zero.
  func resizeSubviews(withOldSize old: CGSize) {
    let new = bounds.size
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      guard !mask.isEmpty else { continue }
      let frame = view.frame
      let horizontal = Self.resize(
        frame.minX, frame.width, old: old.width, new: new.width,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin))
      let vertical = Self.resize(
        frame.minY, frame.height, old: old.height, new: new.height,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
      view.frame = CGRect(
        x: horizontal.origin, y: vertical.origin, width: horizontal.length,
        height: vertical.length)
    }
  }

  private static func resize(
    _ origin: CGFloat, _ length: CGFloat, old: CGFloat, new: CGFloat, _ before: Bool,
    _ inside: Bool, _ after: Bool
  ) -> (origin: CGFloat, length: CGFloat) {
    let change = new - old
    guard change != 0, before || inside || after else { return (origin, length) }
    let parts = [before ? origin : 0, inside ? length : 0, after ? old - origin - length : 0]
    let total = parts.reduce(0, +)
    let flexible = CGFloat([before, inside, after].filter { $0 }.count)
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? change / flexible : change * parts[index] / total
    }
    return (origin + share(0, before), length + share(1, inside))
  }
}

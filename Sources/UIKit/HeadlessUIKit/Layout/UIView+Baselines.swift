package import Foundation

extension UIView {
  /// The rectangle between the first and the last baseline, in the view's coordinates. Without text, the edges of the
  /// view are used as baselines.
  package var baselineBounds: CGRect {
    let (top, bottom) = (baseline(isFirst: true), baseline(isFirst: false))
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(bottom - top, 0))
  }

  private func baseline(isFirst: Bool) -> CGFloat {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    let y: CGFloat
    if let distances = view.baselinesFromEdges {
      y = isFirst ? view.bounds.minY + distances.first : view.bounds.maxY - distances.last
    } else if let distances = view.baselinesFromCenter(ofHeight: nil) {
      y = view.bounds.midY + (isFirst ? distances.first : distances.last)
    } else {
      y = isFirst ? view.bounds.minY : view.bounds.maxY
    }
    return view.convert(CGPoint(x: 0, y: y), to: self).y
  }
}

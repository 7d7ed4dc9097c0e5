import Foundation

extension CGPath {
  /// Returns the path at a fraction of the way to another one; its points change linearly.
  ///
  /// Nil if the paths have different steps: Core Animation leaves this case undefined. Apple's documentation allows
  /// control points to move differently; linear motion is an assumption.
  func mixed(with other: CGPath, at fraction: Double) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    var steps: [Element] = []
    steps.reserveCapacity(elements.count)
    for (step, target) in zip(elements, other.elements) {
      guard let mixed = step.mixed(with: target, at: CGFloat(fraction)) else { return nil }
      steps.append(mixed)
    }
    return CGPath(elements: steps)
  }
}

extension CGPath.Element {
  fileprivate func mixed(with other: CGPath.Element, at fraction: CGFloat) -> CGPath.Element? {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    switch (self, other) {
    case (.move(let a), .move(let b)): return .move(mix(a, b))
    case (.line(let a), .line(let b)): return .line(mix(a, b))
    case (.quadCurve(let c1, let a), .quadCurve(let c2, let b)):
      return .quadCurve(control: mix(c1, c2), end: mix(a, b))
    case (.curve(let c1, let d1, let a), .curve(let c2, let d2, let b)):
      return .curve(control1: mix(c1, c2), control2: mix(d1, d2), end: mix(a, b))
    case (.close, .close): return .close
    default: return nil
    }
  }
}

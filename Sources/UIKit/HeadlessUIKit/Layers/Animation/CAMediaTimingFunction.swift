public import Foundation

/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: UnitBezier

  /// Creates a timing function by name. Unknown names mean linear.
  public init(name: CAMediaTimingFunctionName) {
    curve = UnitBezier(name)
    super.init()
  }

  /// Creates a timing function from the two inner control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  init(_ curve: UnitBezier) {
    self.curve = curve
    super.init()
  }

  /// Writes the coordinates of the control point at an index from 0 to 3.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), curve.first, curve.second, (1, 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction).map { $0.curve == curve } ?? false
  }

  public override var hash: Int { curve.hashValue }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic Bézier curve from (0, 0) to (1, 1), evaluated as y for x.
struct UnitBezier: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates a curve. The x coordinates of control points are clamped to 0...1; otherwise, y would not be a function of
  /// x.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  static let linear = UnitBezier(0, 0, 1, 1)
  static let easeIn = UnitBezier(0.42, 0, 1, 1)
  static let easeOut = UnitBezier(0, 0, 0.58, 1)
  static let easeInOut = UnitBezier(0.42, 0, 0.58, 1)
  /// Core Animation's `default`.
  static let standard = UnitBezier(0.25, 0.1, 0.25, 1)

  init(_ name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .easeInEaseOut: self = .easeInOut
    case .default: self = .standard
    default: self = .linear
    }
  }

  var first: (Double, Double) { (x1, y1) }
  var second: (Double, Double) { (x2, y2) }

  /// Returns y for a given x, the fraction of the time; exact at both ends and for a straight line.
  func callAsFunction(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return x }
    return Self.value(y1, y2, at: parameter(forX: x))
  }

  private func parameter(forX x: Double) -> Double {
    var t = x
    // Newton's method, then bisection where the curve is too flat.
    for _ in 0..<8 {
      let error = Self.value(x1, x2, at: t) - x
      if abs(error) < 1e-9 { return t }
      let slope = Self.slope(x1, x2, at: t)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var low = 0.0
    var high = 1.0
    t = x
    for _ in 0..<60 {
      let error = Self.value(x1, x2, at: t) - x
      if abs(error) < 1e-9 { break }
      if error > 0 { high = t } else { low = t }
      t = (low + high) / 2
    }
    return t
  }

  private static func value(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    ((1 - 3 * p2 + 3 * p1) * t + (3 * p2 - 6 * p1)) * t * t + 3 * p1 * t
  }

  private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    3 * (1 - 3 * p2 + 3 * p1) * t * t + 2 * (3 * p2 - 6 * p1) * t + 3 * p1
  }
}

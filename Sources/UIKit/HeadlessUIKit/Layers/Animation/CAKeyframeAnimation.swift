public import Foundation

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, one for each key time.
  open var values: [Any]? { didSet { if path == nil { copyValues() } } }
  /// The path of a point, which replaces ``values``.
  ///
  /// The values are the end points of the path's steps, and its curves connect them.
  open var path: CGPath? { didSet { copyValues() } }
  /// The rotation of a layer that follows a path; nil for none. It requires an animation of `position`.
  open var rotationMode: CAAnimationRotationMode?
  /// The times of the values, from 0 to 1; nil spreads them evenly.
  open var keyTimes: [NSNumber]? { didSet { times = keyTimes?.map(\.doubleValue) } }
  /// The timing functions between successive values; nil for linear ones.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of cubic curves at each value; a missing one is 0.
  open var tensionValues: [NSNumber]?
  /// The continuity of cubic curves at each value; a missing one is 0.
  open var continuityValues: [NSNumber]?
  /// The bias of cubic curves at each value; a missing one is 0.
  open var biasValues: [NSNumber]?
  private(set) var keyValues: [AnimationValue] = []
  private var times: [Double]?
  private var way: MotionPath?

  private func copyValues() {
    way = path.map { MotionPath($0) }
    keyValues = way?.corners.map { .point($0) } ?? (values ?? []).map { AnimationValue($0) }
  }

  /// Sets the values and times without boxing them.
  func setKeyframes(_ values: [AnimationValue], at times: [Double]) {
    self.values = values.map { $0.plain as Any }
    keyTimes = times.map { NSNumber(value: $0) }
    keyValues = values
  }

  override func value(at progress: Double, on base: AnimationValue) -> AnimationValue? {
    let values = keyValues
    guard let first = values.first, let last = values.last else { return nil }
    guard values.count > 1 else { return first }
    let fraction = paced(progress)
    if calculationMode == .discrete { return discreteValue(at: fraction) }
    let (index, part) = step(at: fraction)
    guard index + 1 < values.count else { return last }
    guard part > 0 || index > 0 else { return first }
    if let way { return .point(way.place(on: index, at: part).point) }
    guard calculationMode.isCubic else {
      return values[index].mixed(with: values[index + 1], at: part)
    }
    return cubicValue(after: index, at: part)
  }

  /// Returns the index of the value before a fraction of the run, and the progress toward the next value, after
  /// applying the timing function.
  private func step(at fraction: Double) -> (index: Int, part: Double) {
    let times = keyTimesInUse
    if fraction <= times[0] { return (0, 0) }
    guard let next = times.firstIndex(where: { $0 > fraction }), next > 0 else {
      return (times.count - 1, 0)
    }
    let span = times[next] - times[next - 1]
    let part = span > 0 ? (fraction - times[next - 1]) / span : 1
    guard let paces = timingFunctions, paces.indices.contains(next - 1) else {
      return (next - 1, part)
    }
    return (next - 1, paces[next - 1].curve(part))
  }

  override func apply(to layer: CALayer, at moment: MediaTiming.Moment) {
    super.apply(to: layer, at: moment)
    guard let way, let rotationMode, way.corners.count > 1 else { return }
    let (index, part) = step(at: paced(moment.progress))
    let last = way.corners.count - 1
    let place = index < last ? way.place(on: index, at: part) : way.place(on: last - 1, at: 1)
    guard let angle = place.angle else { return }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    layer.transform = CATransform3DRotate(layer.transform, turn, 0, 0, 1)
  }

  /// Returns the value in discrete mode: each value lasts until the next one's time, so there is one more key time than
  /// values.
  private func discreteValue(at fraction: Double) -> AnimationValue? {
    let values = keyValues
    if let times, times.count >= values.count {
      let index = times.prefix(values.count).lastIndex { $0 <= fraction } ?? 0
      return values[index]
    }
    // A timing function may overshoot the last value.
    let index = (fraction * Double(values.count)).rounded(.down)
    return values[min(max(Int(nearest: index), 0), values.count - 1)]
  }

  private var keyTimesInUse: [Double] {
    let count = keyValues.count
    if calculationMode.isPaced {
      let steps =
        way?.lengths ?? zip(keyValues, keyValues.dropFirst()).map { $0.distance(to: $1) }
      let length = steps.reduce(0, +)
      if length > 0 {
        return steps.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1 / length) }
      }
    } else if let times, times.count == count {
      return times
    }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  /// Returns a value on a Kochanek–Bartels spline through the values.
  private func cubicValue(after index: Int, at part: Double) -> AnimationValue {
    let values = keyValues
    let (start, end) = (values[index], values[index + 1])
    let before = index > 0 ? values[index - 1] : start
    let after = index + 2 < values.count ? values[index + 2] : end
    let leaving = tangent(before, start, end, at: index, isArriving: false)
    let arriving = tangent(start, end, after, at: index + 1, isArriving: true)
    let (t, t2, t3) = (part, part * part, part * part * part)
    guard let zero = start.neutral, let leaving, let arriving else {
      return start.mixed(with: end, at: part)
    }
    return zero.adding(start, times: 2 * t3 - 3 * t2 + 1).adding(leaving, times: t3 - 2 * t2 + t)
      .adding(end, times: -2 * t3 + 3 * t2).adding(arriving, times: t3 - t2)
  }

  private func tangent(
    _ before: AnimationValue, _ here: AnimationValue, _ after: AnimationValue, at index: Int,
    isArriving: Bool
  ) -> AnimationValue? {
    if case .transform = here { return nil }
    guard let back = here.difference(from: before), let ahead = after.difference(from: here),
      let zero = here.neutral
    else { return nil }
    func number(_ numbers: [NSNumber]?) -> Double {
      numbers.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
    }
    let (tension, bias) = (number(tensionValues), number(biasValues))
    let continuity = isArriving ? -number(continuityValues) : number(continuityValues)
    return zero.adding(back, times: (1 - tension) * (1 + bias) * (1 + continuity) / 2)
      .adding(ahead, times: (1 - tension) * (1 - bias) * (1 - continuity) / 2)
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    rotationMode = other.rotationMode
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }
}

/// The interpolation between two keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each keyframe lasts until the next, without values in between.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A constant speed along the whole path; key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

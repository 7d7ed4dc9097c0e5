import Foundation

/// The relation of the time of a layer or animation to the time of its parent, in seconds.
///
/// Names, defaults and formulas are those of Core Animation's `CAMediaTiming`: the local time of a parent's time t is
/// (t − begin time) × speed + time offset.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The start time, in the parent's time. For an animation, 0 means the time when it is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds of local time.
  var duration: CFTimeInterval { get set }
  /// The rate of local time; 0 stops it.
  var speed: Float { get set }
  /// An offset in local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be fractional; 0 means once.
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds of local time; if 0, ``repeatCount`` determines it.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by a reversed one.
  var autoreverses: Bool { get set }
  /// The mode that determines the values before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Returns the time of the current clock, in seconds, as Core Animation's function does.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { HeadlessClock.shared.now }

/// A mode that determines the values outside the active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value remains.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value applies from the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect outside the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsForwards: Bool { self == .forwards || self == .both }
  var fillsBackwards: Bool { self == .backwards || self == .both }
}

/// The timing of an animation as a value.
struct MediaTiming {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// The position of an animation at a time.
  struct Moment {
    /// The completed fraction of the run, from 0 to 1. It decreases during a reversed run.
    var progress: Double
    /// The number of completed cycles.
    var iteration: Int
  }

  /// The duration of a run, including the reversed one with ``autoreverses``, in local time.
  private var cycle: TimeInterval { autoreverses ? duration * 2 : duration }

  /// The duration of all runs in local time; infinite if they never end.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * Double(repeatCount > 0 ? repeatCount : 1)
  }

  /// The time when all runs have ended, in the parent's time; infinite for never.
  var endTime: TimeInterval {
    guard speed != 0 else { return .infinity }
    let left = speed > 0 ? activeDuration - timeOffset : timeOffset
    return beginTime + max(left, 0) / Double(abs(speed))
  }

  /// Returns the position at a time of the parent; nil if the animation has no effect then.
  func moment(at time: TimeInterval) -> Moment? {
    var local = (time - beginTime) * Double(speed) + timeOffset
    let end = activeDuration
    if time < beginTime || local < 0 {
      guard fillMode.fillsBackwards else { return nil }
      local = min(max(speed < 0 ? timeOffset : 0, 0), end)
    } else if local >= end {
      guard fillMode.fillsForwards else { return nil }
      return moment(local: end, isEnd: true)
    }
    return moment(local: local, isEnd: false)
  }

  private func moment(local: TimeInterval, isEnd: Bool) -> Moment? {
    guard duration > 0 else { return Moment(progress: 1, iteration: 0) }
    guard cycle.isFinite else { return Moment(progress: 0, iteration: 0) }
    var cycles = (local / cycle).rounded(.down)
    var rest = local - cycles * cycle
    // The end of a cycle belongs to the cycle that ends there.
    if isEnd, rest <= 1e-9 * cycle, cycles > 0 {
      cycles -= 1
      rest = cycle
    }
    let way = rest / duration
    // A time that is not a number has no effect.
    guard way.isFinite else { return nil }
    return Moment(
      progress: autoreverses && way > 1 ? max(2 - way, 0) : min(way, 1),
      iteration: Int(exactly: cycles) ?? 0)
  }
}

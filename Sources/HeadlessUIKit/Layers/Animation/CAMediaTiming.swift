import Foundation

/// How the time of a layer or an animation follows from the time around it, in seconds.
///
/// Names, defaults and formulas are those of Core Animation's `CAMediaTiming`: the local time of a time t outside is
/// (t − begin time) × speed + time offset.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in its parent's time; for an animation, 0 means when it is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds of its own time.
  var duration: CFTimeInterval { get set }
  /// How fast its time passes; 0 stops it.
  var speed: Float { get set }
  /// An offset in its own time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs, fractions included; 0 means once.
  var repeatCount: Float { get set }
  /// How long it repeats; 0 leaves that to ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What it shows before it begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The time of the current clock, in seconds; `CACurrentMediaTime()` of Core Animation.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { HeadlessClock.shared.now }

/// What is shown outside of the active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is there from the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing is shown outside.
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

  /// Where an animation is at a time.
  struct Moment {
    /// How much of the run has passed, from 0 to 1; what runs backwards goes down again.
    var progress: Double
    /// How many whole cycles have passed.
    var iteration: Int
  }

  /// The length of a run and, with ``autoreverses``, of the way back, in local time.
  private var cycle: TimeInterval { autoreverses ? duration * 2 : duration }

  /// How long all of it takes in local time; infinite where it never ends.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return cycle * Double(repeatCount > 0 ? repeatCount : 1)
  }

  /// When all of it has ended, in the time outside; infinite for never.
  var endTime: TimeInterval {
    guard speed != 0 else { return .infinity }
    let left = speed > 0 ? activeDuration - timeOffset : timeOffset
    return beginTime + max(left, 0) / Double(abs(speed))
  }

  /// Where it is at a time outside; nil where it shows nothing.
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
    // The last moment belongs to the cycle that it ends.
    if isEnd, rest <= 1e-9 * cycle, cycles > 0 {
      cycles -= 1
      rest = cycle
    }
    let way = rest / duration
    // Times that are not numbers show nothing.
    guard way.isFinite else { return nil }
    return Moment(
      progress: autoreverses && way > 1 ? max(2 - way, 0) : min(way, 1),
      iteration: Int(exactly: cycles) ?? 0)
  }
}

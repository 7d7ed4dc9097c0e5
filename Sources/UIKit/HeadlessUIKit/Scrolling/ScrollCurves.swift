import Foundation

/// The constants of scrolling that Apple does not document, with their sources.
enum ScrollRules {
  /// The fraction of a small pull past an edge that is visible; the curve follows published measurements.
  static let rubberBand: CGFloat = 0.55
  /// The frequency of the critically damped spring that moves content back to its edge, per second. Assumed.
  static let springBack = 10.0
  /// The duration of an animated scroll that code starts, in seconds. Assumed.
  static let animationLength = 0.3
  /// The remaining distance at which a movement counts as finished, in points.
  static let rest = 0.5
  /// The minimum speed at which a paging scroll view turns the page, in points per millisecond. Assumed.
  static let pageSpeed: CGFloat = 0.3
  /// The deceleration rate of a page that the user turns. This is an assumption: a page of 300 points takes about 0.6
  /// s, and moves by less than 15 points in the last 0.3 s. Chameleon, an open implementation, turns pages in 0.33 s.
  static let pageRate = UIScrollView.DecelerationRate.fast
  /// The distance that the user must pull a refresh control to start refreshing, in points. Assumed.
  static let refreshPull: CGFloat = 60
  /// The time for which a scroll view delays the touches of its content, in seconds. Apple's documentation gives no
  /// value; measurements on devices agree on this one.
  static let contentDelay = 0.15
}

/// The resistance of content that the user pinches past its limits. This is an assumption: the part past a limit counts
/// as its square root.
enum ZoomBand {
  /// Returns the scale at which content is shown.
  /// - Parameter pinched: The scale that the fingers request.
  static func shown(_ pinched: CGFloat, limit: CGFloat) -> CGFloat {
    limit > 0 && pinched > 0 ? limit * (pinched / limit).squareRoot() : limit
  }
}

/// The resistance of content that the user pulls past its edge.
enum RubberBand {
  /// Returns the distance past its edge at which content is shown, in points.
  /// - Parameters:
  ///   - pull: The distance that the finger has pulled the content past its edge, in points.
  ///   - length: The length of the view along the axis, in points.
  static func shown(_ pull: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let distance = abs(pull)
    let shown = (1 - 1 / (distance * ScrollRules.rubberBand / length + 1)) * length
    return pull < 0 ? -shown : shown
  }

  /// Returns the distance that a finger must have pulled for content to be shown this far past its edge, in points.
  static func pull(_ shown: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = min(abs(shown) / length, 0.999)
    let pull = length / ScrollRules.rubberBand * (1 / (1 - part) - 1)
    return shown < 0 ? -pull : pull
  }
}

/// The motion of content along one axis after its release.
///
/// The content slows down until it reaches a target. If it meets an edge on the way, it bounces back from it.
struct Deceleration {
  /// A part of the motion, with times in seconds.
  private enum Part {
    /// A motion that ends at a target: `target − (target − start) · e^(−rate · t)`.
    case slowing(from: Double, to: Double)
    /// A motion that bounces back to an edge: `(over + (speed + f · over) t) · e^(−f t)` with the spring's frequency f.
    case swinging(edge: Double, over: Double, speed: Double)
  }

  private let rate: Double
  private var parts: [(start: Double, part: Part)] = []
  /// The final position of the content.
  private(set) var end: Double
  /// The duration of the motion, in seconds.
  private(set) var duration = 0.0

  /// Returns the decay constant, per second, for a rate that is given per millisecond.
  static func constant(of rate: UIScrollView.DecelerationRate) -> Double {
    -1000 * log(min(max(Double(rate.rawValue), 0.5), 0.9999))
  }

  /// Creates a motion that ends at a target.
  init(from start: Double, to target: Double, rate: Double) {
    self.rate = rate
    end = target
    parts = [(0, .slowing(from: start, to: target))]
    duration = Self.length(of: target - start, rate: rate)
  }

  /// Creates the motion of content that is released at a speed, in points per second.
  /// - Parameter bounces: Whether the content may move past the ends of the range.
  init(
    from start: Double, speed: Double, rate: Double, range: ClosedRange<Double>, bounces: Bool
  ) {
    self.rate = rate
    guard range.contains(start) else {
      let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
      end = edge
      swing(from: 0, edge: edge, over: start - edge, speed: speed)
      return
    }
    let target = start + speed / rate
    let edge = target < range.lowerBound ? range.lowerBound : range.upperBound
    guard !range.contains(target), edge != target else {
      end = target
      parts = [(0, .slowing(from: start, to: target))]
      duration = Self.length(of: target - start, rate: rate)
      return
    }
    end = edge
    parts = [(0, .slowing(from: start, to: target))]
    let left = (target - edge) / (target - start)
    let meeting = -log(left) / rate
    guard bounces else {
      duration = meeting
      return
    }
    swing(from: meeting, edge: edge, over: 0, speed: rate * (target - edge))
  }

  /// Returns the same motion, ending on a whole pixel.
  func aligned(toScale scale: CGFloat) -> Deceleration {
    var copy = self
    copy.end = (end * Double(scale)).rounded() / Double(scale)
    return copy
  }

  /// Returns the motion that continues at the same speed after code has moved the content.
  /// - Parameters:
  ///   - time: The time since the start of the motion, in seconds.
  ///   - distance: The distance by which code moves the content, in points.
  func moved(
    at time: Double, by distance: CGFloat, range: ClosedRange<CGFloat>, _ bounces: Bool
  ) -> Deceleration {
    let start = position(at: time) + Double(distance)
    let target = start + speed(at: time) / rate
    let range = Double(range.lowerBound)...Double(range.upperBound)
    // A rounding error past an edge does not cause a bounce.
    if range.contains(start), abs(nearest(target, in: range) - target) < ScrollRules.rest {
      return Deceleration(from: start, to: nearest(target, in: range), rate: rate)
    }
    return Deceleration(
      from: start, speed: speed(at: time), rate: rate, range: range, bounces: bounces)
  }

  private func nearest(_ place: Double, in range: ClosedRange<Double>) -> Double {
    min(max(place, range.lowerBound), range.upperBound)
  }

  /// Returns the speed at a time since the release, in points per second.
  private func speed(at time: Double) -> Double {
    guard time < duration, let (start, part) = parts.last(where: { $0.start <= time }) else {
      return 0
    }
    let time = time - start
    switch part {
    case .slowing(let start, let target): return rate * (target - start) * exp(-rate * time)
    case .swinging(_, let over, let speed):
      let frequency = ScrollRules.springBack
      return (speed - frequency * (speed + frequency * over) * time) * exp(-frequency * time)
    }
  }

  private mutating func swing(from start: Double, edge: Double, over: Double, speed: Double) {
    parts.append((start, .swinging(edge: edge, over: over, speed: speed)))
    // The spring has come to rest when it is close to its edge and no longer moves away from it.
    var time = 0.0
    let frequency = ScrollRules.springBack
    let reach = { (time: Double) in
      abs(over + (speed + frequency * over) * time) * exp(-frequency * time)
    }
    repeat {
      time += 0.05
    } while (reach(time) >= ScrollRules.rest || time < 1 / frequency)
      && time < 5
    duration = start + time
  }

  private static func length(of way: Double, rate: Double) -> Double {
    abs(way) <= ScrollRules.rest ? 0 : log(abs(way) / ScrollRules.rest) / rate
  }

  /// Returns the position at a time, in seconds since the release.
  func position(at time: Double) -> Double {
    guard time < duration else { return end }
    guard let (start, part) = parts.last(where: { $0.start <= time }) else { return end }
    let time = time - start
    switch part {
    case .slowing(let start, let target): return target - (target - start) * exp(-rate * time)
    case .swinging(let edge, let over, let speed):
      let frequency = ScrollRules.springBack
      return edge + (over + (speed + frequency * over) * time) * exp(-frequency * time)
    }
  }
}

import Foundation

/// The figures of scrolling that Apple publishes no values of, and where they come from.
enum ScrollRules {
  /// How much of a pull past an edge is seen at first; the curve is that of published measurements.
  static let rubberBand: CGFloat = 0.55
  /// How fast content swings back to its edge: the frequency of a critically damped spring, per second. Believed.
  static let springBack = 10.0
  /// The length of a scroll that code animates, in seconds. Believed.
  static let animationLength = 0.3
  /// The remaining distance at which a movement counts as done, in points.
  static let rest = 0.5
  /// The speed from which a paging scroll view turns the page, in points per millisecond. Believed.
  static let pageSpeed: CGFloat = 0.3
  /// How far a refresh control is pulled until it refreshes, in points. Believed.
  static let refreshPull: CGFloat = 60
}

/// The curve of content that is pulled past its edge.
enum RubberBand {
  /// How far content is seen past its edge.
  /// - Parameters:
  ///   - pull: How far the finger has pulled it, in points.
  ///   - length: The length of the view along the axis.
  static func shown(_ pull: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let distance = abs(pull)
    let shown = (1 - 1 / (distance * ScrollRules.rubberBand / length + 1)) * length
    return pull < 0 ? -shown : shown
  }

  /// How far a finger must have pulled for content to be seen so far past its edge.
  static func pull(_ shown: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = min(abs(shown) / length, 0.999)
    let pull = length / ScrollRules.rubberBand * (1 / (1 - part) - 1)
    return shown < 0 ? -pull : pull
  }
}

/// How content moves along one axis after it is released: it slows down to a target, and swings back from an edge that
/// it meets on the way.
struct Deceleration {
  /// What happens from a time on, in seconds.
  private enum Part {
    /// Ends at a target: `target − (target − start) · e^(−rate · t)`.
    case slowing(from: Double, to: Double)
    /// Swings back to an edge: `(over + (speed + f · over) t) · e^(−f t)` with the spring's frequency f.
    case swinging(edge: Double, over: Double, speed: Double)
  }

  private let rate: Double
  private var parts: [(start: Double, part: Part)] = []
  /// Where the content comes to rest.
  private(set) var end: Double
  /// How long that takes, in seconds.
  private(set) var duration = 0.0

  /// The constant of a rate that is given per millisecond.
  static func constant(of rate: UIScrollView.DecelerationRate) -> Double {
    -1000 * log(min(max(Double(rate.rawValue), 0.5), 0.9999))
  }

  /// The way to a target where the content comes to rest.
  init(from start: Double, to target: Double, rate: Double) {
    self.rate = rate
    end = target
    parts = [(0, .slowing(from: start, to: target))]
    duration = Self.length(of: target - start, rate: rate)
  }

  /// The motion of content that is released with a speed, in points per second.
  /// - Parameter bounces: Whether it may move past the ends of the range.
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

  /// The same way with an end on a whole pixel.
  func aligned(toScale scale: CGFloat) -> Deceleration {
    var copy = self
    copy.end = (end * Double(scale)).rounded() / Double(scale)
    return copy
  }

  private mutating func swing(from start: Double, edge: Double, over: Double, speed: Double) {
    parts.append((start, .swinging(edge: edge, over: over, speed: speed)))
    // The spring has come to rest when it has less than a part of a point to go, and goes no farther.
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

  /// The place after some seconds.
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

import Foundation

/// The motion of a damped spring from 0 to its rest at 1.
struct SpringMotion: Hashable, Sendable {
  /// The angular frequency without damping, in radians a second.
  let frequency: Double
  /// 1 is critical: smaller values overshoot, larger ones approach slowly.
  let dampingRatio: Double
  /// How fast it starts, in whole ways a second.
  let velocity: Double

  /// How near to its rest a spring counts as settled, in whole ways.
  ///
  /// UIKit's own bound and its way from a duration to a frequency are not published; this is a choice.
  static let settled = 0.001

  /// A spring by mass, stiffness and damping, as `CASpringAnimation` has them.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = max(mass, .leastNormalMagnitude)
    frequency = (max(stiffness, 0) / mass).squareRoot()
    dampingRatio = frequency > 0 ? max(damping, 0) / (2 * mass * frequency) : 1
    self.velocity = velocity
  }

  /// A spring that has settled after a duration, in seconds.
  init(dampingRatio: Double, settlingIn duration: TimeInterval, velocity: Double) {
    self.dampingRatio = max(dampingRatio, 0.01)
    self.velocity = velocity
    let ratio = self.dampingRatio
    let product =
      switch ratio {
      case ..<1: -log(Self.settled * (1 - ratio * ratio).squareRoot()) / ratio
      default: Self.criticalProduct / (ratio - (ratio * ratio - 1).squareRoot())
      }
    frequency = duration > 0 ? product / duration : 0
  }

  /// The product p of frequency and time at which (1 + p)·exp(−p) is ``settled``.
  private static let criticalProduct: Double = {
    var low = 1.0
    var high = 100.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if (1 + middle) * exp(-middle) > settled { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }()

  /// How much of the way is done after so many seconds.
  func position(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    guard frequency > 0 else { return 1 }
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let phase = swing * time
      return 1 - exp(-decay * time) * (cos(phase) + (decay - velocity) / swing * sin(phase))
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    guard root > 1e-9 * frequency else {
      return 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    let (slow, fast) = (-decay + root, -decay - root)
    let weight = (velocity + fast) / (fast - slow)
    return 1 - (weight * exp(slow * time) + (1 - weight) * exp(fast * time))
  }

  /// After how many seconds it stays within ``settled`` of its rest; infinite where it never does.
  var settlingDuration: TimeInterval {
    let decay =
      dampingRatio < 1
      ? dampingRatio * frequency
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    guard decay > 0 else { return .infinity }
    // The envelope of the swing; with critical damping the time itself is a factor.
    if dampingRatio < 1 {
      let swing = (1 - dampingRatio * dampingRatio).squareRoot()
      let ratio = (dampingRatio - velocity / frequency) / swing
      return max(log((1 + ratio * ratio).squareRoot() / Self.settled) / decay, 0)
    }
    var high = 1 / decay
    while !isSettled(from: high), high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isSettled(from: middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Whether an overdamped spring is near its rest at a time and stays there: it turns once at most.
  private func isSettled(from time: TimeInterval) -> Bool {
    (0..<4).allSatisfy { abs(1 - position(at: time * (1 + Double($0) * 0.25))) <= Self.settled }
  }
}

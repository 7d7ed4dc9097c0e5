import Foundation

/// The motion of a damped spring from 0 to its equilibrium at 1.
struct SpringMotion: Hashable, Sendable {
  /// The angular frequency without damping, in radians per second.
  let frequency: Double
  /// The damping ratio: 1 is critical; smaller values overshoot, larger ones approach slowly.
  let dampingRatio: Double
  /// The initial velocity, as a fraction of the distance per second.
  let velocity: Double

  /// The distance from the equilibrium within which a spring counts as settled, as a fraction of the total distance.
  ///
  /// UIKit's threshold and its conversion from a duration to a frequency are not documented; this value is a choice.
  static let settled = 0.001

  /// Creates a spring from a mass, a stiffness and a damping, as in `CASpringAnimation`.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = max(mass, .leastNormalMagnitude)
    frequency = (max(stiffness, 0) / mass).squareRoot()
    dampingRatio = frequency > 0 ? max(damping, 0) / (2 * mass * frequency) : 1
    self.velocity = velocity
  }

  /// Creates a spring that has settled after a duration, in seconds.
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

  /// Returns the fraction of the total distance after a time in seconds.
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

  /// The time in seconds after which the spring stays within ``settled`` of its equilibrium; infinite for never.
  var settlingDuration: TimeInterval {
    let decay =
      dampingRatio < 1
      ? dampingRatio * frequency
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    guard decay > 0 else { return .infinity }
    // Uses the envelope of the oscillation. With critical damping, the time itself is a factor.
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

  /// Returns whether an overdamped spring stays near its equilibrium after a time; it reverses direction at most once.
  private func isSettled(from time: TimeInterval) -> Bool {
    (0..<4).allSatisfy { abs(1 - position(at: time * (1 + Double($0) * 0.25))) <= Self.settled }
  }
}

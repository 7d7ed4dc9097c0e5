import Foundation

/// The progress of an animator, either constant or moving along a timing curve.
@MainActor
final class AnimatorProgress: AnimationDriver {
  /// A segment of the progress that the clock drives.
  private struct Stretch {
    let start: TimeInterval
    let length: TimeInterval
    /// The progress of the changes as a function of the fraction of time, both from 0 to 1.
    let progress: (Double) -> Double
  }

  private var resting = 0.0
  private var stretch: Stretch?

  /// The progress of the changes, from 0 to 1. Springs may exceed this range.
  var progress: Double {
    guard let stretch else { return resting }
    guard stretch.length > 0 else { return stretch.progress(1) }
    let part = (CACurrentMediaTime() - stretch.start) / stretch.length
    return stretch.progress(min(max(part, 0), 1))
  }

  var isMoving: Bool { stretch != nil }

  /// Stops at a value.
  func rest(at value: Double) {
    stretch = nil
    resting = value
  }

  /// Moves along a timing curve from the current time.
  /// - Parameters:
  ///   - delay: The time before progress changes, in seconds.
  ///   - length: The duration of the movement, in seconds.
  func move(
    after delay: TimeInterval, for length: TimeInterval, _ progress: @escaping (Double) -> Double
  ) {
    stretch = Stretch(start: CACurrentMediaTime() + delay, length: length, progress: progress)
  }
}

public import Foundation

extension UIView {
  /// Animates changes through keyframes, which `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` adds.
  ///
  /// Between its keyframes, a property keeps its value. The curve applies to the whole block: ease-in-ease-out, unless
  /// the options contain the raw value of another curve in ``AnimationOptions``. The timing function and the
  /// calculation mode are those in descriptions of UIKit's animations that developers have published.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shared = options.shared
    let request = ViewAnimationRequest(
      duration: duration, delay: delay, options: shared, pace: .curve(shared.curve))
    let block = request.block(inside: AnimationState.current.block, completion: completion)
    guard AnimationState.current.isEnabled, block.duration > 0 else {
      AnimationState.current.run(nil, animations)
      return block.close()
    }
    let keyframes = Keyframes(of: block, mode: options.calculationMode)
    block.recorder = keyframes.record
    block.keyframes = keyframes
    UIView.run(block, animations)
    block.recorder = nil
    keyframes.animate()
    block.close()
  }

  /// Adds changes to the enclosing block of keyframes. Outside such a block, the changes are not animated.
  /// - Parameters:
  ///   - frameStartTime: The start of the changes, from 0 to 1 of the block's duration.
  ///   - frameDuration: The duration of the changes, from 0 to 1 of the block's duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationState.current.block?.keyframes else { return animations() }
    keyframes.during(frameStartTime, frameDuration, animations)
  }
}

/// The changes in a block of keyframes, by property, until they become animations.
@MainActor
final class Keyframes {
  private struct Change {
    let start: Double
    let end: Double
    let value: AnimationValue
  }

  private struct Track {
    let layer: CALayer
    let key: String
    let original: AnimationValue
    var changes: [Change] = []
  }

  private unowned let block: ViewAnimation
  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  /// The part of the block that changes belong to. Outside keyframes, this is the whole block.
  private var range = (start: 0.0, end: 1.0)

  init(of block: ViewAnimation, mode: CAAnimationCalculationMode) {
    self.block = block
    self.mode = mode
  }

  func during(_ start: Double, _ length: Double, _ changes: () -> Void) {
    let outer = range
    let start = start.isNaN ? 0 : min(max(start, 0), 1)
    range = (start, length.isNaN ? start : min(start + max(length, 0), 1))
    changes()
    range = outer
  }

  func record(layer: CALayer, key: String, old: AnimationValue, new: AnimationValue) {
    let index =
      tracks.firstIndex { $0.layer === layer && $0.key == key }
      ?? {
        let start = block.startsFromPresentation ? layer.presentedValue(of: key, with: old) : old
        tracks.append(Track(layer: layer, key: key, original: start))
        return tracks.count - 1
      }()
    tracks[index].changes.append(Change(start: range.start, end: range.end, value: new))
  }

  /// Creates and runs an animation for each property.
  func animate() {
    for track in tracks {
      let animation = CAKeyframeAnimation()
      animation.keyPath = track.key
      let (values, times) = points(of: track)
      animation.setKeyframes(values, at: times)
      animation.calculationMode = mode
      if case .curve(let curve) = block.pace, curve != .linear {
        animation.timingFunction = CAMediaTimingFunction(curve)
      }
      block.time(animation, on: track.layer)
      animation.timing.fillMode = .backwards
      let block = block
      block.animationBegan()
      track.layer.run(
        animation, forKey: track.key, driver: block.driver, touches: block.touches
      ) {
        block.animationEnded(finished: $0)
      }
      if let last = values.last {
        block.note(
          ViewAnimationRecord(
            layer: track.layer, key: track.key, old: track.original, new: last, running: animation))
      }
    }
  }

  private func points(of track: Track) -> (values: [AnimationValue], times: [Double]) {
    var values = [track.original]
    var times = [0.0]
    for change in track.changes.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if change.start > times[times.count - 1], mode == .linear {
        values.append(values[values.count - 1])
        times.append(change.start)
      }
      values.append(change.value)
      times.append(max(change.end, times[times.count - 1]))
    }
    if times[times.count - 1] < 1 {
      values.append(values[values.count - 1])
      times.append(1)
    }
    return (values, times)
  }
}

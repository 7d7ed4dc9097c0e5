import Foundation

/// The animations between `UIView.beginAnimations(_:context:)` and `UIView.commitAnimations()`.
///
/// A parameter applies to the changes that follow it, so setting a parameter begins a new ``ViewAnimation``.
@MainActor
final class BegunAnimations {
  /// The default duration according to Apple's documentation of `setAnimationDuration(_:)`: 0.2 seconds.
  private static let usualDuration: TimeInterval = 0.2

  private let name: String?
  private let context: UnsafeMutableRawPointer?
  private let outer: ViewAnimation?
  /// The duration, in seconds.
  var duration = usualDuration { didSet { part = nil } }
  /// The delay, in seconds.
  var delay: TimeInterval = 0 { didSet { part = nil } }
  var curve = UIView.AnimationCurve.easeInOut { didSet { part = nil } }
  var repeatCount: Float = 0 { didSet { part = nil } }
  var autoreverses = false { didSet { part = nil } }
  var beginsFromCurrentState = false { didSet { part = nil } }
  /// The delegate, retained until the animations have ended.
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The animation that collects the current changes.
  private var part: ViewAnimation? {
    didSet { if let oldValue, oldValue !== part { oldValue.close() } }
  }
  /// The number of ends still to come before the block ends: those of its parts, and its commit.
  private var pending = 1
  private var haveAllFinished = true

  init(named name: String?, context: UnsafeMutableRawPointer?, inside outer: ViewAnimation?) {
    self.name = name
    self.context = context
    self.outer = outer
  }

  /// The animation for the changes that are being made.
  var animation: ViewAnimation {
    if let part { return part }
    var options: UIView.AnimationOptions = [
      .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
      .overrideInheritedOptions,
    ]
    if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
    pending += 1
    let request = ViewAnimationRequest(
      duration: duration, delay: delay, options: options, pace: .curve(curve.bezier))
    let made = request.block(inside: outer) { self.partEnded(finished: $0) }
    made.autoreverses = autoreverses
    if repeatCount > 0 { made.repeatCount = repeatCount }
    part = made
    return made
  }

  /// Closes the block to further changes.
  func commit() {
    part = nil
    if let delegate, let willStart {
      AnimationTurns.current.wait(for: "animation start", delay) { [self] in
        call(willStart, of: delegate, [name, context])
      }
    }
    AnimationTurns.current.wait(for: "animation completion", 0) {
      self.partEnded(finished: true)
    }
  }

  private func partEnded(finished: Bool) {
    pending -= 1
    if !finished { haveAllFinished = false }
    guard pending == 0, let delegate else { return }
    self.delegate = nil
    if let didStop {
      call(didStop, of: delegate, [name, NSNumber(value: haveAllFinished), context])
    }
  }

  private func call(_ method: Selector, of target: AnyObject, _ arguments: [Any?]) {
    ActionDispatch.perform(method, on: target, NibArguments(arguments), at: nil)
  }
}

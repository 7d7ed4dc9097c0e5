import Foundation

/// An object that adjusts to the keyboard's movements.
@MainActor
protocol KeyboardFollower: AnyObject {
  func keyboardMoved()
}

/// The layout guides and objects of an environment that follow its keyboard.
@MainActor
final class KeyboardGuides: EnvironmentPart {
  /// The guides of the current environment.
  static var current: KeyboardGuides { HeadlessEnvironment.current.part() }

  private struct Follower {
    weak var guide: UILayoutGuide?
  }

  private var followers: [Follower] = []
  private var others: [ObjectIdentifier: any KeyboardFollower] = [:]

  init(in environment: HeadlessEnvironment) {}

  /// Adds a guide, whose view is laid out again whenever the keyboard moves.
  func add(_ guide: UILayoutGuide) {
    followers.removeAll { $0.guide == nil }
    followers.append(Follower(guide: guide))
  }

  /// Adds an object that is notified whenever the keyboard moves, until it is removed.
  func add(_ follower: any KeyboardFollower) { others[ObjectIdentifier(follower)] = follower }

  func remove(_ follower: any KeyboardFollower) { others[ObjectIdentifier(follower)] = nil }

  func keyboardMoved() {
    for follower in followers { follower.guide?.owningView?.constraintsChanged() }
    for follower in others.values { follower.keyboardMoved() }
  }

  /// Returns the insets of the keyboard's guide in a view's bounds, in points.
  ///
  /// The guide is the area that the keyboard covers, or the area below the safe area if that is taller.
  static func insets(in view: UIView, safe: UIEdgeInsets) -> UIEdgeInsets {
    let bounds = view.bounds
    var insets = safe
    insets.top = bounds.height - safe.bottom
    insets.bottom = 0
    let keyboard = HeadlessKeyboard.shared
    guard keyboard.isShown, let window = view.window else { return insets }
    let onScreen = window.convert(keyboard.frame, from: nil as UIWindow?)
    let covered = view.convert(onScreen, from: window)
    guard covered.intersects(bounds), covered.minY - bounds.minY < insets.top else {
      return insets
    }
    insets.top = max(covered.minY - bounds.minY, 0)
    insets.bottom = max(bounds.maxY - covered.maxY, 0)
    return insets
  }
}

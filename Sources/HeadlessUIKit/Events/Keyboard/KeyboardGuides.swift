import Foundation

/// The guides that follow the keyboard.
@MainActor
enum KeyboardGuides {
  private struct Follower {
    weak var guide: UILayoutGuide?
  }

  private static var followers: [Follower] = []

  /// Makes a guide's view lay out again whenever the keyboard moves.
  static func add(_ guide: UILayoutGuide) {
    followers.removeAll { $0.guide == nil }
    followers.append(Follower(guide: guide))
  }

  static func keyboardMoved() {
    for follower in followers { follower.guide?.owningView?.constraintsChanged() }
  }

  /// What the guide leaves out of a view's bounds: all but what the keyboard covers of them, or all but the bottom of
  /// the safe area where that reaches higher.
  static func insets(in view: UIView, safe: UIEdgeInsets) -> UIEdgeInsets {
    let bounds = view.bounds
    var insets = safe
    insets.top = bounds.height - safe.bottom
    insets.bottom = 0
    guard HeadlessKeyboard.shared.isShown, let window = view.window else { return insets }
    let onScreen = window.convert(HeadlessKeyboard.shared.frame, from: nil as UIWindow?)
    let keyboard = view.convert(onScreen, from: window)
    guard keyboard.intersects(bounds), keyboard.minY - bounds.minY < insets.top else {
      return insets
    }
    insets.top = max(keyboard.minY - bounds.minY, 0)
    insets.bottom = max(bounds.maxY - keyboard.maxY, 0)
    return insets
  }
}

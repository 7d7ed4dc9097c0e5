extension UIView {
  /// Whether what is asked to be animated takes time on ``HeadlessClock/shared``; else it is done at once.
  public static var areAnimationsEnabled: Bool { animationSwitch.isOn }

  /// Switches animations on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) { animationSwitch.isOn = enabled }

  /// Does what a closure does without animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasOn = animationSwitch.isOn
    animationSwitch.isOn = false
    defer { animationSwitch.isOn = wasOn }
    actionsWithoutAnimation()
  }
}

@MainActor
private final class AnimationSwitch {
  var isOn = true
}

@MainActor private let animationSwitch = AnimationSwitch()

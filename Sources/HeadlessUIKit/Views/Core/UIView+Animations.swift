extension UIView {
  /// Whether what is asked to be animated takes time on ``HeadlessClock/shared``; else it is done at once.
  public static var areAnimationsEnabled: Bool { HeadlessEnvironment.current.areAnimationsEnabled }

  /// Switches animations on or off.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessEnvironment.current.areAnimationsEnabled = enabled
  }

  /// Does what a closure does without animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let environment = HeadlessEnvironment.current
    let wasOn = environment.areAnimationsEnabled
    environment.areAnimationsEnabled = false
    defer { environment.areAnimationsEnabled = wasOn }
    actionsWithoutAnimation()
  }
}

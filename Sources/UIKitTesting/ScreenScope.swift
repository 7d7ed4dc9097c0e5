public import HeadlessUIKit

/// Runs a test on a screen of its own: a visible window in the full size of a device, a clock at zero, a hidden keyboard.
///
/// Tests that run at the same time do not cover each other's windows and do not share a clock. The window goes when the
/// closure ends.
/// - Parameter device: Default: the standard device, a phone of 393 × 852 points.
@MainActor
public func withScreen<Result, Failure: Error>(
  of device: HeadlessDevice = .standard, _ body: (UIWindow) throws(Failure) -> Result
) throws(Failure) -> Result {
  let environment = HeadlessEnvironment(screen: UIScreen(device: device))
  return try withEnvironment(environment) { () throws(Failure) -> Result in
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return try body(window)
  }
}

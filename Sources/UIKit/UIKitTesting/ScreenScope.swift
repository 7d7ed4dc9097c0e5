public import HeadlessUIKit

/// Runs a test on its own screen: a visible window that fills a device, a clock at zero, and no keyboard.
///
/// Tests that run at the same time do not share windows or clocks. The window is hidden when the closure returns.
/// - Parameter device: The device. Default: a phone of 393 × 852 points.
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

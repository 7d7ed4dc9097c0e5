public import HeadlessUIKit

extension UIWindow {
  /// A window of the screen's size, shown, with a controller.
  public static func showing(_ controller: UIViewController?) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }
}

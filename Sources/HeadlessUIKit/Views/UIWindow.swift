import Foundation

/// The view at the top of a hierarchy that is on the screen.
@MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  public private(set) static weak var keyWindow: UIWindow?

  /// Whether the window gets what is typed.
  open var isKeyWindow: Bool { UIWindow.keyWindow === self }

  /// Shows the window in front of the others, and lets it have what is typed.
  open func makeKeyAndVisible() {
    isHidden = false
    UIWindow.keyWindow = self
  }
}

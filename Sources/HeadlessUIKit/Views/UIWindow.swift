public import Foundation

/// The view at the top of a hierarchy that is on the screen.
@MainActor
open class UIWindow: UIView {
  /// How far in front a window stands; higher ones stand before lower ones.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { hide(oldValue) }
      showRootView()
    }
  }

  /// Whether the window is seen; its controller comes and goes with it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      if newValue { rootViewController?.beginAppearance(false, animated: false) }
      super.isHidden = newValue
      if newValue { rootViewController?.endAppearance() } else { showRootView() }
    }
  }

  open var windowLevel = Level.normal
  open var canResizeToFitContent = false
  var resizesToFullScreen = false
  private var ownScreen: UIScreen?

  /// The window that gets what is typed.
  public private(set) static weak var keyWindow: UIWindow?

  /// A window, hidden until it is shown.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    resizesToFullScreen = nib.bool("UIResizesToFullScreen") ?? false
    if resizesToFullScreen { frame = screen.bounds }
    rootViewController = nib.object("UIRootViewController")
    showRootView()
  }

  /// The screen that the window is on.
  open var screen: UIScreen {
    get { ownScreen ?? .main }
    set { ownScreen = newValue }
  }

  /// Whether the window gets what is typed.
  open var isKeyWindow: Bool { UIWindow.keyWindow === self }

  /// Lets the window have what is typed.
  open func makeKey() {
    guard !isKeyWindow else { return }
    UIWindow.keyWindow?.resignKey()
    UIWindow.keyWindow = self
    becomeKey()
  }

  /// Shows the window in front of the others, and lets it have what is typed.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Called when the window has become the one that gets what is typed.
  open func becomeKey() {}

  /// Called when another window is about to get what is typed.
  open func resignKey() {}

  /// What bars and corners of the device cover of a window as large as its screen.
  var deviceSafeArea: UIEdgeInsets {
    let device = screen.device
    guard bounds.size == screen.bounds.size else { return .zero }
    return screen.isLandscape ? device.landscapeSafeArea : device.safeArea
  }

  /// Puts the controller's view into a window that is seen; one that is not seen has it only if it is loaded.
  private func showRootView() {
    guard let controller = rootViewController else { return }
    guard !isHidden else {
      if let view = controller.viewIfLoaded { place(view) }
      return
    }
    controller.beginAppearance(true, animated: false)
    if let view = controller.view { place(view) }
    controller.layOutAppearing()
    controller.endAppearance()
  }

  private func hide(_ controller: UIViewController) {
    ControllerTransition.settle(controller)
    controller.dropPresented()
    controller.beginAppearance(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearance()
  }

  private func place(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("rootViewController", \UIWindow.rootViewController)
  }
}

public import Foundation

/// The view at the top of a hierarchy on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of a window. Windows with higher levels are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { hide(oldValue) }
      showRootView()
    }
  }

  /// Whether the window is hidden. Its controller, and those presented in front of it, appear and disappear with it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      guard newValue else {
        super.isHidden = false
        let environment = HeadlessEnvironment.current
        environment.windows.add(self)
        if ownScene == nil { ownScene = environment.part(UIApplication.self).mainScene }
        showRootView()
        return environment.post(UIWindow.didBecomeVisibleNotification, object: self)
      }
      hideRootView { super.isHidden = true }
      HeadlessEnvironment.current.windows.remove(self)
      HeadlessTouchscreen.shared.forget(self)
      // A new window is hidden without ever having been visible.
      if ownScene != nil {
        HeadlessEnvironment.current.post(UIWindow.didBecomeHiddenNotification, object: self)
      }
      if isKeyWindow { passKeyOn() }
    }
  }

  /// Makes the frontmost visible window the key window instead of this one, which is now hidden.
  private func passKeyOn() {
    let environment = HeadlessEnvironment.current
    resignKey()
    environment.post(UIWindow.didResignKeyNotification, object: self)
    environment.windows.replaceKey()
  }

  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  open var windowLevel = Level.normal
  open var canResizeToFitContent = false
  var resizesToFullScreen = false
  /// The menu in front of the window's content.
  public internal(set) var presentedMenu: PresentedMenu?
  private var ownScreen: UIScreen?
  private weak var ownScene: UIWindowScene?

  /// The window that receives typed text.
  public static var keyWindow: UIWindow? { HeadlessEnvironment.current.keyWindow }

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keptTraits = nil
    HeadlessEnvironment.current.windows.note(self)
    isHidden = true
  }

  /// Creates a hidden window with the size of the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window of a scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    keptTraits = nil
    HeadlessEnvironment.current.windows.note(self)
    isHidden = true
    ownScene = windowScene
  }

  /// The scene of the window. A window without a scene joins the first scene when it is shown.
  open var windowScene: UIWindowScene? {
    get { ownScene }
    set { ownScene = newValue }
  }

  /// Creates a window from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    keptTraits = nil
    HeadlessEnvironment.current.windows.note(self)
    let nib = coder.nib
    resizesToFullScreen = nib.bool("UIResizesToFullScreen") ?? false
    if resizesToFullScreen { frame = screen.bounds }
    rootViewController = nib.object("UIRootViewController")
    if !isHidden { HeadlessEnvironment.current.windows.add(self) }
    showRootView()
  }

  /// The screen of the window.
  open var screen: UIScreen {
    get { ownScreen ?? .main }
    set { ownScreen = newValue }
  }

  /// Whether the window can become the key window. Override it for a window that must not receive typed text.
  open var canBecomeKey: Bool { true }

  /// Whether the window receives typed text.
  open var isKeyWindow: Bool { UIWindow.keyWindow === self }

  /// Makes the window the key window, which receives typed text, if it can be one.
  open func makeKey() {
    let environment = HeadlessEnvironment.current
    guard canBecomeKey, environment.keyWindow !== self else { return }
    if let old = environment.keyWindow {
      old.resignKey()
      environment.post(UIWindow.didResignKeyNotification, object: old)
    }
    environment.keyWindow = self
    becomeKey()
    environment.post(UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Shows the window in front of the others and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    HeadlessEnvironment.current.windows.add(self)
    makeKey()
  }

  /// Called when the window has become the key window, which receives typed text.
  open func becomeKey() {}

  /// Called when another window is about to become the key window.
  open func resignKey() {}

  /// Sends an event to recognizers and views. All events of the window pass through this method.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      KeyPresses.receive(event, in: self)
    } else if event.type == .motion {
      MotionEvents.receive(event, in: self)
    } else {
      HeadlessTouchscreen.shared.receive(event, in: self)
    }
  }

  /// The safe area insets from the device's bars and corners, for a window with the size of its screen.
  override var ownSafeArea: UIEdgeInsets {
    let device = screen.device
    guard bounds.size == screen.bounds.size else { return .zero }
    return screen.isLandscape ? device.landscapeSafeArea : device.safeArea
  }

  /// Whether the window is on the main screen of the current environment.
  var isOnMainScreen: Bool { ownScreen == nil || ownScreen === UIScreen.main }

  /// Resizes the window to the screen without notifying view controllers.
  func fillScreen() { super.frame = screen.bounds }

  /// The scene, or the app if the window has no scene.
  open override var next: UIResponder? { ownScene ?? UIApplication.shared }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("rootViewController", \UIWindow.rootViewController)
  }
}

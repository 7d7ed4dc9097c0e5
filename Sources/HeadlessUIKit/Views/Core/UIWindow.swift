public import Foundation

/// The view at the top of a hierarchy that is on the screen.
@MainActor
open class UIWindow: UIView {
  /// The level of a window; higher ones are in front of lower ones.
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

  /// Whether the window is seen; its controller, and those in front of it, come and go with it.
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
      let layers = ControllerLayers(settling: rootViewController.map { [$0] } ?? [])
      layers.willDisappear(animated: false)
      super.isHidden = true
      layers.end()
      HeadlessEnvironment.current.post(UIWindow.didBecomeHiddenNotification, object: self)
    }
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
  private var ownScreen: UIScreen?
  private weak var ownScene: UIWindowScene?

  /// The window that gets what is typed.
  public static var keyWindow: UIWindow? { HeadlessEnvironment.current.keyWindow }

  /// A window, hidden until it is shown.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window of a scene, as large as its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    ownScene = windowScene
  }

  /// The scene that the window is in; a window that is shown without one joins the first scene.
  open var windowScene: UIWindowScene? {
    get { ownScene }
    set { ownScene = newValue }
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
    let environment = HeadlessEnvironment.current
    guard environment.keyWindow !== self else { return }
    if let old = environment.keyWindow {
      old.resignKey()
      environment.post(UIWindow.didResignKeyNotification, object: old)
    }
    environment.keyWindow = self
    becomeKey()
    environment.post(UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Shows the window in front of the others, and lets it have what is typed.
  open func makeKeyAndVisible() {
    isHidden = false
    HeadlessEnvironment.current.windows.add(self)
    makeKey()
  }

  /// Called when the window has become the one that gets what is typed.
  open func becomeKey() {}

  /// Called when another window is about to get what is typed.
  open func resignKey() {}

  /// What bars and corners of the device cover of a window as large as its screen.
  override var ownSafeArea: UIEdgeInsets {
    let device = screen.device
    guard bounds.size == screen.bounds.size else { return .zero }
    return screen.isLandscape ? device.landscapeSafeArea : device.safeArea
  }

  /// Puts the controller's view into a window that is seen; one that is not seen has it only if it is loaded.
  private func showRootView() {
    guard let controller = rootViewController else { return }
    guard !isHidden else {
      if let view = controller.viewIfLoaded, !controller.isCovered { place(view) }
      return
    }
    let layers = ControllerLayers(controller.layers)
    layers.willAppear(animated: false)
    // A callback may have given the window another controller.
    guard rootViewController === controller else { return }
    if !controller.isCovered, let view = controller.view { place(view) }
    layers.placePresented(in: self)
    layers.layOut()
    layers.end()
  }

  private func hide(_ controller: UIViewController) {
    let layers = ControllerLayers(settling: [controller])
    layers.areDismissed()
    layers.willDisappear(animated: false)
    layers.removeViews()
    layers.end()
    controller.dropPresented()
  }

  private func place(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  /// Tells the controller, and those in front of it, of another size before the window has it; it takes no time here.
  private func resize(to size: CGSize, _ change: () -> Void) {
    let coordinator = announce(size, nil)
    change()
    coordinator?.begin()
    coordinator?.end()
  }

  /// Tells the controller, and those in front of it, of other traits and of another size before the window has them.
  /// - Parameters:
  ///   - size: In points.
  ///   - traits: The traits of the window; nil for no change.
  /// - Returns: What accompanies the change; nil if none of them has to know.
  func announce(_ size: CGSize, _ traits: UITraitCollection?) -> TransitionCoordinator? {
    let old = bounds.size
    let changesTraits = traits.map { $0 != traitCollection } ?? false
    guard size != old || changesTraits, let controller = rootViewController,
      controller.isViewLoaded
    else { return nil }
    let coordinator = TransitionCoordinator(isAnimated: false, duration: 0, in: self)
    for layer in controller.layers {
      guard let view = layer.viewIfLoaded else { continue }
      if let traits, changesTraits {
        let new = layer.traits(from: traits)
        if new != layer.traitCollection { layer.willTransition(to: new, with: coordinator) }
      }
      guard size != old else { continue }
      // Their masks have them grow with the window.
      let now = view.bounds.size
      layer.viewWillTransition(
        to: CGSize(
          width: now.width + size.width - old.width, height: now.height + size.height - old.height),
        with: coordinator)
    }
    return coordinator
  }

  /// Whether the window is on the main screen of the current environment.
  var isOnMainScreen: Bool { ownScreen == nil || ownScreen === UIScreen.main }

  /// Takes the size of the screen without a word to controllers.
  func fillScreen() { super.frame = screen.bounds }

  /// The scene, or the app.
  open override var next: UIResponder? { ownScene ?? UIApplication.shared }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("rootViewController", \UIWindow.rootViewController)
  }
}

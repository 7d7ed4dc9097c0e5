import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Diary {
  var lines: [String] = []
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  let diary: Diary
  var window: UIWindow?
  init(_ diary: Diary) { self.diary = diary }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.lines.append("will finish launching")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.lines.append("did finish launching \(application.applicationState == .inactive)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { diary.lines.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { diary.lines.append("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    diary.lines.append("background")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    diary.lines.append("foreground")
  }
  func applicationWillTerminate(_ application: UIApplication) { diary.lines.append("terminates") }

  func moor(_ sender: Any) { diary.lines.append("moor") }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("moor:", AppDelegate.moor)
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let diary: Diary
  var window: UIWindow?
  init(_ diary: Diary) { self.diary = diary }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    diary.lines.append("scene connects")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { diary.lines.append("scene foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { diary.lines.append("scene active") }
  func sceneWillResignActive(_ scene: UIScene) { diary.lines.append("scene inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { diary.lines.append("scene background") }
}

@MainActor @Suite(.ownEnvironment) struct ApplicationTests {
  private let diary = Diary()
  private var environment: HeadlessEnvironment { .current }

  @Test func `an app without scene delegate hears of its launch, background and end`() {
    let delegate = AppDelegate(diary)
    environment.launch(delegate)
    #expect(diary.lines == ["will finish launching", "did finish launching true", "active"])
    #expect(UIApplication.shared.keyWindow === delegate.window)
    #expect(UIApplication.shared.windows == [delegate.window].compactMap { $0 })
    diary.lines = []
    environment.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    environment.enterForeground()
    environment.terminate()
    #expect(
      diary.lines == [
        "inactive", "background", "foreground", "active", "inactive", "background", "terminates",
      ])
  }

  @Test func `an app with a scene delegate hears of its scene instead`() {
    let scenes = SceneDelegate(diary)
    environment.launch(AppDelegate(diary), sceneDelegate: scenes)
    #expect(
      diary.lines == [
        "will finish launching", "did finish launching true", "scene connects", "scene foreground",
        "scene active",
      ])
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.activationState == .foregroundActive && scene?.keyWindow === scenes.window)
    #expect(scenes.window?.bounds == UIScreen.main.bounds)
    diary.lines = []
    environment.enterBackground()
    environment.enterForeground()
    #expect(
      diary.lines == ["scene inactive", "scene background", "scene foreground", "scene active"])
  }

  @Test func `an action without target reaches the app's delegate at the end of the chain`() {
    let delegate = AppDelegate(diary)
    environment.launch(delegate)
    let button = UIButton()
    delegate.window?.rootViewController?.view.addSubview(button)
    diary.lines = []
    #expect(UIApplication.shared.sendAction("moor:", to: nil, from: button, for: nil))
    #expect(diary.lines == ["moor"])
    let chain = sequence(first: button as UIResponder, next: \.next).map { "\(type(of: $0))" }
    #expect(chain.suffix(4) == ["UIWindow", "UIWindowScene", "UIApplication", "AppDelegate"])
  }

  @Test func `a key window is announced, and takes the place of another`() {
    let diary = diary
    let center = NotificationCenter()
    environment.notificationCenter = center
    let tokens = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { diary.lines.append(name) }
      }
    }
    let first = UIWindow(frame: UIScreen.main.bounds)
    #expect(diary.lines.isEmpty)
    first.makeKeyAndVisible()
    let second = UIWindow(frame: UIScreen.main.bounds)
    second.makeKeyAndVisible()
    second.isHidden = true
    #expect(
      diary.lines == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidResignKeyNotification",
        "UIWindowDidBecomeKeyNotification", "UIWindowDidBecomeHiddenNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification",
      ])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a window that cannot be key leaves the keys to others, also when one is hidden`() {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let windows = [UIWindow(), UIWindow()]
    for window in windows { window.makeKeyAndVisible() }
    let overlay = Overlay()
    overlay.makeKeyAndVisible()
    #expect(!overlay.isHidden && windows[1].isKeyWindow)
    windows[1].isHidden = true
    #expect(windows[0].isKeyWindow)
  }

  /// An app that sees every event, as apps that note idle time do.
  private final class OwnApplication: UIApplication {
    var seen: [UIEvent.EventType] = []
    var actions: [String] = []

    override func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
      actions.append(action.name)
      return super.sendAction(action, to: target, from: sender, for: event)
    }

    override func sendEvent(_ event: UIEvent) {
      seen.append(event.type)
      super.sendEvent(event)
    }
  }

  @Test func `the app is of the class that it was launched with, and its overrides run`() throws {
    let early = UIWindow(frame: UIScreen.main.bounds)
    early.makeKeyAndVisible()
    let scene = try #require(early.windowScene)
    let delegate = AppDelegate(diary)
    environment.launch(delegate, principalClass: OwnApplication.self)
    let app = try #require(UIApplication.shared as? OwnApplication)
    #expect(app.delegate === delegate && app.connectedScenes == [scene])
    #expect(delegate.window?.windowScene === scene && diary.lines.count == 3)
    let touches = HeadlessTouchscreen.shared.begin(at: [CGPoint(x: 50, y: 50)])
    HeadlessTouchscreen.shared.end(touches)
    #expect(app.seen == [.touches, .touches])
    let button = UIButton()
    button.addTarget(delegate, action: "moor:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    UIBarButtonItem(title: nil, style: .plain, target: delegate, action: "moor:").performAction()
    #expect(app.actions == ["moor:", "moor:"] && diary.lines.suffix(2) == ["moor", "moor"])
    environment.launch(delegate, principalClass: OwnApplication.self)
    #expect(UIApplication.shared === app)
  }

  @Test func `URLs are recorded, not opened, and the completion waits for a turn`() throws {
    let harbour = try #require(URL(string: "https://example.com/harbour"))
    let other = try #require(URL(string: "tel:1"))
    HeadlessEnvironment.current.canOpenURLHandler = { $0.scheme == "https" }
    let diary = diary
    UIApplication.shared.open(harbour) { diary.lines.append("\($0)") }
    UIApplication.shared.open(other) { diary.lines.append("\($0)") }
    #expect(HeadlessEnvironment.current.openedURLs == [harbour] && diary.lines.isEmpty)
    HeadlessClock.shared.turn()
    #expect(diary.lines == ["true", "false"])
  }
}

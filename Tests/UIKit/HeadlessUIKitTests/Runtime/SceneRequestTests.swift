import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class Diary {
  var lines: [String] = []
}

/// An app delegate that notes what it hears.
private final class Crew: UIResponder, UIApplicationDelegate {
  let diary: Diary
  var handlesLaunch = true
  var restored: [any UIUserActivityRestoring] = []
  init(_ diary: Diary) { self.diary = diary }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let names = (launchOptions ?? [:]).keys.map {
      $0.rawValue.replacing("UIApplicationLaunchOptions", with: "")
    }
    diary.lines.append("launch \(names.sorted().joined(separator: " "))")
    return handlesLaunch
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    diary.lines.append("foreground")
  }
  func applicationDidBecomeActive(_ application: UIApplication) { diary.lines.append("active") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    diary.lines.append("app is warned")
  }
  func applicationSignificantTimeChange(_ application: UIApplication) {
    diary.lines.append("time changes")
  }
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    diary.lines.append("locks \(application.isProtectedDataAvailable)")
  }
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    diary.lines.append("unlocked \(application.isProtectedDataAvailable)")
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    diary.lines.append("open \(url) from \(options[.sourceApplication] ?? "nowhere")")
    return url.scheme == "harbour"
  }
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    diary.lines.append("will continue \(userActivityType)")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    diary.lines.append("continue \(userActivity.activityType)")
    restorationHandler(restored)
    return true
  }
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { diary.lines.append("failed \(userActivityType)") }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    diary.lines.append("perform \(shortcutItem.type)")
    completionHandler(shortcutItem.type == "moor")
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { diary.lines.append("discard \(sceneSessions.map(\.persistentIdentifier))") }
}

/// A scene delegate that notes what it hears.
private final class Deck: UIResponder, UIWindowSceneDelegate {
  let diary: Diary
  let name: String
  var window: UIWindow?
  var connection: UIScene.ConnectionOptions?
  init(_ diary: Diary, _ name: String = "deck") {
    self.diary = diary
    self.name = name
  }
  private func note(_ line: String) { diary.lines.append("\(name) \(line)") }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("connects")
    connection = connectionOptions
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
  }
  func sceneDidDisconnect(_ scene: UIScene) { note("disconnects") }
  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
  func sceneWillResignActive(_ scene: UIScene) { note("inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    note("opens \(urlContexts.map(\.url.absoluteString).sorted())")
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    note("will continue \(userActivityType)")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    note("continues \(userActivity.activityType)")
  }
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { note("fails to continue \(userActivityType)") }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    note("performs \(shortcutItem.type)")
    completionHandler(true)
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { note("restores \(stateRestorationActivity.userInfo?["berth"] ?? "nothing")") }
}

/// What other apps, the system and the user ask of an app and its scenes.
@MainActor @Suite(.ownEnvironment) struct SceneRequestTests {
  private let diary = Diary()
  private var environment: HeadlessEnvironment { .current }
  private let pier = URL(string: "harbour:pier")!
  private let item = UIApplicationShortcutItem(type: "moor", localizedTitle: "Moor")
  private struct Offline: Error {}

  private func heard(_ body: () -> Void) -> [String] {
    diary.lines = []
    body()
    return diary.lines
  }

  @Test func `a URL brings an app to the foreground and is opened before it is active`() {
    let crew = Crew(diary)
    environment.launch(crew)
    environment.enterBackground()
    let lines = heard {
      #expect(environment.open(pier, options: UIScene.OpenURLOptions(sourceApplication: "mail")))
    }
    #expect(lines == ["foreground", "open harbour:pier from mail", "active"])
    #expect(UIApplication.shared.applicationState == .active)
    #expect(!environment.open(URL(string: "other:pier")!))
  }

  @Test func `an app continues activities, and its objects restore their state`() {
    final class Chart: UIViewController {
      var titles: [String?] = []
      override func restoreUserActivityState(_ activity: NSUserActivity) {
        titles.append(activity.title)
      }
    }
    let (crew, chart) = (Crew(diary), Chart())
    crew.restored = [chart]
    environment.launch(crew)
    let activity = NSUserActivity(activityType: "chart")
    activity.title = "Harbour"
    let lines = heard {
      #expect(environment.continueUserActivity(activity))
      #expect(!environment.continueUserActivity(activity, failure: Offline()))
    }
    #expect(
      lines == ["will continue chart", "continue chart", "will continue chart", "failed chart"])
    #expect(chart.titles == ["Harbour"])
  }

  @Test func `a quick action is performed, and its answer is known`() {
    environment.launch(Crew(diary))
    #expect(environment.perform(item) == true)
    #expect(
      environment.perform(UIApplicationShortcutItem(type: "sink", localizedTitle: "Sink")) == false)
    #expect(diary.lines.suffix(2) == ["perform moor", "perform sink"])
  }

  @Test(arguments: [true, false])
  func `an app is launched for a URL and a quick action, unless it has handled them itself`(
    _ handlesLaunch: Bool
  ) {
    let crew = Crew(diary)
    crew.handlesLaunch = handlesLaunch
    let reason = UIScene.ConnectionOptions(
      urlContexts: [UIOpenURLContext(url: pier)], shortcutItem: item)
    environment.launch(crew, connectionOptions: reason)
    let handled = ["open harbour:pier from nowhere", "perform moor"]
    #expect(
      diary.lines == ["launch ShortcutItemKey URLKey"] + (handlesLaunch ? handled : []) + ["active"]
    )
  }

  @Test func `a scene is connected with what the app is launched for`() throws {
    let deck = Deck(diary)
    let activity = NSUserActivity(activityType: "chart")
    let response = NSObject()
    environment.launch(
      Crew(diary), sceneDelegate: deck,
      connectionOptions: UIScene.ConnectionOptions(
        urlContexts: [UIOpenURLContext(url: pier)], userActivities: [activity],
        shortcutItem: item, notificationResponse: response, sourceApplication: "mail",
        handoffUserActivityType: "chart"))
    #expect(diary.lines == ["launch ", "deck connects", "deck foreground", "deck active"])
    let options = try #require(deck.connection)
    #expect(options.urlContexts.map(\.url) == [pier] && options.userActivities == [activity])
    #expect(options.shortcutItem === item && options.notificationResponse === response)
    #expect(options.sourceApplication == "mail" && options.handoffUserActivityType == "chart")
  }

  @Test func `a scene hears of URLs, activities and quick actions before it is active`() {
    environment.launch(Crew(diary), sceneDelegate: Deck(diary))
    environment.enterBackground()
    #expect(
      heard { environment.open(pier) }
        == ["deck foreground", "deck opens [\"harbour:pier\"]", "deck active"])
    let activity = NSUserActivity(activityType: "chart")
    let lines = heard {
      #expect(environment.continueUserActivity(activity))
      #expect(!environment.continueUserActivity(activity, failure: Offline()))
      #expect(environment.perform(item) == true)
    }
    #expect(
      lines == [
        "deck will continue chart", "deck continues chart", "deck will continue chart",
        "deck fails to continue chart", "deck performs moor",
      ])
  }

  @Test func `a scene that is disconnected restores its state when it is connected again`() throws {
    /// A page that notes where it is before its activity is saved.
    final class Page: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) {
        activity.addUserInfoEntries(from: ["berth": 7])
      }
    }
    let deck = Deck(diary)
    environment.launch(Crew(diary), sceneDelegate: deck)
    let scene = try #require(deck.window?.windowScene)
    let page = Page()
    deck.window?.rootViewController = page
    let activity = NSUserActivity(activityType: "berth")
    activity.needsSave = true
    page.userActivity = activity
    scene.userActivity = activity
    environment.enterBackground()
    #expect(scene.session.stateRestorationActivity === activity && !activity.needsSave)
    #expect(heard { environment.disconnect(scene) } == ["deck disconnects"])
    #expect(scene.activationState == .unattached && scene.delegate == nil)
    #expect(UIApplication.shared.connectedScenes.isEmpty && deck.window?.isHidden == true)
    let lines = heard { environment.connectScene(Deck(diary, "new"), session: scene.session) }
    #expect(lines == ["new connects", "new restores 7", "new foreground", "new active"])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `a user opens a second scene and closes it, and the first one stays active`() throws {
    let deck = Deck(diary)
    environment.launch(Crew(diary), sceneDelegate: deck)
    let bridge = Deck(diary, "bridge")
    var scene: UIWindowScene?
    let opening = heard { scene = environment.connectScene(bridge) }
    #expect(opening == ["bridge connects", "bridge foreground", "bridge active"])
    let second = try #require(scene)
    #expect(UIApplication.shared.connectedScenes.count == 2 && second.keyWindow === bridge.window)
    let closing = heard { environment.disconnect(second, discardingSession: true) }
    #expect(closing == ["bridge inactive", "bridge disconnects", "discard [\"scene-1\"]"])
    #expect(deck.window?.isKeyWindow == true && UIApplication.shared.applicationState == .active)
  }

  @Test func `the last scene that is disconnected leaves the app in the background`() throws {
    let deck = Deck(diary)
    environment.launch(Crew(diary), sceneDelegate: deck)
    let scene = try #require(deck.window?.windowScene)
    #expect(heard { environment.disconnect(scene) } == ["deck inactive", "deck disconnects"])
    #expect(UIApplication.shared.applicationState == .background)
    #expect(heard { environment.disconnect(scene) }.isEmpty)
  }

  @Test func `every scene leaves the background, also if another one was connected meanwhile`() {
    environment.launch(Crew(diary), sceneDelegate: Deck(diary))
    environment.enterBackground()
    var bridge: UIWindowScene?
    let opening = heard { bridge = environment.connectScene(Deck(diary, "bridge")) }
    #expect(opening == ["bridge connects", "bridge foreground", "bridge active"])
    #expect(heard { environment.enterForeground() } == ["deck foreground", "deck active"])
    let leaving = heard { environment.enterBackground() }
    #expect(
      leaving.filter { $0.hasSuffix("background") } == ["deck background", "bridge background"])
    let session = bridge?.session
    let again = heard { environment.connectScene(Deck(diary, "other"), session: session) }
    #expect(again == ["deck foreground", "bridge foreground", "deck active", "bridge active"])
    #expect(UIApplication.shared.connectedScenes.count == 2)
  }

  @Test func `without a connected scene, an app with scene delegates receives no requests`() throws
  {
    let deck = Deck(diary)
    environment.launch(Crew(diary), sceneDelegate: deck)
    environment.disconnect(try #require(deck.window?.windowScene))
    let url = try #require(URL(string: "harbour://pier"))
    var isOpen = true
    let lines = heard { isOpen = environment.open(url) }
    #expect(!isOpen && lines.isEmpty)
    #expect(heard { environment.enterForeground() }.isEmpty)
  }

  @Test func `a memory warning reaches the app, every controller, and then observers`() {
    final class Hold: UIViewController {
      var diary: Diary?
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        diary?.lines.append("\(title ?? "") is warned")
      }
    }
    let center = NotificationCenter()
    environment.notificationCenter = center
    let diary = diary
    let token = center.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { diary.lines.append("observer is warned") } }
    environment.launch(Crew(diary))
    let holds = ["root", "child", "sheet"].map { title in
      let hold = Hold()
      (hold.title, hold.diary) = (title, diary)
      return hold
    }
    holds[0].addChild(holds[1])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = holds[0]
    window.makeKeyAndVisible()
    holds[0].present(holds[2], animated: false)
    let lines = heard { environment.warnOfMemory() }
    #expect(lines.first == "app is warned" && lines.last == "observer is warned")
    #expect(
      lines.dropFirst().dropLast().sorted()
        == ["child is warned", "root is warned", "sheet is warned"])
    withExtendedLifetime(token) {}
  }

  @Test func `the app and observers hear of a new day, and of a lock that opens and closes`() {
    let center = NotificationCenter()
    environment.notificationCenter = center
    let diary = diary
    let names = [
      UIApplication.significantTimeChangeNotification,
      UIApplication.protectedDataWillBecomeUnavailableNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
    ]
    let tokens = names.enumerated().map { number, name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { diary.lines.append("observer \(number)") }
      }
    }
    environment.launch(Crew(diary))
    let lines = heard {
      environment.changeTimeSignificantly()
      for isAvailable in [true, false, false, true] {
        environment.setProtectedDataAvailable(isAvailable)
        #expect(UIApplication.shared.isProtectedDataAvailable == isAvailable)
      }
    }
    #expect(
      lines == [
        "time changes", "observer 0", "locks true", "observer 1", "unlocked true", "observer 2",
      ])
    for token in tokens { center.removeObserver(token) }
  }
}

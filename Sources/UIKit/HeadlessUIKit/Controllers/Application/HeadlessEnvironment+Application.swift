import Foundation

/// The life cycle of an app, which the system drives on a device.
extension HeadlessEnvironment {
  private var application: UIApplication { part() }

  /// Launches the app: calls the delegate, connects the scene, and makes the app active.
  ///
  /// If the delegate's configuration for the scene has a storyboard, the scene's window shows its initial controller.
  /// - Parameters:
  ///   - delegate: The app's delegate, which the environment keeps until it is released.
  ///   - sceneDelegate: The delegate of the scene. Swift cannot create it from its class as UIKit does, because its
  ///     `init()` is not `required`.
  ///   - options: The launch options that the delegate receives.
  ///   - principalClass: The class of ``UIApplication/shared``, which an app on a device names in its property list or
  ///     passes to `UIApplicationMain`.
  ///   - connectionOptions: The reason for launching the app, such as a URL or a quick action. The scene's delegate
  ///     receives it when the scene is connected. Without a scene delegate, the app's delegate receives it in the
  ///     launch options, and then in the callback that would handle it in a running app, unless a launch callback
  ///     returned false.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil,
    principalClass: UIApplication.Type = UIApplication.self,
    connectionOptions: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
  ) {
    withEnvironment(self) {
      if type(of: application) != principalClass {
        let made = principalClass.init(in: self)
        made.replace(application)
        replacePart(made, of: UIApplication.self)
      }
      application.launch(delegate)
      application.usesScenes = sceneDelegate != nil
      application.applicationState = .inactive
      let reasons = sceneDelegate == nil ? connectionOptions.launchOptions : [:]
      let given = options.map { $0.merging(reasons) { own, _ in own } }
      let all = given ?? (reasons.isEmpty ? nil : reasons)
      let willHandle = delegate.application(application, willFinishLaunchingWithOptions: all)
      let didHandle = delegate.application(application, didFinishLaunchingWithOptions: all)
      post(UIApplication.didFinishLaunchingNotification, object: application)
      if let sceneDelegate {
        connect(application.mainScene, sceneDelegate, connectionOptions)
      } else {
        let scene = application.mainScene
        scene.activationState = .foregroundInactive
        configure(scene.session, connectionOptions)
        if willHandle && didHandle { handle(connectionOptions) }
      }
      activate()
    }
  }

  /// Moves the app to the background: the app first becomes inactive, then enters the background.
  public func enterBackground() {
    withEnvironment(self) {
      deactivate()
      guard application.applicationState != .background else { return }
      application.applicationState = .background
      for scene in scenes where scene.activationState != .background {
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        post(UIScene.didEnterBackgroundNotification, object: scene)
      }
      if !hasSceneDelegate { application.delegate?.applicationDidEnterBackground(application) }
      post(UIApplication.didEnterBackgroundNotification, object: application)
      for controller in shownControllers { controller.userActivity?.save() }
      for scene in scenes {
        scene.userActivity?.save()
        guard let delegate = scene.delegate else { continue }
        scene.session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
      }
      // On a device, the system now takes a snapshot of the app; animations end at their final values.
      for window in windows.all { window.layer.endAnimationsInside() }
    }
  }

  /// Moves the app to the foreground, and makes it active.
  public func enterForeground() {
    withEnvironment(self) {
      leaveBackground()
      activate()
    }
  }

  /// Interrupts the app, as a call or the app switcher does; ``enterForeground()`` makes it active again.
  ///
  /// All touches are canceled, and new touches do not reach any view until the app is active.
  public func resignActive() { withEnvironment(self) { deactivate() } }

  /// Terminates the app: moves it to the background, then calls the delegate's final callback.
  public func terminate() {
    enterBackground()
    withEnvironment(self) {
      application.delegate?.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification, object: application)
    }
  }

  /// Sends a memory warning to the app's delegate, its controllers and observers.
  public func warnOfMemory() {
    withEnvironment(self) {
      application.delegate?.applicationDidReceiveMemoryWarning(application)
      for controller in shownControllers { controller.didReceiveMemoryWarning() }
      post(UIApplication.didReceiveMemoryWarningNotification, object: application)
    }
  }

  /// Tells the app's delegate and observers that a new day has begun, or that the time zone or the clock has changed.
  public func changeTimeSignificantly() {
    withEnvironment(self) {
      application.delegate?.applicationSignificantTimeChange(application)
      post(UIApplication.significantTimeChangeNotification, object: application)
    }
  }

  /// Locks or unlocks the device, and notifies the app's delegate and observers: before the device is locked, or after
  /// it is unlocked.
  public func setProtectedDataAvailable(_ isAvailable: Bool) {
    withEnvironment(self) {
      guard isAvailable != application.isProtectedDataAvailable else { return }
      guard isAvailable else {
        application.delegate?.applicationProtectedDataWillBecomeUnavailable(application)
        post(UIApplication.protectedDataWillBecomeUnavailableNotification, object: application)
        application.isProtectedDataAvailable = false
        return
      }
      application.isProtectedDataAvailable = true
      application.delegate?.applicationProtectedDataDidBecomeAvailable(application)
      post(UIApplication.protectedDataDidBecomeAvailableNotification, object: application)
    }
  }

  // MARK: Scenes

  /// Connects a scene, as the system does when the user opens another window of the app or returns to a disconnected
  /// one.
  ///
  /// The scene becomes active. The app's delegate returns the configuration of a new session. If the session's scene is
  /// still connected, that scene becomes active.
  /// - Parameters:
  ///   - sceneDelegate: The delegate of the scene, which the scene keeps.
  ///   - session: The session of a scene that was disconnected; nil for a new one.
  ///   - connectionOptions: The reason for connecting the scene.
  @discardableResult
  public func connectScene(
    _ sceneDelegate: any UISceneDelegate, session: UISceneSession? = nil,
    connectionOptions: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
  ) -> UIWindowScene {
    withEnvironment(self) {
      if let scene = session?.scene as? UIWindowScene, application.connectedScenes.contains(scene) {
        leaveBackground()
        activate()
        return scene
      }
      let scene = application.connectScene(of: session, connectionOptions)
      connect(scene, sceneDelegate, connectionOptions, isNew: session == nil)
      if application.applicationState == .background { becomeInactive() }
      activate()
      return scene
    }
  }

  /// Disconnects a scene, as the system does to reclaim memory or when the user closes it in the app switcher.
  ///
  /// Its windows disappear and its delegate is released. An active scene only resigns active first; developers report
  /// that such a scene does not enter the background first (Apple Developer Forums, thread 732170).
  /// - Parameter discardingSession: Whether the user has closed the scene permanently. The app's delegate then receives
  ///   `application(_:didDiscardSceneSessions:)`.
  public func disconnect(_ scene: UIScene, discardingSession: Bool = false) {
    withEnvironment(self) {
      guard application.connectedScenes.contains(scene) else { return }
      if scenes == [scene] { deactivate() } else { deactivate(scene) }
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, object: scene)
      scene.activationState = .unattached
      application.connectedScenes.remove(scene)
      for window in windows.all where window.windowScene === scene {
        window.isHidden = true
        window.windowScene = nil
      }
      scene.delegate = nil
      if scenes.isEmpty, application.applicationState != .background {
        application.applicationState = .background
        post(UIApplication.didEnterBackgroundNotification, object: application)
      }
      guard discardingSession else { return }
      application.delegate?.application(application, didDiscardSceneSessions: [scene.session])
    }
  }

  // MARK: Steps

  /// The connected scenes in the order of their connection.
  var scenes: [UIScene] {
    application.connectedScenes.sorted {
      ($0 as? UIWindowScene)?.number ?? 0 < ($1 as? UIWindowScene)?.number ?? 0
    }
  }

  /// Whether the app has scene delegates, which receive the callbacks instead of the app's delegate.
  var hasSceneDelegate: Bool {
    application.usesScenes || scenes.contains { $0.delegate != nil }
  }

  /// The controllers in the windows, parents before their children.
  private var shownControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    for window in windows.all {
      var pending = window.rootViewController.map { [$0] } ?? []
      while let controller = pending.popLast() {
        controllers.append(controller)
        pending += controller.children + [controller.presented].compactMap { $0 }
      }
    }
    return controllers
  }

  /// Asks the app's delegate for the configuration of a session.
  private func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    guard let delegate = application.delegate else { return }
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
  }

  private func connect(
    _ scene: UIWindowScene, _ sceneDelegate: any UISceneDelegate,
    _ options: UIScene.ConnectionOptions, isNew: Bool = true
  ) {
    scene.activationState = .foregroundInactive
    if isNew { configure(scene.session, options) }
    application.usesScenes = true
    scene.delegate = sceneDelegate
    if let storyboard = scene.session.configuration.storyboard,
      let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = storyboard.instantiateInitialViewController()
      windowDelegate.window = window
    }
    post(UIScene.willConnectNotification, object: scene)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    if let activity = scene.session.stateRestorationActivity {
      sceneDelegate.scene(scene, restoreInteractionStateWith: activity)
    }
    (sceneDelegate as? any UIWindowSceneDelegate)?.window?.makeKeyAndVisible()
    enterForeground(scene)
  }

  private func enterForeground(_ scene: UIScene) {
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, object: scene)
  }

  private func deactivate(_ scene: UIScene) {
    guard scene.activationState == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, object: scene)
    scene.activationState = .foregroundInactive
  }

  /// Moves the app and its background scenes to the foreground, where they are not active yet.
  func leaveBackground() {
    for scene in scenes where scene.activationState == .background { enterForeground(scene) }
    guard application.applicationState == .background else { return }
    if !hasSceneDelegate { application.delegate?.applicationWillEnterForeground(application) }
    becomeInactive()
  }

  private func becomeInactive() {
    post(UIApplication.willEnterForegroundNotification, object: application)
    application.applicationState = .inactive
  }

  /// Makes the app and its foreground scenes active.
  func activate() {
    for scene in scenes where scene.activationState == .foregroundInactive {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, object: scene)
    }
    guard application.applicationState != .active else { return }
    application.applicationState = .active
    if !hasSceneDelegate { application.delegate?.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification, object: application)
  }

  private func deactivate() {
    guard application.applicationState == .active else { return }
    for scene in scenes { deactivate(scene) }
    if !hasSceneDelegate { application.delegate?.applicationWillResignActive(application) }
    post(UIApplication.willResignActiveNotification, object: application)
    application.applicationState = .inactive
    // Source: Apple's documentation of `touchesCancelled(_:with:)`: any event that makes the app inactive cancels its
    // touches.
    let touchscreen: HeadlessTouchscreen = part()
    touchscreen.cancel(touchscreen.touches)
  }
}

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
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil,
    principalClass: UIApplication.Type = UIApplication.self
  ) {
    withEnvironment(self) {
      if type(of: application) != principalClass {
        let made = principalClass.init(in: self)
        made.replace(application)
        replacePart(made, of: UIApplication.self)
      }
      application.launch(delegate)
      application.applicationState = .inactive
      _ = delegate.application(application, willFinishLaunchingWithOptions: options)
      _ = delegate.application(application, didFinishLaunchingWithOptions: options)
      post(UIApplication.didFinishLaunchingNotification, object: application)
      connectScene(of: delegate, sceneDelegate)
      activate()
    }
  }

  /// Moves the app to the background: it stops being active, then enters the background.
  public func enterBackground() {
    withEnvironment(self) {
      deactivate()
      guard application.applicationState != .background else { return }
      application.applicationState = .background
      for scene in scenes {
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        post(UIScene.didEnterBackgroundNotification, object: scene)
      }
      if !hasSceneDelegate { application.delegate?.applicationDidEnterBackground(application) }
      post(UIApplication.didEnterBackgroundNotification, object: application)
      // The system draws a picture of the app here, and its animations end where their values are.
      for window in windows.all { window.layer.endAnimationsInside() }
    }
  }

  /// Moves the app to the foreground, and makes it active.
  public func enterForeground() {
    withEnvironment(self) {
      if application.applicationState == .background {
        for scene in scenes {
          scene.activationState = .foregroundInactive
          scene.delegate?.sceneWillEnterForeground(scene)
          post(UIScene.willEnterForegroundNotification, object: scene)
        }
        if !hasSceneDelegate { application.delegate?.applicationWillEnterForeground(application) }
        post(UIApplication.willEnterForegroundNotification, object: application)
        application.applicationState = .inactive
      }
      activate()
    }
  }

  /// Interrupts the app, as a call or the app switcher does; ``enterForeground()`` makes it active again.
  public func resignActive() { withEnvironment(self) { deactivate() } }

  /// Ends the app: moves it to the background, then calls the delegate's last callback.
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
      for window in windows.all {
        var pending = window.rootViewController.map { [$0] } ?? []
        while let controller = pending.popLast() {
          controller.didReceiveMemoryWarning()
          pending += controller.children + [controller.presented].compactMap { $0 }
        }
      }
      post(UIApplication.didReceiveMemoryWarningNotification, object: application)
    }
  }

  // MARK: Steps

  private var scenes: [UIScene] {
    application.connectedScenes.sorted {
      $0.session.persistentIdentifier < $1.session.persistentIdentifier
    }
  }

  /// Whether a scene delegate exists, which receives the callbacks instead of the app delegate.
  private var hasSceneDelegate: Bool { scenes.contains { $0.delegate != nil } }

  private func connectScene(
    of delegate: any UIApplicationDelegate, _ sceneDelegate: (any UISceneDelegate)?
  ) {
    let scene = application.mainScene
    scene.activationState = .foregroundInactive
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: scene.session, options: options)
    scene.session.configuration = configuration
    guard let sceneDelegate else { return }
    scene.delegate = sceneDelegate
    if let storyboard = configuration.storyboard,
      let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = storyboard.instantiateInitialViewController()
      windowDelegate.window = window
    }
    post(UIScene.willConnectNotification, object: scene)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    (sceneDelegate as? any UIWindowSceneDelegate)?.window?.makeKeyAndVisible()
    sceneDelegate.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, object: scene)
  }

  private func activate() {
    guard application.applicationState != .active else { return }
    application.applicationState = .active
    for scene in scenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, object: scene)
    }
    if !hasSceneDelegate { application.delegate?.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification, object: application)
  }

  private func deactivate() {
    guard application.applicationState == .active else { return }
    for scene in scenes {
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, object: scene)
      scene.activationState = .foregroundInactive
    }
    if !hasSceneDelegate { application.delegate?.applicationWillResignActive(application) }
    post(UIApplication.willResignActiveNotification, object: application)
    application.applicationState = .inactive
  }
}

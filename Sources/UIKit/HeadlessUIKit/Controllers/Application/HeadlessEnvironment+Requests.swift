public import Foundation

/// Requests from other apps, other devices and the user, which the system passes to a running app.
///
/// A request moves an app that is in the background to the foreground. The app receives the request before it becomes
/// active. Apple's archived App Programming Guide shows this order for URLs; for other requests it is an assumption.
/// The delegate of the first scene receives the request; in an app without scene delegates, the app's delegate does. If
/// an app with scene delegates has no connected scene, the request is lost; pass connection options to
/// ``HeadlessEnvironment/connectScene(_:session:connectionOptions:)`` instead.
extension HeadlessEnvironment {
  private var application: UIApplication { part() }

  /// Opens a URL in the app, as another app does.
  /// - Returns: Whether the app could open it; always true for a scene's delegate, which does not return a result.
  @discardableResult
  public func open(
    _ url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()
  ) -> Bool {
    open([UIOpenURLContext(url: url, options: options)])
  }

  /// Opens several URLs in the app at once.
  /// - Returns: Whether the app could open them; always true for a scene's delegate, which does not return a result.
  @discardableResult
  public func open(_ contexts: Set<UIOpenURLContext>) -> Bool {
    request { scene, delegate in
      delegate.scene(scene, openURLContexts: contexts)
      return true
    } orApp: {
      openInApp(contexts)
    }
  }

  /// Continues a user activity in the app, for example from another device or for a link to a web page.
  /// - Parameter failure: The error with which fetching the activity fails; nil if it succeeds.
  /// - Returns: Whether the app could continue it; always true for a scene's delegate, which does not return a result.
  @discardableResult
  public func continueUserActivity(
    _ activity: NSUserActivity, failure: (any Error)? = nil
  ) -> Bool {
    request { scene, delegate in
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      guard let failure else {
        delegate.scene(scene, continue: activity)
        return true
      }
      delegate.scene(
        scene, didFailToContinueUserActivityWithType: activity.activityType, error: failure)
      return false
    } orApp: {
      continueInApp(activity, failure)
    }
  }

  /// Performs a quick action, as if the user had chosen it in the menu of the app icon.
  /// - Returns: The value that the delegate passed to its completion handler; nil if it did not call the handler.
  @discardableResult
  public func perform(_ shortcutItem: UIApplicationShortcutItem) -> Bool? {
    var isDone: Bool?
    return request { scene, delegate in
      guard let scene = scene as? UIWindowScene,
        let delegate = delegate as? any UIWindowSceneDelegate
      else { return nil }
      delegate.windowScene(scene, performActionFor: shortcutItem) { isDone = $0 }
      return isDone
    } orApp: {
      performInApp(shortcutItem)
    }
  }

  /// Passes the reason for a launch to the app's delegate, in an app without scene delegates.
  func handle(_ options: UIScene.ConnectionOptions) {
    if !options.urlContexts.isEmpty { openInApp(options.urlContexts) }
    for activity in options.userActivities { continueInApp(activity, nil) }
    if let item = options.shortcutItem { performInApp(item) }
  }

  // MARK: Steps

  /// Passes a request to the first scene with a delegate, or to the app.
  private func request<Answer>(
    ofScene: (UIScene, any UISceneDelegate) -> Answer, orApp: () -> Answer
  ) -> Answer {
    withEnvironment(self) {
      leaveBackground()
      defer { activate() }
      for scene in scenes {
        if let delegate = scene.delegate { return ofScene(scene, delegate) }
      }
      return orApp()
    }
  }

  @discardableResult
  private func openInApp(_ contexts: Set<UIOpenURLContext>) -> Bool {
    guard !hasSceneDelegate, let delegate = application.delegate else { return false }
    return contexts.reduce(true) { opened, context in
      delegate.application(application, open: context.url, options: context.options.values)
        && opened
    }
  }

  @discardableResult
  private func continueInApp(_ activity: NSUserActivity, _ failure: (any Error)?) -> Bool {
    guard !hasSceneDelegate, let delegate = application.delegate else { return false }
    let type = activity.activityType
    _ = delegate.application(application, willContinueUserActivityWithType: type)
    if let failure {
      delegate.application(
        application, didFailToContinueUserActivityWithType: type, error: failure)
      return false
    }
    return delegate.application(application, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  @discardableResult
  private func performInApp(_ item: UIApplicationShortcutItem) -> Bool? {
    guard !hasSceneDelegate else { return nil }
    var isDone: Bool?
    application.delegate?.application(application, performActionFor: item) { isDone = $0 }
    return isDone
  }
}

extension UIScene.ConnectionOptions {
  /// The launch options of an app without scene delegates.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    if let context = urlContexts.first {
      options[.url] = context.url
      options[.sourceApplication] = context.options.sourceApplication
      options[.annotation] = context.options.annotation
    }
    if let activity = userActivities.first {
      options[.userActivityDictionary] = [
        UIApplication.LaunchOptionsKey.userActivityType: activity.activityType
      ]
    }
    options[.shortcutItem] = shortcutItem
    return options
  }
}

extension UIScene.OpenURLOptions {
  /// The options in the form that the app's delegate receives.
  fileprivate var values: [UIApplication.OpenURLOptionsKey: Any] {
    var values: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: openInPlace]
    values[.sourceApplication] = sourceApplication
    values[.annotation] = annotation
    return values
  }
}

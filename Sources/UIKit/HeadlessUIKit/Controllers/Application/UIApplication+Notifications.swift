public import Foundation

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification =
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification =
    NSNotification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIScene {
  public nonisolated static let willConnectNotification =
    NSNotification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

extension UIWindow {
  public nonisolated static let didBecomeVisibleNotification =
    NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification =
    NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification =
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification =
    NSNotification.Name("UIWindowDidResignKeyNotification")
}

extension UIDevice {
  public nonisolated static let orientationDidChangeNotification =
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}

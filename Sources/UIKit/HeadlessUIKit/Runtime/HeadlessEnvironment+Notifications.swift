import Foundation

extension HeadlessEnvironment {
  /// Posts one of UIKit's notifications.
  ///
  /// Several environments may share one notification center. Observers with a selector receive notifications only from
  /// their own environment; closures can check the notification's object, which belongs to one environment.
  func post(_ name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    postsUnderWay += 1
    defer { postsUnderWay -= 1 }
    notificationCenter.post(name: name, object: object, userInfo: userInfo)
  }
}

import Foundation

extension HeadlessEnvironment {
  /// Posts a notification of UIKit's own.
  ///
  /// Several environments may share one center. Observers by selector hear of their own environment alone; others tell by
  /// the notification's object, which belongs to one environment.
  func post(_ name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    postsUnderWay += 1
    defer { postsUnderWay -= 1 }
    notificationCenter.post(name: name, object: object, userInfo: userInfo)
  }
}

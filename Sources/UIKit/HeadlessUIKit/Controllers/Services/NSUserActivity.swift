public import Foundation

/// The type of the activity for a web page that the app opens.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user that can be continued elsewhere. The system receives nothing of it here.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var keywords: Set<String> = []
  open var expirationDate: Date?
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether the activity is the user's current one.
  package private(set) var isCurrent = false

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values for continuing the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes the activity the user's current one.
  open func becomeCurrent() {
    save()
    isCurrent = true
  }

  /// The responders whose ``UIResponder/userActivity`` this is.
  private let responders = NSHashTable<UIResponder>.weakObjects()

  /// Adds a responder that completes the activity before it is saved.
  func add(_ responder: UIResponder) { responders.add(responder) }

  /// Lets responders and the delegate complete the activity if ``needsSave`` is true.
  func save() {
    guard needsSave else { return }
    needsSave = false
    if DispatchQueue.isMain {
      MainActor.assumeIsolated {
        let owners = responders.allObjects.filter { $0.userActivity === self }
        for responder in owners { responder.updateUserActivityState(self) }
        if let owner = owners.first { announceUpdate(by: owner) }
      }
    }
    delegate?.userActivityWillSave(self)
  }

  /// Tells the delegate of the responder's scene, or of the app without scenes, that the responders have completed the
  /// activity.
  @MainActor private func announceUpdate(by responder: UIResponder) {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if let scene = view?.window?.windowScene, let delegate = scene.delegate {
      delegate.scene(scene, didUpdate: self)
    } else {
      UIApplication.shared.delegate?.application(.shared, didUpdate: self)
    }
  }

  /// Ends the activity's time as the user's current one.
  open func resignCurrent() { isCurrent = false }

  /// Ends the activity.
  open func invalidate() { isCurrent = false }
}

/// The delegate of an activity; every method is optional.
public protocol NSUserActivityDelegate: AnyObject {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// An object that continues an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

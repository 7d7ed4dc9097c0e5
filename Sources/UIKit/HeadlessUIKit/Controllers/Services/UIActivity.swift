public import Foundation

/// An action that the user can perform with shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The identifier of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(system name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }

    public static let postToFacebook = Self(system: "PostToFacebook")
    public static let postToTwitter = Self(system: "PostToTwitter")
    public static let postToWeibo = Self(system: "PostToWeibo")
    public static let message = Self(system: "Message")
    public static let mail = Self(system: "Mail")
    public static let print = Self(system: "Print")
    public static let copyToPasteboard = Self(system: "CopyToPasteboard")
    public static let assignToContact = Self(system: "AssignToContact")
    public static let saveToCameraRoll = Self(system: "SaveToCameraRoll")
    public static let addToReadingList = Self(system: "AddToReadingList")
    public static let postToFlickr = Self(system: "PostToFlickr")
    public static let postToVimeo = Self(system: "PostToVimeo")
    public static let postToTencentWeibo = Self(system: "TencentWeibo")
    public static let airDrop = Self(system: "AirDrop")
    public static let openInIBooks = Self(system: "OpenInIBooks")
    public static let markupAsPDF = Self(system: "MarkupAsPDF")
    public static let addToHomeScreen = Self(system: "AddToHomeScreen")
    public static let sharePlay = Self(system: "SharePlay")
    public static let collaborationInviteWithLink = Self(system: "CollaborationInviteWithLink")
    public static let collaborationCopyLink = Self(system: "CollaborationCopyLink")
  }

  /// The row in which an activity is listed, with UIKit's raw values.
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Called when the activity has ended; the sheet in which it was chosen sets it.
  var onEnd: ((Bool) -> Void)?

  /// Creates an activity.
  public override init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  /// The controller that performs the activity; nil to call ``perform()`` instead.
  open var activityViewController: UIViewController? { nil }

  /// Returns whether the activity can use items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity with the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity, and then calls ``activityDidFinish(_:)``.
  open func perform() { activityDidFinish(false) }

  /// Ends the activity, and closes the sheet in which it was chosen.
  open func activityDidFinish(_ completed: Bool) {
    onEnd?(completed)
    onEnd = nil
  }
}

/// Provides an item for an activity sheet.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

/// Default implementations of the optional methods; as in UIKit, the first two are required.
extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An object that creates its item when an activity needs it.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  open private(set) var placeholderItem: Any?
  /// The activity that needs the item.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with an item to show until the real one is created.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item, which a subclass creates.
  open var item: Any { placeholderItem ?? "" }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}

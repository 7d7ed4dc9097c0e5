public import Foundation

/// Something that can be done with shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of an activity.
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

  /// The row that an activity is listed in, with UIKit's numbers.
  public enum Category: Int, Sendable {
    case action, share
  }

  /// Called when the activity has ended; the sheet that it was chosen from sets it.
  var onEnd: ((Bool) -> Void)?

  /// An activity.
  public override init() { super.init() }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  /// A controller that does the work; nil has ``perform()`` called.
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity can use items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items over.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the work, and then calls ``activityDidFinish(_:)``.
  open func perform() { activityDidFinish(false) }

  /// Says that the activity has ended, which closes the sheet that it was chosen from.
  open func activityDidFinish(_ completed: Bool) {
    onEnd?(completed)
    onEnd = nil
  }
}

/// Provides an item for a sheet that shares it.
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

/// The first two methods are required, as UIKit's are.
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

/// An item that is made when it is needed.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  open private(set) var placeholderItem: Any?
  /// The activity that the item is made for.
  open private(set) var activityType: UIActivity.ActivityType?

  /// A provider with an item to show until the real one is made.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; a subclass makes it.
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

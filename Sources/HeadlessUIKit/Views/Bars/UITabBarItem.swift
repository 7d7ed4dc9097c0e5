public import Foundation

/// One tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Tabs that the system knows, with UIKit's numbers.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The system's tab that this one is, nil for others.
  public private(set) var systemItem: SystemItem?

  /// A tab without content.
  public override init() { super.init() }

  /// A tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab with a title and an image for each state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// One of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// A tab from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    selectedImage = nib.object("UISelectedTemplateImage") ?? nib.object("UISelectedImage")
    badgeValue = nib.string("UIBadgeValue")
    badgeColor = nib.object("UIBadgeColor")
    systemItem = nib.enumeration("UISystemItem")
    if let offset = nib.point("UITitlePositionAdjustment") {
      titlePositionAdjustment = UIOffset(horizontal: offset.x, vertical: offset.y)
    }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("selectedImage", \UITabBarItem.selectedImage)
    nib.outlet("badgeValue", \UITabBarItem.badgeValue)
    nib.outlet("badgeColor", \UITabBarItem.badgeColor)
  }
}

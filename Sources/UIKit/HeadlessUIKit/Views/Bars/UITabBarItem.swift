public import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The system's tabs, with UIKit's raw values.
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
  /// The system item that the tab was created from, or nil for other tabs.
  package private(set) var systemItem: SystemItem?

  /// Creates a tab without content.
  public override init() { super.init() }

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab with a title, an image and an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// Creates a tab from a nib.
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

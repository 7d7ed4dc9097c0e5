public import Foundation

/// A group of buttons, and the button that represents them if space is limited.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, NibDecodable {
  var nibReference: NibReference?
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?

  /// Creates a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Creates a group from a nib.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
    let nib = coder.nib
    nib.register(self)
    barButtonItems = nib.array("UIBarButtonItems", of: UIBarButtonItem.self) ?? []
    representativeItem = nib.object("UIRepresentativeItem")
  }
}

extension UIBarButtonItem {
  /// Returns a group of only this button that cannot be moved.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// Returns a group of only this button that the user may move. Users cannot customize the bar here.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }

  /// Returns a group of only this button that the user may move, add and remove; it is empty if it is not part of the
  /// bar initially.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    isInDefaultCustomization
      ? creatingFixedGroup() : UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
  }
}

public import Foundation

/// Buttons that belong together, and the one that represents all of them when space is limited.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, NibDecodable {
  var nibReference: NibReference?
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?

  /// A group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// A group from a nib.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
    let nib = coder.nib
    nib.register(self)
    barButtonItems = nib.array("UIBarButtonItems", of: UIBarButtonItem.self) ?? []
    representativeItem = nib.object("UIRepresentativeItem")
  }
}

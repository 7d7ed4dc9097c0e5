public import Foundation

/// A rectangle of a view that constraints may refer to.
@MainActor
open class UILayoutGuide: NSObject, NibDecodable {
  var nibReference: NibReference?
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// In the owning view's coordinates; nothing until there is layout.
  open internal(set) var layoutFrame = CGRect.zero

  /// A guide of no view.
  public nonisolated override init() { super.init() }

  /// A guide from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    identifier = nib.string("UILayoutGuideIdentifier") ?? ""
    owningView = nib.object("UILayoutGuideOwningView")
  }
}

extension UIView {
  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === guide }) else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}

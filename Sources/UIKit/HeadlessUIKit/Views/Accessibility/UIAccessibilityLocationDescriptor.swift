public import Foundation

/// A named point in a view where a screen reader can begin or end a drag.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  public let attributedName: NSAttributedString
  public private(set) weak var view: UIView?
  /// The point, in the view's coordinates.
  public let point: CGPoint

  /// The name of the location.
  public var name: String { attributedName.string }

  /// Creates a description of the center of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// Creates a description of a point in a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// Creates a description of a point in a view, with attributes for how its name is read.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
}

// The properties of an image that assistive technologies and tests read.
extension UIImage {
  /// The identifier by which tests find the image.
  public var accessibilityIdentifier: String? {
    get { StoredValue.get(self, "accessibilityIdentifier", String?.none) }
    set { StoredValue.set(self, "accessibilityIdentifier", newValue) }
  }
  /// The text that a screen reader speaks for an image view with the image; stored only.
  public var accessibilityLabel: String? {
    get { StoredValue.get(self, "accessibilityLabel", String?.none) }
    set { StoredValue.set(self, "accessibilityLabel", newValue) }
  }
}

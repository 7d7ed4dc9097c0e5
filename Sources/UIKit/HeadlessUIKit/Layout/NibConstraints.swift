import Foundation

// Nibs use private classes for these constraints and guides.

/// A constraint that Interface Builder adds at build time for views without constraints.
@MainActor
final class NSIBPrototypingLayoutConstraint: NSLayoutConstraint {}

/// The constraint for the length of a layout support guide, which predates safe areas.
@MainActor
final class LayoutSupportConstraint: NSLayoutConstraint {}

/// A hidden view that represents the bar at the top or bottom, as in systems before iOS 11.
@MainActor
final class LayoutSupportView: UIView {
  static let bottomIdentifier = "_UIViewControllerBottom"

  /// The identifier: `_UIViewControllerTop` or `_UIViewControllerBottom`.
  let guideIdentifier: String?
  /// The constraints that keep the view at the edge with zero height until a controller knows the length of its bars.
  private var placeholders: [NSLayoutConstraint] = []

  required init?(coder: NSCoder) {
    guideIdentifier = coder.nib.string("_UILayoutGuideIdentifier")
    super.init(coder: coder)
    isHidden = true
    placeholders =
      coder.nib.array("_UILayoutGuideConstraintsToRemove", of: NSLayoutConstraint.self) ?? []
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NSLayoutConstraint.deactivate(placeholders)
    placeholders = []
  }
}

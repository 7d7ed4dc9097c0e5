import Foundation

// Constraints and guides of nibs that have classes of their own there.

/// What Interface Builder adds at build time for views without constraints.
@MainActor
final class NSIBPrototypingLayoutConstraint: NSLayoutConstraint {}

/// What gives an old guide its length.
@MainActor
final class LayoutSupportConstraint: NSLayoutConstraint {}

/// A hidden view that represents the bar at the top or bottom, as in systems before iOS 11.
@MainActor
final class LayoutSupportView: UIView {
  static let bottomIdentifier = "_UIViewControllerBottom"

  /// `_UIViewControllerTop` or `_UIViewControllerBottom`.
  let guideIdentifier: String?
  /// What holds the view at the edge with no height until a controller knows how long its bars are.
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

package import Foundation

/// Values that replace the views' own values in one layout.
///
/// An app's layout has none. A tool that lays out views without their window or contents states here what the window
/// and the contents would determine.
package struct LayoutOverrides {
  /// Gives the margins that a view has by itself, from the view as it is placed at the time.
  package typealias Margins = @MainActor (UIView) -> SystemMargins

  /// Sizes that replace content sizes, in points, by view.
  package var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// Sizes that are taken where nothing else states one, in points, by views.
  package var fallbackSizes: [ObjectIdentifier: CGSize] = [:]
  /// What bars cover of the outermost view, in points.
  package var safeArea: UIEdgeInsets?
  /// Margins that replace those of classes and screens, by view.
  package var systemMargins: [ObjectIdentifier: Margins] = [:]
  /// What margins are larger by, and baselines lower at most, in points: a frame that stays where it is does not
  /// depend on them.
  package var shift: CGFloat = 0

  /// Nothing is overridden.
  package init() {}

  /// The size of a view's content, in points.
  @MainActor
  func contentSize(of view: UIView) -> CGSize {
    contentSizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize
  }
}

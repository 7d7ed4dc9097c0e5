package import Foundation

/// Values that replace the views' own values in a layout.
///
/// An app's layout has none. A tool that lays out views without their window or contents uses them to provide what the
/// window and the contents would determine.
package struct LayoutOverrides {
  /// A closure that returns the default margins of a view for its current frame.
  package typealias Margins = @MainActor (UIView) -> SystemMargins

  /// The sizes that replace content sizes, in points, by view.
  package var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// The sizes of content that does not break lines, in points, by view; at a smaller width, content still breaks.
  package var unbrokenSizes: [ObjectIdentifier: CGSize] = [:]
  /// The sizes that apply to views if nothing else determines one, in points, by view.
  package var fallbackSizes: [ObjectIdentifier: CGSize] = [:]
  /// The insets of the outermost view that bars cover, in points.
  package var safeArea: UIEdgeInsets?
  /// The closures for margins that replace the defaults of classes and screens, by view.
  package var systemMargins: [ObjectIdentifier: Margins] = [:]
  /// The distance that is added to all margins, and the maximum added to baselines, in points.
  ///
  /// A frame that is the same for different distances does not depend on margins or baselines.
  package var shift: CGFloat = 0

  /// Creates overrides that replace nothing.
  package init() {}

  /// Returns the size of a view's content, in points.
  @MainActor
  func contentSize(of view: UIView) -> CGSize {
    let key = ObjectIdentifier(view)
    return contentSizes[key] ?? unbrokenSizes[key] ?? view.intrinsicContentSize
  }
}

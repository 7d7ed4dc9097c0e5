public import Foundation

/// The background of a button or cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The background color. Nil means the tint color, or the color for the button's style.
  public var backgroundColor: UIColor?
  /// The closure that derives the visible color from ``backgroundColor``.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Stored only.
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  /// The closure that derives the visible color from ``strokeColor``.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// The outset of the stroke from the edge, in points. Stored only.
  public var strokeOutset: CGFloat = 0

  init() {}

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The configuration for a state; here, styles do not differ between states.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// Returns the visible color in a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the stroke in a view with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  // MARK: Lists

  /// Returns the background of a cell in any list: that of a plain list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// Returns the background of a header in any list.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a footer in any list.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground)
  }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }
}

/// A background in a nib, with flags that distinguish default values from explicit values.
@MainActor
final class NibBackgroundConfiguration: NSObject, NibDecodable {
  var nibReference: NibReference?
  let configuration: UIBackgroundConfiguration

  init?(coder: NSCoder) {
    let nib = coder.nib
    var value = UIBackgroundConfiguration()
    value.customView = nib.object("customView")
    value.cornerRadius = nib.cgFloat("cornerRadius") ?? 0
    value.backgroundInsets = nib.directionalInsets("backgroundInsets") ?? .zero
    value.edgesAddingLayoutMarginsToBackgroundInsets = NSDirectionalRectEdge(
      rawValue: UInt(
        truncatingIfNeeded: nib.int("edgesAddingLayoutMarginsToBackgroundInsets") ?? 0))
    if nib.bool("hasCustomized-backgroundColor") ?? true {
      value.backgroundColor = nib.object("backgroundColor")
    }
    value.visualEffect = nib.object("visualEffect")
    value.image = nib.object("image")
    value.imageContentMode = nib.enumeration("imageContentMode") ?? .scaleToFill
    if nib.bool("hasCustomized-strokeColor") ?? true {
      value.strokeColor = nib.object("strokeColor")
    }
    value.strokeWidth = nib.cgFloat("strokeWidth") ?? 0
    value.strokeOutset = nib.cgFloat("strokeOutset") ?? 0
    configuration = value
    super.init()
    nib.register(self)
  }
}

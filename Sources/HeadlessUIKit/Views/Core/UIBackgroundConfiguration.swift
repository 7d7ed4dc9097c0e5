public import Foundation

/// The background of a button or cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  /// In points.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil means the tint colour, or the colour of the button's style.
  public var backgroundColor: UIColor?
  /// Makes the colour that is shown of ``backgroundColor``.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  /// In points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the edge, in points.
  public var strokeOutset: CGFloat = 0

  init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The configuration for a state: styles do not differ between states here.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// The colour that is shown in a view with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the stroke in a view with a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }

  // MARK: Lists

  /// The background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// The background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground)
  }
  /// The background of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// The background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }
}

/// A background as a nib stores it: flags distinguish defaults from values that were set.
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

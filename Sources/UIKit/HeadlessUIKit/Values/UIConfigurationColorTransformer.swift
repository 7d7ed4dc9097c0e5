import Foundation

/// A transformation of a color, for example for a state or a style.
public struct UIConfigurationColorTransformer {
  /// The closure that transforms a color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer that calls a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The gray with the same lightness as a color.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }

  /// The color itself, because views have no preferred tint here.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }

  /// The color itself, because views have no monochrome tint here.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }

  /// Returns the transformed color.
  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
}

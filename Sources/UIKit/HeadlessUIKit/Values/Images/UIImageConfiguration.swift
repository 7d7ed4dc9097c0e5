public import Foundation

extension UIImage {
  /// The settings that an image depends on.
  nonisolated open class Configuration: NSObject, @unchecked Sendable {
    /// The traits of the image; nil if they do not matter.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration with only traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }
  }

  /// The size, weight and colors of a symbol.
  nonisolated public final class SymbolConfiguration: Configuration, NibDecodable,
    @unchecked Sendable
  {
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var colors: [UIColor] = []
      var isHierarchical = false
      var prefersMulticolor: Bool?
    }

    var nibReference: NibReference?
    let values: Values

    init(_ values: Values) {
      self.values = values
      super.init(traitCollection: nil)
    }

    /// Decodes a configuration from a nib.
    @preconcurrency @MainActor
    public init?(coder: NSCoder) {
      let nib = coder.nib
      var values = Values(
        pointSize: nib.cgFloat("UIPointSize"), weight: nib.enumeration("UISymbolWeight"),
        scale: nib.enumeration("UISymbolScale"))
      if let style = nib.string("UITextStyle") {
        values.textStyle = UIFont.TextStyle(rawValue: style)
      }
      if let colors = nib.array("UIHierarchicalColors", of: UIColor.self) {
        values.colors = colors
        values.isHierarchical = true
      } else if let colors = nib.array("UIPaletteColors", of: UIColor.self) {
        values.colors = colors
      }
      if nib.bool("UISpecifiedPrefersMulticolor") ?? false {
        values.prefersMulticolor = nib.bool("UIPrefersMulticolor")
      }
      self.values = values
      super.init(traitCollection: nib.object("UITraitCollection"))
      nib.register(self)
    }

    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }
    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }
    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }
    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }
    /// Creates a configuration with the size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }
    /// Creates a configuration with a color for each layer of a symbol.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }
    /// Creates a configuration with shades of one color for the layers of a symbol.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor], isHierarchical: true))
    }

    /// A configuration that specifies nothing.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Returns a configuration that shows the original colors of a multicolor symbol.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(prefersMulticolor: true))
    }

    /// Returns a configuration that shows a single color even for a multicolor symbol.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(prefersMulticolor: false))
    }

    /// Returns the configuration without a size.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      var values = values
      (values.pointSize, values.weight) = (nil, nil)
      return SymbolConfiguration(values)
    }

    /// Returns the configuration without a scale.
    public func configurationWithoutScale() -> SymbolConfiguration {
      var values = values
      values.scale = nil
      return SymbolConfiguration(values)
    }

    /// Returns the configuration without a text style.
    public func configurationWithoutTextStyle() -> SymbolConfiguration {
      var values = values
      values.textStyle = nil
      return SymbolConfiguration(values)
    }

    /// Returns the configuration without a weight.
    public func configurationWithoutWeight() -> SymbolConfiguration {
      var values = values
      values.weight = nil
      return SymbolConfiguration(values)
    }

    /// Returns the configuration with the values that another one specifies.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var merged = values
      let new = other.values
      if new.pointSize != nil || new.textStyle != nil {
        merged.pointSize = new.pointSize
        merged.textStyle = new.textStyle
      }
      merged.weight = new.weight ?? merged.weight
      merged.scale = new.scale ?? merged.scale
      if !new.colors.isEmpty {
        merged.colors = new.colors
        merged.isHierarchical = new.isHierarchical
      }
      merged.prefersMulticolor = new.prefersMulticolor ?? merged.prefersMulticolor
      return SymbolConfiguration(merged)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration).map { $0.values == values } ?? false
    }

    public override var hash: Int { values.hashValue }
  }

  /// The size of a symbol next to text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The font weight whose strokes are as thick as those of the symbol weight.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}

extension UIFont.Weight {
  /// The symbol weight whose strokes are as thick as those of the font weight: the nearest named weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return weights.min {
      abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
    } ?? .regular
  }
}

public import XMLTree

/// A color as specified in a document.
public struct ColorValue: Hashable, Sendable {
  /// The components of a color in a color space, from 0 to 1; extended spaces allow values outside that range.
  public struct Components: Hashable, Sendable {
    /// The color space: `calibratedRGB`, `deviceWhite`, or the name of a custom space such as `displayP3`.
    public var space: String
    /// The values: red, green and blue; white; or cyan, magenta, yellow and black.
    public var values: [Double]
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var alpha: Double

    /// Creates components.
    public init(space: String, values: [Double], alpha: Double) {
      self.space = space
      self.values = values
      self.alpha = alpha
    }
  }

  /// The source of a color; a name takes precedence over components.
  public enum Form: Hashable, Sendable {
    /// Components only.
    case components
    /// A color of the asset catalog.
    case named(String)
    /// A semantic color of the system: `labelColor`.
    case system(String)
    /// An older spelling of a system color, from before iOS 13.
    case cocoaTouchSystem(String)
    /// A color of a color list (macOS): `System`, `controlTextColor`.
    case catalog(String, name: String)
  }

  /// The source of the color.
  public var form: Form
  /// The components: the color itself, or the fallback for an unknown name.
  public var components: Components?

  /// Creates a color.
  public init(form: Form, components: Components?) {
    self.form = form
    self.components = components
  }

  /// Reads a `color` element; nil if it specifies no color.
  public init?(_ node: Node) {
    let components = Components(node)
    if let name = node[Names.systemColor] {
      form = .system(name)
    } else if let catalog = node[Names.catalog], let name = node[Names.name] {
      form = .catalog(catalog, name: name)
    } else if let name = node[Names.name] {
      form = .named(name)
    } else if let name = node[Names.cocoaTouchSystemColor] {
      form = .cocoaTouchSystem(name)
    } else if components != nil {
      form = .components
    } else {
      return nil
    }
    self.components = components
  }
}

extension ColorValue.Components {
  /// Reads the components of a `color` element; nil if it has only a name.
  init?(_ node: Node) {
    guard let space = node[Names.colorSpace] else { return nil }
    for names in Self.forms where node.attributeRecord(names[0]) != nil {
      let values = names.compactMap { node.double($0) }
      guard values.count == names.count else { continue }
      self.init(
        space: space == "custom" ? node[Names.customColorSpace] ?? space : space, values: values,
        alpha: node.double(Names.alpha) ?? 1)
      return
    }
    return nil
  }

  /// The attributes of the colors in each model.
  private static let forms: [[Name]] = [
    [Names.red, Names.green, Names.blue], [Names.white],
    [Names.cyan, Names.magenta, Names.yellow, Names.black],
  ]
}

import InterfaceBuilder
import XMLTree

/// A color in a nib: its names, and its components in a color space of the nib.
struct ColorLook: Hashable {
  /// The name of a system color.
  var systemName: String?
  /// The name of a color in the app's catalog.
  var catalogName: String?
  /// The components: one for gray, three for other colors, none for a pattern.
  var values: [Double] = []
  var alpha = 1.0

  /// Whether the system draws the color as a pattern, which has no components.
  var isPattern: Bool {
    values.isEmpty && systemName.map { SystemColors.patterns.contains($0) } ?? false
  }
}

extension NibEncoder {
  /// Returns the form of a color in a nib.
  /// - Parameter nameOfWhite: The name of white behind tables and cells.
  func look(of color: ColorValue, namingWhite nameOfWhite: String?) -> ColorLook {
    switch color.form {
    case .system(let name):
      let stated = components(ofResource: Names.systemColor, name)
      let look = self.look(ofSystem: name, stated)
      // Tools that do not know the name write only the components.
      guard era.knowsLabelColor || look.values.isEmpty else {
        return ColorLook(values: look.values, alpha: look.alpha)
      }
      return look
    case .cocoaTouchSystem(let name):
      return look(ofSystem: name, nil)
    case .named(let name):
      let stated = components(ofResource: Names.namedColor, name) ?? color.components
      var look = stated.map { converted($0) } ?? ColorLook()
      if era.knowsNamedColors { look.catalogName = name }
      return look
    case .catalog, .components:
      guard let components = color.components else { return ColorLook() }
      return named(converted(components), from: components, nameOfWhite)
    }
  }

  private func look(ofSystem name: String, _ stated: ColorValue.Components?) -> ColorLook {
    var look = stated.map { converted($0) } ?? SystemColors.look(of: name) ?? ColorLook()
    look.systemName = name
    // A color that was a pattern is a plain color in newer systems.
    if SystemColors.patterns.contains(name), !era.knowsLabelColor { look.values = [] }
    return look
  }

  /// Returns the components of a color in the document's resources; nil if they do not contain it.
  private func components(ofResource kind: Name, _ name: String) -> ColorValue.Components? {
    document.resource(kind, named: name)?.elements.first { $0.name == Names.color }
      .flatMap { ColorValue($0) }?.components
  }

  /// Returns a color with the system's name for it, if there is one.
  private func named(
    _ look: ColorLook, from components: ColorValue.Components, _ nameOfWhite: String?
  ) -> ColorLook {
    var look = look
    if let nameOfWhite, look.alpha == 1, look.values.allSatisfy({ $0 == 1 }) {
      look.systemName = nameOfWhite
      // For older tools, white behind tables and cells has three components.
      if !era.knowsLabelColor { look.values = [1, 1, 1] }
    } else if document.matchesColors, components.values.count == 1 {
      switch (look.values.first, look.alpha) {
      case (1, 1): look.systemName = "whiteColor"
      case (0, 1): look.systemName = "blackColor"
      case (0, 0): look.systemName = "clearColor"
      default: break
      }
    }
    return look
  }

  /// Returns components converted to the color space of the nib. Colors of documents with color matching are converted
  /// to sRGB, others to Apple's generic space, where grays have three components.
  private func converted(_ components: ColorValue.Components) -> ColorLook {
    ColorLook(values: convertedValues(components), alpha: components.alpha)
  }

  private func convertedValues(_ components: ColorValue.Components) -> [Double] {
    // Bounded: the inner call has three components, not four.
    let values = components.values
    if values.count == 4 {
      return convertedValues(
        ColorValue.Components(
          space: "calibratedRGB", values: ColorSpaces.generic(fromInks: values),
          alpha: components.alpha))
    }
    guard document.matchesColors else {
      if values.count == 1, let white = values.first { return [white, white, white] }
      if values.count != 3 || components.space == "calibratedRGB" { return values }
      return rounded(ColorSpaces.generic(fromSRGB: values), unless: values)
    }
    switch (components.space, values.count) {
    case ("calibratedRGB", 3): return rounded(ColorSpaces.sRGB(fromGeneric: values), unless: [])
    case ("displayP3", 3): return rounded(ColorSpaces.sRGB(fromDisplayP3: values), unless: [])
    case ("calibratedWhite", 1):
      return rounded(values.map { ColorSpaces.grey(fromGeneric: $0) }, unless: values)
    default: return values
    }
  }

  /// Returns converted components rounded to single precision; black and white remain exact.
  private func rounded(_ values: [Double], unless original: [Double]) -> [Double] {
    if !original.isEmpty, original.allSatisfy({ $0 == 0 }) || original.allSatisfy({ $0 == 1 }) {
      return original
    }
    return values.map { Double(Float($0)) }
  }
}

extension IBDocument {
  /// Whether the document uses color matching, so that components are in the color space that the document specifies.
  var matchesColors: Bool { root.bool(Names.colorMatched) == true }
}

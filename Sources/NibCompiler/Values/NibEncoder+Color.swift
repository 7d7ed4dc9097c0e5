import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// A colour; equal ones are one object.
  /// - Parameter nameOfWhite: What white is called behind tables and cells.
  func color(_ color: ColorValue, namingWhite nameOfWhite: String? = nil) -> Int {
    let key = ValueCache.ColorKey(color: color, nameOfWhite: nameOfWhite)
    if let known = values.colors[key] { return known }
    let number = builder.addObject("UIColor", fallbacks: ["NSColor"])
    values.colors[key] = number
    encode(color, nameOfWhite, number)
    return number
  }

  private func encode(_ color: ColorValue, _ nameOfWhite: String?, _ number: Int) {
    switch color.form {
    case .system(let name):
      let stated = document.resource(Names.systemColor, named: name).flatMap { self.stated(in: $0) }
      encodeSystem(
        era.knowsLabelColor || stated == nil ? name : nil, look(of: name), stated, number)
    case .cocoaTouchSystem(let name):
      encodeSystem(name, look(of: name), nil, number)
    case .named(let name):
      if era.knowsNamedColors {
        builder.add("UIDynamicCatalogName", object: string(name), to: number)
        builder.add("UIDynamicCatalogUseNibBundle", true, to: number)
      }
      let stated = document.resource(Names.namedColor, named: name).flatMap { self.stated(in: $0) }
      if let stated = stated ?? color.components { encode(converted(stated), number) }
    case .catalog, .components:
      guard let components = color.components else { return }
      let shown = converted(components)
      if let name = name(of: components, shown, nameOfWhite) {
        builder.add("UISystemColorName", object: string(name), to: number)
      }
      encode(shown, number)
    }
  }

  /// The components that the document's resources remember of a colour.
  private func stated(in resource: Node) -> ColorValue.Components? {
    resource.elements.first { $0.name == Names.color }.flatMap { ColorValue($0) }?.components
  }

  private func look(of name: String) -> Look? {
    SystemColors.look(of: name).map { Look(values: $0.values, alpha: $0.alpha) }
  }

  private func encodeSystem(
    _ name: String?, _ look: Look?, _ stated: ColorValue.Components?, _ number: Int
  ) {
    if let name {
      builder.add("UISystemColorName", object: string(name), to: number)
      if SystemColors.patterns.contains(name) {
        builder.add("UIPatternSelector", object: string(name), to: number)
        return
      }
    }
    if let shown = stated.map({ converted($0) }) ?? look { encode(shown, number) }
  }
}

extension NibEncoder {
  /// Components in the space of the nib.
  private struct Look: Equatable {
    var values: [Double]
    var alpha: Double
  }

  /// Colours of documents that match colours are shown in sRGB, of others in Apple's generic space, where
  /// greys have three components.
  private func converted(_ components: ColorValue.Components) -> Look {
    let values = components.values
    let isGeneric = components.space.hasPrefix("calibrated")
    guard document.matchesColors else {
      if values.count == 1, let white = values.first {
        return Look(values: [white, white, white], alpha: components.alpha)
      }
      guard values.count == 3, !isGeneric else {
        return Look(values: values, alpha: components.alpha)
      }
      return Look(
        values: rounded(ColorSpaces.generic(fromSRGB: values), unless: values),
        alpha: components.alpha)
    }
    switch (components.space, values.count) {
    case ("calibratedRGB", 3):
      return Look(
        values: rounded(ColorSpaces.sRGB(fromGeneric: values), unless: []),
        alpha: components.alpha)
    case ("displayP3", 3):
      return Look(
        values: rounded(ColorSpaces.sRGB(fromDisplayP3: values), unless: []),
        alpha: components.alpha)
    case ("calibratedWhite", 1):
      return Look(
        values: rounded(values.map { ColorSpaces.grey(fromGeneric: $0) }, unless: values),
        alpha: components.alpha)
    default:
      return Look(values: values, alpha: components.alpha)
    }
  }

  /// Components that were converted have single precision; black and white stay what they are.
  private func rounded(_ values: [Double], unless original: [Double]) -> [Double] {
    if !original.isEmpty, original.allSatisfy({ $0 == 0 }) || original.allSatisfy({ $0 == 1 }) {
      return original
    }
    return values.map { Double(Float($0)) }
  }

  /// The name that a grey of the document's has in the system.
  private func name(of components: ColorValue.Components, _ shown: Look, _ nameOfWhite: String?)
    -> String?
  {
    if let nameOfWhite, shown.alpha == 1, shown.values.allSatisfy({ $0 == 1 }) {
      return nameOfWhite
    }
    guard document.matchesColors, components.values.count == 1 else { return nil }
    switch (shown.values.first, shown.alpha) {
    case (1, 1): return "whiteColor"
    case (0, 1): return "blackColor"
    case (0, 0): return "clearColor"
    default: return nil
    }
  }

  private func encode(_ look: Look, _ number: Int) {
    switch look.values.count {
    case 1:
      builder.add("UIColorComponentCount", Int64(2), to: number)
      component("UIWhite", "UIWhite-Double", look.values[0], number)
      component("UIAlpha", "UIAlpha-Double", look.alpha, number)
      builder.add("NSWhite", data: Self.text(look).utf8, to: number)
      builder.add("NSColorSpace", Int64(4), to: number)
    case 3:
      builder.add("UIColorComponentCount", Int64(4), to: number)
      component("UIRed", "UIRed-Double", look.values[0], number)
      component("UIGreen", "UIGreen-Double", look.values[1], number)
      component("UIBlue", "UIBlue-Double", look.values[2], number)
      component("UIAlpha", "UIAlpha-Double", look.alpha, number)
      builder.add("NSRGB", data: Self.text(look).utf8, to: number)
      builder.add("NSColorSpace", Int64(2), to: number)
    default:
      break
    }
  }

  /// A component in single precision, and in double where that loses something.
  private func component(_ key: NibKey, _ exact: NibKey, _ value: Double, _ number: Int) {
    builder.add(key, Float(value), to: number)
    if era.writesDoubleComponents, Double(Float(value)) != value {
      builder.add(exact, value, to: number)
    }
  }

  /// Components for readers that know no others: `0.5 0.25 1`, the alpha where it is not 1.
  private static func text(_ look: Look) -> String {
    let shown = look.alpha == 1 ? look.values : look.values + [look.alpha]
    return shown.map { Decimals.general($0, digits: 3) }.joined(separator: " ")
  }
}

extension IBDocument {
  /// Whether colours are matched: numbers then mean the spaces that they are stated in.
  var matchesColors: Bool { root.bool(Names.colorMatched) == true }
}

import InterfaceBuilder
import NibFormat

extension NibEncoder {
  /// A colour; equal ones are one object.
  func color(_ color: ColorValue) -> Int {
    if let known = values.colors[color] { return known }
    let number = builder.addObject("UIColor", fallbacks: ["NSColor"])
    values.colors[color] = number
    encode(color, number)
    return number
  }

  private func encode(_ color: ColorValue, _ number: Int) {
    switch color.form {
    case .system(let name), .cocoaTouchSystem(let name):
      add("UISystemColorName", string: name, to: number)
    case .named(let name):
      add("UIDynamicCatalogName", string: name, to: number)
      add("UIDynamicCatalogUseNibBundle", true, to: number)
    case .catalog, .components: break
    }
    guard let components = color.components else { return }
    if components.values.count == 1 {
      encodeGrey(components.values[0], components.alpha, number)
    } else if components.values.count == 3 {
      encodeRGB(components.values, components.alpha, number)
    }
  }

  private func encodeGrey(_ white: Double, _ alpha: Double, _ number: Int) {
    add("UIColorComponentCount", 2, to: number)
    component("UIWhite", "UIWhite-Double", white, number)
    component("UIAlpha", "UIAlpha-Double", alpha, number)
    builder.add("NSWhite", data: Self.text([white], alpha).utf8, to: number)
    add("NSColorSpace", 4, to: number)
  }

  private func encodeRGB(_ values: [Double], _ alpha: Double, _ number: Int) {
    add("UIColorComponentCount", 4, to: number)
    component("UIRed", "UIRed-Double", values[0], number)
    component("UIGreen", "UIGreen-Double", values[1], number)
    component("UIBlue", "UIBlue-Double", values[2], number)
    component("UIAlpha", "UIAlpha-Double", alpha, number)
    builder.add("NSRGB", data: Self.text(values, alpha).utf8, to: number)
    add("NSColorSpace", 2, to: number)
  }

  /// A component in single precision, and in double where that loses something.
  private func component(_ key: NibKey, _ exact: NibKey, _ value: Double, _ number: Int) {
    add(key, float: value, to: number)
    if Double(Float(value)) != value { add(exact, double: value, to: number) }
  }

  /// Components for readers that know no others: `0.5 0.25 1`, the alpha where it is not 1.
  private static func text(_ values: [Double], _ alpha: Double) -> String {
    let shown = alpha == 1 ? values : values + [alpha]
    return shown.map { Decimals.general($0, digits: 3) }.joined(separator: " ")
  }
}

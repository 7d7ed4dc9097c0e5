import InterfaceBuilder
import NibFormat

extension NibEncoder {
  /// Returns a color; equal colors are one object.
  /// - Parameter nameOfWhite: The name of white behind tables and cells.
  func color(_ color: ColorValue, namingWhite nameOfWhite: String? = nil) -> Int {
    let key = ValueCache.ColorKey(color: color, nameOfWhite: nameOfWhite)
    if let known = values.colors[key] { return known }
    let number = self.color(look(of: color, namingWhite: nameOfWhite))
    values.colors[key] = number
    return number
  }

  /// Returns a color by its look. Equal colors are one object; with older tools, even if only one of them has a name.
  func color(_ look: ColorLook) -> Int {
    var key = look
    if !era.distinguishesNamedColors, !look.values.isEmpty { key.systemName = nil }
    let number = values.looks[key] ?? encode(look)
    values.looks[key] = number
    return number
  }

  private func encode(_ look: ColorLook) -> Int {
    let number = builder.addObject("UIColor", fallbacks: ["NSColor"])
    if let name = look.systemName {
      builder.add("UISystemColorName", object: string(name), to: number)
      if look.isPattern { builder.add("UIPatternSelector", object: string(name), to: number) }
    }
    if let name = look.catalogName {
      builder.add("UIDynamicCatalogName", object: string(name), to: number)
      builder.add("UIDynamicCatalogUseNibBundle", true, to: number)
    }
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
    return number
  }

  /// Writes a component in single precision, and also in double precision if a float loses digits.
  private func component(_ key: NibKey, _ exact: NibKey, _ value: Double, _ number: Int) {
    builder.add(key, Float(value), to: number)
    if era.writesDoubleComponents, Double(Float(value)) != value {
      builder.add(exact, value, to: number)
    }
  }

  /// Returns the components as text for older readers: `0.5 0.25 1`, with the alpha value unless it is 1.
  private static func text(_ look: ColorLook) -> String {
    let shown = look.alpha == 1 ? look.values : look.values + [look.alpha]
    return shown.map { Decimals.general($0, digits: 3) }.joined(separator: " ")
  }
}

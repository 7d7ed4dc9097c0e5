import InterfaceBuilder
import NibFormat
import XMLTree

/// The colors of AppKit's system list, with the components that nibs contain in addition to the names.
enum AppKitColors {
  /// The form of a color in the list.
  enum Look {
    /// A gray: its value in the generic gray space, and its value in the gray space with a gamma of 2.2.
    case white(Double, Double)
    /// A color in the generic space and in sRGB.
    case rgb([Double], [Double])
  }

  /// Returns the look of a color by its name. An unknown color is black, as text is.
  static func look(of name: String) -> Look { looks[name] ?? .white(0, 0) }

  private static let third = Look.white(0.2637968361, 1.0 / 3)
  private static let half = Look.white(0.4246723652, 0.5)
  private static let light = Look.white(0.602715373, 2.0 / 3)
  private static let white = Look.white(1, 1)
  private static let blue = Look.rgb([0, 0, 0.9981992245], [0, 0, 1])

  private static let looks: [String: Look] = [
    "controlColor": light, "controlBackgroundColor": light, "selectedTextBackgroundColor": light,
    "controlHighlightColor": white, "controlLightHighlightColor": white, "headerColor": white,
    "textBackgroundColor": white, "selectedMenuItemTextColor": white,
    "alternateSelectedControlTextColor": white,
    "gridColor": half, "windowBackgroundColor": half, "tertiaryLabelColor": half,
    "controlShadowColor": half, "quaternaryLabelColor": light, "selectedControlColor": light,
    "disabledControlTextColor": third, "secondaryLabelColor": third,
    "placeholderTextColor": third, "controlDarkShadowColor": third,
    "linkColor": blue, "systemBlueColor": blue,
  ]

  /// The names that are aliases for other colors in the list.
  private static let aliases = [
    "textInsertionPointColor": "systemBlueColor",
    "_sourceListBackgroundColor": "controlBackgroundColor",
  ]

  /// Returns the name of a color, preceded by that of the color for which it is an alias.
  static func chain(of name: String) -> [String] { (aliases[name].map { [$0] } ?? []) + [name] }
}

extension NibEncoder {
  /// Returns a color of AppKit; equal colors are one object.
  func appKitColor(_ color: ColorValue) -> Int {
    let key = ValueCache.ColorKey(color: color, nameOfWhite: nil)
    if let known = values.colors[key] { return known }
    let number = encode(color)
    values.colors[key] = number
    return number
  }

  /// Returns a color of the system's list.
  func appKitColor(named name: String) -> Int {
    appKitColor(ColorValue(form: .catalog("System", name: name), components: nil))
  }

  private func encode(_ color: ColorValue) -> Int {
    switch color.form {
    case .catalog(let list, let name): catalogColor(list, name, color.components)
    case .system(let name), .cocoaTouchSystem(let name):
      catalogColor("System", name, color.components)
    case .named(let name): namedColor(name, color.components)
    case .components: componentColor(color.components)
    }
  }

  private func catalogColor(
    _ list: String, _ name: String, _ components: ColorValue.Components?
  ) -> Int {
    // A color that the list defines as another of its colors contains that color.
    AppKitColors.chain(of: name).reduce(look(of: name)) { inside, name in
      let number = builder.addObject("NSColor")
      builder.add("NSColorSpace", Int64(6), to: number)
      builder.add("NSCatalogName", object: string(list), to: number)
      builder.add("NSColorName", object: string(name), to: number)
      builder.add("NSColor", object: inside, to: number)
      return number
    }
  }

  /// Returns the components of a color of the system's list.
  private func look(of name: String) -> Int {
    let name = AppKitColors.chain(of: name)[0]
    if let known = values.catalogLooks[name] { return known }
    let number = builder.addObject("NSColor")
    switch AppKitColors.look(of: name) {
    case .white(let generic, let modern): white(generic, space: 3, modern, to: number)
    case .rgb(let generic, let modern): rgb(generic, modern, to: number)
    }
    values.catalogLooks[name] = number
    return number
  }

  private func white(_ generic: Double, space: Int64, _ modern: Double?, to number: Int) {
    builder.add("NSColorSpace", space, to: number)
    builder.add("NSWhite", data: terminated([generic]), to: number)
    guard let modern else { return }
    builder.add("NSCustomColorSpace", object: colorSpace(.greyGamma22), to: number)
    components([modern, 1], of: number)
  }

  private func rgb(_ generic: [Double], _ modern: [Double], to number: Int) {
    builder.add("NSColorSpace", Int64(1), to: number)
    builder.add("NSRGB", data: terminated(generic), to: number)
    builder.add("NSCustomColorSpace", object: colorSpace(.sRGB), to: number)
    components(modern + [1], of: number)
  }

  private func components(_ values: [Double], of number: Int) {
    let text = values.map { Decimals.general($0, digits: 10) }.joined(separator: " ")
    builder.add("NSComponents", data: text.utf8, to: number)
    if era.writesLinearExposure { builder.add("NSLinearExposure", data: "1".utf8, to: number) }
  }

  /// Returns numbers as text that ends with a zero byte.
  private func terminated(_ values: [Double]) -> [UInt8] {
    let text = values.map { Decimals.general($0, digits: 10) }.joined(separator: " ")
    return Array(text.utf8) + [0]
  }

  /// Returns a color of the app's catalog.
  private func namedColor(_ name: String, _ components: ColorValue.Components?) -> Int {
    let number = builder.addObject("NSColor")
    builder.add("NSColorSpace", Int64(6), to: number)
    builder.add("NSCatalogName", object: string(""), to: number)
    builder.add("NSColorName", object: string(name), to: number)
    let stated = document.resource(Names.namedColor, named: name)?.elements
      .first { $0.name == Names.color }.flatMap { ColorValue($0) }?.components
    builder.add("NSColor", object: componentColor(components ?? stated), to: number)
    return number
  }

  private func componentColor(_ components: ColorValue.Components?) -> Int {
    let number = builder.addObject("NSColor")
    guard let components else {
      white(0, space: 3, nil, to: number)
      return number
    }
    let alpha = components.alpha == 1 ? [] : [components.alpha]
    switch (components.space, components.values.count) {
    case ("calibratedWhite", 1), ("deviceWhite", 1):
      builder.add("NSColorSpace", components.space == "deviceWhite" ? 4 : 3 as Int64, to: number)
      builder.add("NSWhite", data: terminated(components.values + alpha), to: number)
    case ("calibratedRGB", 3), ("deviceRGB", 3):
      builder.add("NSColorSpace", components.space == "deviceRGB" ? 2 : 1 as Int64, to: number)
      builder.add("NSRGB", data: terminated(components.values + alpha), to: number)
    case (_, 1):
      builder.add("NSColorSpace", Int64(3), to: number)
      let generic = components.values.map { $0 <= 0 || $0 >= 1 ? $0 : ColorSpaces.genericGrey($0) }
      builder.add("NSWhite", data: terminated(generic + alpha), to: number)
      builder.add("NSCustomColorSpace", object: colorSpace(.greyGamma22), to: number)
      self.components(components.values + [components.alpha], of: number)
    case (_, 3):
      builder.add("NSColorSpace", Int64(1), to: number)
      let generic = ColorSpaces.generic(fromSRGB: components.values)
      builder.add("NSRGB", data: terminated(generic + alpha), to: number)
      builder.add("NSCustomColorSpace", object: colorSpace(.sRGB), to: number)
      self.components(components.values + [components.alpha], of: number)
    default:
      builder.add("NSColorSpace", Int64(5), to: number)
      builder.add(
        "NSCMYK", data: terminated(components.values + [components.alpha]), to: number)
    }
    return number
  }

  /// Returns a color space; equal spaces are one object.
  private func colorSpace(_ profile: ColorProfile) -> Int {
    if let known = values.colorSpaces[profile] { return known }
    let number = builder.addObject("NSColorSpace")
    values.colorSpaces[profile] = number
    builder.add("NSID", Int64(profile.rawValue), to: number)
    if profile == .greyGamma22 { builder.add("NSModel", Int64(0), to: number) }
    let data = builder.addObject("NSData")
    builder.add("NS.bytes", data: profile.bytes, to: data)
    builder.add("NSICC", object: data, to: number)
    return number
  }
}

import InterfaceBuilder
import NibFormat

/// Elements for values that have no identity.
enum ValueElements {
  static func rect(_ numbers: [Double], key: String) -> DraftElement {
    DraftElement(
      "rect",
      [
        "key": key, "x": DraftElement.number(numbers[0]), "y": DraftElement.number(numbers[1]),
        "width": DraftElement.number(numbers[2]), "height": DraftElement.number(numbers[3]),
      ])
  }

  static func size(_ numbers: [Double], key: String) -> DraftElement {
    DraftElement(
      "size",
      [
        "key": key, "width": DraftElement.number(numbers[0]),
        "height": DraftElement.number(numbers[1]),
      ])
  }

  static func point(_ numbers: [Double], key: String) -> DraftElement {
    DraftElement(
      "point",
      ["key": key, "x": DraftElement.number(numbers[0]), "y": DraftElement.number(numbers[1])])
  }

  /// Returns insets; a nib lists them from the top counterclockwise.
  static func insets(_ numbers: [Double], key: String) -> DraftElement {
    DraftElement(
      "inset",
      [
        "key": key, "minX": DraftElement.number(numbers[1]),
        "minY": DraftElement.number(numbers[0]), "maxX": DraftElement.number(numbers[3]),
        "maxY": DraftElement.number(numbers[2]),
      ])
  }

  /// Returns the numbers in a text such as `{{1, 2}, {3, 4}}`.
  static func numbers(in text: String) -> [Double] {
    text.split { "{}, ".contains($0) }.compactMap { Double($0) }
  }
}

extension GraphDecoder {
  /// Returns a color; nil for an object that is not a color.
  func color(_ object: Int, key: String?) -> DraftElement? {
    guard reader.className(object) == "UIColor" || reader.className(object) == "NSColor" else {
      return nil
    }
    let element = DraftElement("color")
    if let key { element["key"] = key }
    let components = components(of: object)
    if let name = reader.text("UIDynamicCatalogName", of: object) {
      element["name"] = name
      addColorResource("namedColor", name, components)
    } else if let name = reader.text("UISystemColorName", of: object)
      ?? reader.text("UIPatternSelector", of: object)
    {
      // The compiler itself names these colors if they have no other name.
      if let components, Self.isPlain(name, components) {
        for (name, value) in components { element[name] = value }
        return element
      }
      // Before there were dynamic colors, the system's names had another spelling, without components.
      if sampler.tools >= .xcode11 {
        element["systemColor"] = name
        addColorResource("systemColor", name, components)
      } else if components == nil
        || sampler.shape(ofSystemColor: name) == reader.shape(.object(object))
      {
        element["cocoaTouchSystemColor"] = name
      } else {
        for (name, value) in components ?? [] { element[name] = value }
      }
    } else {
      guard let components else { return nil }
      for (name, value) in components { element[name] = value }
    }
    return element
  }

  private static func isPlain(_ name: String, _ components: [(String, String)]) -> Bool {
    let white = components.first { $0.0 == "white" }?.1
    let alpha = components.first { $0.0 == "alpha" }?.1
    return switch name {
    case "whiteColor": white == "1" && alpha == "1"
    case "blackColor": white == "0" && alpha == "1"
    case "clearColor": white == "0" && alpha == "0"
    default: false
    }
  }

  private func addColorResource(_ kind: String, _ name: String, _ components: [(String, String)]?) {
    guard let components else { return }
    let resource = DraftElement(kind, ["name": name])
    let color = DraftElement("color")
    for (name, value) in components { color[name] = value }
    resource.children.append(color)
    draft.addResource(resource)
  }

  private func components(of object: Int) -> [(String, String)]? {
    func component(_ key: String) -> String {
      let value = reader.number(key + "-Double", of: object) ?? reader.number(key, of: object) ?? 0
      return DraftElement.number(value)
    }
    let values = reader.values(of: object)
    if values["UIWhite"] != nil {
      return [
        ("white", component("UIWhite")), ("alpha", component("UIAlpha")), ("colorSpace", "custom"),
        ("customColorSpace", "genericGamma22GrayColorSpace"),
      ]
    }
    guard values["UIRed"] != nil else { return nil }
    return [
      ("red", component("UIRed")), ("green", component("UIGreen")), ("blue", component("UIBlue")),
      ("alpha", component("UIAlpha")), ("colorSpace", "custom"), ("customColorSpace", "sRGB"),
    ]
  }

  /// Returns a font; nil for an object that is not a font.
  func font(_ object: Int, key: String, element name: String = "fontDescription") -> DraftElement? {
    guard let face = reader.text("UIFontName", of: object) else { return nil }
    let element = DraftElement(name, ["key": key])
    if let style = reader.text("UIIBTextStyle", of: object) {
      element["style"] = style
      return element
    }
    let size = reader.number("NSSize", of: object) ?? reader.number("UIFontPointSize", of: object)
    let attributes = descriptorAttributes(of: object)
    if reader.flag("UISystemFont", of: object) {
      let usage = attributes["NSCTFontUIUsageAttribute"].flatMap { reader.text($0) }
      switch usage ?? Self.usage(ofFace: face) {
      case "CTFontObliqueUsage": element["type"] = "italicSystem"
      case "CTFontEmphasizedUsage": element["type"] = "boldSystem"
      case let usage:
        element["type"] = "system"
        if let weight = Self.weights[usage] { element["weight"] = weight }
      }
    } else {
      element["name"] = face
      let family = face.split(separator: "-").first.map(String.init) ?? face
      element["family"] = family
      if isCustom(object, face, attributes) { draft.addCustomFont(face) }
    }
    if let size { element["pointSize"] = DraftElement.number(size) }
    return element
  }

  private func descriptorAttributes(of font: Int) -> [String: Int] {
    guard let descriptor = reader.object("UIFontDescriptor", of: font),
      let dictionary = reader.object("UIFontDescriptorAttributes", of: descriptor)
    else { return [:] }
    let entries = reader.entries(of: dictionary).compactMap { entry in
      reader.text(entry.key).map { ($0, entry.value) }
    }
    return Dictionary(entries) { first, _ in first }
  }

  /// Returns whether a font is custom, so that the compiler does not know its traits.
  private func isCustom(_ font: Int, _ face: String, _ attributes: [String: Int]) -> Bool {
    guard let size = attributes["NSFontSizeAttribute"], sampler.tools < .xcode11 else {
      let traits = reader.integer("UIFontTraits", of: font) ?? 0
      return traits == 0 && ["Bold", "Italic", "Oblique"].contains { face.contains($0) }
    }
    return reader.values(of: size)["NS.dblval"] != nil
  }

  private static func usage(ofFace face: String) -> String {
    let suffix = face.split(separator: "-").last.map(String.init) ?? ""
    return usages[suffix] ?? "CTFontRegularUsage"
  }

  private static let usages = [
    "Bold": "CTFontEmphasizedUsage", "MediumP4": "CTFontEmphasizedUsage",
    "Semibold": "CTFontDemiUsage", "Italic": "CTFontObliqueUsage", "Medium": "CTFontMediumUsage",
    "Light": "CTFontLightUsage", "Thin": "CTFontThinUsage", "Ultralight": "CTFontUltraLightUsage",
    "Heavy": "CTFontHeavyUsage", "Black": "CTFontBlackUsage",
  ]

  private static let weights = [
    "CTFontDemiUsage": "semibold", "CTFontMediumUsage": "medium", "CTFontLightUsage": "light",
    "CTFontThinUsage": "thin", "CTFontUltraLightUsage": "ultraLight", "CTFontHeavyUsage": "heavy",
    "CTFontBlackUsage": "black",
  ]

  /// Writes an image into an attribute of an element; false for an object that is not an image.
  @discardableResult
  func writeImage(_ object: Int, as attribute: String = "image", to element: DraftElement) -> Bool {
    guard let name = image(object) else { return false }
    element[attribute] = name
    if attribute == "image", isSymbol(object) { element["catalog"] = "system" }
    return true
  }

  private func isSymbol(_ object: Int) -> Bool {
    reader.object("UISystemSymbolResourceName", of: object) != nil
  }

  /// Returns the name of an image, and adds what the document states about it.
  func image(_ object: Int) -> String? {
    guard let name = reader.text("UIResourceName", of: object) else { return nil }
    let width = reader.number("UIImageWidth", of: object) ?? 1
    let height = reader.number("UIImageHeight", of: object) ?? 1
    let resource = DraftElement(
      "image",
      [
        "name": name, "width": DraftElement.number(width), "height": DraftElement.number(height),
      ])
    if isSymbol(object) { resource["catalog"] = "system" }
    draft.addResource(resource)
    return name
  }
}

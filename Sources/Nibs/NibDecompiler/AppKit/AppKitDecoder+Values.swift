import InterfaceBuilder
import NibCompiler
import NibFormat

// Colors, fonts, images and texts of AppKit.
extension AppKitDecoder {
  /// Writes the values of an object that are objects of the nib.
  func writeValues(_ object: Int, _ element: DraftElement) {
    func each(_ values: [AppKitParts.Value], _ body: (AppKitParts.Value, Int) -> Void) {
      for value in values where value.owners.isEmpty || value.owners.contains(element.name) {
        if let inner = reader.object(value.key, of: object) { body(value, inner) }
      }
    }
    each(AppKitParts.texts) { value, inner in
      if let text = reader.text(inner), !text.isEmpty { element[value.property] = text }
    }
    var symbols: [AppKitParts.Value] = []
    var hasOthers = false
    each(AppKitParts.images) { value, inner in
      guard let name = image(inner) else { return }
      element[value.property] = name
      if isSymbol(inner) { symbols.append(value) } else { hasOthers = true }
    }
    // The catalog is that of all images of an element.
    if !symbols.isEmpty, !hasOthers { element["catalog"] = "system" }
    for value in symbols where hasOthers {
      let reference = DraftElement("imageReference", ["key": value.property])
      reference["image"] = element[value.property]
      reference["catalog"] = "system"
      element[value.property] = nil
      element.children.append(reference)
    }
    each(AppKitParts.fonts) { value, inner in
      if let font = font(inner, key: value.property) { element.children.append(font) }
    }
    each(AppKitParts.colors) { value, inner in
      if element.child(keyed: value.property) == nil,
        let color = color(inner, key: value.property)
      {
        element.children.append(color)
      }
    }
  }

  /// Returns a color; nil for an object that is not a color.
  func color(_ object: Int, key: String?) -> DraftElement? {
    guard reader.className(object) == "NSColor" else { return nil }
    let element = DraftElement("color")
    if let key { element["key"] = key }
    let space = reader.integer("NSColorSpace", of: object)
    let modern = numbers("NSComponents", of: object)
    switch space {
    case 6:
      element["name"] = reader.text("NSColorName", of: object) ?? ""
      let list = reader.text("NSCatalogName", of: object) ?? ""
      if list.isEmpty {
        let resource = DraftElement("namedColor", ["name": element["name"] ?? ""])
        // Bounded: the components of a color are not those of a catalog.
        if let inner = reader.object("NSColor", of: object),
          reader.integer("NSColorSpace", of: inner) != 6, let look = color(inner, key: nil)
        {
          resource.children.append(look)
        }
        draft.addResource(resource)
      } else {
        element["catalog"] = list
        element["colorSpace"] = "catalog"
      }
    case 3, 4:
      let own = numbers("NSWhite", of: object)
      let isModern = modern.count == 2
      let values = isModern ? modern : own
      guard let white = values.first else { return nil }
      element["white"] = DraftElement.number(white)
      element["alpha"] = DraftElement.number(values.count > 1 ? values[1] : 1)
      if isModern {
        element["colorSpace"] = "custom"
        element["customColorSpace"] = "genericGamma22GrayColorSpace"
      } else {
        element["colorSpace"] = space == 4 ? "deviceWhite" : "calibratedWhite"
      }
    case 1, 2:
      let own = numbers("NSRGB", of: object)
      let isModern = modern.count == 4
      let values = isModern ? modern : own
      guard values.count >= 3 else { return nil }
      for (name, value) in zip(["red", "green", "blue"], values) {
        element[name] = DraftElement.number(value)
      }
      element["alpha"] = DraftElement.number(values.count > 3 ? values[3] : 1)
      if isModern {
        element["colorSpace"] = "custom"
        element["customColorSpace"] = "sRGB"
      } else {
        element["colorSpace"] = space == 2 ? "deviceRGB" : "calibratedRGB"
      }
    default: return nil
    }
    return element
  }

  /// Returns the numbers in data that contains them as text, with or without a zero byte at the end.
  private func numbers(_ key: String, of object: Int) -> [Double] {
    guard case .data(let bytes)? = reader.values(of: object)[key] else { return [] }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).split(separator: " ")
      .compactMap { Double($0) }
  }

  /// Returns a font; nil for an object that is not a font.
  func font(_ object: Int, key: String) -> DraftElement? {
    guard let name = reader.text("NSName", of: object) else { return nil }
    let element = DraftElement("font", ["key": key])
    let descriptor = reader.object("NSTextStyleDescriptor", of: object)
    let attributes = descriptor.flatMap { reader.object("NSFontDescriptorAttributes", of: $0) }
    let style = attributes.flatMap { dictionary in
      reader.entries(of: dictionary).first {
        reader.text($0.key) == "NSCTFontUIUsageAttribute"
      }.flatMap { reader.text($0.value) }
    }
    let statement = AppKitFont.statement(
      name: name, size: reader.number("NSSize", of: object) ?? 0,
      flags: reader.integer("NSfFlags", of: object) ?? 0, style: style,
      usesAppearanceSize: reader.flag("NSFontUsesAppearanceFontSize", of: object))
    for (name, value) in statement.attributes { element[name] = value }
    if let size = statement.size { element["size"] = DraftElement.number(size) }
    return element
  }

  /// Returns whether an image is one of the system's symbols.
  func isSymbol(_ image: Int) -> Bool { reader.text("NSCatalogName", of: image) == "system" }

  /// Returns the name of an image, and adds what the document states about it; nil for another object.
  func image(_ object: Int) -> String? {
    guard let name = reader.text("NSResourceName", of: object) else { return nil }
    let resource = DraftElement("image", ["name": name])
    if isSymbol(object) { resource["catalog"] = "system" }
    let size =
      reader.object("IBDesignSize", of: object).flatMap { reader.geometry("NS.sizeval", of: $0) }
      ?? [32, 32]
    if size.count == 2 {
      resource["width"] = DraftElement.number(size[0])
      resource["height"] = DraftElement.number(size[1])
    }
    draft.addResource(resource)
    return name
  }
}

import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Returns a font; equal fonts are one object.
  /// - Parameter sizeName: The role that determines the size if the document specifies none.
  func font(_ font: FontValue, sizeName: String?) -> Int {
    let key = ValueCache.FontKey(font: font, sizeName: sizeName)
    if let known = values.fonts[key] { return known }
    let face = ArchivedFont(font, sizeName: sizeName, era: era)
    let number = values.faces[face] ?? encode(face)
    values.fonts[key] = number
    values.faces[face] = number
    return number
  }

  private func encode(_ face: ArchivedFont) -> Int {
    let number = builder.addObject("UIFont", fallbacks: ["NSFont"])
    var face = face
    // The compiler does not have the app's fonts; it knows only their names. Names that begin with a period are the
    // system's, even if the document lists them as the app's.
    let isCustom = !face.isSystem && !face.name.hasPrefix(".") && isCustomFont(face.name)
    if isCustom { face.traits = 0 }
    builder.add("UIFontName", object: string(face.name), to: number)
    if let style = face.style {
      builder.add("UIIBTextStyle", object: string(style), to: number)
    } else {
      builder.add("UIFontDescriptor", object: descriptor(face, isCustom), to: number)
    }
    builder.add("UIFontPointSize", face.style == nil ? face.size : 0, to: number)
    if era.writesFontScaling {
      builder.add("UIFontTextStyleForScaling", object: nil, to: number)
      builder.add("UIFontPointSizeForScaling", 0.0, to: number)
      builder.add("UIFontMaximumPointSizeAfterScaling", 0.0, to: number)
    }
    builder.add("UIFontTraits", Int64(face.traits), to: number)
    builder.add("UISystemFont", face.isSystem, to: number)
    builder.add("NSName", object: string(face.name), to: number)
    builder.add("NSSize", face.size, to: number)
    return number
  }

  private func descriptor(_ face: ArchivedFont, _ isCustom: Bool) -> Int {
    let descriptor = builder.addObject("UIFontDescriptor")
    let size = (
      key: string("NSFontSizeAttribute"),
      value: era.writesFontSizesAsDoubles || isCustom
        ? number(face.size, asDouble: true) : number(face.size)
    )
    var entries: [(key: Int, value: Int)] = []
    if let usage = face.usage {
      entries.append((string("NSCTFontUIUsageAttribute"), string(usage)))
      entries.insert(size, at: era.writesFontSizesAsDoubles ? 0 : 1)
    } else {
      entries = [size, (string("NSFontNameAttribute"), string(face.name))]
    }
    if let override = face.override {
      entries.append((string("NSCTFontUIUsageOverrideAttribute"), string(override)))
    }
    let className = era.writesFontSizesAsDoubles ? "NSDictionary" : "NSMutableDictionary"
    builder.add(
      "UIFontDescriptorAttributes", object: dictionary(className, entries), to: descriptor)
    if era.writesFontDescriptorOptions {
      // The class of sans serif faces; bit 1 marks bold faces.
      let options: Int64 = 0x8000_8004 | (face.traits & 2 == 0 ? 2 : 0)
      builder.add("UIFontDescriptorOptions", options, to: descriptor)
    }
    return descriptor
  }

  /// Returns whether the document lists a font as a custom font.
  private func isCustomFont(_ name: String) -> Bool {
    guard let fonts = document.root.firstElement(named: Names.customFonts) else { return false }
    return fonts.elements.contains { file in file.elements.contains { $0.text == name } }
  }
}

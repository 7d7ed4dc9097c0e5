import InterfaceBuilder
import NibFormat
import XMLTree

/// A font as it is stored in AppKit's nibs: its name and size, and a number for each of the system's fonts.
package struct AppKitFont: Hashable {
  /// The PostScript name; that of the system font begins with a period.
  let name: String
  /// The size in points.
  let size: Double
  /// The kind of font: 16 for a font that is found by name; for a font of the system, its number, twice.
  let flags: Int
  /// The text style that determines the font; nil for a size of the system font.
  var style: String?
  /// Whether the size is that of the control.
  var usesAppearanceSize = false

  /// Reads a `font` element; nil if it does not specify a font.
  init?(_ node: Node) {
    let size = node.double(Names.size)
    if let name = node[Names.name] {
      self.init(name: name, size: size ?? 12, flags: 0x10)
    } else if let kind = node[Names.metaFont], let font = Self.kinds[kind] {
      self.init(name: font.name, size: size ?? font.size, flags: font.flags)
    } else if let style = node[Names.textStyle] {
      self.init(style: style)
    } else if node.bool(Names.usesAppearanceFont) == true {
      self.init(name: Self.regular, size: 13, flags: 0x414)
      usesAppearanceSize = true
    } else {
      return nil
    }
  }

  private init(name: String, size: Double, flags: Int) {
    self.name = name
    self.size = size
    self.flags = flags
  }

  /// Creates the font of a text style.
  init(style: String) {
    let form = Self.styles[style] ?? ("UICTFontTextStyleBody", 13, false)
    self.init(name: form.isBold ? Self.bold : Self.regular, size: form.size, flags: 0x10)
    self.style = form.name
  }

  /// Returns whether a `font` element specifies a bold font of the system.
  static func isBold(_ node: Node?) -> Bool {
    node?[Names.metaFont]?.hasSuffix("Bold") ?? false
  }

  private static let regular = ".AppleSystemUIFont"
  private static let bold = ".AppleSystemUIFontBold"

  /// The system's fonts by their names in documents.
  private static let kinds: [String: (name: String, size: Double, flags: Int)] = [
    "user": ("Helvetica", 12, 0x111), "userFixedPitch": ("Menlo-Regular", 11, 0x212),
    "system": (regular, 13, 0x414), "systemBold": (bold, 13, 0x818),
    "titleBar": (bold, 13, 0x313), "menu": (regular, 13, 0x616), "menuBar": (regular, 14, 0x1010),
    "message": (regular, 13, 0x616), "palette": (regular, 11, 0x717),
    "toolTip": (regular, 11, 0x919), "controlContent": (regular, 12, 0xa1a),
    "label": (regular, 10, 0xb1b), "smallSystem": (regular, 11, 0xc1c),
    "smallSystemBold": (bold, 11, 0xd1d), "miniSystem": (regular, 9, 0xe1e),
    "miniSystemBold": (bold, 9, 0xf1f), "cellTitle": (regular, 12, 0x1313),
  ]

  private static let styles: [String: (name: String, size: Double, isBold: Bool)] = [
    "body": ("UICTFontTextStyleBody", 13, false),
    "callout": ("UICTFontTextStyleCallout", 12, false),
    "caption1": ("UICTFontTextStyleCaption1", 10, false),
    "caption2": ("UICTFontTextStyleCaption2", 10, false),
    "footnote": ("UICTFontTextStyleFootnote", 10, false),
    "headline": ("UICTFontTextStyleHeadline", 13, true),
    "subheadline": ("UICTFontTextStyleSubhead", 11, false),
    "largeTitle": ("UICTFontTextStyleTitle0", 26, false),
    "title1": ("UICTFontTextStyleTitle1", 22, false),
    "title2": ("UICTFontTextStyleTitle2", 17, false),
    "title3": ("UICTFontTextStyleTitle3", 15, false),
  ]
}

extension NibEncoder {
  /// Returns a font of AppKit; equal fonts are one object.
  func font(_ font: AppKitFont) -> Int {
    if let known = values.appKitFonts[font] { return known }
    let number = builder.addObject("NSFont")
    values.appKitFonts[font] = number
    builder.add("NSName", object: string(font.name), to: number)
    if font.usesAppearanceSize { builder.add("NSFontUsesAppearanceFontSize", true, to: number) }
    builder.add("NSSize", font.size, to: number)
    builder.add("NSfFlags", Int64(font.flags), to: number)
    if let style = font.style {
      builder.add("NSTextStyleDescriptor", object: descriptor(style, font.size), to: number)
      builder.add("NSHasWidth", false, to: number)
    }
    return number
  }

  private func descriptor(_ style: String, _ size: Double) -> Int {
    let descriptor = builder.addObject("NSFontDescriptor")
    let entries: [(key: Int, value: Int)] = [
      (string("NSCTFontSizeCategoryAttribute"), wholeNumber(3)),
      (string("NSCTFontUIUsageAttribute"), string(style)),
      (string("NSFontSizeAttribute"), number(size, asDouble: true)),
    ]
    builder.add(
      "NSFontDescriptorAttributes", object: dictionary("NSDictionary", entries), to: descriptor)
    builder.add("NSFontDescriptorOptions", 0x8000_8404 as Int64, to: descriptor)
    return descriptor
  }
}

extension AppKitFont {
  /// How a `font` element states a font.
  package struct Statement {
    /// The attributes besides the size.
    package var attributes: [(name: String, value: String)]
    /// The size in points; nil if the other attributes imply it.
    package var size: Double?
  }

  /// Returns how a `font` element states a font of a nib.
  /// - Parameters:
  ///   - size: The size in points.
  ///   - style: The name of the text style in the font's descriptor; nil for a font without one.
  package static func statement(
    name: String, size: Double, flags: Int, style: String?, usesAppearanceSize: Bool
  ) -> Statement {
    if let style = styles.first(where: { $0.value.name == style })?.key {
      return Statement(attributes: [("textStyle", style), ("name", name)])
    }
    if usesAppearanceSize { return Statement(attributes: [("usesAppearanceFont", "YES")]) }
    let kind = kinds.filter { $0.value.flags == flags && $0.value.name == name }.keys.min()
    guard let kind, let font = kinds[kind] else {
      return Statement(attributes: [("name", name)], size: size)
    }
    return Statement(
      attributes: [("metaFont", kind)], size: size == font.size ? nil : size)
  }

  /// Creates one of the system's fonts by its name in documents; nil for an unknown name.
  init?(kind: String) {
    guard let font = Self.kinds[kind] else { return nil }
    self.init(name: font.name, size: font.size, flags: font.flags)
  }
}

import InterfaceBuilder
import NibFormat

extension NibEncoder {
  /// A font; equal ones are one object.
  func font(_ font: FontValue) -> Int {
    if let known = values.fonts[font] { return known }
    let number = builder.addObject("UIFont", fallbacks: ["NSFont"])
    values.fonts[font] = number
    let face = FontFace(font)
    add("UIFontName", string: face.name, to: number)
    add("UIFontDescriptor", object: descriptor(face), to: number)
    add("UIFontPointSize", double: face.size, to: number)
    if era.writesFontScaling {
      add("UIFontTextStyleForScaling", object: nil, to: number)
      add("UIFontPointSizeForScaling", double: 0, to: number)
      add("UIFontMaximumPointSizeAfterScaling", double: 0, to: number)
    }
    add("UIFontTraits", face.traits, to: number)
    add("UISystemFont", face.isSystem, to: number)
    add("NSName", string: face.name, to: number)
    add("NSSize", double: face.size, to: number)
    return number
  }

  private func descriptor(_ face: FontFace) -> Int {
    let descriptor = builder.addObject("UIFontDescriptor")
    let attributes = builder.addObject("NSMutableDictionary")
    add("UIFontDescriptorAttributes", object: attributes, to: descriptor)
    add("NSInlinedValue", true, to: attributes)
    func entry(_ key: String, _ value: Int) {
      add("UINibEncoderEmptyKey", object: string(key), to: attributes)
      add("UINibEncoderEmptyKey", object: value, to: attributes)
    }
    if let usage = face.usage {
      entry("NSCTFontUIUsageAttribute", string(usage))
    } else {
      entry("NSFontNameAttribute", string(face.name))
    }
    entry("NSFontSizeAttribute", number(face.size))
    return descriptor
  }
}

/// A font as it is found at run time.
struct FontFace {
  var name: String
  /// In points.
  var size: Double
  /// Italic 1, bold 2.
  var traits: Int
  var isSystem: Bool
  /// What Core Text calls the font's use; nil for a font by name.
  var usage: String?

  /// What a document means by a font.
  init(_ font: FontValue) {
    switch font {
    case .system(let size, let weight):
      let bold = ["bold", "semibold", "heavy", "black"].contains(weight)
      self.init(
        name: bold ? ".SFUI-Semibold" : ".SFUI-Regular", size: size ?? 17, traits: bold ? 2 : 0,
        isSystem: true, usage: Self.usages[weight] ?? "CTFontRegularUsage")
    case .italicSystem(let size):
      self.init(
        name: ".SFUI-RegularItalic", size: size ?? 17, traits: 1, isSystem: true,
        usage: "CTFontObliqueUsage")
    case .style(let style):
      self.init(name: ".SFUI-Regular", size: 17, traits: 0, isSystem: true, usage: style)
    case .named(let name, _, let size):
      self.init(name: name, size: size ?? 17, traits: 0, isSystem: false, usage: nil)
    case .meta(_, let size):
      self.init(
        name: ".SFUI-Regular", size: size ?? 17, traits: 0, isSystem: true,
        usage: "CTFontRegularUsage")
    }
  }

  private init(name: String, size: Double, traits: Int, isSystem: Bool, usage: String?) {
    self.name = name
    self.size = size
    self.traits = traits
    self.isSystem = isSystem
    self.usage = usage
  }

  private static let usages = [
    "ultraLight": "CTFontUltraLightUsage", "thin": "CTFontThinUsage", "light": "CTFontLightUsage",
    "regular": "CTFontRegularUsage", "medium": "CTFontMediumUsage", "semibold": "CTFontDemiUsage",
    "bold": "CTFontEmphasizedUsage", "heavy": "CTFontHeavyUsage", "black": "CTFontBlackUsage",
  ]
}

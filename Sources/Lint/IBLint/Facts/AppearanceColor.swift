import InterfaceBuilder

/// The value of a color in light and dark mode, as components from 0 to 1.
struct AppearanceColor: Hashable {
  /// The components of a color and its opacity.
  struct Components: Hashable {
    var values: [Double]
    var alpha: Double

    /// Returns the color that appears if this one is painted over an opaque one.
    func painted(over backdrop: Components) -> Components {
      let (own, under) = (rgb, backdrop.rgb)
      return Components(
        values: zip(own, under).map { $0 * alpha + $1 * (1 - alpha) }, alpha: 1)
    }

    private var rgb: [Double] {
      values.count == 1 ? Array(repeating: values[0], count: 3) : values
    }
  }

  var light: Components
  var dark: Components

  /// Whether the color changes with the appearance.
  var isAdaptive: Bool { light != dark }

  /// The default color of text since iOS 13.
  static let label = AppearanceColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)

  private init(light: Components, dark: Components) {
    (self.light, self.dark) = (light, dark)
  }

  private init(light: UInt32, dark: UInt32) {
    self.init(light: Self.components(light), dark: Self.components(dark))
  }

  /// Resolves the color of a document. Returns nil if the value is unknown, as for a color of an asset catalog.
  init?(_ color: ColorValue) {
    switch color.form {
    case .components:
      guard let stored = color.components, stored.values.count == 1 || stored.values.count == 3
      else { return nil }
      let fixed = Components(values: stored.values, alpha: stored.alpha)
      self.init(light: fixed, dark: fixed)
    case .system(let name):
      guard let (light, dark) = Self.systemColors[name] else { return nil }
      self.init(light: light, dark: dark)
    case .cocoaTouchSystem(let name):
      guard let value = Self.fixedColors[name] else { return nil }
      self.init(light: value, dark: value)
    case .named, .catalog: return nil
    }
  }

  private static func components(_ hex: UInt32) -> Components {
    let bytes = [24, 16, 8, 0].map { Double(hex >> UInt32($0) & 0xFF) / 255 }
    return Components(values: Array(bytes[..<3]), alpha: bytes[3])
  }

  private static let fixedColors: [String: UInt32] = [
    "blackColor": 0x0000_00FF, "darkGrayColor": 0x5555_55FF, "grayColor": 0x8080_80FF,
    "lightGrayColor": 0xAAAA_AAFF, "whiteColor": 0xFFFF_FFFF, "darkTextColor": 0x0000_00FF,
    "lightTextColor": 0xFFFF_FF99,
  ]

  /// The colors that Apple documents for text and backgrounds, in light and dark mode.
  private static let systemColors: [String: (UInt32, UInt32)] = [
    "labelColor": (0x0000_00FF, 0xFFFF_FFFF),
    "secondaryLabelColor": (0x3C3C_4399, 0xEBEB_F599),
    "systemBackgroundColor": (0xFFFF_FFFF, 0x0000_00FF),
    "secondarySystemBackgroundColor": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tertiarySystemBackgroundColor": (0xFFFF_FFFF, 0x2C2C_2EFF),
    "systemGroupedBackgroundColor": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarySystemGroupedBackgroundColor": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "tertiarySystemGroupedBackgroundColor": (0xF2F2_F7FF, 0x2C2C_2EFF),
    "systemGray2Color": (0xAEAE_B2FF, 0x6363_66FF),
    "systemGray3Color": (0xC7C7_CCFF, 0x4848_4AFF),
    "systemGray4Color": (0xD1D1_D6FF, 0x3A3A_3CFF),
    "systemGray5Color": (0xE5E5_EAFF, 0x2C2C_2EFF),
    "systemGray6Color": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "blackColor": (0x0000_00FF, 0x0000_00FF), "whiteColor": (0xFFFF_FFFF, 0xFFFF_FFFF),
    "darkTextColor": (0x0000_00FF, 0x0000_00FF), "lightTextColor": (0xFFFF_FF99, 0xFFFF_FF99),
  ]
}

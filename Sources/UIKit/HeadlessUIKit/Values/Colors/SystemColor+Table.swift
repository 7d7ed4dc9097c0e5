extension SystemColor {
  static let systemRed = SystemColor(
    "systemRedColor", 0xFF3B_30FF, 0xFF45_3AFF, contrast: (0xD700_15FF, 0xFF69_61FF))
  static let systemOrange = SystemColor(
    "systemOrangeColor", 0xFF95_00FF, 0xFF9F_0AFF, contrast: (0xC934_00FF, 0xFFB3_40FF))
  static let systemYellow = SystemColor(
    "systemYellowColor", 0xFFCC_00FF, 0xFFD6_0AFF, contrast: (0xB250_00FF, 0xFFD4_26FF))
  static let systemGreen = SystemColor(
    "systemGreenColor", 0x34C7_59FF, 0x30D1_58FF, contrast: (0x248A_3DFF, 0x30DB_5BFF))
  static let systemMint = SystemColor(
    "systemMintColor", 0x00C7_BEFF, 0x63E6_E2FF, contrast: (0x0C81_7BFF, 0x66D4_CFFF))
  static let systemTeal = SystemColor(
    "systemTealColor", 0x30B0_C7FF, 0x40C8_E0FF, contrast: (0x0082_99FF, 0x5DE6_FFFF))
  static let systemCyan = SystemColor(
    "systemCyanColor", 0x32AD_E6FF, 0x64D2_FFFF, contrast: (0x0071_A4FF, 0x70D7_FFFF))
  static let systemBlue = SystemColor(
    "systemBlueColor", 0x007A_FFFF, 0x0A84_FFFF, contrast: (0x0040_DDFF, 0x409C_FFFF))
  static let systemIndigo = SystemColor(
    "systemIndigoColor", 0x5856_D6FF, 0x5E5C_E6FF, contrast: (0x3634_A3FF, 0x7D7A_FFFF))
  static let systemPurple = SystemColor(
    "systemPurpleColor", 0xAF52_DEFF, 0xBF5A_F2FF, contrast: (0x8944_ABFF, 0xDA8F_FFFF))
  static let systemPink = SystemColor(
    "systemPinkColor", 0xFF2D_55FF, 0xFF37_5FFF, contrast: (0xD30F_45FF, 0xFF64_82FF))
  static let systemBrown = SystemColor(
    "systemBrownColor", 0xA284_5EFF, 0xAC8E_68FF, contrast: (0x7F65_45FF, 0xB594_69FF))
  static let systemGray = SystemColor(
    "systemGrayColor", 0x8E8E_93FF, 0x8E8E_93FF, contrast: (0x6C6C_70FF, 0xAEAE_B2FF))
  static let systemGray2 = SystemColor(
    "systemGray2Color", 0xAEAE_B2FF, 0x6363_66FF, contrast: (0x8E8E_93FF, 0x7C7C_80FF))
  static let systemGray3 = SystemColor(
    "systemGray3Color", 0xC7C7_CCFF, 0x4848_4AFF, contrast: (0xAEAE_B2FF, 0x5454_56FF))
  static let systemGray4 = SystemColor(
    "systemGray4Color", 0xD1D1_D6FF, 0x3A3A_3CFF, contrast: (0xBCBC_C0FF, 0x4444_46FF))
  static let systemGray5 = SystemColor(
    "systemGray5Color", 0xE5E5_EAFF, 0x2C2C_2EFF, contrast: (0xD8D8_DCFF, 0x3636_38FF))
  static let systemGray6 = SystemColor(
    "systemGray6Color", 0xF2F2_F7FF, 0x1C1C_1EFF, contrast: (0xEBEB_F0FF, 0x2424_26FF))
  static let label = SystemColor("labelColor", 0x0000_00FF, 0xFFFF_FFFF)
  static let secondaryLabel = SystemColor("secondaryLabelColor", 0x3C3C_4399, 0xEBEB_F599)
  static let tertiaryLabel = SystemColor("tertiaryLabelColor", 0x3C3C_434C, 0xEBEB_F54C)
  static let quaternaryLabel = SystemColor("quaternaryLabelColor", 0x3C3C_432D, 0xEBEB_F528)
  static let placeholderText = SystemColor("placeholderTextColor", 0x3C3C_434C, 0xEBEB_F54C)
  static let link = SystemColor("linkColor", 0x007A_FFFF, 0x0984_FFFF)
  static let separator = SystemColor("separatorColor", 0x3C3C_4349, 0x5454_5899)
  static let opaqueSeparator = SystemColor("opaqueSeparatorColor", 0xC6C6_C8FF, 0x3838_3AFF)
  static let systemFill = SystemColor("systemFillColor", 0x7878_8033, 0x7878_805B)
  static let secondarySystemFill = SystemColor("secondarySystemFillColor", 0x7878_8028, 0x7878_8051)
  static let tertiarySystemFill = SystemColor("tertiarySystemFillColor", 0x7676_801E, 0x7676_803D)
  static let quaternarySystemFill = SystemColor(
    "quaternarySystemFillColor", 0x7474_8014, 0x7676_802D)
  static let systemBackground = SystemColor(
    "systemBackgroundColor", 0xFFFF_FFFF, 0x0000_00FF, elevated: 0x1C1C_1EFF)
  static let secondarySystemBackground = SystemColor(
    "secondarySystemBackgroundColor", 0xF2F2_F7FF, 0x1C1C_1EFF, elevated: 0x2C2C_2EFF)
  static let tertiarySystemBackground = SystemColor(
    "tertiarySystemBackgroundColor", 0xFFFF_FFFF, 0x2C2C_2EFF, elevated: 0x3A3A_3CFF)
  static let systemGroupedBackground = SystemColor(
    "systemGroupedBackgroundColor", 0xF2F2_F7FF, 0x0000_00FF, elevated: 0x1C1C_1EFF)
  static let secondarySystemGroupedBackground = SystemColor(
    "secondarySystemGroupedBackgroundColor", 0xFFFF_FFFF, 0x1C1C_1EFF, elevated: 0x2C2C_2EFF)
  static let tertiarySystemGroupedBackground = SystemColor(
    "tertiarySystemGroupedBackgroundColor", 0xF2F2_F7FF, 0x2C2C_2EFF, elevated: 0x3A3A_3CFF)
  static let tintColor = SystemColor(
    "tintColor", 0x007A_FFFF, 0x0A84_FFFF, contrast: (0x0040_DDFF, 0x409C_FFFF))

  /// The colors, by their names in documents and nibs.
  private static let named: [String: UIColor.Content] = {
    let colors = [
      systemRed,
      systemOrange,
      systemYellow,
      systemGreen,
      systemMint,
      systemTeal,
      systemCyan,
      systemBlue,
      systemIndigo,
      systemPurple,
      systemPink,
      systemBrown,
      systemGray,
      systemGray2,
      systemGray3,
      systemGray4,
      systemGray5,
      systemGray6,
      label,
      secondaryLabel,
      tertiaryLabel,
      quaternaryLabel,
      placeholderText,
      link,
      separator,
      opaqueSeparator,
      systemFill,
      secondarySystemFill,
      tertiarySystemFill,
      quaternarySystemFill,
      systemBackground,
      secondarySystemBackground,
      tertiarySystemBackground,
      systemGroupedBackground,
      secondarySystemGroupedBackground,
      tertiarySystemGroupedBackground,
      tintColor,
    ]
    var named: [String: UIColor.Content] = [:]
    for color in colors { named[color.name] = .system(color) }
    // Names in earlier systems and names for table views, for colors that now have other names.
    named["groupTableViewBackgroundColor"] = .system(systemGroupedBackground)
    named["tableBackgroundColor"] = .system(systemBackground)
    named["tableCellPlainBackgroundColor"] = .system(systemBackground)
    named["tableCellGroupedBackgroundColor"] = .system(secondarySystemGroupedBackground)
    for (name, color) in fixed { named[name] = color.content }
    return named
  }()

  /// The colors that are the same in every interface style.
  private static var fixed: [String: UIColor] {
    [
      "blackColor": .black,
      "darkGrayColor": .darkGray,
      "lightGrayColor": .lightGray,
      "whiteColor": .white,
      "grayColor": .gray,
      "redColor": .red,
      "greenColor": .green,
      "blueColor": .blue,
      "cyanColor": .cyan,
      "yellowColor": .yellow,
      "magentaColor": .magenta,
      "orangeColor": .orange,
      "purpleColor": .purple,
      "brownColor": .brown,
      "clearColor": .clear,
      "lightTextColor": .lightText,
      "darkTextColor": .darkText,
    ]
  }

  /// Returns the color with a name; nil for an unknown name.
  static func content(named name: String) -> UIColor.Content? { named[name] }
}

import InterfaceBuilder

/// What the system's colours look like in the light: what a nib holds beside their names.
enum SystemColors {
  /// A colour as components: one of a grey, or three, and the alpha.
  struct Look {
    let values: [Double]
    let alpha: Double

    init(_ values: [Double], _ alpha: Double = 1) {
      self.values = values
      self.alpha = alpha
    }

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.init([red / 255, green / 255, blue / 255], alpha)
    }
  }

  /// The look of a colour by its name, nil for one that is not known.
  static func look(of name: String) -> Look? { looks[name] }

  /// Patterns, which have no components.
  static let patterns: Set<String> = [
    "groupTableViewBackgroundColor", "viewFlipsideBackgroundColor",
    "scrollViewTexturedBackgroundColor", "underPageBackgroundColor",
  ]

  private static let looks: [String: Look] = [
    "blackColor": Look([0]), "darkGrayColor": Look([1.0 / 3]), "lightGrayColor": Look([2.0 / 3]),
    "whiteColor": Look([1]), "grayColor": Look([0.5]), "clearColor": Look([0], 0),
    "darkTextColor": Look([0]), "lightTextColor": Look([1], 0.6),
    "labelColor": Look([0]), "secondaryLabelColor": Look(red: 60, green: 60, blue: 67, alpha: 0.6),
    "tertiaryLabelColor": Look(red: 60, green: 60, blue: 67, alpha: 0.3),
    "quaternaryLabelColor": Look(red: 60, green: 60, blue: 67, alpha: 0.18),
    "placeholderTextColor": Look(red: 60, green: 60, blue: 67, alpha: 0.3),
    "separatorColor": Look(red: 60, green: 60, blue: 67, alpha: 0.29),
    "opaqueSeparatorColor": Look(red: 198, green: 198, blue: 200),
    "linkColor": Look(red: 0, green: 122, blue: 255),
    "systemRedColor": Look(red: 255, green: 59, blue: 48),
    "systemGreenColor": Look(red: 52, green: 199, blue: 89),
    "systemBlueColor": Look(red: 0, green: 122, blue: 255),
    "systemOrangeColor": Look(red: 255, green: 149, blue: 0),
    "systemYellowColor": Look(red: 255, green: 204, blue: 0),
    "systemPinkColor": Look(red: 255, green: 45, blue: 85),
    "systemPurpleColor": Look(red: 175, green: 82, blue: 222),
    "systemTealColor": Look(red: 48, green: 176, blue: 199),
    "systemIndigoColor": Look(red: 88, green: 86, blue: 214),
    "systemBrownColor": Look(red: 162, green: 132, blue: 94),
    "systemMintColor": Look(red: 0, green: 199, blue: 190),
    "systemCyanColor": Look(red: 50, green: 173, blue: 230),
    "systemGrayColor": Look(red: 142, green: 142, blue: 147),
    "systemGray2Color": Look(red: 174, green: 174, blue: 178),
    "systemGray3Color": Look(red: 199, green: 199, blue: 204),
    "systemGray4Color": Look(red: 209, green: 209, blue: 214),
    "systemGray5Color": Look(red: 229, green: 229, blue: 234),
    "systemGray6Color": Look(red: 242, green: 242, blue: 247),
    "systemBackgroundColor": Look([1]),
    "secondarySystemBackgroundColor": Look(red: 242, green: 242, blue: 247),
    "tertiarySystemBackgroundColor": Look([1]),
    "systemGroupedBackgroundColor": Look(red: 242, green: 242, blue: 247),
    "secondarySystemGroupedBackgroundColor": Look([1]),
    "tertiarySystemGroupedBackgroundColor": Look(red: 242, green: 242, blue: 247),
    "systemFillColor": Look(red: 120, green: 120, blue: 128, alpha: 0.2),
    "secondarySystemFillColor": Look(red: 120, green: 120, blue: 128, alpha: 0.16),
    "tertiarySystemFillColor": Look(red: 118, green: 118, blue: 128, alpha: 0.12),
    "quaternarySystemFillColor": Look(red: 116, green: 116, blue: 128, alpha: 0.08),
    "tableCellGroupedBackgroundColor": Look([1]),
  ]
}

extension ColorValue {
  /// The colour of texts that have none of their own.
  static func label(_ era: ToolsEra) -> ColorValue {
    ColorValue(form: .system(era.knowsLabelColor ? "labelColor" : "darkTextColor"), components: nil)
  }
}

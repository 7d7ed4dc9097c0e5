import InterfaceBuilder

/// The values of system colors in light mode, which nibs contain next to the names.
enum SystemColors {
  /// Returns the look of a system color by name; nil for an unknown name.
  static func look(of name: String) -> ColorLook? { looks[name] }

  /// The system colors that are patterns, which have no components.
  static let patterns: Set<String> = [
    "groupTableViewBackgroundColor", "viewFlipsideBackgroundColor",
    "scrollViewTexturedBackgroundColor", "underPageBackgroundColor",
  ]

  private static func grey(_ white: Double, alpha: Double = 1) -> ColorLook {
    ColorLook(values: [white], alpha: alpha)
  }

  private static func rgb(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> ColorLook {
    ColorLook(values: [red / 255, green / 255, blue / 255], alpha: alpha)
  }

  private static let looks: [String: ColorLook] = [
    "blackColor": grey(0), "darkGrayColor": grey(1.0 / 3), "lightGrayColor": grey(2.0 / 3),
    "whiteColor": grey(1), "grayColor": grey(0.5), "clearColor": grey(0, alpha: 0),
    "darkTextColor": grey(0), "lightTextColor": grey(1, alpha: 0.6),
    "labelColor": grey(0), "secondaryLabelColor": rgb(60, 60, 67, alpha: 0.6),
    "tertiaryLabelColor": rgb(60, 60, 67, alpha: 0.3),
    "quaternaryLabelColor": rgb(60, 60, 67, alpha: 0.18),
    "placeholderTextColor": rgb(60, 60, 67, alpha: 0.3),
    "separatorColor": rgb(60, 60, 67, alpha: 0.29),
    "opaqueSeparatorColor": rgb(198, 198, 200),
    "linkColor": rgb(0, 122, 255),
    "systemRedColor": rgb(255, 59, 48),
    "systemGreenColor": rgb(52, 199, 89),
    "systemBlueColor": rgb(0, 122, 255),
    "systemOrangeColor": rgb(255, 149, 0),
    "systemYellowColor": rgb(255, 204, 0),
    "systemPinkColor": rgb(255, 45, 85),
    "systemPurpleColor": rgb(175, 82, 222),
    "systemTealColor": rgb(48, 176, 199),
    "systemIndigoColor": rgb(88, 86, 214),
    "systemBrownColor": rgb(162, 132, 94),
    "systemMintColor": rgb(0, 199, 190),
    "systemCyanColor": rgb(50, 173, 230),
    "systemGrayColor": rgb(142, 142, 147),
    "systemGray2Color": rgb(174, 174, 178),
    "systemGray3Color": rgb(199, 199, 204),
    "systemGray4Color": rgb(209, 209, 214),
    "systemGray5Color": rgb(229, 229, 234),
    "systemGray6Color": rgb(242, 242, 247),
    "systemBackgroundColor": grey(1),
    "secondarySystemBackgroundColor": rgb(242, 242, 247),
    "tertiarySystemBackgroundColor": grey(1),
    "systemGroupedBackgroundColor": rgb(242, 242, 247),
    "secondarySystemGroupedBackgroundColor": grey(1),
    "tertiarySystemGroupedBackgroundColor": rgb(242, 242, 247),
    "systemFillColor": rgb(120, 120, 128, alpha: 0.2),
    "secondarySystemFillColor": rgb(120, 120, 128, alpha: 0.16),
    "tertiarySystemFillColor": rgb(118, 118, 128, alpha: 0.12),
    "quaternarySystemFillColor": rgb(116, 116, 128, alpha: 0.08),
    "tableCellGroupedBackgroundColor": grey(1),
    "groupTableViewBackgroundColor": rgb(242, 242, 247),
  ]
}

extension ColorValue {
  /// Black as specified in documents.
  static let black = ColorValue(
    form: .components, components: Components(space: "calibratedWhite", values: [0], alpha: 1))

  /// Black by its name.
  static let systemBlack = ColorValue(form: .cocoaTouchSystem("blackColor"), components: nil)
  /// Clear as specified in documents.
  static let clear = ColorValue(
    form: .components, components: Components(space: "calibratedWhite", values: [0], alpha: 0))
  /// White as specified in documents.
  static let white = ColorValue(
    form: .components, components: Components(space: "calibratedWhite", values: [1], alpha: 1))
  /// Returns the default text color of labels.
  static func label(_ era: ToolsEra) -> ColorValue {
    era.knowsLabelColor ? ColorValue(form: .system("labelColor"), components: nil) : .black
  }

  /// Returns the default text color of text fields.
  static func field(_ era: ToolsEra) -> ColorValue {
    if era.knowsLabelColor { return .label(era) }
    return era.namesFieldColor ? .systemBlack : .black
  }
}

import Diagnostics

/// Escaping for the XML reports.
enum XMLText {
  /// Returns text with special characters escaped. Characters that XML cannot represent become U+FFFD, and control
  /// characters that terminals and viewers interpret become references.
  static func escaped(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
      case _ where PrintableText.isUnsafe(scalar): result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return PrintableText.withoutCommands(escaped, mark: "&#35;")
  }
}

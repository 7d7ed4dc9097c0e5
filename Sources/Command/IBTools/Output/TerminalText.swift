package import Diagnostics

/// Text in colors, as escape sequences that terminals understand.
package enum TerminalText {
  private static let reset = "\u{1B}[0m"
  private static let highlight = "\u{1B}[1;32m"
  private static let codes =
    Diagnostic.Severity.allCases.map { "\u{1B}[1;\(code(of: $0))m" } + [highlight, reset]

  /// Returns text with all control characters escaped, except line feeds, tabs and the colors of severities.
  package static func printable(_ text: String) -> String {
    // Names in diagnostics are already escaped, so these codes are the command's own.
    var result = ""
    var rest = text[...]
    while let place = codes.compactMap({ rest.firstRange(of: $0) })
      .min(by: { $0.lowerBound < $1.lowerBound })
    {
      result += PrintableText.lines(String(rest[..<place.lowerBound])) + rest[place]
      rest = rest[place.upperBound...]
    }
    return result + PrintableText.lines(String(rest))
  }

  /// Returns the title of a severity in its color.
  package static func title(of severity: Diagnostic.Severity) -> String {
    "\u{1B}[1;\(code(of: severity))m\(severity.rawValue)\(reset)"
  }

  /// Returns text in bold green.
  package static func highlighted(_ text: String) -> String { highlight + text + reset }

  /// Returns text in the color of a style.
  package static func painted(_ text: String, _ style: OutputStyle) -> String {
    "\u{1B}[\(code(of: style))m\(text)\(reset)"
  }

  private static func code(of style: OutputStyle) -> String {
    switch style {
    case .title: "1"
    case .id: "36"
    case .text: "33"
    case .addition: "32"
    case .removal: "31"
    }
  }

  private static func code(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "31"
    case .warning: "35"
    case .note: "36"
    }
  }
}

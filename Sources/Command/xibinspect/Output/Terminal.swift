import Diagnostics
import IBTools
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The capabilities of standard error and standard output.
enum Terminal {
  /// Whether standard error is a terminal.
  static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Whether to use colors: on a terminal that supports them, unless `NO_COLOR` is set.
  static let hasColor = isInteractive && allowsColor
  static let hasColorInOutput = isOutputTerminal && allowsColor

  /// Whether standard output is a terminal.
  static let isOutputTerminal = isatty(STDOUT_FILENO) == 1

  /// Returns text with all control characters escaped, except line feeds, tabs and the colors of severities.
  /// - Parameter hasColor: Whether the text may contain colors.
  static func printable(_ text: String, onTerminal hasColor: Bool) -> String {
    guard hasColor else { return PrintableText.lines(text) }
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

  private static let reset = "\u{1B}[0m"
  private static let highlight = "\u{1B}[1;32m"
  private static let codes =
    Diagnostic.Severity.allCases.map { "\u{1B}[1;\(code(of: $0))m" } + [highlight, reset]

  private static var allowsColor: Bool {
    let refused = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return !refused && !isDumb
  }

  /// Returns the title of a severity for standard error.
  static func title(of severity: Diagnostic.Severity) -> String {
    hasColor ? coloredTitle(of: severity) : severity.rawValue
  }

  /// Returns the title of a severity for standard output.
  static func outputTitle(of severity: Diagnostic.Severity) -> String {
    hasColorInOutput ? coloredTitle(of: severity) : severity.rawValue
  }

  /// Returns text in bold green for standard output, if it is a terminal.
  @Sendable static func highlighted(_ text: String) -> String {
    hasColorInOutput ? highlight + text + reset : text
  }

  /// Returns text in the color of a style for standard output, if it is a terminal.
  @Sendable static func painted(_ text: String, _ style: OutputStyle) -> String {
    hasColorInOutput ? "\u{1B}[\(code(of: style))m\(text)\(reset)" : text
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

  private static func coloredTitle(of severity: Diagnostic.Severity) -> String {
    "\u{1B}[1;\(code(of: severity))m\(severity.rawValue)\(reset)"
  }

  private static func code(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "31"
    case .warning: "35"
    case .note: "36"
    }
  }
}

extension ProgressHandler {
  private final class VisibleProgress: Sendable {
    let isShown = Atomic(false)
  }

  /// Returns the progress of a run over many files on standard error, which appears after a second.
  static func terminal() -> ProgressHandler {
    guard Terminal.isInteractive else { return .none }
    let start = ContinuousClock.now
    let visible = VisibleProgress()
    return ProgressHandler { done, total in
      guard done < total, ContinuousClock.now - start > .seconds(1) else { return }
      StandardError.control("\r\(done) of \(total) files")
      visible.isShown.store(true, ordering: .relaxed)
    } clear: {
      guard visible.isShown.exchange(false, ordering: .relaxed) else { return }
      StandardError.control("\r\u{1B}[K")
    }
  }
}

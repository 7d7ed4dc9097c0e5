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

  /// Whether to use colors: on a terminal that supports them, or anywhere if `CLICOLOR_FORCE` is set, unless `NO_COLOR`
  /// is set.
  static let hasColor = allowsColor(onTerminal: isInteractive)
  static let hasColorInOutput = allowsColor(onTerminal: isOutputTerminal)

  /// Whether standard output is a terminal.
  static let isOutputTerminal = isatty(STDOUT_FILENO) == 1

  /// Returns text with all control characters escaped, except line feeds, tabs and the colors of severities.
  /// - Parameter hasColor: Whether the text may contain colors.
  static func printable(_ text: String, onTerminal hasColor: Bool) -> String {
    hasColor ? TerminalText.printable(text) : PrintableText.lines(text)
  }

  private static func allowsColor(onTerminal isTerminal: Bool) -> Bool {
    guard !isSet("NO_COLOR") else { return false }
    if isSet("CLICOLOR_FORCE") { return true }
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return isTerminal && !isDumb
  }

  /// Returns whether a variable of the environment is neither empty nor 0.
  private static func isSet(_ name: String) -> Bool {
    guard let value = getenv(name).map({ String(cString: $0) }) else { return false }
    return !value.isEmpty && (value != "0" || name == "NO_COLOR")
  }

  /// Returns the title of a severity for standard error.
  static func title(of severity: Diagnostic.Severity) -> String {
    hasColor ? TerminalText.title(of: severity) : severity.rawValue
  }

  /// Returns the title of a severity for standard output.
  static func outputTitle(of severity: Diagnostic.Severity) -> String {
    hasColorInOutput ? TerminalText.title(of: severity) : severity.rawValue
  }

  /// Returns text in bold green for standard output, if it is a terminal.
  @Sendable static func highlighted(_ text: String) -> String {
    hasColorInOutput ? TerminalText.highlighted(text) : text
  }

  /// Returns text in the color of a style for standard output, if it is a terminal.
  @Sendable static func painted(_ style: OutputStyle, _ text: String) -> String {
    hasColorInOutput ? TerminalText.painted(text, style) : text
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

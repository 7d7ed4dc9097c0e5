import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The capabilities of standard error and standard output.
enum Terminal {
  /// Whether standard error is a terminal.
  static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Whether to use colours: on a terminal that supports them, unless `NO_COLOR` is set.
  private static let hasColor = isInteractive && allowsColor
  private static let hasColorInOutput = isatty(STDOUT_FILENO) == 1 && allowsColor

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

  private static func coloredTitle(of severity: Diagnostic.Severity) -> String {
    let code =
      switch severity {
      case .error: "31"
      case .warning: "35"
      case .note: "36"
      }
    return "\u{1B}[1;\(code)m\(severity.rawValue)\u{1B}[0m"
  }
}

/// The progress of a run over many files, which appears after a second.
struct Progress {
  private let total: Int
  private let start = ContinuousClock.now
  private var isShown = false

  init(total: Int) { self.total = total }

  /// Prints the number of processed files.
  mutating func report(_ done: Int) {
    guard Terminal.isInteractive, done < total, ContinuousClock.now - start > .seconds(1) else {
      return
    }
    StandardError.write("\r\(done) of \(total) files")
    isShown = true
  }

  /// Clears the line.
  mutating func clear() {
    guard isShown else { return }
    StandardError.write("\r\u{1B}[K")
    isShown = false
  }
}

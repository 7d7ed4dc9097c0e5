import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What standard error can show.
enum Terminal {
  /// Whether standard error is a terminal.
  static let isInteractive = isatty(STDERR_FILENO) == 1

  /// Whether colours are wanted: on a terminal that has them, unless `NO_COLOR` is set.
  static let hasColor: Bool = {
    let refused = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    return isInteractive && !refused && !isDumb
  }()

  /// A severity as it is printed.
  static func title(of severity: Diagnostic.Severity) -> String {
    guard hasColor else { return severity.rawValue }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "35"
      case .note: "36"
      }
    return "\u{1B}[1;\(code)m\(severity.rawValue)\u{1B}[0m"
  }
}

/// How far a run over many files has come, shown once it takes longer than a second.
struct Progress {
  private let total: Int
  private let start = ContinuousClock.now
  private var isShown = false

  init(total: Int) { self.total = total }

  /// Says how many files are done.
  mutating func report(_ done: Int) {
    guard Terminal.isInteractive, done < total, ContinuousClock.now - start > .seconds(1) else {
      return
    }
    StandardError.write("\r\(done) of \(total) files")
    isShown = true
  }

  /// Clears the line, so that something else can be printed there.
  mutating func clear() {
    guard isShown else { return }
    StandardError.write("\r\u{1B}[K")
    isShown = false
  }
}

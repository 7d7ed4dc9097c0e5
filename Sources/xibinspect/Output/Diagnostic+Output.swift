import DiagnosticText
import Diagnostics

extension Diagnostic {
  /// The diagnostic as a line for standard error, in colour if the terminal supports it.
  var line: String { line(Terminal.title(of:)) }
}

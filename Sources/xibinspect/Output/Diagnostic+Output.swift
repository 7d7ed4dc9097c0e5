import DiagnosticText
import Diagnostics

extension Diagnostic {
  /// The diagnostic for standard error, in colour if enabled.
  var line: String { line(Terminal.title(of:)) }
}

import DiagnosticText
import Diagnostics

extension Diagnostic {
  /// The diagnostic as standard error shows it, in colour where that is wanted.
  var line: String { line(Terminal.title(of:)) }
}

import DiagnosticText
import Diagnostics

extension Diagnostic {
  /// The diagnostic as a line for standard error, in color if the terminal supports it.
  var line: String { line(Terminal.title(of:)) }

  /// The problem as text for standard error: a line, or only the message if it concerns the whole run.
  var text: String { file == nil ? "xibinspect: \(PrintableText.line(message))\n" : line }
}

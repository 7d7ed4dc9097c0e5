package import Diagnostics

/// A receiver of the output of a run, such as the standard streams.
package protocol ReportSink: Sendable {
  /// Appends output in a machine-readable format.
  func write(_ bytes: [UInt8])

  /// Appends human-readable text. Control characters from documents and names are escaped (``PrintableText``).
  func write(_ text: String)

  /// Appends a document or a patch, which has no escapes.
  func write(document bytes: [UInt8])

  /// Makes all output available to its readers.
  func flush()

  /// Appends problems, after all output before them.
  func report(_ problems: [Diagnostic])

  /// Appends problems that another process has rendered as text.
  func report(rendered text: [UInt8])

  /// The progress of the run, to be shown while it is running.
  var progress: ProgressHandler { get }

  /// Whether the output is no longer being read, so that further output is discarded.
  var isClosed: Bool { get }
}

extension ReportSink {
  package func write(_ text: String) { write(Array(PrintableText.lines(text).utf8)) }

  package func write(document bytes: [UInt8]) { write(bytes) }

  package func flush() {}
}

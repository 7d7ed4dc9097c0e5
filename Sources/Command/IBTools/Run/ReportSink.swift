package import Diagnostics

/// A receiver of what a run prints, such as the standard streams.
package protocol ReportSink: Sendable {
  /// Appends output of a format for machines.
  func write(_ bytes: [UInt8])

  /// Appends text for people. Control characters from documents and names are escaped (``PrintableText``).
  func write(_ text: String)

  /// Appends a document or a patch, which has no escapes.
  func write(document bytes: [UInt8])

  /// Makes all output available to its readers.
  func flush()

  /// Appends problems, after all output before them.
  func report(_ problems: [Diagnostic])

  /// Appends problems that another process has rendered as text.
  func report(rendered text: [UInt8])

  /// The progress of the run, to show while it lasts.
  var progress: ProgressHandler { get }

  /// Whether the output is no longer read, so that further output is discarded.
  var isClosed: Bool { get }
}

extension ReportSink {
  package func write(_ text: String) { write(Array(PrintableText.lines(text).utf8)) }

  package func write(document bytes: [UInt8]) { write(bytes) }

  package func flush() {}
}

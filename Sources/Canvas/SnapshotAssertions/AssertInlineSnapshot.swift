import Testing
public import ViewSnapshots

/// Fails the current test of Swift Testing if a value differs from the text in the test itself.
///
/// If no text is given, the first run writes it into the test's source.
/// ```swift
/// assertInlineSnapshot(of: badge, as: .hierarchy) {
///   """
///   UILabel [0, 0, 40, 20] "New"
///   """
/// }
/// ```
@MainActor
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let message = verifyInlineSnapshot(
    of: try value(), as: snapshotting, record: record, file: filePath, line: line,
    function: "assertInlineSnapshot", matches: expected)
  guard let message else { return }
  Issue.record(
    Comment(rawValue: message),
    sourceLocation: SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}

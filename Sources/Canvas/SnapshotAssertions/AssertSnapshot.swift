import Testing
public import ViewSnapshots

/// Fails the current test of Swift Testing if a value differs from its snapshot, or if the snapshot was recorded just
/// now.
///
/// `verifySnapshot` of `ViewSnapshots` describes where snapshots are and when they are recorded. In an XCTest test, use
/// `XCTAssertNil(verifySnapshot(of: view, as: .svg))` instead.
/// ```swift
/// assertSnapshot(of: view, as: .svg)
/// ```
@MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let message = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, file: filePath,
    testName: testName)
  guard let message else { return }
  Issue.record(
    Comment(rawValue: message),
    sourceLocation: SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}

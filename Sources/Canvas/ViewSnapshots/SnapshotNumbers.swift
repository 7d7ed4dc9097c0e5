/// The numbers of snapshots without a name, for each test of the process.
@MainActor
final class SnapshotNumbers {
  /// The numbers for the current task. They are not part of the environment, because a test may use several
  /// environments.
  @TaskLocal static var current = SnapshotNumbers()

  private var last: [String: Int] = [:]
  /// The lines that inline snapshots have added to the tests' sources, regardless of the numbering in use.
  let addedLines: AddedLines

  /// The added lines of each file: at which line, and how many.
  @MainActor
  final class AddedLines {
    var lines: [String: [(line: Int, count: Int)]] = [:]

    nonisolated init() {}
  }

  nonisolated init(addedLines: AddedLines = AddedLines()) { self.addedLines = addedLines }

  /// Returns the number of the next snapshot in a test.
  func next(in test: String) -> String {
    last[test, default: 0] += 1
    return "\(last[test, default: 1])"
  }
}

/// Runs a closure in which snapshots without a name are numbered from 1, as if no test had run in the process yet.
///
/// A test that runs several times, such as one with arguments, otherwise continues the numbering of its last run:
/// ```swift
/// @Test(arguments: ["en", "de"]) func `the badge looks the same in all languages`(language: String) {
///   withOwnSnapshotNumbers { assertSnapshot(of: badge(in: language), as: .svg) }
/// }
/// ```
@MainActor
public func withOwnSnapshotNumbers<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let result = SnapshotNumbers.$current.withValue(
    SnapshotNumbers(addedLines: SnapshotNumbers.current.addedLines)
  ) {
    Swift.Result { () throws(Failure) in try body() }
  }
  return try result.get()
}

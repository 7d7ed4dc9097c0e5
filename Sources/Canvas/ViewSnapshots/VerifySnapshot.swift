import Diagnostics
import Foundation

/// The conditions under which snapshots are written instead of compared.
public enum SnapshotRecording: String, Sendable {
  /// Write all snapshots.
  case all
  /// Write missing and differing snapshots.
  case failed
  /// Write only missing snapshots. This is the default.
  case missing
  /// Write no snapshots.
  case never

  /// The mode that the environment variable `SNAPSHOT_TESTING_RECORD` requests.
  static var ofEnvironment: SnapshotRecording? {
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap {
      SnapshotRecording(rawValue: $0)
    }
  }
}

/// Compares a value with the snapshot of an earlier run.
///
/// The snapshot is in `__Snapshots__/TestFile/testName.1.ext` next to the test's file. Several snapshots in one test
/// are numbered in the order in which they are verified, whichever environments the test uses; with a name, the file is
/// `testName.name.ext`. If the snapshot is missing, this function writes it and returns a message that says so. If the
/// call does not specify a recording mode, the environment variable `SNAPSHOT_TESTING_RECORD` does (`all`, `failed`,
/// `missing`, `never`). A picture of the difference goes to the folder in `SNAPSHOT_ARTIFACTS`, or to the temporary
/// folder.
/// ```swift
/// #expect(verifySnapshot(of: view, as: .svg) == nil)
/// ```
/// - Returns: A message if the snapshot differs, was recorded or could not be made, or nil if it is unchanged.
@MainActor
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotRecording? = nil, file: StaticString = #filePath,
  testName: String = #function
) -> String? {
  let place = SnapshotPlace(
    file: "\(file)", testName: testName,
    name: name ?? SnapshotNumbers.current.next(in: "\(file) \(testName)"),
    ending: snapshotting.pathExtension)
  let environment = ProcessInfo.processInfo.environment
  let recording = record ?? SnapshotRecording.ofEnvironment ?? .missing
  do {
    let new = try snapshotting.snapshot(try value())
    let data = snapshotting.diffing.toData(new)
    guard recording != .all, let old = try? Data(contentsOf: place.reference) else {
      guard recording != .never else { return "there is no snapshot \(place.reference.path)" }
      try place.write(data, to: place.reference)
      return "recorded the snapshot \(place.reference.path); run the test again to compare with it"
    }
    guard let difference = snapshotting.diffing.diff(snapshotting.diffing.fromData(old), new)
    else { return nil }
    if recording == .failed {
      try place.write(data, to: place.reference)
      return "recorded the snapshot \(place.reference.path), which differed:\n\(difference.message)"
    }
    let artifact = place.artifact(in: environment["SNAPSHOT_ARTIFACTS"])
    try place.write(difference.picture ?? data, to: artifact)
    return "differs from \(place.reference.path); see \(artifact.path)\n\(difference.message)"
  } catch {
    return "the snapshot cannot be made: \(ErrorText.sentence(error))"
  }
}

/// The location of a snapshot.
private struct SnapshotPlace {
  let reference: URL
  private let folder: String

  init(file: String, testName: String, name: String, ending: String) {
    let test = URL(fileURLWithPath: file)
    folder = test.deletingPathExtension().lastPathComponent
    let stem = Self.word(testName.prefix { $0 != "(" })
    reference = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(folder).appendingPathComponent(
        "\(stem).\(Self.word(name[...])).\(ending)")
  }

  /// Returns a name that is safe in a path, with hyphens instead of all characters except letters and digits.
  private static func word(_ text: Substring) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
      .split(separator: "-").joined(separator: "-")
  }

  /// Returns the location of the file that shows a difference.
  func artifact(in folder: String?) -> URL {
    let place =
      folder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
    return place.appendingPathComponent(self.folder)
      .appendingPathComponent(reference.lastPathComponent)
  }

  func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}

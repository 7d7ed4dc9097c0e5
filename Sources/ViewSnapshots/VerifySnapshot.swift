public import Foundation

/// When snapshots are written instead of compared.
public enum SnapshotRecording: String, Sendable {
  /// Always.
  case all
  /// Where there is none, and where it differs.
  case failed
  /// Where there is none: the default.
  case missing
  case never
}

/// Compares a value with the snapshot that an earlier run has written.
///
/// The snapshot is `__Snapshots__/TestFile/testName.ending` next to the test's file; a name distinguishes several
/// snapshots of one test. A snapshot that is missing is written, and reported once. The environment variable
/// `SNAPSHOT_TESTING_RECORD` (`all`, `failed`, `missing`, `never`) decides if the call does not. Different snapshots
/// are written to the folder in `SNAPSHOT_ARTIFACTS`, or to the temporary folder.
/// ```swift
/// #expect(verifySnapshot(of: view, as: .svg) == nil)
/// ```
/// - Returns: What is wrong; nil if the snapshot is unchanged.
@MainActor
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotRecording? = nil, file: StaticString = #filePath,
  testName: String = #function
) -> String? {
  let place = SnapshotPlace(
    file: "\(file)", testName: testName, name: name, ending: snapshotting.pathExtension)
  let environment = ProcessInfo.processInfo.environment
  let recording =
    record ?? environment["SNAPSHOT_TESTING_RECORD"].flatMap { SnapshotRecording(rawValue: $0) }
    ?? .missing
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
    return "no snapshot: \(error)"
  }
}

/// Where a snapshot is.
private struct SnapshotPlace {
  let reference: URL
  private let folder: String

  init(file: String, testName: String, name: String?, ending: String) {
    let test = URL(fileURLWithPath: file)
    folder = test.deletingPathExtension().lastPathComponent
    let stem = Self.word(testName.prefix { $0 != "(" })
    let suffix = name.map { "." + Self.word($0[...]) } ?? ""
    reference = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(folder).appendingPathComponent("\(stem)\(suffix).\(ending)")
  }

  /// A name that is safe in a path: all characters except letters and digits become hyphens.
  private static func word(_ text: Substring) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
      .split(separator: "-").joined(separator: "-")
  }

  /// Where what shows a difference goes.
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

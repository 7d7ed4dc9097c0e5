public import Foundation

/// A way to convert a value to a format that can be stored in a file and compared later.
///
/// The names match those of swift-snapshot-testing. Unlike in that library, making a snapshot can throw and is never
/// asynchronous, and there are only strategies for views and controllers.
@MainActor
public struct Snapshotting<Value, Format> {
  /// The extension of snapshot files.
  public var pathExtension: String
  /// The way to store and compare snapshots.
  public var diffing: Diffing<Format>
  /// Returns the snapshot of a value.
  public var snapshot: (Value) throws -> Format

  /// Creates a way to convert values to snapshots.
  public init(
    pathExtension: String, diffing: Diffing<Format>,
    snapshot: @escaping (Value) throws -> Format
  ) {
    (self.pathExtension, self.diffing) = (pathExtension, diffing)
    self.snapshot = snapshot
  }

  /// Returns a strategy for another type, whose values are converted first.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(try transform($0))
    }
  }
}

/// A strategy for storing and comparing snapshots of a format.
public struct Diffing<Format> {
  /// Encodes a snapshot for its file.
  public var toData: (Format) -> Data
  /// Decodes a snapshot from its file.
  public var fromData: (Data) -> Format
  /// Returns a description of the difference and a picture of it, or nil if both are equal.
  public var diff: (_ reference: Format, _ new: Format) -> (message: String, picture: Data?)?

  /// Creates a way to store and compare snapshots.
  public init(
    toData: @escaping (Format) -> Data, fromData: @escaping (Data) -> Format,
    diff: @escaping (_ reference: Format, _ new: Format) -> (message: String, picture: Data?)?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

extension Diffing where Format == String {
  /// Compares text line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { reference, new in
        reference == new ? nil : (LineDifference.text(reference, new), nil)
      })
  }
}

/// The differing lines of two texts.
enum LineDifference {
  /// The maximum number of lines in a message.
  private static let limit = 20

  /// Returns the removed lines, prefixed with `−`, and the added lines, prefixed with `+`.
  static func text(_ old: String, _ new: String) -> String {
    let (before, after) = (lines(old), lines(new))
    var rows: [(place: Int, text: String)] = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, let line, _): rows.append((offset, "− \(line)"))
      case .insert(let offset, let line, _): rows.append((offset, "+ \(line)"))
      }
    }
    rows.sort { $0.place < $1.place }
    let shown = rows.prefix(limit).map(\.text).joined(separator: "\n")
    let rest = rows.count - limit
    return rest > 0 ? "\(shown)\n… and \(rest) more lines" : shown
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

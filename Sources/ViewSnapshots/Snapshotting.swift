public import Foundation

/// A way to turn a value into something that can be kept in a file and compared later.
///
/// The API is that of swift-snapshot-testing, so tests move between the two by changing the import.
@MainActor
public struct Snapshotting<Value, Format> {
  /// The extension of files.
  public var pathExtension: String
  public var diffing: Diffing<Format>
  /// Makes the snapshot of a value.
  public var snapshot: (Value) throws -> Format

  public init(
    pathExtension: String, diffing: Diffing<Format>,
    snapshot: @escaping (Value) throws -> Format
  ) {
    (self.pathExtension, self.diffing) = (pathExtension, diffing)
    self.snapshot = snapshot
  }

  /// The same snapshot of something that a value can be made from.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(try transform($0))
    }
  }
}

/// How snapshots of a format are stored and compared.
public struct Diffing<Format> {
  public var toData: (Format) -> Data
  public var fromData: (Data) -> Format
  /// What is different, and a file that shows it; nil for snapshots that are equal.
  public var diff: (_ reference: Format, _ new: Format) -> (message: String, picture: Data?)?

  public init(
    toData: @escaping (Format) -> Data, fromData: @escaping (Data) -> Format,
    diff: @escaping (_ reference: Format, _ new: Format) -> (message: String, picture: Data?)?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

extension Diffing where Format == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { reference, new in
        reference == new ? nil : (LineDifference.text(reference, new), nil)
      })
  }
}

/// The lines of two texts that differ.
enum LineDifference {
  /// The most lines that a message shows.
  private static let limit = 20

  /// The removed lines, with `−`, and the added ones, with `+`.
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

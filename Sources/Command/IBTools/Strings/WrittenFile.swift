import DiagnosticText
import Diagnostics
import FileWork
import Localization

/// A translation file that a run writes.
enum WrittenFile {
  /// Replaces or creates a file, creating its folder if necessary.
  /// - Parameter folder: The folder that the file must be in with symbolic links resolved, or nil for any location.
  /// - Returns: Warnings about properties of the old file that are lost, such as other hard links.
  static func write(
    _ bytes: [UInt8], to path: String, below folder: String? = nil
  ) throws -> [Diagnostic] {
    try makeFolder(around: path, below: folder)
    return try AtomicFile.write(bytes, to: path, below: folder)
  }

  /// Prepares a file, creating its folder if necessary.
  static func prepare(
    _ bytes: [UInt8], to path: String, below folder: String?
  ) throws -> [PendingFile] {
    try makeFolder(around: path, below: folder)
    return try AtomicFile.prepare(bytes, to: path, below: folder).map { [$0] } ?? []
  }

  /// Creates the folder of a file, if necessary.
  static func makeFolder(around path: String, below folder: String? = nil) throws {
    guard let end = path.lastSlash, end > path.startIndex else { return }
    try OutputFolder.make(String(path[..<end]), below: folder)
  }

  /// Returns the difference between two versions of a file as a patch, in the encoding of the file.
  static func difference(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
    UnifiedDiff.bytes(old: old, new: new, path: path)
  }
}

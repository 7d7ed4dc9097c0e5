import Diagnostics
import Foundation

/// Replacing a folder so that at any moment either the old files or the new ones are there.
enum AtomicFolder {
  /// Writes the files of a compiled storyboard into a new folder next to the old one, and replaces it.
  /// - Throws: a ``Diagnostic`` when the system refuses, and if the old folder holds anything that no compiled
  ///   storyboard does; the old folder is as it was then.
  static func write(_ files: [(path: String, bytes: [UInt8])], to path: String) throws {
    let manager = FileManager.default
    let target = URL(fileURLWithPath: path)
    if let other = foreignFile(in: target.path) {
      throw Diagnostic(
        id: "unwritable-file", severity: .error, file: path,
        message: "the folder contains '\(other)' and is not a compiled storyboard; "
          + "choose another one with --output")
    }
    let parent = target.deletingLastPathComponent()
    let token = UUID().uuidString
    let fresh = parent.appendingPathComponent(".\(target.lastPathComponent).\(token).new")
    let old = parent.appendingPathComponent(".\(target.lastPathComponent).\(token).old")
    do {
      for file in files {
        let place = fresh.appendingPathComponent(file.path)
        try manager.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: place)
      }
      let exists = manager.fileExists(atPath: target.path)
      if exists { try manager.moveItem(at: target, to: old) }
      do {
        try manager.moveItem(at: fresh, to: target)
      } catch {
        if exists { try manager.moveItem(at: old, to: target) }
        throw error
      }
      if exists { try manager.removeItem(at: old) }
    } catch {
      try? manager.removeItem(at: fresh)
      throw Diagnostic(
        id: "unwritable-file", severity: .error, file: path,
        message: "cannot be written: \(error.localizedDescription)")
    }
  }

  /// Something in a folder that a compiled storyboard does not have, nil if there is nothing of the kind.
  private static func foreignFile(in path: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    return names.first { name in
      !name.hasSuffix(".nib") && !(name.hasPrefix("Info") && name.hasSuffix(".plist"))
    }
  }
}

package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file so that at any moment either the old bytes or the new ones are there.
package enum AtomicFile {
  /// Writes a temporary file beside the old one, with its mode, and renames it once it is on disk. A new file gets the
  /// mode of new files.
  ///
  /// A symbolic link keeps pointing at the file that is replaced. What a killed run has left is removed.
  /// - Throws: a ``Diagnostic`` when the system refuses; the old file is as it was then.
  package static func write(
    _ bytes: [UInt8], to path: String, calls: FileCalls = FileCalls()
  ) throws(Diagnostic) {
    let target = FilePlace(path)
    let old = target.status
    if old == nil, errno != ENOENT { throw .unwritable(path, "reading its mode") }
    // A rename would replace a file that was made read-only on purpose.
    if old != nil, access(target.path, W_OK) != 0 { throw .unwritable(path, "opening") }
    guard
      let draft = Draft(beside: target, isFolder: false, isPrivate: old != nil, calls: calls)
    else {
      throw .unwritable(path, "making a temporary file")
    }
    defer { close(draft.descriptor) }
    var step = FileStep.failing(bytes, into: draft.descriptor, like: old, calls: calls)
    if step == nil, !calls.succeeds(.rename, { rename(draft.path, target.path) }) {
      step = "renaming"
    }
    if let step {
      let problem = Diagnostic.unwritable(path, step)
      FolderTree.remove(draft.path, nil, calls: calls)
      throw problem
    }
    guard target.syncFolder(calls) else { throw .unsynced(path) }
  }
}

/// What it takes to fill a file.
enum FileStep {
  /// Writes bytes to an empty file, down to the disk; the step at which the system refuses, with `errno` set.
  /// - Parameter like: The file whose owner and mode it gets, nil for those that it has.
  static func failing(
    _ bytes: [UInt8], into descriptor: Int32, like old: stat?, calls: FileCalls
  ) -> String? {
    if let step = failing(like: old, descriptor, calls: calls) { return step }
    guard calls.succeeds(.write, { writeAll(bytes, to: descriptor) ? 0 : -1 }) else {
      return "writing"
    }
    return calls.succeeds(.sync) { fsync(descriptor) } ? nil : "writing to disk"
  }

  /// Gives a file or a folder the owner and the mode of another one.
  static func failing(like old: stat?, _ descriptor: Int32, calls: FileCalls) -> String? {
    guard let old else { return nil }
    // Who may not give files away keeps what the folder gives; after this, since it may clear mode bits, comes the
    // mode.
    _ = calls.succeeds(.setOwner) { fchown(descriptor, old.st_uid, old.st_gid) }
    return calls.succeeds(.setMode) { fchmod(descriptor, old.st_mode & 0o7777) }
      ? nil : "setting the mode"
  }
}

extension Diagnostic {
  /// The system refused a step, for the reason in `errno`.
  static func unwritable(_ path: String, _ step: String, what: String = "file") -> Diagnostic {
    Diagnostic(
      id: "unwritable-file", severity: .error, file: path,
      message: "cannot write the \(what) (\(step): \(systemError())); the old contents are unchanged")
  }

  /// The new contents are in place, but the system could not force them to disk, for the reason in `errno`.
  static func unsynced(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "unwritable-file", severity: .error, file: path,
      message: "the new contents may be lost in a power failure (\(systemError())); write them again")
  }
}

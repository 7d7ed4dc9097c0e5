package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file so that its path always refers to either the complete old contents or the complete new contents.
package enum AtomicFile {
  /// Writes a temporary file in the same folder, with the mode of the old file, and renames it once it is on disk. A new
  /// file gets the default mode.
  ///
  /// A symbolic link still points at the file that is replaced. A device or a pipe is written to, not replaced. The
  /// function also removes the files of an interrupted run.
  /// - Parameter isDurable: Whether the contents must be on disk when the function returns. If not, they may be lost in
  ///   a power failure, which does not matter for contents that can be made again.
  /// - Throws: A ``Diagnostic`` if a system call fails; unless the message says otherwise, the old file is unchanged.
  package static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true, calls: FileCalls = FileCalls()
  ) throws(Diagnostic) {
    let target = FilePlace(path)
    let old = target.status
    if old == nil, errno != ENOENT { throw .unwritable(path, "reading its mode") }
    // A rename would replace a file that is deliberately read-only.
    if old != nil, access(target.path, W_OK) != 0 { throw .unwritable(path, "opening") }
    if let old, old.st_mode & S_IFMT != S_IFREG {
      return try writeThrough(bytes, to: target, named: path)
    }
    guard
      let draft = Draft(beside: target, isFolder: false, isPrivate: old != nil, calls: calls)
    else {
      throw .unwritable(path, "creating a temporary file")
    }
    defer { close(draft.descriptor) }
    var step = FileStep.failing(
      bytes, into: draft.descriptor, like: old, isDurable: isDurable, calls: calls)
    if step == nil, !calls.succeeds(.rename, { rename(draft.path, target.path) }) {
      step = "renaming"
    }
    if let step {
      let problem = Diagnostic.unwritable(path, step)
      FolderTree.remove(draft.path, nil, calls: calls)
      throw problem
    }
    guard !isDurable || target.syncFolder(calls) else { throw .unsynced(path) }
  }

  /// Writes to a device or a pipe.
  private static func writeThrough(
    _ bytes: [UInt8], to target: FilePlace, named path: String
  ) throws(Diagnostic) {
    let descriptor = open(target.path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(path, "opening") }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw .unwritable(path, "writing") }
  }
}

/// The steps of filling a file.
enum FileStep {
  /// Writes bytes to an empty file. Returns the step that failed, with `errno` set; nil if none failed.
  /// - Parameters:
  ///   - like: The file whose owner and mode to copy; nil to copy none.
  ///   - isDurable: Whether to force the bytes to disk.
  static func failing(
    _ bytes: [UInt8], into descriptor: Int32, like old: stat?, isDurable: Bool = true,
    calls: FileCalls
  ) -> String? {
    if let step = failing(like: old, descriptor, calls: calls) { return step }
    guard calls.succeeds(.write, { writeAll(bytes, to: descriptor) ? 0 : -1 }) else {
      return "writing"
    }
    guard isDurable else { return nil }
    return calls.succeeds(.sync) { fsync(descriptor) } ? nil : "writing to disk"
  }

  /// Copies the owner and the mode of another file or folder.
  static func failing(like old: stat?, _ descriptor: Int32, calls: FileCalls) -> String? {
    guard let old else { return nil }
    // Not every user may change owners, so a failure does not matter. It may clear mode bits, so the mode comes later.
    _ = calls.succeeds(.setOwner) { fchown(descriptor, old.st_uid, old.st_gid) }
    return calls.succeeds(.setMode) { fchmod(descriptor, old.st_mode & 0o7777) }
      ? nil : "setting the mode"
  }
}

extension Diagnostic {
  /// Returns a diagnostic that a step failed, for the reason in `errno`.
  static func unwritable(_ path: String, _ step: String, what: String = "file") -> Diagnostic {
    Diagnostic(
      id: "unwritable-file", severity: .error, file: path,
      message:
        "cannot write the \(what) (\(step): \(systemError())); the old contents are unchanged")
  }

  /// Returns a diagnostic that the new contents are in place but could not be forced to disk, for the reason in
  /// `errno`.
  static func unsynced(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "unwritable-file", severity: .error, file: path,
      message:
        "cannot flush the new contents to disk (\(systemError())), so they may be lost in a power failure; write them again"
    )
  }
}

package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file so that its path always refers to either the complete old contents or the complete new contents.
package enum AtomicFile {
  /// Writes a temporary file in the same folder, with the mode and the extended attributes of the old file, and renames
  /// it once it is on disk. A new file gets the default mode.
  ///
  /// A symbolic link still points at the file that is replaced, and one that leads out of its repository is an error. A
  /// device or a pipe is written to, not replaced. The
  /// function also removes the files of an interrupted run.
  /// - Parameter isDurable: Whether the contents must be on disk when the function returns. If not, they may be lost in
  ///   a power failure, which does not matter for contents that can be regenerated.
  /// - Parameter folder: The folder that the file must be in with symbolic links resolved, or nil for any location.
  /// - Parameter replacesFolder: Whether a folder at the path is replaced with everything in it; otherwise, it is an error.
  /// - Returns: Warnings about properties of the old file that are lost: other hard links, which keep the old contents,
  ///   and extended attributes that cannot be copied.
  /// - Throws: A ``Diagnostic`` if a system call fails; unless the message says otherwise, the old file is unchanged.
  @discardableResult package static func write(
    _ bytes: [UInt8], to path: String, below folder: String? = nil, isDurable: Bool = true,
    replacesFolder: Bool = false, calls: FileCalls = FileCalls()
  ) throws(Diagnostic) -> [Diagnostic] {
    let file = try prepare(
      bytes, to: path, below: folder, isDurable: isDurable, replacesFolder: replacesFolder,
      calls: calls)
    guard let file else { return [] }
    defer { close(file.draft.descriptor) }
    let losses = try file.renamed(calls).get()
    guard !isDurable || file.target.syncFolder(calls) else { throw .unsynced(path) }
    return losses
  }

  /// Writes a temporary file as ``write(_:to:below:isDurable:replacesFolder:calls:)`` does, so that it can be put in place
  /// together with others.
  /// - Parameter isDurable: Whether the contents must be on disk when the function returns.
  /// - Returns: The file; nil if the path is a device or a pipe, which has already been written to.
  package static func prepare(
    _ bytes: [UInt8], to path: String, below folder: String? = nil, isDurable: Bool = false,
    replacesFolder: Bool = false, calls: FileCalls = FileCalls()
  ) throws(Diagnostic) -> PendingFile? {
    let target = try FilePlace(output: path, below: folder)
    var old = target.status
    if old == nil, errno != ENOENT { throw .unwritable(path, "reading its mode") }
    // A rename would replace a file that is deliberately read-only.
    if old != nil, access(target.path.systemPath, W_OK) != 0 { throw .unwritable(path, "opening") }
    let isFolder = old.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
    // The file does not get the mode of a folder.
    if isFolder, replacesFolder { old = nil }
    if let old, old.st_mode & S_IFMT != S_IFREG {
      try writeThrough(bytes, to: target, named: path)
      return nil
    }
    guard
      let draft = Draft(beside: target, isFolder: false, isPrivate: old != nil, calls: calls)
    else {
      throw .unwritable(path, "creating a temporary file")
    }
    let lost = old == nil ? [] : FileAttributes.copy(from: target.path, to: draft.descriptor)
    let step = FileStep.failing(
      bytes, into: draft.descriptor, like: old, isDurable: isDurable, calls: calls)
    if let step {
      let problem = Diagnostic.unwritable(path, step)
      draft.remove(calls)
      close(draft.descriptor)
      throw problem
    }
    return PendingFile(
      draft: draft, target: target, path: path, replacesFolder: isFolder,
      losses: .losses(path, links: Int(old?.st_nlink ?? 1) - 1, attributes: lost))
  }

  /// Removes a file or a symbolic link, if it is in a folder with the links of its enclosing folders resolved.
  package static func remove(_ path: String, below folder: String) {
    let start = path.startOfName
    guard OutputFolder.contains(start == path.startIndex ? "." : String(path[..<start]), in: folder)
    else { return }
    unlink(path.systemPath)
  }

  /// Creates a symbolic link.
  /// - Parameter folder: The folder that the link must be in with symbolic links resolved.
  /// - Throws: A ``Diagnostic`` if there is a file at the path, or a system call fails.
  package static func link(
    _ path: String, to destination: String, below folder: String
  ) throws(Diagnostic) {
    // The link itself may point anywhere, so only its folder is checked.
    let holder = path.lastSlash.map { String(path[..<$0]) } ?? "."
    guard OutputFolder.contains(holder, in: folder) else { throw .leadsOutside(path, folder) }
    guard symlink(destination.systemPath, path.systemPath) == 0 else {
      throw Diagnostic(
        id: "unwritable-file", severity: .error, file: path,
        message: "cannot create the link: \(systemError())")
    }
  }

  /// Writes to a device or a pipe.
  private static func writeThrough(
    _ bytes: [UInt8], to target: FilePlace, named path: String
  ) throws(Diagnostic) {
    // A pipe that no process reads would block the run until one does.
    let descriptor = open(target.path.systemPath, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unwritable(path, "opening") }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
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

extension [Diagnostic] {
  /// Returns warnings about the properties of a replaced file that are lost.
  fileprivate static func losses(
    _ path: String, links: Int, attributes: [String]
  ) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    if links > 0 {
      warnings.append(
        Diagnostic(
          id: "split-hard-link", severity: .warning, file: path,
          message: "the file has \(links) other hard \(links == 1 ? "link" : "links"), which "
            + "\(links == 1 ? "keeps" : "keep") the old contents; link the new file again if they belong together"
        ))
    }
    if !attributes.isEmpty {
      let names = attributes.map { "'\($0)'" }.joined(separator: ", ")
      warnings.append(
        Diagnostic(
          id: "lost-attributes", severity: .warning, file: path,
          message: "these extended attributes could not be copied to the new file: \(names)"))
    }
    return warnings
  }
}

extension Diagnostic {
  /// Returns a diagnostic for a path that leads out of the output folder.
  package static func leadsOutside(_ path: String, _ folder: String) -> Diagnostic {
    Diagnostic(
      id: "unwritable-file", severity: .error, file: path,
      message:
        "a symbolic link leads out of the output folder '\(folder)', so nothing is written; remove the link"
    )
  }

  /// Returns a diagnostic for a failed step, with the reason in `errno`.
  static func unwritable(_ path: String, _ step: String, what: String = "file") -> Diagnostic {
    Diagnostic(
      id: "unwritable-file", severity: .error, file: path,
      message:
        "cannot write the \(what) (\(step): \(systemError())); the old contents are unchanged")
  }

  /// Returns a diagnostic for new contents that are in place but could not be forced to disk, with the reason in
  /// `errno`.
  static func unsynced(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "unwritable-file", severity: .error, file: path,
      message:
        "cannot flush the new contents to disk (\(systemError())), so they may be lost in a power failure; write them again"
    )
  }
}

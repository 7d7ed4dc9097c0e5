import CFileWork
package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a folder so that its path always refers to either the old files or the new files.
///
/// The system exchanges both folders in one step (`renameat2` with `RENAME_EXCHANGE` on Linux, `renamex_np` on macOS).
/// If the file system does not support that, the old folder is moved aside first, and for a moment nothing is at the
/// path. A run that is killed at that moment leaves the complete old folder under another name, and the next run moves
/// it back.
package enum AtomicFolder {
  /// Writes a new folder next to the old one, and replaces the old folder once all files are on disk.
  ///
  /// Existing folders and files keep their owners and modes. A symbolic link still points at the folder that is
  /// replaced, and one that leads out of its repository is an error. The function also removes the files of an interrupted run.
  /// - Parameters:
  ///   - files: The files by their paths in the folder. All other files in the folder are removed.
  ///   - folder: The folder that the new folder must be in with symbolic links resolved, or nil for any location.
  ///   - isDurable: Whether the contents must be on disk when the function returns. If not, they may be lost in a power
  ///     failure, which does not matter for contents that can be regenerated.
  ///   - replacesFile: Whether a regular file at the path is replaced; otherwise, it is an error.
  /// - Throws: A ``Diagnostic`` if a system call fails; unless the message says otherwise, the old folder is unchanged.
  package static func write(
    _ files: [(path: String, bytes: [UInt8])], to path: String, below folder: String? = nil,
    isDurable: Bool = true, replacesFile: Bool = false, calls: FileCalls = FileCalls()
  ) throws(Diagnostic) {
    let target = try FilePlace(output: path, below: folder)
    // The names come from documents.
    if let file = files.first(where: { !FolderScope.isBelow($0.path) }) {
      throw .leadsOutside("\(path)/\(file.path)", path)
    }
    let aside = target.neighbour("old")
    if target.status == nil, errno == ENOENT {
      _ = Leftover(aside)?.move(to: target.path, calls)
    }
    let old = target.status
    let isFile = old.map { $0.st_mode & S_IFMT == S_IFREG } ?? false
    if let old {
      guard old.st_mode & S_IFMT == S_IFDIR || isFile && replacesFile else {
        errno = ENOTDIR
        throw .unwritable(path, "opening", what: "folder")
      }
      // A rename would replace a folder that is deliberately read-only.
      guard access(target.path.systemPath, W_OK) == 0 else {
        throw .unwritable(path, "opening", what: "folder")
      }
    } else if errno != ENOENT {
      throw .unwritable(path, "reading its mode", what: "folder")
    }
    // The folder does not get the mode of a file.
    let isPrivate = old != nil && !isFile
    guard let draft = Draft(beside: target, isFolder: true, isPrivate: isPrivate, calls: calls)
    else {
      throw .unwritable(path, "creating a temporary folder", what: "folder")
    }
    defer { close(draft.descriptor) }
    let step =
      FolderDraft(
        descriptor: draft.descriptor, model: isPrivate ? target.path : nil, isDurable: isDurable,
        calls
      )
      .failingStep(files)
      ?? failingStep(putting: draft, at: target, aside, isNew: old == nil, calls)
    if let step {
      let problem = Diagnostic.unwritable(path, step, what: "folder")
      draft.remove(calls)
      throw problem
    }
    Leftover(aside)?.remove(calls)
    guard !isDurable || target.syncFolder(calls) else { throw .unsynced(path) }
  }

  /// Replaces what is at a path, a file or a folder, with a draft of either kind, and removes it. Returns the step that
  /// failed, in which case the old one is in place; nil if none failed.
  static func failingStep(
    putting draft: Draft, at target: FilePlace, _ aside: String, isNew: Bool, _ calls: FileCalls
  ) -> String? {
    func renames(_ from: String, _ to: String) -> Bool {
      calls.succeeds(.rename) { rename(from.systemPath, to.systemPath) }
    }
    if isNew {
      if Interruption.putInPlace(draft.path, { renames(draft.path, target.path) }) { return nil }
      // In the meantime, another run may have put its folder at the path; in that case, the two are exchanged.
      guard errno == ENOTEMPTY || errno == EEXIST else { return "renaming" }
    }
    let isExchanged = Interruption.putInPlace(draft.path) {
      calls.succeeds(.exchange) { exchange_files(draft.path.systemPath, target.path.systemPath) }
    }
    if isExchanged {
      // Another run may have just put a folder in place and still hold that folder's lock.
      flock(draft.descriptor, LOCK_UN)
      Leftover(draft.path, patience: 1000)?.remove(calls)
      return nil
    }
    guard errno == ENOTSUP else { return "swapping the old and new folders" }
    Leftover(aside)?.remove(calls)
    // The lock prevents other runs from removing the old folder before the new one is in place.
    guard let old = Leftover(target.path, patience: 1000) else { return "opening" }
    var step: String? = "moving the old folder aside"
    let isReplaced = Interruption.putInPlace(draft.path) {
      guard renames(target.path, aside) else { return false }
      if renames(draft.path, target.path) { return true }
      let code = errno
      _ = renames(aside, target.path)
      errno = code
      step = "renaming"
      return false
    }
    guard isReplaced else {
      old.release()
      return step
    }
    old.remove(calls, at: aside)
    return nil
  }
}

/// A new folder that is being filled.
private struct FolderDraft {
  let descriptor: Int32
  let calls: FileCalls
  /// The path of the folder whose modes and owners to copy; nil to copy none.
  let model: String?
  /// Whether to force everything to disk.
  let isDurable: Bool

  init(descriptor: Int32, model: String?, isDurable: Bool, _ calls: FileCalls) {
    self.descriptor = descriptor
    self.model = model
    self.isDurable = isDurable
    self.calls = calls
  }

  /// The number of files at which one call for the whole file system becomes faster than one call per file.
  private static let many = 8

  /// Writes files and their folders, and forces them to disk if requested: each one if there are few, otherwise all
  /// together after the last one has been written. Returns the step that failed; nil if none failed.
  func failingStep(_ files: [(path: String, bytes: [UInt8])]) -> String? {
    if isDurable, files.count >= Self.many {
      if let step = failingStep(files, isDurable: false) { return step }
      if calls.succeeds(.sync, { sync_file_system(descriptor) }) { return nil }
      guard errno == ENOTSUP || errno == ENOSYS else { return "writing to disk" }
      return failingSync(files)
    }
    return failingStep(files, isDurable: isDurable)
  }

  /// Forces the written files to disk, one after another.
  private func failingSync(_ files: [(path: String, bytes: [UInt8])]) -> String? {
    let folders = Set(files.flatMap { Self.folders(around: $0.path) })
    for path in files.map(\.path) + folders.sorted() + ["."] {
      let opened = openat(descriptor, path.systemPath, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      guard opened >= 0 else { return "\(path): opening" }
      defer { close(opened) }
      guard calls.succeeds(.sync, { fsync(opened) }) || errno == EINVAL else {
        return "\(path): writing to disk"
      }
    }
    return nil
  }

  private func failingStep(_ files: [(path: String, bytes: [UInt8])], isDurable: Bool) -> String? {
    var folders: Set<String> = []
    for file in files {
      for folder in Self.folders(around: file.path) where folders.insert(folder).inserted {
        guard calls.succeeds(.makeFolder, { mkdirat(descriptor, folder, 0o777) }) else {
          return "making the folder \(folder)"
        }
      }
      if let step = failingStep(file.path, file.bytes, isDurable) { return "\(file.path): \(step)" }
    }
    // The innermost folders come first, because the mode of a folder may forbid access to those inside.
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      let opened = openat(descriptor, folder.systemPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard opened >= 0 else { return "opening the folder \(folder)" }
      defer { close(opened) }
      if let step = finish(opened, folder, isDurable) { return "\(folder): \(step)" }
    }
    return finish(descriptor, "", isDurable)
  }

  private func failingStep(_ path: String, _ bytes: [UInt8], _ isDurable: Bool) -> String? {
    let file = calls.value(.makeFile) {
      openat(
        descriptor, path.systemPath, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o666)
    }
    guard file >= 0 else { return "making the file" }
    defer { close(file) }
    return FileStep.failing(
      bytes, into: file, like: status(path, S_IFREG), isDurable: isDurable, calls: calls)
  }

  private func finish(_ folder: Int32, _ path: String, _ isDurable: Bool) -> String? {
    if let step = FileStep.failing(like: status(path, S_IFDIR), folder, calls: calls) {
      return step
    }
    guard isDurable else { return nil }
    return calls.succeeds(.sync) { fsync(folder) } || errno == EINVAL ? nil : "writing to disk"
  }

  /// Returns the status of the old file or folder at a path; nil if there is none of this kind.
  private func status(_ path: String, _ kind: mode_t) -> stat? {
    guard let model else { return nil }
    var status = stat()
    guard stat((path.isEmpty ? model : "\(model)/\(path)").systemPath, &status) == 0,
      status.st_mode & S_IFMT == kind
    else { return nil }
    return status
  }

  /// Returns the folders that contain a file, outermost first.
  private static func folders(around path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }
}

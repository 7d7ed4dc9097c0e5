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
  /// replaced. The function also removes the files of an interrupted run.
  /// - Parameter files: The files by their paths in the folder. All others are removed.
  /// - Throws: A ``Diagnostic`` if a system call fails; unless the message says otherwise, the old folder is unchanged.
  package static func write(
    _ files: [(path: String, bytes: [UInt8])], to path: String, calls: FileCalls = FileCalls()
  ) throws(Diagnostic) {
    let target = FilePlace(path)
    let aside = target.neighbour("old")
    if target.status == nil, errno == ENOENT {
      _ = Leftover(aside)?.move(to: target.path, calls)
    }
    let old = target.status
    if let old {
      guard old.st_mode & S_IFMT == S_IFDIR else {
        errno = ENOTDIR
        throw .unwritable(path, "opening", what: "folder")
      }
      // A rename would replace a folder that is deliberately read-only.
      guard access(target.path, W_OK) == 0 else {
        throw .unwritable(path, "opening", what: "folder")
      }
    } else if errno != ENOENT {
      throw .unwritable(path, "reading its mode", what: "folder")
    }
    guard let draft = Draft(beside: target, isFolder: true, isPrivate: old != nil, calls: calls)
    else {
      throw .unwritable(path, "creating a temporary folder", what: "folder")
    }
    defer { close(draft.descriptor) }
    let step =
      FolderDraft(descriptor: draft.descriptor, model: old == nil ? nil : target.path, calls)
      .failingStep(files)
      ?? failingStep(putting: draft, at: target, aside, isNew: old == nil, calls)
    if let step {
      let problem = Diagnostic.unwritable(path, step, what: "folder")
      FolderTree.remove(draft.path, draft.descriptor, calls: calls)
      throw problem
    }
    Leftover(aside)?.remove(calls)
    guard target.syncFolder(calls) else { throw .unsynced(path) }
  }

  /// Replaces the old folder with the new one and removes the old one. Returns the step that failed, in which case the
  /// old folder is in place; nil if none failed.
  private static func failingStep(
    putting draft: Draft, at target: FilePlace, _ aside: String, isNew: Bool, _ calls: FileCalls
  ) -> String? {
    func renames(_ from: String, _ to: String) -> Bool {
      calls.succeeds(.rename) { rename(from, to) }
    }
    if isNew {
      if renames(draft.path, target.path) { return nil }
      // In the meantime, another run may have put its folder at the path; then the two are exchanged instead.
      guard errno == ENOTEMPTY || errno == EEXIST else { return "renaming" }
    }
    if calls.succeeds(.exchange, { exchange_files(draft.path, target.path) }) {
      // Another run may have put a folder in place just before, and still hold the lock of that folder.
      flock(draft.descriptor, LOCK_UN)
      Leftover(draft.path, patience: 1000)?.remove(calls)
      return nil
    }
    guard errno == ENOTSUP else { return "swapping the old and new folders" }
    Leftover(aside)?.remove(calls)
    // The lock prevents other runs from removing the old folder before the new one is in place.
    let old = open(target.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard old >= 0 else { return "opening" }
    _ = lockFile(old)
    defer { close(old) }
    guard renames(target.path, aside) else { return "moving the old folder aside" }
    guard renames(draft.path, target.path) else {
      let code = errno
      _ = renames(aside, target.path)
      errno = code
      return "renaming"
    }
    FolderTree.remove(aside, old, calls: calls)
    return nil
  }
}

/// A new folder that is being filled.
private struct FolderDraft {
  let descriptor: Int32
  let calls: FileCalls
  /// The path of the folder whose modes and owners to copy; nil to copy none.
  let model: String?

  init(descriptor: Int32, model: String?, _ calls: FileCalls) {
    self.descriptor = descriptor
    self.model = model
    self.calls = calls
  }

  /// Writes files and their folders, and forces them to disk. Returns the step that failed; nil if none failed.
  func failingStep(_ files: [(path: String, bytes: [UInt8])]) -> String? {
    var folders: Set<String> = []
    for file in files {
      for folder in Self.folders(around: file.path) where folders.insert(folder).inserted {
        guard calls.succeeds(.makeFolder, { mkdirat(descriptor, folder, 0o777) }) else {
          return "making the folder \(folder)"
        }
      }
      if let step = failingStep(file.path, file.bytes) { return "\(file.path): \(step)" }
    }
    // The innermost folders come first, because the mode of a folder may forbid access to those inside.
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      let opened = openat(descriptor, folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard opened >= 0 else { return "opening the folder \(folder)" }
      defer { close(opened) }
      if let step = finish(opened, folder) { return "\(folder): \(step)" }
    }
    return finish(descriptor, "")
  }

  private func failingStep(_ path: String, _ bytes: [UInt8]) -> String? {
    let file = calls.value(.makeFile) {
      openat(descriptor, path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o666)
    }
    guard file >= 0 else { return "making the file" }
    defer { close(file) }
    return FileStep.failing(bytes, into: file, like: status(path, S_IFREG), calls: calls)
  }

  private func finish(_ folder: Int32, _ path: String) -> String? {
    if let step = FileStep.failing(like: status(path, S_IFDIR), folder, calls: calls) {
      return step
    }
    return calls.succeeds(.sync) { fsync(folder) } || errno == EINVAL ? nil : "writing to disk"
  }

  /// Returns the status of the old file or folder at a path; nil if there is none of this kind.
  private func status(_ path: String, _ kind: mode_t) -> stat? {
    guard let model else { return nil }
    var status = stat()
    guard stat(path.isEmpty ? model : "\(model)/\(path)", &status) == 0,
      status.st_mode & S_IFMT == kind
    else { return nil }
    return status
  }

  /// Returns the folders that contain a file, the outermost first.
  private static func folders(around path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }
}

import CFileWork
package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replacing a folder so that at any moment either the old files or the new ones are there.
///
/// The system exchanges both folders in one step (`renameat2` with `RENAME_EXCHANGE` on Linux, `renamex_np` on macOS). If
/// the file system does not support that, the old folder is moved aside first. For a moment there is nothing at the path: a
/// run that is killed then leaves the complete old folder under another name, and the next run puts it back.
package enum AtomicFolder {
  /// Writes a new folder next to the old one, and puts it in its place once all files are on disk.
  ///
  /// Existing folders and files keep their owners and modes. A symbolic link keeps pointing at the folder that is
  /// replaced. Removes what an interrupted run left.
  /// - Parameter files: The files by their paths in the folder. All others are removed.
  /// - Throws: a ``Diagnostic`` when the system refuses; the old folder is then unchanged.
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
      // Renames would replace a folder that was made read-only on purpose.
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

  /// Puts the new folder in its place and removes the old one. Returns the step that failed; the old folder is in place
  /// then.
  private static func failingStep(
    putting draft: Draft, at target: FilePlace, _ aside: String, isNew: Bool, _ calls: FileCalls
  ) -> String? {
    func renames(_ from: String, _ to: String) -> Bool {
      calls.succeeds(.rename) { rename(from, to) }
    }
    if isNew {
      if renames(draft.path, target.path) { return nil }
      // Another run may have put its folder there in the meantime; then this is an exchange.
      guard errno == ENOTEMPTY || errno == EEXIST else { return "renaming" }
    }
    if calls.succeeds(.exchange, { exchange_files(draft.path, target.path) }) {
      // Another run may have put a folder in place just before, and still hold its lock.
      flock(draft.descriptor, LOCK_UN)
      Leftover(draft.path, patience: 1000)?.remove(calls)
      return nil
    }
    guard errno == ENOTSUP else { return "swapping the old and new folders" }
    Leftover(aside)?.remove(calls)
    // The lock keeps other runs from removing the old folder before the new one is in its place.
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

/// A new folder while it is filled.
private struct FolderDraft {
  let descriptor: Int32
  let calls: FileCalls
  /// The path of the folder whose modes and owners to copy, nil to copy none.
  let model: String?

  init(descriptor: Int32, model: String?, _ calls: FileCalls) {
    self.descriptor = descriptor
    self.model = model
    self.calls = calls
  }

  /// Writes files and the folders around them, and forces them to disk. Returns the step that failed.
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
    // The innermost first, because the mode of a folder may forbid access to those inside.
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

  /// The status of the old file or folder at a path, nil if there is none of this kind.
  private func status(_ path: String, _ kind: mode_t) -> stat? {
    guard let model else { return nil }
    var status = stat()
    guard stat(path.isEmpty ? model : "\(model)/\(path)", &status) == 0,
      status.st_mode & S_IFMT == kind
    else { return nil }
    return status
  }

  /// The folders on the way to a file, the outermost first.
  private static func folders(around path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }
}

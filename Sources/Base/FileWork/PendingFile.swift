import CFileWork
package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The complete new version of a file, which is not in place yet.
///
/// Forcing a file to disk takes longer than all other work for a small file. Therefore, a run over many files forces
/// several new versions to disk with one call, and only then puts them in place: after a crash, each path still refers
/// to either the complete old contents or the complete new contents.
package struct PendingFile: Sendable {
  let draft: Draft
  let target: FilePlace
  let path: String
  /// Whether a folder is at the path.
  let replacesFolder: Bool
  /// Warnings about properties of the old file that are lost.
  let losses: [Diagnostic]

  /// The number of files at which one call for the whole file system becomes faster than one call per file.
  private static let many = 8

  /// Forces files to disk, and puts them in place.
  /// - Returns: For each file, the warnings about properties of the old file that are lost, or the reason why the old file
  ///   is still in place.
  package static func putInPlace(
    _ files: [PendingFile], calls: FileCalls = FileCalls()
  ) -> [Result<[Diagnostic], Diagnostic>] {
    let unsynced = files.count < many ? Set(files.indices) : unsyncedByVolume(files, calls)
    var results: [Result<[Diagnostic], Diagnostic>] = []
    var folders: [String: Bool] = [:]
    for (index, file) in files.enumerated() {
      let isSynced =
        !unsynced.contains(index) || calls.succeeds(.sync) { fsync(file.draft.descriptor) }
      results.append(
        isSynced ? file.renamed(calls) : .failure(file.discarded("writing to disk", calls)))
    }
    for (index, file) in files.enumerated() {
      guard case .success = results[index] else { continue }
      let isSynced = folders[file.target.folder] ?? file.target.syncFolder(calls)
      folders[file.target.folder] = isSynced
      if !isSynced { results[index] = .failure(.unsynced(file.path)) }
    }
    for file in files { close(file.draft.descriptor) }
    return results
  }

  /// Forces the file systems of files to disk. Returns the indices of the files for which that failed.
  private static func unsyncedByVolume(_ files: [PendingFile], _ calls: FileCalls) -> Set<Int> {
    var isSynced: [dev_t: Bool] = [:]
    return Set(
      files.indices.filter { index in
        var status = stat()
        guard fstat(files[index].draft.descriptor, &status) == 0 else { return true }
        if let known = isSynced[status.st_dev] { return !known }
        let succeeds = calls.succeeds(.sync) { sync_file_system(files[index].draft.descriptor) }
        isSynced[status.st_dev] = succeeds
        return !succeeds
      })
  }

  /// Puts the file in place.
  func renamed(_ calls: FileCalls) -> Result<[Diagnostic], Diagnostic> {
    if replacesFolder { return exchanged(calls) }
    let isInPlace = Interruption.putInPlace(draft.path) {
      calls.succeeds(.rename) { rename(draft.path.systemPath, target.path.systemPath) }
    }
    return isInPlace ? .success(losses) : .failure(discarded("renaming", calls))
  }

  /// Puts the file in the place of a folder, and removes the folder.
  private func exchanged(_ calls: FileCalls) -> Result<[Diagnostic], Diagnostic> {
    let step = AtomicFolder.failingStep(
      putting: draft, at: target, target.neighbour("old"), isNew: false, calls)
    return step.map { .failure(discarded($0, calls)) } ?? .success(losses)
  }

  /// Removes the new version, and returns the problem in `errno`.
  private func discarded(_ step: String, _ calls: FileCalls) -> Diagnostic {
    let problem = Diagnostic.unwritable(path, step)
    draft.remove(calls)
    return problem
  }
}

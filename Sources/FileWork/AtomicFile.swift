import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replacing a file so that at any moment either the old bytes or the new ones are there.
package enum AtomicFile {
  /// Writes a temporary file in the same folder, with the mode of the old file, and renames it; a new file gets the
  /// mode of new files.
  ///
  /// A symbolic link keeps pointing at the file that is replaced. A device or a pipe is written to, not replaced.
  /// - Throws: a ``Diagnostic`` when the system refuses; the old file is as it was then.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    let target = resolved(path)
    func failure(_ doing: String) -> Diagnostic {
      Diagnostic(
        id: "unwritable-file", severity: .error, file: path,
        message:
          "cannot write the file (\(doing): \(systemError())); the old contents are unchanged")
    }
    var status = stat()
    let exists = stat(target, &status) == 0
    if exists {
      // A rename would replace a file that was made read-only on purpose.
      guard access(target, W_OK) == 0 else { throw failure("opening") }
      guard status.st_mode & S_IFMT == S_IFREG else {
        let descriptor = open(target, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("opening") }
        defer { close(descriptor) }
        guard writeAll(bytes, to: descriptor) else { throw failure("writing") }
        return
      }
    } else {
      guard errno == ENOENT else { throw failure("reading its mode") }
      let mask = umask(0)
      umask(mask)
      status.st_mode = 0o666 & ~mask
    }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let name =
      target.lastIndex(of: "/").map { String(target[target.index(after: $0)...]) } ?? target
    var template = Array("\(folder).\(name).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure("making a temporary file") }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var problem: Diagnostic?
    // Who may not give files away keeps what the folder gives; after this, since it may clear mode bits,
    // comes the mode.
    if exists { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    if fchmod(descriptor, status.st_mode & 0o7777) != 0 {
      problem = failure("setting the mode")
    } else if !writeAll(bytes, to: descriptor) {
      problem = failure("writing")
    } else if fsync(descriptor) != 0 {
      problem = failure("writing to disk")
    }
    if close(descriptor) != 0, problem == nil { problem = failure("closing") }
    if problem == nil, rename(temporary, target) != 0 { problem = failure("renaming") }
    if let problem {
      unlink(temporary)
      throw problem
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

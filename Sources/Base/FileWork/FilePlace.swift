import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The location of an existing or new file or folder, after following symbolic links.
struct FilePlace: Sendable {
  /// The full path.
  let path: String
  /// The path of the containing folder with a slash at the end; empty for a name in the current folder.
  let folder: String
  private let name: String

  /// Follows links, including links to a file that does not exist yet. Stops after 40 links.
  init(_ path: String) {
    var current = path
    while current.count > 1, current.endsWithSlash { current.removeLast() }
    for _ in 0..<40 {
      guard let destination = Self.destination(of: current) else { break }
      current = destination.isAbsolutePath ? destination : Self.folder(of: current) + destination
    }
    if let real = String.realPath(current) { current = real }
    self.path = current
    folder = Self.folder(of: current)
    name = String(current[current.startOfName...])
  }

  /// Finds the location of output.
  /// - Parameter root: The folder that it must be in, or nil for any location, unless the path leads out of a
  ///   repository through a link in it.
  /// - Throws: A ``Diagnostic`` if a link leads elsewhere.
  init(output path: String, below root: String?) throws(Diagnostic) {
    if root == nil { try RepositoryLinks.check(path) }
    self.init(path)
    if let root, !isBelow(root) { throw .leadsOutside(path, root) }
  }

  /// Returns whether the location is inside a folder, with all symbolic links resolved.
  func isBelow(_ root: String) -> Bool {
    OutputFolder.contains(folder.isEmpty ? "." : folder, in: root)
  }

  /// The status of the file; nil with `errno` set if the file does not exist or the status cannot be read.
  var status: stat? {
    var status = stat()
    return stat(path.systemPath, &status) == 0 ? status : nil
  }

  /// Returns a hidden path in the same folder for the given purpose.
  func neighbour(_ purpose: String) -> String {
    // A name has at most 255 bytes.
    "\(folder).\(UndecodableName.string(UndecodableName.bytes(name).prefix(200))).xibinspect-\(purpose)"
  }

  /// Forces the entries of the containing folder to disk, if the file system supports that.
  func syncFolder(_ calls: FileCalls) -> Bool {
    let descriptor = open(
      (folder.isEmpty ? "." : folder).systemPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // The folder may be writable but not readable.
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    return calls.succeeds(.sync) { fsync(descriptor) } || errno == EINVAL
  }

  private static func folder(of path: String) -> String {
    String(path[..<path.startOfName])
  }

  private static func destination(of path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) {
        max(0, readlink(path.systemPath, $0.baseAddress!, $0.count))
      }
    }
    return bytes.isEmpty ? nil : UndecodableName.string(bytes)
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a file or a folder is, or will be, once symbolic links are followed.
struct FilePlace {
  /// The whole path.
  let path: String
  /// The path of the folder around it, with a slash at the end; empty for a name in the current folder.
  let folder: String
  private let name: String

  /// Follows links, also those to where nothing is yet; a link that leads nowhere by its number of steps is the place.
  init(_ path: String) {
    var current = path
    while current.count > 1, current.hasSuffix("/") { current.removeLast() }
    for _ in 0..<40 {
      guard let destination = Self.destination(of: current) else { break }
      current = destination.hasPrefix("/") ? destination : Self.folder(of: current) + destination
    }
    if let real = realpath(current, nil) {
      current = String(cString: real)
      free(real)
    }
    self.path = current
    folder = Self.folder(of: current)
    name = String(current.dropFirst(folder.count))
  }

  /// What there is, nil with `errno` set where there is nothing, or the system does not tell.
  var status: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The path of a hidden neighbour for a purpose.
  func neighbour(_ purpose: String) -> String {
    // Names have 255 bytes at most.
    "\(folder).\(String(decoding: name.utf8.prefix(200), as: UTF8.self)).xibinspect-\(purpose)"
  }

  /// Writes what the folder around it holds to disk, where the file system can.
  func syncFolder(_ calls: FileCalls) -> Bool {
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that may be written and not be read.
    guard descriptor >= 0 else { return true }
    defer { close(descriptor) }
    return calls.succeeds(.sync) { fsync(descriptor) } || errno == EINVAL
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func destination(of path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) {
        max(0, readlink(path, $0.baseAddress!, $0.count))
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file.
enum FileBytes {
  /// Why a file is not read.
  struct Failure: Error {
    var reason: String
  }

  /// No source that people write is as large.
  private static let limit = 256 << 20

  /// Reads a file.
  /// - Throws: a ``Failure`` that says why not.
  static func read(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: systemError()) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(reason: systemError()) }
    let size = Int(status.st_size)
    guard size <= limit else { throw Failure(reason: "the file is larger than \(limit) bytes") }
    var problem: String?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        #if canImport(Glibc)
          let got = Glibc.read(descriptor, base + count, size - count)
        #else
          let got = Darwin.read(descriptor, base + count, size - count)
        #endif
        if got < 0 {
          if errno == EINTR { continue }
          problem = systemError()
          return
        }
        if got == 0 { return }
        count += got
      }
    }
    if let problem { throw Failure(reason: problem) }
    return bytes
  }
}

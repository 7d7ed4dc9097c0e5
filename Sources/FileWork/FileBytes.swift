#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that read the bytes of files.
package enum FileBytes {
  /// The reason why a file was not read.
  package enum Failure: Error, CustomStringConvertible {
    /// A system call failed, with the system's message.
    case refused(String)
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)

    package var description: String {
      switch self {
      case .refused(let reason): reason
      case .tooLarge(let limit): "more than \(limit) bytes"
      }
    }
  }

  /// Reads a file.
  /// - Parameter limit: The maximum number of bytes, since a device, a pipe or a sparse file may not fit into memory.
  /// - Throws: ``Failure`` if the file cannot be opened or read, or exceeds the limit.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .refused(systemError()) }
    defer { close(descriptor) }
    return try read(from: descriptor, limit: limit)
  }

  /// Reads the rest of an open file.
  /// - Throws: ``Failure`` if the file cannot be read or exceeds the limit.
  package static func read(from descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    let expected = isKnown ? Int(status.st_size) : 0
    let isRegular = isKnown && status.st_mode & S_IFMT == S_IFREG && expected > 0
    guard expected <= limit else { throw .tooLarge(limit: limit) }
    while true {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      let room =
        isRegular && bytes.isEmpty ? expected + 1 : max(expected - bytes.count + 1, 1 << 16)
      var failed = false
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        #if canImport(Glibc)
          let got = Glibc.read(descriptor, buffer.baseAddress, room)
        #else
          let got = Darwin.read(descriptor, buffer.baseAddress, room)
        #endif
        failed = got < 0
        count = max(got, 0)
      }
      if failed {
        if errno == EINTR { continue }
        throw .refused(systemError())
      }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      // A regular file of exactly the expected size has been read completely.
      if isRegular, bytes.count == expected { return bytes }
    }
  }
}

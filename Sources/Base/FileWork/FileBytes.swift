import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that read the bytes of files.
package enum FileBytes {
  /// The reason why a file was not read.
  package enum Failure: DescribedError {
    /// A system call failed, with the system's message, or the path refers to something that cannot be read.
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

  /// Reads a regular file, unless a symbolic link on its path leads out of the repository that contains the link: the path
  /// may come from a list of changed files, or from another file.
  /// - Parameter limit: The maximum number of bytes, because a sparse file may not fit into memory.
  /// - Throws: ``Failure`` if such a link is found, and as ``readFollowingLinks(_:limit:)`` does.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    if !isOwnDescriptor(path), let (link, _) = RepositoryLinks.wayOut(of: path) {
      throw .refused(
        "the symbolic link '\(link)' leads out of its repository; name the file that it leads to")
    }
    return try readFollowingLinks(path, limit: limit)
  }

  /// Reads a regular file, also through links that lead out of their repository: for a path that the caller has checked
  /// itself, and for test packages, whose links may lead to the app in another repository.
  ///
  /// A pipe without a writer blocks forever, and opening a device may change its state. Therefore, neither is opened,
  /// unless the path is one of the process's own descriptors, as in `/dev/stdin` and a shell's `<(command)`.
  /// - Parameter limit: The maximum number of bytes, because a sparse file may not fit into memory.
  /// - Throws: ``Failure`` if the file is not regular, cannot be opened or read, or exceeds the limit.
  package static func readFollowingLinks(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    if let descriptor = ownDescriptor(path), !isRegular(descriptor) {
      return try readOnce(descriptor, limit: limit)
    }
    let descriptor = try open(path)
    defer { close(descriptor) }
    return try read(from: descriptor, limit: limit)
  }

  /// Reads the rest of standard input.
  /// - Throws: ``Failure`` if it cannot be read or exceeds the limit.
  package static func readStandardInput(limit: Int) throws(Failure) -> [UInt8] {
    try readOnce(STDIN_FILENO, limit: limit)
  }

  /// Reads the rest of a descriptor that the process was started with.
  ///
  /// A pipe can be read only once, but after a crash the command starts again: the bytes are kept for that.
  private static func readOnce(_ descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    let bytes = try read(from: descriptor, limit: limit)
    Supervisor.keep(bytes, readFrom: descriptor)
    return bytes
  }

  /// Returns the first bytes of a regular file.
  /// - Throws: ``Failure`` as ``readFollowingLinks(_:limit:)`` does, except for large files.
  package static func beginning(of path: String, count: Int) throws(Failure) -> [UInt8] {
    let descriptor = try open(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < count {
      let chunk = try chunk(of: descriptor, room: count - bytes.count)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Opens a regular file for reading.
  private static func open(_ path: String) throws(Failure) -> Int32 {
    let name = SystemPath(path)
    if !isOwnDescriptor(path) {
      // The file type is checked before the file is opened, because opening a device can have effects, and again
      // afterward, because another file may be at the path by then.
      var status = stat()
      guard name.call({ stat($0, &status) }) == 0 else { throw .refused(systemError()) }
      if let kind = refusedKind(status) { throw .refused(kind) }
    }
    let flags = O_RDONLY | O_CLOEXEC | (isOwnDescriptor(path) ? 0 : O_NONBLOCK)
    let descriptor = name.call { openFile($0, flags) }
    guard descriptor >= 0 else { throw .refused(systemError()) }
    var status = stat()
    if !isOwnDescriptor(path), fstat(descriptor, &status) == 0, let kind = refusedKind(status) {
      close(descriptor)
      throw .refused(kind)
    }
    return descriptor
  }

  private static func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags)
    #else
      Darwin.open(path, flags)
    #endif
  }

  /// Whether a path names an open descriptor of this process, which the user has passed on.
  static func isOwnDescriptor(_ path: String) -> Bool { ownDescriptor(path) != nil }

  private static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the open descriptor of this process that a path names, as `/dev/stdin` does; nil for other paths.
  private static func ownDescriptor(_ path: String) -> Int32? {
    if path == "/dev/stdin" { return STDIN_FILENO }
    let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
    return folder.flatMap { Int32(path.dropFirst($0.count)) }
  }

  /// Returns the reason why a file is not read; nil for regular files, and for folders, which the system refuses to
  /// read.
  private static func refusedKind(_ status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: nil
    case S_IFIFO: "it is a named pipe, not a regular file"
    case S_IFSOCK: "it is a socket, not a regular file"
    default: "it is a device, not a regular file"
    }
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
      let chunk = try chunk(of: descriptor, room: room)
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      // A regular file of exactly the expected size has been read completely.
      if isRegular, bytes.count == expected { return bytes }
    }
  }

  /// Reads up to the given number of bytes; the result is empty at the end of the file.
  private static func chunk(of descriptor: Int32, room: Int) throws(Failure) -> [UInt8] {
    while true {
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
      guard failed else { return chunk }
      guard errno == EINTR else { throw .refused(systemError()) }
    }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The identity of a build of an executable: the build id that the linker derives from its contents, or else the inode,
/// size and modification time of its file.
///
/// With a build id, a copy of the executable has the same identity, as on a CI machine that installs it for each job.
struct ExecutableIdentity: Hashable, Sendable {
  let text: String

  /// The identity of the running executable, or nil if unknown.
  static let current = path.flatMap { ExecutableIdentity(path: $0) }

  /// Creates the identity of a file. Returns nil if the file does not exist.
  init?(path: String) {
    if let buildID = BuildID.read(path) {
      text = "build \(buildID)"
      return
    }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    text = "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  private static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    #else
      return "/proc/self/exe"
    #endif
  }
}

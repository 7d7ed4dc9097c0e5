#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file or folder next to the target that it will replace.
///
/// Its hidden name is derived from the target's name, so the next run that writes the same target finds and removes what an
/// interrupted run left. A run holds a lock on its draft. Other runs leave a locked draft alone and choose a random name.
struct Draft: Sendable {
  /// The path of the draft.
  let path: String
  /// The descriptor of the open file or folder, which holds the lock.
  let descriptor: Int32
  private let isFolder: Bool

  /// Creates an empty draft; nil with `errno` set if that fails.
  /// - Parameter isPrivate: Whether only the current user may open the draft until its final mode is set.
  init?(beside target: FilePlace, isFolder: Bool, isPrivate: Bool, calls: FileCalls) {
    let fixed = target.neighbour("draft")
    let mode: mode_t = (isFolder ? 0o777 : 0o666) & (isPrivate ? 0o700 : 0o777)
    for attempt in 0..<8 {
      let path =
        attempt < 2 ? fixed : fixed + "-" + String(UInt32.random(in: 0...(.max)), radix: 36)
      let made = Interruption.create(path) { Self.make(path, isFolder: isFolder, mode, calls) }
      if let descriptor = made {
        self.path = path
        self.descriptor = descriptor
        self.isFolder = isFolder
        return
      }
      guard errno == EEXIST else { return nil }
      if attempt == 0 { Leftover(fixed, isFolder: isFolder)?.remove(calls) }
    }
    errno = EEXIST
    return nil
  }

  /// Removes a draft that cannot be put in place.
  func remove(_ calls: FileCalls) {
    FolderTree.remove(path, isFolder ? descriptor : nil, calls: calls)
    Interruption.forget(draft: path)
  }

  /// Creates a file or folder; the system applies the umask to the mode.
  private static func make(_ path: String, isFolder: Bool, _ mode: mode_t, _ calls: FileCalls)
    -> Int32?
  {
    let descriptor: Int32
    if isFolder {
      guard calls.succeeds(.makeFolder, { mkdir(path.systemPath, mode) }) else { return nil }
      descriptor = open(path.systemPath, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    } else {
      descriptor = calls.value(.makeFile) {
        open(path.systemPath, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW | O_CLOEXEC, mode)
      }
    }
    // Before the draft is locked, another run may mistake it for a leftover and remove it.
    guard descriptor >= 0 else {
      if isFolder, errno == ENOENT { errno = EEXIST }
      return nil
    }
    if !lockFile(descriptor), errno == EWOULDBLOCK {
      close(descriptor)
      errno = EEXIST
      return nil
    }
    guard isFile(descriptor, at: path) else {
      close(descriptor)
      errno = EEXIST
      return nil
    }
    return descriptor
  }
}

/// A file or folder that an interrupted run left next to its target.
struct Leftover {
  private let path: String
  private let descriptor: Int32
  private let isFolder: Bool

  /// Opens and locks the leftover; nil if there is none, or if a run still uses it.
  /// - Parameters:
  ///   - isFolder: Whether the run would have left a folder: what is something else is not a leftover. Nil for either.
  ///   - patience: The maximum time to wait for that run, in milliseconds.
  init?(_ path: String, isFolder: Bool? = nil, patience: Int = 0) {
    // Does not follow a link, and does not wait for the other end of a pipe.
    let descriptor = open(path.systemPath, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard lockFile(descriptor, patience: patience), isFile(descriptor, at: path),
      fstat(descriptor, &status) == 0
    else {
      close(descriptor)
      return nil
    }
    let isFound = status.st_mode & S_IFMT == S_IFDIR
    guard isFolder == nil || isFolder == isFound else {
      close(descriptor)
      return nil
    }
    self.path = path
    self.descriptor = descriptor
    self.isFolder = isFound
  }

  /// Removes the leftover if possible.
  /// - Parameter moved: The path that it has been moved to; nil if it has not.
  func remove(_ calls: FileCalls, at moved: String? = nil) {
    FolderTree.remove(moved ?? path, isFolder ? descriptor : nil, calls: calls)
    close(descriptor)
  }

  /// Leaves the leftover where it is.
  func release() { close(descriptor) }

  /// Moves the leftover to an unused path. Returns whether that succeeded.
  func move(to target: String, _ calls: FileCalls) -> Bool {
    defer { close(descriptor) }
    return calls.succeeds(.rename) { rename(path.systemPath, target.systemPath) }
  }
}

/// Locks an open file until it is closed. Returns false with `errno` set if another run has locked it or the file
/// system does not support locks.
/// - Parameter patience: The maximum time to wait for another run, in milliseconds.
func lockFile(_ descriptor: Int32, patience: Int = 0) -> Bool {
  var left = patience
  while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
    if errno == EINTR { continue }
    guard errno == EWOULDBLOCK, left > 0 else { return false }
    usleep(1000)
    left -= 1
  }
  return true
}

/// Returns whether a path refers to an open file.
private func isFile(_ descriptor: Int32, at path: String) -> Bool {
  var own = stat()
  var there = stat()
  return fstat(descriptor, &own) == 0 && lstat(path.systemPath, &there) == 0
    && own.st_dev == there.st_dev
    && own.st_ino == there.st_ino
}

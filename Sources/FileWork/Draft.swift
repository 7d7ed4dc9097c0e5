#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file or a folder that is made beside its target, to take the target's place.
///
/// The name is hidden and made from the target's: what a killed run leaves is found, and removed, by the next one that
/// writes the same target. A lock tells it from the draft of a run that is still at work, which stays; a second run then
/// takes a name by chance.
struct Draft {
  /// Where it is.
  let path: String
  /// The open file or folder. It holds the lock.
  let descriptor: Int32

  /// Makes an empty one; nil with `errno` set where the system refuses.
  /// - Parameter isPrivate: Whether only this user may open it, since it gets another mode later.
  init?(beside target: FilePlace, isFolder: Bool, isPrivate: Bool, calls: FileCalls) {
    let fixed = target.neighbour("draft")
    let mode: mode_t = (isFolder ? 0o777 : 0o666) & (isPrivate ? 0o700 : 0o777)
    for attempt in 0..<8 {
      let path =
        attempt < 2 ? fixed : fixed + "-" + String(UInt32.random(in: 0...(.max)), radix: 36)
      if let descriptor = Self.make(path, isFolder: isFolder, mode, calls) {
        self.path = path
        self.descriptor = descriptor
        return
      }
      guard errno == EEXIST else { return nil }
      if attempt == 0 { Leftover(fixed)?.remove(calls) }
    }
    errno = EEXIST
    return nil
  }

  /// The system takes from the mode what new files of this process lack.
  private static func make(_ path: String, isFolder: Bool, _ mode: mode_t, _ calls: FileCalls)
    -> Int32?
  {
    let descriptor: Int32
    if isFolder {
      guard calls.succeeds(.makeFolder, { mkdir(path, mode) }) else { return nil }
      descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    } else {
      descriptor = calls.value(.makeFile) {
        open(path, O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW | O_CLOEXEC, mode)
      }
    }
    guard descriptor >= 0 else { return nil }
    // Another run may have taken it for a leftover before the lock.
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

/// What a run that was killed has left beside a target.
struct Leftover {
  private let path: String
  private let descriptor: Int32
  private let isFolder: Bool

  /// Opens and locks it; nil where there is none, and where a run is still at work on it.
  /// - Parameter patience: The milliseconds to wait for that run.
  init?(_ path: String, patience: Int = 0) {
    // Not the target of a link, and not waiting for the other end of a pipe.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard lockFile(descriptor, patience: patience), isFile(descriptor, at: path),
      fstat(descriptor, &status) == 0
    else {
      close(descriptor)
      return nil
    }
    self.path = path
    self.descriptor = descriptor
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes it, as far as the system lets it.
  func remove(_ calls: FileCalls) {
    FolderTree.remove(path, isFolder ? descriptor : nil, calls: calls)
    close(descriptor)
  }

  /// Moves it to a path where nothing is.
  func move(to target: String, _ calls: FileCalls) -> Bool {
    defer { close(descriptor) }
    return calls.succeeds(.rename) { rename(path, target) }
  }
}

/// Locks an open file until it is closed; false with `errno` set where another run has it locked, or the file system has
/// no locks.
/// - Parameter patience: The milliseconds to wait for another run.
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

/// Whether a path leads to an open file.
private func isFile(_ descriptor: Int32, at path: String) -> Bool {
  var own = stat()
  var there = stat()
  return fstat(descriptor, &own) == 0 && lstat(path, &there) == 0 && own.st_dev == there.st_dev
    && own.st_ino == there.st_ino
}

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Handles the termination of the process by a signal, for example by Control-C or in a canceled job: drafts are
/// removed, and child processes are terminated.
///
/// A separate thread waits for the signals, so it may call any function. While it removes drafts, it holds the lock
/// that is needed to put a draft in place, so a draft that is being removed never replaces a file.
package enum Interruption {
  private struct Open {
    /// The drafts, which are next to the files that they will replace.
    var drafts: Set<String> = []
    var children: Set<pid_t> = []
  }

  private static let open = Mutex(Open())
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Starts handling the signals. Call this before other threads start, because they inherit the signals that are
  /// blocked.
  package static func handleSignals() {
    var waited = sigset_t()
    sigemptyset(&waited)
    // A signal that is ignored, as with nohup, stays ignored.
    let handled = signals.filter { !isIgnored($0) }
    guard !handled.isEmpty else { return }
    for signal in handled { sigaddset(&waited, signal) }
    pthread_sigmask(SIG_BLOCK, &waited, nil)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, &attributes, { _ in Interruption.wait() }, nil)
    if code != 0 { pthread_sigmask(SIG_UNBLOCK, &waited, nil) }
  }

  /// Waits for a signal, cleans up, and terminates the process with the same signal.
  private static func wait() -> Never {
    var waited = sigset_t()
    sigemptyset(&waited)
    for signal in signals where !isIgnored(signal) { sigaddset(&waited, signal) }
    var received: Int32 = 0
    while sigwait(&waited, &received) != 0 {}
    open.withLock { open in
      for child in open.children { kill(child, SIGTERM) }
      for draft in open.drafts { FolderTree.remove(at: draft) }
      // The process terminates before the lock is released.
      endProcess(by: received)
    }
    _exit(128 + received)
  }

  /// Terminates the process as the signal would without a handler.
  static func endProcess(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    _exit(128 + number)
  }

  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #else
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    #endif
  }

  // MARK: Drafts

  /// Creates a draft that is removed if a signal terminates the process.
  static func create<Draft>(_ path: String, _ body: () -> Draft?) -> Draft? {
    open.withLock { open in
      let draft = body()
      let code = errno
      if draft != nil { open.drafts.insert(path) }
      errno = code
      return draft
    }
  }

  /// Puts a draft in place. If that succeeds, nothing is removed at its path anymore.
  static func putInPlace(_ path: String, _ body: () -> Bool) -> Bool {
    open.withLock { open in
      let isInPlace = body()
      let code = errno
      if isInPlace { open.drafts.remove(path) }
      errno = code
      return isInPlace
    }
  }

  /// Forgets a draft that has been removed.
  static func forget(draft path: String) { open.withLock { _ = $0.drafts.remove(path) } }

  // MARK: Children

  /// Starts a child process that is terminated if a signal terminates this process.
  static func start(_ body: () -> pid_t?) -> pid_t? {
    open.withLock { open in
      let child = body()
      let code = errno
      if let child { open.children.insert(child) }
      errno = code
      return child
    }
  }

  static func forget(child: pid_t) { open.withLock { _ = $0.children.remove(child) } }
}

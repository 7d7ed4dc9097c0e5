import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that run another program and read one of its streams.
package enum ChildProcess {
  package struct Result: Sendable {
    package var output: [UInt8]
    /// The exit status, or 128 plus the number of the signal that terminated the program.
    package var status: Int32
    /// Whether the program was terminated because it timed out.
    package var isOverdue = false

    /// The output as text without the last line feed, such as a path. Bytes that are not valid UTF-8 are preserved
    /// (``UndecodableName``).
    package var text: String {
      UndecodableName.string(output.last == 0x0A ? output.dropLast() : output[...])
    }

    /// Whether the program was terminated by a signal, for example in a crash.
    package var isKilled: Bool { status > 128 }
  }

  package struct Failure: DescribedError {
    package let reason: String

    package var description: String { reason }
  }

  /// Runs a program until it exits.
  /// - Parameters:
  ///   - stream: The stream to read, standard output or standard error.
  ///   - silenced: A stream to discard, or nil.
  ///   - seconds: The time after which the program is terminated, or nil for no limit.
  /// - Throws: A ``Failure`` if the program cannot be started.
  package static func run(
    _ program: String, _ arguments: [String], reading stream: Int32, silencing silenced: Int32?,
    seconds: Int? = nil
  ) throws(Failure) -> Result {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(reason: systemError()) }
    // Other child processes must not keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    guard let child = start(program, arguments, writing: ends[1], as: stream, silenced) else {
      let reason = systemError()
      close(ends[1])
      throw Failure(reason: reason)
    }
    close(ends[1])
    defer { Interruption.forget(child: child) }
    var result = Result(output: [], status: 0)
    (result.output, result.isOverdue) = readAll(ends[0], seconds: seconds)
    if result.isOverdue { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(reason: systemError()) }
    }
    // The exit status, or the status with which a shell reports a signal.
    let signal = status & 0x7F
    result.status = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    return result
  }

  /// Starts a program; nil with `errno` set if that fails.
  private static func start(
    _ program: String, _ arguments: [String], writing pipe: Int32, as stream: Int32,
    _ silenced: Int32?
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe, stream)
    if let silenced {
      posix_spawn_file_actions_addopen(&actions, silenced, "/dev/null", O_WRONLY, 0)
    }
    // The child receives the signals for which this process has its own waiting thread.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { word in
      SystemPath(word).call { strdup($0) }
    }
    words.append(nil)
    defer { for word in words { free(word) } }
    return Interruption.start {
      var child = pid_t()
      let code = posix_spawnp(&child, program, &actions, &attributes, words, environ)
      errno = code
      return code == 0 ? child : nil
    }
  }

  /// Reads a pipe to its end, or until the time runs out.
  private static func readAll(_ descriptor: Int32, seconds: Int?) -> ([UInt8], isOverdue: Bool) {
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    var bytes: [UInt8] = []
    while true {
      if let end {
        let left = (end - ContinuousClock.now) / .milliseconds(1)
        guard left > 0 else { return (bytes, true) }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, Int32(min(left.rounded(.up), 1e6))) <= 0 { continue }
      }
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let got = read(descriptor, buffer.baseAddress, buffer.count)
        if got < 0 { failure = errno }
        count = max(0, got)
      }
      if chunk.isEmpty, failure != EINTR { return (bytes, false) }
      bytes += chunk
    }
  }
}

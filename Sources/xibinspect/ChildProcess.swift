import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that run another program and read one of its streams.
enum ChildProcess {
  struct Result: Sendable {
    var output: [UInt8]
    /// The exit status, or 128 plus the number of the signal that ended the program.
    var status: Int32

    var text: String {
      let text = String(decoding: output, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  struct Failure: Error {
    let reason: String
  }

  /// Runs a program to its end.
  /// - Parameters:
  ///   - stream: The stream to read, standard output or standard error.
  ///   - silenced: A stream to discard, or nil.
  /// - Throws: A ``Failure`` if the program cannot be started.
  static func run(
    _ program: String, _ arguments: [String], reading stream: Int32, silencing silenced: Int32?
  ) throws(Failure) -> Result {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(reason: systemError()) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_adddup2(&actions, ends[1], stream)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    if let silenced {
      posix_spawn_file_actions_addopen(&actions, silenced, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let code = posix_spawnp(&child, program, &actions, nil, &words, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else { throw Failure(reason: String(cString: strerror(code))) }
    let output = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(reason: systemError()) }
    }
    // The exit status, or the status with which a shell reports a signal.
    let signal = status & 0x7F
    return Result(output: output, status: signal == 0 ? status >> 8 & 0xFF : 128 + signal)
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let got = read(descriptor, buffer.baseAddress, buffer.count)
        if got < 0 { failure = errno }
        count = max(0, got)
      }
      if chunk.isEmpty, failure != EINTR { return bytes }
      bytes += chunk
    }
  }
}

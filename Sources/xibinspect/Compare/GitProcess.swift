import Diagnostics
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that run git.
enum GitProcess {
  struct Result {
    var output: [UInt8]
    var status: Int32

    var text: String {
      let text = String(decoding: output, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// Returns git's standard output. Its error messages go to standard error.
  /// - Throws: A ``Diagnostic`` if git fails or is not installed.
  static func output(_ arguments: [String]) throws -> Result {
    let result = try run(arguments)
    guard result.status == 0 else {
      throw Diagnostic(
        id: "git-failed", severity: .error,
        message: "git \(arguments.first ?? "") failed with status \(result.status)")
    }
    return result
  }

  /// Runs git, and returns its standard output and exit status.
  static func run(_ arguments: [String], isQuiet: Bool = false) throws -> Result {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(systemError()) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    if isQuiet {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var words = (["git"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    let code = posix_spawnp(&child, "git", &actions, nil, &words, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else { throw failure(String(cString: strerror(code))) }
    let output = readAll(ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw failure(systemError()) }
    }
    // The exit status, or the status with which a shell reports a signal.
    let signal = status & 0x7F
    return Result(output: output, status: signal == 0 ? status >> 8 & 0xFF : 128 + signal)
  }

  private static func failure(_ why: String) -> Diagnostic {
    Diagnostic(id: "git-failed", severity: .error, message: "cannot run git: \(why)")
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

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `xibinspect tree` on a small document, the whole process, against `xmllint --noout`.
struct StartBenchmark {
  private static let rounds = 201
  private static let sample = "SampleXibs/ProfileCell.xib"
  let command: String?

  func run(_ table: inout Table) {
    let figure = "xibinspect tree on \(Self.sample), against xmllint --noout"
    func skip(_ why: String) {
      table.add(figure, goal: "<= 2.00x", measured: "skipped: \(why)")
    }
    guard let command else { return skip("no command given") }
    guard let xmllint = Child.find("xmllint") else {
      return skip("xmllint is not installed (apt-get install libxml2-utils)")
    }
    var ours: [Double] = []
    var theirs: [Double] = []
    for round in 0...Self.rounds {
      let one = Child.run([command, "tree", Self.sample], output: "/dev/null")
      let other = Child.run([xmllint, "--noout", Self.sample], output: "/dev/null")
      guard one.status == 0, other.status == 0 else { return skip("a command failed") }
      if round > 0 {
        ours.append(one.milliseconds)
        theirs.append(other.milliseconds)
      }
    }
    table.add(
      figure, ratio: ours.median / theirs.median, atMost: 2,
      detail: "\(ours.median.text) ms, \(theirs.median.text) ms")
  }
}

/// Other processes, started and waited for.
enum Child {
  /// Runs a command; the status is that of `waitpid`, -1 where it could not be started.
  static func run(_ arguments: [String], output: String, errors: String? = nil) -> (
    status: Int32, milliseconds: Double
  ) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if let errors {
      posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    var strings = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var status: Int32 = -1
    let time = milliseconds {
      var child = pid_t()
      guard posix_spawn(&child, arguments[0], &actions, nil, &strings, environ) == 0 else { return }
      waitpid(child, &status, 0)
    }
    return (status, time)
  }

  static var ownPath: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments[0]
    #endif
  }

  /// Where a command is on the search path.
  static func find(_ name: String) -> String? {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}

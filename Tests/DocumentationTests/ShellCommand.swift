import Foundation

/// A line for a shell in which `xibinspect` is the command that was built with the tests.
struct ShellCommand {
  let line: String

  init(_ line: String) { self.line = line }

  /// Both streams of the line, run by a shell in the repository's root.
  func run() throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "xibinspect() { \"$COMMAND\" \"$@\"; }\n{ \(line)\n} 2>&1"]
    process.currentDirectoryURL = Repository.root
    var environment = ProcessInfo.processInfo.environment
    environment["COMMAND"] = Self.executable.path
    environment["LC_ALL"] = "C"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The command lies beside the tests.
  private static var executable: URL {
    #if os(Linux)
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let tests = Bundle(for: Marker.self).bundleURL
    #endif
    return tests.deletingLastPathComponent().appending(path: "xibinspect")
  }
}

#if !os(Linux)
  private final class Marker {}
#endif

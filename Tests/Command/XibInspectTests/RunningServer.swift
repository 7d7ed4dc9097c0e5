import Foundation
import TestSupport

/// A running `xibinspect serve`, which answers while a test changes files.
final class RunningServer {
  private let process = Process()
  private let input = Pipe()
  private let output: URL
  private let errors: URL
  private let scratch: ScratchFolder
  private var seen = 0

  /// Starts the server in a folder.
  init(_ arguments: String..., in folder: URL) throws {
    scratch = try ScratchFolder()
    output = scratch.url.appending(path: "out")
    errors = scratch.url.appending(path: "err")
    for file in [output, errors] { try Data().write(to: file) }
    process.executableURL = Command.executable
    process.arguments = ["serve"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // Every client introduces itself first. The server ignores notifications before.
    try send(["id": 0, "method": "initialize", "params": [:] as [String: Any]])
    seen = try answer { $0.contains("\"capabilities\"") }.utf8.count
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The standard error so far.
  var log: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// Sends a notification about a document, and returns the findings that the server answers with.
  func tell(_ method: String, _ file: URL, _ more: [String: Any] = [:]) throws -> String {
    let item = ["uri": file.absoluteString].merging(more) { $1 }
    try send(["method": "textDocument/" + method, "params": ["textDocument": item]])
    let answer = try answer { $0.contains("\"diagnostics\"") }
    seen += answer.utf8.count
    return answer
  }

  private func send(_ message: [String: Any]) throws {
    let bytes = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes)
  }

  /// Waits for an answer.
  private func answer(isExpected: (String) -> Bool) throws -> String {
    var answer = ""
    for _ in 0..<1200 where !isExpected(answer) || !answer.hasSuffix("}") {
      usleep(50_000)
      answer = String(decoding: try Data(contentsOf: output).dropFirst(seen), as: UTF8.self)
    }
    return answer
  }
}

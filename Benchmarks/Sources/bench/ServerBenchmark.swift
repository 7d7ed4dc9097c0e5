import IBLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `xibinspect serve`, from a message of the editor to the findings.
struct ServerBenchmark {
  private static let rounds = 41
  private static let sample = "SampleXibs/ProfileCell.xib"
  let command: String?

  func run(_ table: inout Table) throws {
    let start = "serve from its start to the findings in \(Self.sample), against lint on it"
    let edit = "serve after an edit in a document of 200 KB, against linting its bytes"
    guard let command, let sample = readFile(Self.sample) else {
      for figure in [start, edit] {
        table.add(figure, goal: "<= 2.00x", measured: "skipped: no command given")
      }
      return
    }
    var whole: [Double] = []
    var lint: [Double] = []
    for round in 0...Self.rounds {
      var server: Server?
      let first = milliseconds {
        server = Server(command)
        server?.open(sample)
      }
      server?.stop()
      let other = Child.run(
        [command, "lint", Self.sample], output: "/dev/null", errors: "/dev/null")
      // The first round warms up.
      if round > 0 {
        whole.append(first)
        lint.append(other.milliseconds)
      }
    }
    table.add(
      start, ratio: whole.median / lint.median, atMost: 2,
      detail: "\(whole.median.text) ms, \(lint.median.text) ms")
    try measureEdits(edit, command, &table)
  }

  private func measureEdits(_ figure: String, _ command: String, _ table: inout Table) throws {
    let bytes = GeneratedDocument.bytes(size: 200_000)
    let linter = try Linter(LintConfiguration())
    guard let server = Server(command) else {
      return table.add(figure, goal: "<= 2.00x", measured: "skipped: the server did not start")
    }
    defer { server.stop() }
    server.open(bytes)
    var edits: [Double] = []
    var lints: [Double] = []
    for round in 0...Self.rounds {
      let edit = milliseconds { server.insert("x", in: bytes) }
      let lint = milliseconds { _ = linter.lint(bytes, file: "Example.xib") }
      if round > 0 {
        edits.append(edit)
        lints.append(lint)
      }
    }
    table.add(
      figure, ratio: edits.median / lints.median, atMost: 2,
      detail: "\(edits.median.text) ms, \(lints.median.text) ms")
  }

  /// A running server in an empty folder, with one open document.
  private final class Server {
    private let input: Int32
    private let output: Int32
    private let folder: String
    private var child = pid_t()
    private var received: [UInt8] = []

    init?(_ command: String) {
      guard let here = getcwd(nil, 0), let path = realpath(command, nil) else { return nil }
      defer {
        free(here)
        free(path)
      }
      folder = "/tmp/xibinspect-serve-\(getpid())"
      mkdir(folder, 0o700)
      var (toServer, toEditor): ([Int32], [Int32]) = ([0, 0], [0, 0])
      guard pipe(&toServer) == 0, pipe(&toEditor) == 0, chdir(folder) == 0 else { return nil }
      defer { chdir(here) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, toServer[0], 0)
      posix_spawn_file_actions_adddup2(&actions, toEditor[1], 1)
      for end in toServer + toEditor { posix_spawn_file_actions_addclose(&actions, end) }
      var strings = [path, strdup("serve"), nil]
      defer { free(strings[1]) }
      (input, output) = (toServer[1], toEditor[0])
      guard posix_spawn(&child, path, &actions, nil, &strings, environ) == 0 else { return nil }
      close(toServer[0])
      close(toEditor[1])
      send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
      receive("\"capabilities\"")
    }

    /// Opens a document, and waits for the findings.
    func open(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self).flatMap { character -> String in
        switch character {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        default: String(character)
        }
      }
      notify("didOpen", #""text":"\#(String(text))""#, "")
      receive("publishDiagnostics")
    }

    /// Inserts text into the first title, and waits for the findings.
    func insert(_ text: String, in bytes: [UInt8]) {
      let key = Array("text=\"".utf8)
      guard let start = bytes.firstRange(of: key)?.upperBound else { return }
      let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") }
      let character = bytes[..<start].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
      let place = #"{"line":\#(line),"character":\#(character)}"#
      notify(
        "didChange", #""version":1"#,
        #","contentChanges":[{"range":{"start":\#(place),"end":\#(place)},"text":"\#(text)"}]"#)
      receive("publishDiagnostics")
    }

    func stop() {
      close(input)
      close(output)
      var status: Int32 = 0
      waitpid(child, &status, 0)
      rmdir(folder)
    }

    private func notify(_ method: String, _ item: String, _ more: String) {
      send(
        #"{"jsonrpc":"2.0","method":"textDocument/\#(method)","params":{"textDocument":{"uri":"file:///tmp/Example.xib",\#(item)}\#(more)}}"#
      )
    }

    private func send(_ message: String) {
      let bytes = Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          write(input, $0.baseAddress! + sent, bytes.count - sent)
        }
        guard count > 0 else { return }
        sent += count
      }
    }

    /// Waits for a whole message that contains a word.
    private func receive(_ word: String) {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        while let message = nextMessage() {
          if message.firstRange(of: Array(word.utf8)) != nil { return }
        }
        let count = read(output, &buffer, buffer.count)
        guard count > 0 else { return }
        received += buffer[..<count]
      }
    }

    private func nextMessage() -> [UInt8]? {
      guard let head = received.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
      let digits = received[..<head.lowerBound].filter { (48...57).contains($0) }
      let length = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
      guard received.count >= head.upperBound + length else { return nil }
      let message = Array(received[head.upperBound..<head.upperBound + length])
      received.removeFirst(head.upperBound + length)
      return message
    }
  }
}

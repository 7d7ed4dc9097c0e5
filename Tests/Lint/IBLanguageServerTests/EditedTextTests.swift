import Diagnostics
import Foundation
import IBLanguageServer
import IBLint
import TestSupport
import Testing

/// The text of an open document after changes with positions in UTF-16.
@Suite struct EditedTextTests {
  private static let uri = "file:///work/A.xib"

  /// A server that reports findings at offsets of the text, and keeps the text.
  private final class Session {
    let linter: Linter
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    private(set) lazy var server = LanguageServer(
      version: "1", workingDirectory: "/work",
      lint: { [unowned self] bytes, _ in
        self.bytes = bytes
        let findings = offsets.map { offset in
          Diagnostic(
            id: "a", severity: .error,
            range: SourceRange(at: SourcePosition(line: 1, column: 1, offset: offset)), message: "m"
          )
        }
        var result = linter.lint(bytes, file: nil)
        result.findings = findings
        return result
      })

    init() throws {
      linter = try Linter(LintConfiguration(), rules: [])
      let message = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#
      _ = server.answers(to: Array(message.utf8))
    }

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any]) throws -> [[UInt8]] {
      let document = ["uri": uri].merging(parameters["textDocument"] as? [String: Any] ?? [:]) {
        $1
      }
      let message: [String: Any] = [
        "jsonrpc": "2.0", "method": method,
        "params": parameters.merging(["textDocument": document]) { $1 },
      ]
      return server.answers(to: Array(try JSONSerialization.data(withJSONObject: message)))
    }

    func open(_ text: String) throws {
      try send("textDocument/didOpen", ["textDocument": ["text": text]])
    }

    func change(_ changes: [[String: Any]]) throws {
      try send("textDocument/didChange", ["contentChanges": changes])
    }
  }

  private static func range(_ start: (Int, Int), _ end: (Int, Int)) -> [String: Any] {
    func place(_ place: (Int, Int)) -> [String: Any] { ["line": place.0, "character": place.1] }
    return ["start": place(start), "end": place(end)]
  }

  /// Returns the index of a position in a text's UTF-16 code units.
  private static func index(_ place: (line: Int, character: Int), in text: [UInt16]) -> Int {
    var index = 0
    for _ in 0..<place.line {
      guard let end = text[index...].firstIndex(where: { $0 == 10 || $0 == 13 }) else {
        return text.count
      }
      let isPair = text[end] == 13 && end + 1 < text.count && text[end + 1] == 10
      index = end + (isPair ? 2 : 1)
    }
    for _ in 0..<place.character where index < text.count && text[index] != 10 && text[index] != 13
    {
      index += 1
    }
    // A place inside of a pair is after it.
    return index < text.count && UTF16.isTrailSurrogate(text[index]) ? index + 1 : index
  }

  @Test(arguments: [3, 300, 20_000])
  func `changes of a message apply one after the other`(size: Int) throws {
    var random = RandomSource(seed: UInt64(size))
    let parts = [
      "a", "bc", "é", "🙂", "\n", "\r\n", "\r", "€uro", String(repeating: "x", count: 900),
    ]
    func text(_ count: Int) -> String {
      var text = ""
      while text.utf8.count < count { text += parts.randomElement(using: &random) ?? "" }
      return text
    }
    for _ in 0..<10 {
      let session = try Session()
      var expected = Array(text(size).utf16)
      try session.open(String(decoding: expected, as: UTF16.self))
      for _ in 0..<3 {
        var changes: [[String: Any]] = []
        for _ in 0..<20 {
          let lines = expected.count { $0 == 10 } + 2
          let places = (0..<2).map { _ in
            (
              line: Int.random(in: 0...lines, using: &random),
              character: Int.random(in: 0...1_000, using: &random)
            )
          }.sorted { $0 < $1 }
          let text = text(Int.random(in: 0..<40, using: &random))
          changes.append(["range": Self.range(places[0], places[1]), "text": text])
          let (start, end) = (
            Self.index(places[0], in: expected), Self.index(places[1], in: expected)
          )
          expected.replaceSubrange(start..<max(start, end), with: text.utf16)
        }
        try session.change(changes)
        #expect(
          String(decoding: session.bytes, as: UTF8.self)
            == String(decoding: expected, as: UTF16.self))
      }
    }
  }

  @Test func `a change without a range replaces the text`() throws {
    let session = try Session()
    try session.open("a")
    try session.change([["text": "b"], ["range": Self.range((0, 1), (0, 9)), "text": "c"]])
    #expect(session.bytes == Array("bc".utf8))
    try session.change([["text": ""]])
    #expect(session.bytes == [])
    try session.change([["range": Self.range((0, 0), (5, 0)), "text": "d"]])
    #expect(session.bytes == Array("d".utf8))
  }

  @Test(arguments: [0, 1_000_000_000])
  func `many changes of a long line take linear time`(place: Int) throws {
    let growth = try Growth.ofDoubled(500) { size in
      let session = try Session()
      try session.open("é" + String(repeating: " ", count: size * 200))
      let change: [String: Any] = ["range": Self.range((0, place), (0, place)), "text": "x"]
      try session.change(Array(repeating: change, count: size))
      #expect(session.bytes.count == size * 201 + 2)
    }
    #expect(growth < 3)
  }

  @Test func `findings in a long line take linear time`() throws {
    let growth = try Growth.ofDoubled(2_000) { size in
      let session = try Session()
      session.offsets = (0..<size).map { $0 * 40 }
      try session.open("é" + String(repeating: " ", count: size * 40))
    }
    #expect(growth < 3)
  }
}

import Foundation
import IBLanguageServer
import IBLint
import InterfaceBuilder
import TestSupport
import Testing

/// Formatting in an editor, and how often the server checks a document.
@Suite struct FormattingTests {
  private let server: LanguageServer
  private let linted = Counter()
  private let uri = "file:///work/Form.xib"
  private let text = Documents.xib(#"<view id="a"><label id="b" text="Möwe"/></view>"#)

  private final class Counter {
    var count = 0
  }

  init() throws {
    let linter = try Linter(LintConfiguration(only: ["duplicate-id"]))
    server = LanguageServer(version: "1", workingDirectory: "/work") { [linted] bytes, path in
      linted.count += 1
      return linter.lint(bytes, file: path)
    }
    server.start()
  }

  private func message(_ members: [String: Any]) throws -> [UInt8] {
    Array(try JSONSerialization.data(withJSONObject: members))
  }

  private func open(_ text: String) throws {
    _ = server.answers(
      to: try message([
        "method": "textDocument/didOpen", "params": ["textDocument": ["uri": uri, "text": text]],
      ]))
  }

  private func format() throws -> [String: Any] {
    let answers = server.answers(
      to: try message([
        "id": 1, "method": "textDocument/formatting",
        "params": ["textDocument": ["uri": uri], "options": ["tabSize": 4]],
      ]))
    let bytes = try #require(answers.first)
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func change(to text: String) throws -> [UInt8] {
    try message([
      "method": "textDocument/didChange",
      "params": ["textDocument": ["uri": uri], "contentChanges": [["text": text]]],
    ])
  }

  @Test func `formatting replaces only the lines that Interface Builder writes differently`() throws
  {
    let formatted = String(
      decoding: try IBDocument(parsing: text).formatted(keepsLineBreaks: true), as: UTF8.self)
    let label = #"<label id="b" text="Möwe"/>"#
    try open(formatted.replacing(label, with: #"<label text="Möwe"   id="b"></label>"#))
    let edits = try #require(try format()["result"] as? [[String: Any]])
    let line = try #require(
      formatted.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("Möwe") })
    let range = try #require(edits.first?["range"] as? [String: [String: Int]])
    #expect(edits.count == 1)
    #expect(range["start"] == ["line": line, "character": 0])
    #expect(range["end"] == ["line": line + 1, "character": 0])
    let new = try #require(edits.first?["newText"] as? String)
    #expect(new.hasSuffix("\n") && new.contains("Möwe") && !new.contains("   id="))
    #expect(!new.contains("</label>"))
  }

  @Test func `a document in Interface Builder's format needs no edit`() throws {
    try open(
      String(
        decoding: try IBDocument(parsing: text).formatted(keepsLineBreaks: true), as: UTF8.self))
    #expect((try format()["result"] as? [Any])?.isEmpty == true)
  }

  @Test func `a document with errors is not formatted, and the answer says why`() throws {
    try open(text.replacing("</view>", with: ""))
    let error = try #require(try format()["error"] as? [String: Any])
    #expect((error["message"] as? String)?.contains("errors") == true)
  }

  @Test func `changes are checked once the user pauses`() throws {
    try open(text)
    let before = linted.count
    for name in ["x", "y", "z"] {
      let answers = server.receive([try change(to: text.replacing("Möwe", with: name))])
      #expect(answers.isEmpty && server.hasChanges)
    }
    #expect(linted.count == before)
    #expect(server.publishChanges().count == 1)
    #expect(linted.count == before + 1 && !server.hasChanges)
  }

  @Test func `a request is answered for the document as it is now`() throws {
    try open(text)
    _ = server.receive([try change(to: text.replacing("</view>", with: ""))])
    #expect(server.hasChanges)
    let answers = server.receive([
      try message([
        "id": 2, "method": "textDocument/formatting", "params": ["textDocument": ["uri": uri]],
      ])
    ])
    // The findings, then the answer.
    #expect(answers.count == 2 && !server.hasChanges)
  }
}

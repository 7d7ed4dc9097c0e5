import Diagnostics
import Foundation
import IBLanguageServer
import IBLint
import InterfaceBuilder
import TestSupport
import Testing

/// What an editor gets from the server.
@Suite struct LanguageServerTests {
  /// The sources of an app with one class.
  private struct Sources: SourceFacts {
    let form = SourceClass(
      name: "Form", superclass: "UIView", place: SourcePlace(file: "App/Form.swift", line: 3),
      outlets: [
        SourceOutlet(
          name: "title", type: "UILabel",
          place: SourcePlace(file: "./App/../App/Form.swift", line: 5, column: 17))
      ])

    func superclasses(of className: String, module: String?) -> [String]? {
      className == "Form" ? ["UIView"] : nil
    }
    func ancestry(of className: String, module: String?) -> SourceAncestry? {
      className == "Form" ? SourceAncestry(classes: [form], end: "UIView") : nil
    }
  }

  private let server: LanguageServer
  private let text = Documents.xib(
    """
            <view id="a" customClass="Form" userLabel="🙂 Form">
                <rect key="frame" x="0.0" y="20" width="100" height="50"/>
                <connections>
                    <outlet property="title" destination="b" id="o"/>
                    <outlet property="gone" destination="x" id="p"/>
                </connections>
            </view>
            <label id="b"/>
    """)
  private let uri = "file:///work/My%20App/Form.xib"

  init() throws {
    let linter = try Linter(LintConfiguration(only: ["dangling-connection"]))
    server = LanguageServer(
      version: "1", workingDirectory: "/work", sources: { Sources() },
      lint: { bytes, path in
        #expect(path == "/work/My App/Form.xib")
        return linter.lint(bytes, file: path)
      })
    server.start()
  }

  private func send(_ message: [String: Any]) throws -> [[String: Any]] {
    let bytes = try JSONSerialization.data(withJSONObject: message)
    return try server.answers(to: Array(bytes)).map {
      try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
    }
  }

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    let answers = try send(["jsonrpc": "2.0", "id": 7, "method": method, "params": parameters])
    #expect(answers.count == 1 && answers[0]["id"] as? Int == 7)
    return answers.first?["result"]
  }

  private func tell(_ method: String, _ parameters: [String: Any]) throws -> [[String: Any]] {
    let answers = try send(["jsonrpc": "2.0", "method": method, "params": parameters])
    let answer = try #require(answers.first)
    #expect(answers.count == 1)
    #expect(answer["method"] as? String == "textDocument/publishDiagnostics")
    let published = try #require(answer["params"] as? [String: Any])
    #expect(published["uri"] as? String == uri)
    return try #require(published["diagnostics"] as? [[String: Any]])
  }

  private func open() throws -> [[String: Any]] {
    try tell("textDocument/didOpen", ["textDocument": ["uri": uri, "version": 1, "text": text]])
  }

  /// A place in the text as the protocol has it.
  private func position(of part: String) throws -> [String: Int] {
    let found = try #require(text.range(of: part))
    let before = text[..<found.lowerBound].components(separatedBy: "\n")
    return ["line": before.count - 1, "character": before.last?.utf16.count ?? 0]
  }

  private func parameters(at part: String) throws -> [String: Any] {
    ["textDocument": ["uri": uri], "position": try position(of: part)]
  }

  @Test func `it says what it can do`() throws {
    let result = try #require(try ask("initialize", [:]) as? [String: Any])
    let can = try #require(result["capabilities"] as? [String: Any])
    #expect(can["hoverProvider"] as? Bool == true && can["definitionProvider"] as? Bool == true)
    #expect((can["textDocumentSync"] as? [String: Any])?["change"] as? Int == 2)
  }

  @Test func `an opened document gets its findings, and a closed one loses them`() throws {
    let found = try open()
    #expect(found.map { $0["code"] as? String } == ["dangling-connection"])
    #expect(found[0]["severity"] as? Int == 1)
    let start = (found[0]["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(try start == position(of: #"<outlet property="gone""#))
    let answers = try send([
      "jsonrpc": "2.0", "method": "textDocument/didClose",
      "params": ["textDocument": ["uri": uri]],
    ])
    #expect(((answers[0]["params"] as? [String: Any])?["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func `changes of a part count in UTF-16, and findings follow them`() throws {
    _ = try open()
    var start = try position(of: " Form\">")
    let end = start
    // Behind the emoji, which is two units.
    start["character"] = (start["character"] ?? 0) - 2
    let renamed = try tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2],
        "contentChanges": [["range": ["start": start, "end": end], "text": "Main"]],
      ])
    #expect(renamed.count == 1)
    let hover = try #require(
      try ask("textDocument/hover", parameters(at: "<rect")) as? [String: Any])
    let contents = (hover["contents"] as? [String: Any])?["value"] as? String
    #expect(contents?.contains("**Main Form**") == true)
    let mended = try tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 3],
        "contentChanges": [
          ["text": text.replacingOccurrences(of: #"destination="x""#, with: #"destination="b""#)]
        ],
      ])
    #expect(mended.isEmpty)
  }

  @Test func `a fix is a code action whose edit mends the document`() throws {
    _ = try open()
    let place = try position(of: #"<outlet property="gone""#)
    let actions = try #require(
      try ask(
        "textDocument/codeAction",
        ["textDocument": ["uri": uri], "range": ["start": place, "end": place], "context": [:]])
        as? [[String: Any]])
    #expect(actions.count == 1 && actions[0]["kind"] as? String == "quickfix")
    let changes = (actions[0]["edit"] as? [String: Any])?["changes"] as? [String: Any]
    let edits = try #require(changes?[uri] as? [[String: Any]])
    let mended = try tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": 2],
        "contentChanges": edits.map { ["range": $0["range"] ?? [:], "text": $0["newText"] ?? ""] },
      ])
    #expect(mended.isEmpty)
  }

  /// Settings that a client can change while the server runs.
  private final class Surroundings {
    var hasChanged = false
    var findings: [Diagnostic] = []
  }

  @Test func `changed files around an open document lead to new findings`() throws {
    let surroundings = Surroundings()
    let linter = try Linter(LintConfiguration(only: ["dangling-connection"]))
    let server = LanguageServer(
      version: "1", workingDirectory: "/work",
      refresh: {
        defer { surroundings.hasChanged = false }
        return surroundings.hasChanged
      },
      lint: { bytes, path in
        var result = linter.lint(bytes, file: path)
        result.findings = surroundings.findings
        return result
      })
    server.start()
    func tell(_ method: String, _ parameters: [String: Any]) throws -> [[String: Any]] {
      let message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
      let bytes = try JSONSerialization.data(withJSONObject: message)
      return try server.answers(to: Array(bytes)).map {
        try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
      }
    }
    func count(_ answer: [String: Any]?) -> Int? {
      ((answer?["params"] as? [String: Any])?["diagnostics"] as? [Any])?.count
    }
    let opened = try tell(
      "textDocument/didOpen", ["textDocument": ["uri": uri, "version": 1, "text": text]])
    #expect(count(opened.first) == 0)
    surroundings.findings = [Diagnostic(id: "r", severity: .error, message: "m")]
    let changes = ["changes": [["uri": "file:///work/App/Form.swift", "type": 2]]]
    #expect(try tell("workspace/didChangeWatchedFiles", changes).isEmpty)
    surroundings.hasChanged = true
    let changed = try tell("workspace/didChangeWatchedFiles", changes)
    #expect(changed.count == 1 && count(changed.first) == 1)
    (surroundings.findings, surroundings.hasChanged) = ([], true)
    let saved = try tell(
      "textDocument/didSave", ["textDocument": ["uri": "file:///work/App/Form.swift"]])
    #expect(saved.count == 1 && count(saved.first) == 0)
  }

  @Test func `a client that can watch files is asked to`() throws {
    let watching = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    _ = try ask("initialize", ["capabilities": watching])
    let requests = try send(["jsonrpc": "2.0", "method": "initialized", "params": [:]])
    #expect(requests.map { $0["method"] as? String } == ["client/registerCapability"])
  }

  @Test func `a client that cannot watch files is not asked to`() throws {
    _ = try ask("initialize", ["capabilities": [:] as [String: Any]])
    #expect(try send(["jsonrpc": "2.0", "method": "initialized", "params": [:]]).isEmpty)
  }

  @Test(arguments: [true, false])
  func `opening a document looks for changed files unless the client does`(isWatching: Bool) throws
  {
    let surroundings = Surroundings()
    let linter = try Linter(LintConfiguration(only: ["dangling-connection"]))
    let server = LanguageServer(
      version: "1", workingDirectory: "/work",
      refresh: {
        surroundings.hasChanged = true
        return false
      },
      lint: { linter.lint($0, file: $1) })
    for message: [String: Any] in [
      [
        "id": 1, "method": "initialize",
        "params": [
          "capabilities": [
            "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": isWatching]]
          ]
        ],
      ],
      [
        "method": "textDocument/didOpen",
        "params": ["textDocument": ["uri": uri, "version": 1, "text": text]],
      ],
    ] {
      _ = server.answers(to: Array(try JSONSerialization.data(withJSONObject: message)))
    }
    #expect(surroundings.hasChanged == !isWatching)
  }

  @Test func `an object tells its class, frame and connections`() throws {
    _ = try open()
    let hover = try #require(
      try ask("textDocument/hover", parameters(at: "<rect")) as? [String: Any])
    let value = try #require((hover["contents"] as? [String: Any])?["value"] as? String)
    for part in ["🙂 Form", "class Form", "frame (0, 20, 100, 50)", "outlet 'title' → Label"] {
      #expect(value.contains(part), "\(part) in \(value)")
    }
  }

  @Test func `an outlet leads to its declaration`() throws {
    _ = try open()
    let found = try #require(
      try ask("textDocument/definition", parameters(at: #"property="title""#)) as? [String: Any])
    #expect(found["uri"] as? String == "file:///work/App/Form.swift")
    let start = (found["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start == ["line": 4, "character": 16])
    #expect(try ask("textDocument/definition", parameters(at: "<rect")) is NSNull)
  }

  @Test func `unknown methods and broken messages are errors, unknown notifications are not`()
    throws
  {
    let unknown = try send([
      "jsonrpc": "2.0", "id": 1, "method": "textDocument/fold", "params": [:],
    ])
    #expect((unknown.first?["error"] as? [String: Any])?["code"] as? Int == -32601)
    #expect(try send(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 1]]).isEmpty)
    let broken = server.answers(to: Array("{".utf8))
    #expect(broken.count == 1 && String(decoding: broken[0], as: UTF8.self).contains("-32700"))
  }

  @Test func `it ends after exit, with an error unless it was shut down first`() throws {
    #expect(server.exitCode == nil)
    _ = try ask("shutdown", [:])
    _ = try send(["jsonrpc": "2.0", "method": "exit"])
    #expect(server.exitCode == 0)
  }

  @Test func `a document that cannot be read is a finding`() throws {
    let linter = try Linter()
    let server = LanguageServer(version: "1", workingDirectory: "/") { linter.lint($0, file: $1) }
    server.start()
    let message: [String: Any] = [
      "jsonrpc": "2.0", "method": "textDocument/didOpen",
      "params": ["textDocument": ["uri": "file:///a.xib", "text": "<document"]],
    ]
    let bytes = try JSONSerialization.data(withJSONObject: message)
    let answers = server.answers(to: Array(bytes))
    #expect(
      answers.count == 1
        && String(decoding: answers[0], as: UTF8.self).contains("unreadable-document"))
  }

  @Test func `a fix that also changes code is one edit of several files`() throws {
    let document = Documents.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form">
                  <connections><outlet property="title" destination="b" id="o"/></connections>
              </placeholder>
              <view id="a"><subviews><label id="b"/></subviews></view>
      """)
    let code = "// 🙂\nlet form = load(\"Form\", owner: self)\n"
    let linter = try Linter(LintConfiguration(only: ["view-as-file-owner"]))
    func server(_ readFile: @escaping (String) -> [UInt8]?) -> LanguageServer {
      LanguageServer(
        version: "1", workingDirectory: "/work", sources: { Sources() }, readFile: readFile,
        lint: { bytes, path in
          linter.lint(bytes, file: path, sources: ChangingSources(code: code))
        })
    }
    func changes(_ server: LanguageServer) throws -> [[String: Any]] {
      server.start()
      func send(_ message: [String: Any]) throws -> [[UInt8]] {
        server.answers(to: Array(try JSONSerialization.data(withJSONObject: message)))
      }
      _ = try send([
        "jsonrpc": "2.0", "method": "textDocument/didOpen",
        "params": ["textDocument": ["uri": uri, "version": 1, "text": document]],
      ])
      let line: [String: Any] = ["line": 0, "character": 0]
      let answer = try send([
        "jsonrpc": "2.0", "id": 1, "method": "textDocument/codeAction",
        "params": [
          "textDocument": ["uri": uri],
          "range": ["start": line, "end": ["line": 99, "character": 0]],
        ],
      ])
      let first = try #require(answer.first)
      let object = try JSONSerialization.jsonObject(with: Data(first)) as? [String: Any]
      let actions = try #require(object?["result"] as? [[String: Any]])
      return actions.compactMap { ($0["edit"] as? [String: Any])?["changes"] as? [String: Any] }
    }
    let found = try changes(
      server { path in
        #expect(path == "/work/App/Board.swift")
        return Array(code.utf8)
      })
    #expect(
      found.count == 1
        && Set(found.first.map { Array($0.keys) } ?? []) == [uri, "file:///work/App/Board.swift"])
    let edits = try #require(found.first?["file:///work/App/Board.swift"] as? [[String: Any]])
    let start = (edits.first?["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start == ["line": 1, "character": 31] && edits.first?["newText"] as? String == "nil")
    // A file that can no longer be read cannot be changed.
    #expect(try changes(server { _ in nil }).isEmpty)
  }

  /// Sources in which the fix of a view as File's Owner changes one call.
  private struct ChangingSources: SourceFacts {
    let code: String

    func superclasses(of className: String, module: String?) -> [String]? { ["UIView"] }
    func loading(ofNib name: String, className: String, module: String?) -> NibLoading? {
      NibLoading(sites: [NibCallSite(file: "App/Board.swift", line: 2, isInObject: false)])
    }
    func edits(
      movingOwner className: String, module: String?, ofNib nibName: String, rootOutlets: [String]
    ) throws(SourceObstacle) -> [Diagnostic.FileEdit] {
      guard let range = code.range(of: "self") else { throw SourceObstacle("none", place: nil) }
      let start = code[..<range.lowerBound].utf8.count
      return [
        Diagnostic.FileEdit(file: "App/Board.swift", start: start, end: start + 4, text: "nil")
      ]
    }
  }
}

extension LanguageServer {
  /// Sends the first message of a client.
  func start() {
    _ = answers(to: Array(#"{"id": 0, "method": "initialize", "params": {}}"#.utf8))
  }
}

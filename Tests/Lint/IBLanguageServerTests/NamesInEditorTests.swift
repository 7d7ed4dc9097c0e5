import Foundation
import IBLanguageServer
import IBLint
import InterfaceBuilder
import TestSupport
import Testing

/// Outlines, references, renaming and completion in an editor.
@Suite struct NamesInEditorTests {
  /// The sources of an app with two classes.
  private struct Sources: SourceFacts {
    let form = SourceClass(
      name: "Form", superclass: "UIView", place: SourcePlace(file: "App/Form.swift", line: 3),
      outlets: [
        SourceOutlet(
          name: "heading", type: "UILabel", place: SourcePlace(file: "App/Form.swift", line: 5))
      ],
      actions: [
        SourceAction(
          selector: "send:", kind: .action, parameterTypes: ["UIButton"],
          place: SourcePlace(file: "App/Form.swift", line: 7))
      ])
    let badge = SourceClass(
      name: "Badge", superclass: "UILabel", place: SourcePlace(file: "App/Badge.swift", line: 1))

    var declarations: [SourceClass] { [badge, form] }
    func declaration(of className: String, module: String?) -> SourceClass? {
      declarations.first { $0.name == className }
    }
    func superclasses(of className: String, module: String?) -> [String]? {
      declaration(of: className, module: module)?.superclass.map { [$0] }
    }
    func ancestry(of className: String, module: String?) -> SourceAncestry? {
      declaration(of: className, module: module).map {
        SourceAncestry(classes: [$0], end: $0.superclass)
      }
    }
  }

  private let server: LanguageServer
  private let uri = "file:///work/Form.xib"
  private let text = Documents.xib(
    """
            <view id="frm-ab-001" customClass="Form" userLabel="🙂 Form" contentMode="center">
                <subviews>
                    <label id="lbl-ab-002" userLabel="lbl-ab-002"/>
                    <imageView image="anchor" id="img-ab-003"/>
                    <button id="btn-ab-004">
                        <connections>
                            <action selector="send:" destination="frm-ab-001" eventType="touchUpInside" id="act-ab-005"/>
                        </connections>
                    </button>
                </subviews>
                <connections>
                    <outlet property="heading" destination="lbl-ab-002" id="out-ab-006"/>
                </connections>
            </view>
    """)

  init() throws {
    let linter = try Linter(LintConfiguration(only: ["dangling-connection"]))
    server = LanguageServer(
      version: "1", workingDirectory: "/work", sources: { Sources() },
      lint: { linter.lint($0, file: $1) })
    _ = try send(["id": 0, "method": "initialize", "params": [:] as [String: Any]])
    try open(uri, text)
  }

  private func send(_ messages: [String: Any]...) throws -> [[String: Any]] {
    let bytes = try messages.map { Array(try JSONSerialization.data(withJSONObject: $0)) }
    return try server.answers(to: bytes).map {
      try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
    }
  }

  private func open(_ uri: String, _ text: String) throws {
    _ = try send([
      "method": "textDocument/didOpen", "params": ["textDocument": ["uri": uri, "text": text]],
    ])
  }

  private func ask(
    _ method: String, at part: String? = nil, skipping count: Int = 0,
    _ more: [String: Any] = [:]
  ) throws -> [String: Any] {
    var parameters = more
    parameters["textDocument"] = ["uri": uri]
    if let part {
      var place = try position(of: part)
      place["character", default: 0] += count
      parameters["position"] = place
    }
    return try #require(
      try send(["id": 1, "method": method, "params": parameters]).first)
  }

  private func position(of part: String) throws -> [String: Int] {
    let found = try #require(text.range(of: part), "\(part)")
    let before = text[..<found.lowerBound].components(separatedBy: "\n")
    return ["line": before.count - 1, "character": before.last?.utf16.count ?? 0]
  }

  /// Returns the parts of the text at the ranges of locations or edits.
  private func parts(_ found: [[String: Any]]) throws -> [String] {
    let lines = text.components(separatedBy: "\n")
    return try found.map { item in
      let range = try #require(item["range"] as? [String: [String: Int]])
      let (start, end) = (range["start"] ?? [:], range["end"] ?? [:])
      #expect(start["line"] == end["line"])
      let line = Array(lines[start["line"] ?? 0].utf16)
      return String(
        decoding: line[(start["character"] ?? 0)..<(end["character"] ?? 0)], as: UTF16.self)
    }
  }

  private func labels(at part: String, skipping count: Int) throws -> [String] {
    let answer = try ask("textDocument/completion", at: part, skipping: count)
    return (answer["result"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
  }

  @Test func `the outline has the objects inside each other, with their classes`() throws {
    let symbols = try #require(
      try ask("textDocument/documentSymbol")["result"] as? [[String: Any]])
    let form = try #require(symbols.first { $0["name"] as? String == "🙂 Form" })
    #expect(form["detail"] as? String == "Form")
    let inner = try #require(form["children"] as? [[String: Any]])
    #expect(inner.compactMap { $0["name"] as? String }.first == "lbl-ab-002" && inner.count == 3)
    let answers = try send(["id": 1, "method": "workspace/symbol", "params": ["query": "form"]])
    let found = try #require(answers.first?["result"] as? [[String: Any]])
    #expect(found.map { $0["name"] as? String } == ["🙂 Form"])
  }

  @Test func `the references of an object are the attributes with its id, and not its label`()
    throws
  {
    let answer = try ask("textDocument/references", at: "<label")
    let found = try #require(answer["result"] as? [[String: Any]])
    #expect(try parts(found) == ["lbl-ab-002", "lbl-ab-002"])
    let others = try ask(
      "textDocument/references", at: "<label", ["context": ["includeDeclaration": false]])
    #expect((others["result"] as? [Any])?.count == 1)
  }

  @Test func `an id leads to its object, and a class to its declaration`() throws {
    let label = try #require(
      try ask("textDocument/definition", at: #"destination="lbl"#, skipping: 15)["result"]
        as? [String: Any])
    let start = (label["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(try start == position(of: "<label"))
    let form = try #require(
      try ask("textDocument/definition", at: "customClass=", skipping: 14)["result"]
        as? [String: Any])
    #expect(form["uri"] as? String == "file:///work/App/Form.swift")
  }

  @Test func `renaming an id changes its uses in the document, and a class those in all documents`()
    throws
  {
    let other = "file:///work/Other.xib"
    try open(other, text.replacing("🙂 Form", with: "A"))
    let id = try ask(
      "textDocument/rename", at: "<label", ["newName": "new-ab-007"])
    var changes = (id["result"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    #expect(changes.map { Array($0.keys) } == [uri])
    #expect(try parts(changes?[uri] ?? []) == ["lbl-ab-002", "lbl-ab-002"])
    let form = try ask(
      "textDocument/rename", at: "customClass=", skipping: 14, ["newName": "Sheet"])
    changes = (form["result"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    #expect(changes.map { Set($0.keys) } == [uri, other])
    #expect(try parts(changes?[uri] ?? []) == ["Form"])
    for (name, words) in [("UIView", "is a class of the frameworks"), ("1", "cannot be the name")] {
      let refused = try ask(
        "textDocument/rename", at: "customClass=", skipping: 14, ["newName": name])
      let message = (refused["error"] as? [String: Any])?["message"] as? String
      #expect(message?.contains(words) == true)
    }
    let clash = try ask("textDocument/rename", at: "<label", ["newName": "img-ab-003"])
    #expect((clash["error"] as? [String: Any])?["message"] as? String != nil)
  }

  @Test func `only names can be renamed`() throws {
    let name = try #require(
      try ask("textDocument/prepareRename", at: "customClass=", skipping: 14)["result"]
        as? [String: Any])
    #expect(name["placeholder"] as? String == "Form")
    #expect(try ask("textDocument/prepareRename", at: "<subviews")["result"] is NSNull)
  }

  @Test func `attributes are completed with what the app and the format have`() throws {
    #expect(try labels(at: "customClass=", skipping: 13) == ["Badge", "Form"])
    #expect(try labels(at: #"property="heading"#, skipping: 12).contains("heading"))
    #expect(try labels(at: #"selector="send:"#, skipping: 10).contains("send:"))
    #expect(try labels(at: #"destination="lbl"#, skipping: 14).contains("img-ab-003"))
    #expect(try labels(at: "contentMode=", skipping: 13).contains("scaleAspectFit"))
    #expect(try labels(at: "eventType=", skipping: 11).contains("valueChanged"))
    #expect(try labels(at: "userLabel=", skipping: 12) == [])
  }

  @Test func `a document that changes several times is linted once, before the next answer`() throws
  {
    func change(_ old: String, _ new: String) -> [String: Any] {
      [
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": uri],
          "contentChanges": [["text": text.replacing(old, with: new)]],
        ],
      ]
    }
    let broken = change(#"destination="lbl"#, #"destination="gone"#)
    let symbols: [String: Any] = [
      "id": 2, "method": "workspace/symbol", "params": ["query": "lbl"],
    ]
    let answers = try send(broken, change("🙂", "😀"), symbols, broken)
    func count(_ answer: [String: Any]) -> Int? {
      ((answer["params"] as? [String: Any])?["diagnostics"] as? [Any])?.count
    }
    #expect(answers.count == 3)
    #expect(answers.map { count($0) } == [0, nil, 1])
  }

  @Test func `before the client introduces itself, requests fail and notifications are ignored`()
    throws
  {
    let linter = try Linter()
    let server = LanguageServer(version: "1", workingDirectory: "/") { linter.lint($0, file: $1) }
    func send(_ text: String) -> [String] {
      server.answers(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
    let opened =
      #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///a.xib", "text": "<"}}}"#
    #expect(send(opened).isEmpty)
    #expect(send(#"{"id": 1, "method": "textDocument/hover"}"#).first?.contains("-32002") == true)
    #expect(send(#"{"id": 2, "method": "initialize"}"#).first?.contains("capabilities") == true)
    #expect(send(opened).count == 1)
  }
}

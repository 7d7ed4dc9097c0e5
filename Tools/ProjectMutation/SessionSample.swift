import Foundation
import IBLanguageServer
import IBLint
import IBTools
import TestSupport

#if SourceChecks
  import IBLintSources
#endif

/// Sessions of an editor over a document and its sources: text that changes, and questions about any place of it.
enum SessionSample {
  private static let path = "/p/app/a.xib"

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C0">
    <connections><outlet property="a" destination="v1" id="o1"/><outlet property="gone" destination="b1" id="o3"/>
    </connections></placeholder>
    <view id="v1" customClass="C1" customModule="App"><subviews><button id="b1"><connections>
    <action selector="b:" destination="-1" eventType="touchUpInside" id="o2"/>
    </connections></button></subviews></view></objects></document>
    """

  static func bytes(_ random: inout RandomSource) -> [UInt8] {
    var messages = ["{\"id\":0,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}"]
    messages.append(opening(document, version: 1))
    for number in 1...(1 + random.amount(8, rarely: 50)) {
      messages.append(message(number, &random))
    }
    return messages.flatMap { MessageFraming.framed(Array($0.utf8)) }
  }

  private static func opening(_ text: String, version: Int) -> String {
    "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"file://\(path)\",\"version\":\(version),\"text\":\(literal(text))}}}"
  }

  private static func literal(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data("\"\"".utf8), as: UTF8.self)
  }

  private static func position(_ random: inout RandomSource) -> String {
    let (line, column) = (random.extreme(random.below(12)), random.extreme(random.below(90)))
    return "{\"line\":\(line),\"character\":\(column)}"
  }

  private static func message(_ number: Int, _ random: inout RandomSource) -> String {
    let uri = random.below(8) == 0 ? "file:///p/app/C0.swift" : "file://\(path)"
    let name = "\"textDocument\":{\"uri\":\"\(uri)\",\"version\":\(number)}"
    let range = "{\"start\":\(position(&random)),\"end\":\(position(&random))}"
    switch random.below(8) {
    case 0:
      let text = document.replacing("C1", with: random.pick(["C2", "C1", "é", "", "&amp;"]))
      return
        "{\"method\":\"textDocument/didChange\",\"params\":{\(name),\"contentChanges\":[{\"text\":\(literal(text))}]}}"
    case 1, 2:
      let text = random.pick([
        "", "x", "\n", "\"", "<", "😀", "<label id=\"b1\"/>", " customClass=\"C0\"",
      ])
      return
        "{\"method\":\"textDocument/didChange\",\"params\":{\(name),\"contentChanges\":[{\"range\":\(range),\"text\":\(literal(text))}]}}"
    case 3, 4:
      return
        "{\"id\":\(number),\"method\":\"textDocument/codeAction\",\"params\":{\(name),\"range\":\(range),\"context\":{\"diagnostics\":[]}}}"
    case 5: return "{\"method\":\"workspace/didChangeWatchedFiles\",\"params\":{\"changes\":[]}}"
    default:
      let question = random.pick([
        "definition", "hover", "references", "documentSymbol", "completion", "rename", "formatting",
        "documentHighlight", "documentColor", "foldingRange", "x",
      ])
      return
        "{\"id\":\(number),\"method\":\"textDocument/\(question)\",\"params\":{\(name),\"position\":\(position(&random)),\"newName\":\"n\"}}"
    }
  }

  private static let linter = Result { try Linter(LintConfiguration(evidence: .possible)) }

  static func probe(_ bytes: [UInt8], seed: UInt64) -> ProbeOutcome {
    guard let linter = try? linter.get() else { return .broken("there is no linter") }
    var random = RandomSource(seed: seed)
    let swift = SourceText.swift(&random)
    let sources = facts(["/p/app/C0.swift": swift])
    let server = LanguageServer(
      version: "1", workingDirectory: "/p", sources: { sources },
      refresh: { random.below(2) == 0 },
      readFile: { $0.hasSuffix(".swift") ? Array(swift.utf8) : nil },
      lint: { bytes, path in linter.lint(bytes, file: path, sources: sources) })
    var framing = MessageFraming()
    framing.add(bytes)
    var answers = 0
    do throws(MessageFraming.Failure) {
      while let message = try framing.next() {
        for answer in server.answers(to: message) {
          answers += 1
          guard (try? JSONSerialization.jsonObject(with: Data(answer))) != nil else {
            return .broken("an answer that is not JSON")
          }
        }
        if server.exitCode != nil { break }
      }
    } catch {
      return error.reason.isEmpty ? .broken("an error without words") : .refused
    }
    return answers > 0 ? .read : .refused
  }

  private static func facts(_ texts: [String: String]) -> (any SourceFacts)? {
    #if SourceChecks
      SourceIndex(texts: texts)
    #else
      nil
    #endif
  }
}

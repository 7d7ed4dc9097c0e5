import DiagnosticText
import Foundation
import IBCompare
import InterfaceBuilder
import TestSupport

/// The changes of a document in JSON, some of which fit the document, and some of which never did.
enum ChangesSample {
  private static let markup = [
    "<label key=\"a\" id=\"n1\" text=\"x\"/>", "<view id=\"v1\"/>", "<a/><b/><c/>", "<a>", "", "x",
    "<a b=\"c\" b=\"d\"/>", "</objects>", "<!-- c -->", "<point x=\"1\" y=\"2\"/>",
  ]
  private static let texts = [
    "", "a", "b1", "v1", "<&\">", "id", "key", "text", "1", "é", "\u{0}", "]]>",
  ]

  static func bytes(_ random: inout RandomSource) -> [UInt8] {
    let addresses = Self.addresses
    func address(_ random: inout RandomSource) -> String {
      random.below(8) == 0 ? random.pick(texts) + "/" + random.pick(texts) : random.pick(addresses)
    }
    func place(_ random: inout RandomSource) -> [(String, JSONValue)] {
      [("in", .string(address(&random))), ("index", .int(random.extreme(random.below(4))))]
    }
    func text(_ name: String, _ random: inout RandomSource) -> (String, JSONValue) {
      (name, random.below(6) == 0 ? .null : .string(random.pick(texts)))
    }
    let changes = (0..<random.amount(6, rarely: 400)).map { _ -> JSONValue in
      let kind = random.pick([
        "add", "remove", "move", "rename", "text", "declaration", "attribute", "attribute", "?",
      ])
      var members: [(String, JSONValue)] = [("change", .string(kind))]
      if !["add", "declaration"].contains(kind) {
        members.append(("at", .string(address(&random))))
      }
      switch kind {
      case "add":
        let inner = random.nested([("<a>", "</a>")], random.pick(markup))
        members += [("xml", .string(inner))] + place(&random)
      case "move": members += place(&random)
      case "remove": break
      case "attribute":
        members.append(("name", .string(random.pick(texts))))
        if random.below(2) == 0 { members.append(("index", .int(random.extreme(random.below(3))))) }
        fallthrough
      default: members += [text("from", &random), text("to", &random)]
      }
      return .object(members)
    }
    return Array(JSONValue.object([("changes", .array(changes))]).text.utf8)
  }

  /// The addresses that a comparison of two documents uses.
  private static let addresses: [String] = {
    let old = Array(TranslationProbe.document.utf8)
    let text = TranslationProbe.document.replacing("\"Hello %@\"", with: "\"Hi\"")
      .replacing("placeholder=\"P\"", with: "placeholder=\"Q\"")
      .replacing(
        "<view id=\"v1\">", with: "<view tag=\"2\" id=\"v1\"><rect key=\"frame\" x=\"1\"/>"
      )
      .replacing("</subviews>", with: "<view id=\"n9\"/></subviews>")
      .replacing("<objects>", with: "<dependencies><plugIn a=\"b\"/></dependencies><objects>")
    guard let before = try? IBDocument(parsing: old),
      let after = try? IBDocument(parsing: Array(text.utf8))
    else { return ["v1"] }
    return
      (DocumentDifference(from: before, to: after).changes
      + DocumentDifference(from: after, to: before).changes).flatMap { change -> [String] in
        switch change {
        case .add(_, let place): [place.parent]
        case .move(let address, let place): [address, place.parent]
        case .remove(let address), .rename(let address, _, _), .text(let address, _, _),
          .attribute(let address, _, _, _, _):
          [address]
        case .declaration: []
        }
      } + ["v1", "b1", "b2"]
  }()

  static func probe(_ bytes: [UInt8]) -> ProbeOutcome {
    let changes: [DocumentChange]
    do {
      changes = try DocumentChange.list(json: String(decoding: bytes, as: UTF8.self))
    } catch is DecodingError {
      return .refused
    } catch {
      return .broken("an error of another type: \(error)")
    }
    do {
      let document = try IBDocument(parsing: Array(TranslationProbe.document.utf8))
      let result = try document.applying(changes)
      let again = try IBDocument(parsing: result)
      return again.formatted == result ? .read : .broken("a changed document is not formatted")
    } catch {
      return ProjectProbe.refusal(error, namesFile: false)
    }
  }
}

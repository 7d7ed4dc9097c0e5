import TestSupport

/// The text of baselines and reports of the linter, and sessions with the language server.
enum FindingText {
  private static let severities = ["error", "warning", "note", "?", "1"]

  /// A baseline with counts at the edges.
  static func baseline(_ random: inout RandomSource) -> String {
    let findings = (0..<random.amount(5, rarely: 400)).map { _ in
      let count = random.pick(["1", "3", "0", "-1", "1000001", "1e30", "\"1\""])
      let object = random.pick(["", "\"object\":\"a\",", "\"object\":null,"])
      return
        "{\"rule\":\"r\",\"file\":\"\(random.pick(["a.xib", "../a", ""]))\",\(object)\"message\":\"m\",\"count\":\(random.below(3) == 0 ? count : "1")}"
    }
    let version = random.pick(["3", "2", "1", "3", "4", "99999999999999999999", "\"3\""])
    return "{\"version\":\(version),\"findings\":[\(findings.joined(separator: ","))]}"
  }

  /// A JSON report.
  static func report(_ random: inout RandomSource) -> String {
    let findings = (0..<random.amount(5, rarely: 400)).map { _ in
      let line = random.pick(["1", "0", "-1", "9223372036854775807", "1.5", "null"])
      let severity = random.below(4) == 0 ? random.pick(severities) : "warning"
      let notes = random.nested([("[", "]")], "{\"message\":\"n\",\"line\":\(line),\"column\":2}")
      return
        "{\"rule\":\"r\",\"severity\":\"\(severity)\",\"file\":\"a.xib\",\"line\":\(line),\"column\":1,\"message\":\"\\u001b[0m\",\"notes\":\(random.below(4) == 0 ? notes : "[]"),\"fixes\":[]}"
    }
    return "{\"findings\":[\(findings.joined(separator: ","))]}"
  }

  /// A session: messages with headers, some with a wrong length.
  static func messages(_ random: inout RandomSource) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<(1 + random.amount(8, rarely: 60)) {
      let message = message(index, &random)
      let length = random.below(20) == 0 ? random.pick([-1, 0, 3, 1 << 40]) : message.utf8.count
      let line = random.pick([
        "Content-Length: ", "content-length:", "Content-Type: x\r\nContent-Length: ",
      ])
      bytes += Array("\(line)\(length)\r\n\r\n\(message)".utf8)
    }
    return bytes
  }

  private static func message(_ index: Int, _ random: inout RandomSource) -> String {
    func position(_ random: inout RandomSource) -> String {
      "{\"line\":\(random.pick(["0", "2", "-1", "999999999999", "1.5", "null"])),\"character\":\(random.pick(["0", "7", "-3", "4294967296"]))}"
    }
    let uri = random.pick(["file:///p/a.xib", "file:///p/%ff.xib", "a", "file://h/../..", ""])
    let document = "\"textDocument\":{\"uri\":\"\(uri)\",\"text\":\"\(text(&random))\"}"
    let range = "{\"start\":\(position(&random)),\"end\":\(position(&random))}"
    let id = random.pick(["\"id\":\(index),", "", "\"id\":\"x\",", "\"id\":{},"])
    switch random.below(9) {
    case 0: return "{\(id)\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}"
    case 1, 2: return "{\"method\":\"textDocument/didOpen\",\"params\":{\(document)}}"
    case 3, 4:
      return
        "{\"method\":\"textDocument/didChange\",\"params\":{\(document),\"contentChanges\":[{\"range\":\(range),\"text\":\"\(text(&random))\"}]}}"
    case 5:
      return
        "{\(id)\"method\":\"textDocument/codeAction\",\"params\":{\(document),\"range\":\(range)}}"
    case 6:
      return
        "{\(id)\"method\":\"textDocument/\(random.pick(["hover", "definition", "x"]))\",\"params\":{\(document),\"position\":\(position(&random))}}"
    case 7: return random.nested([("[", "]"), ("{\"a\":", "}")], "1")
    default:
      return
        "{\(id)\"method\":\"\(random.pick(["shutdown", "exit", "initialized", "workspace/didChangeWatchedFiles", ""]))\"}"
    }
  }

  private static func text(_ random: inout RandomSource) -> String {
    random.pick([
      "", "<document>\\r\\n<view id='a'/>", "\\ud83d\\ude00\\n\\ud800", "</document>", "\\u0000",
      "<label id='b' text='c'/>",
    ])
  }
}

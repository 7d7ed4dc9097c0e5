import Foundation
import TestSupport
import Testing

@Suite struct MergeCommandTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write("base", [:])
    try write("ours", [#"placeholder="Email""#: #"placeholder="E-mail""#])
    try write("theirs", [#"placeholder="Gate code""#: #"placeholder="Code""#])
    try write("rival", [#"placeholder="Email""#: #"placeholder="Mail""#])
  }

  private func write(_ name: String, _ changes: [String: String]) throws {
    var text = try Samples.text("Accessibility.xib")
    for (old, new) in changes { text = text.replacing(old, with: new) }
    try scratch.write(Array(text.utf8), "\(name).xib")
  }

  private func merge(_ arguments: String...) throws -> Command {
    try Command(["merge"] + arguments, in: scratch.url)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try scratch.bytes(name), as: UTF8.self)
  }

  @Test func `three files become one, on standard output or in a file`() throws {
    let run = try merge("base.xib", "ours.xib", "theirs.xib")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.contains(#"placeholder="E-mail""#))
    #expect(run.output.contains(#"placeholder="Code""#))
    let file = try merge("base.xib", "ours.xib", "theirs.xib", "-o", "out.xib")
    #expect(file.status == 0 && file.output == "")
    #expect(try text("out.xib") == run.output)
  }

  @Test
  func `a conflict is named, is between markers, and is resolved for the chosen side`()
    throws
  {
    let run = try merge("base.xib", "ours.xib", "rival.xib")
    #expect(run.status == 1)
    #expect(run.output.contains("<<<<<<< ours\n") && run.output.contains(">>>>>>> theirs\n"))
    #expect(run.errors.contains("placeholder") && run.errors.contains("[merge-conflict]"))
    for (side, word) in [("--ours", "E-mail"), ("--theirs", "Mail")] {
      let settled = try merge("base.xib", "ours.xib", "rival.xib", side)
      #expect(settled.status == 0 && settled.output.contains("placeholder=\"\(word)\""))
      #expect(!settled.output.contains("<<<<<<<"))
    }
  }

  @Test(arguments: ["UTF-8", "UTF-16LE", "UTF-16BE", "ISO-8859-1"])
  func `the result has the encoding and the byte order mark of our version`(name: String) throws {
    let text = try text("ours.xib").replacing("Gate code", with: "Gröbe code")
      .replacing(
        "encoding=\"UTF-8\"", with: "encoding=\"\(name.prefix(6) == "UTF-16" ? "UTF-16" : name)\""
      )
      .replacing("\n", with: "\r\n")
    let marks: [String: [UInt8]] = [
      "UTF-8": [0xEF, 0xBB, 0xBF], "UTF-16LE": [0xFF, 0xFE], "UTF-16BE": [0xFE, 0xFF],
      "ISO-8859-1": [],
    ]
    let mark = try #require(marks[name])
    func encoded(_ text: String) -> [UInt8] {
      switch name {
      case "UTF-8": mark + Array(text.utf8)
      case "ISO-8859-1": text.unicodeScalars.map { UInt8($0.value) }
      default:
        mark
          + text.utf16.flatMap { unit in
            let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            return name == "UTF-16LE" ? pair : pair.reversed()
          }
      }
    }
    try scratch.write(encoded(text), "own.xib")
    try scratch.write(
      Array(try self.text("base.xib").replacing("Gate code", with: "Gröbe code").utf8), "b.xib")
    try scratch.write(
      Array(
        try self.text("base.xib").replacing("Gate code", with: "Gröbe code")
          .replacing("placeholder=\"Gröbe code\"", with: "placeholder=\"Größe\"").utf8), "t.xib")
    let run = try merge("b.xib", "own.xib", "t.xib", "-o", "out.xib")
    #expect(run.status == 0, "\(run.errors)")
    let expected = text.replacing("placeholder=\"Gröbe code\"", with: "placeholder=\"Größe\"")
    #expect(try scratch.bytes("out.xib") == encoded(expected))
    #expect(try Command(["tree", "out.xib"], in: scratch.url).status == 0)
  }

  @Test func `the result has the line ends of our version`() throws {
    let lines = try text("ours.xib").replacing("\n", with: "\r\n")
    try scratch.write(Array(lines.utf8), "windows.xib")
    let run = try merge("base.xib", "windows.xib", "theirs.xib")
    let plain = try merge("base.xib", "ours.xib", "theirs.xib")
    #expect(run.status == 0 && run.output == plain.output.replacing("\n", with: "\r\n"))
  }

  @Test func `JSON says which side won the conflicts`() throws {
    func winner(_ arguments: [String]) throws -> String? {
      let run = try Command(["merge", "--json", "-o", "out.xib"] + arguments, in: scratch.url)
      return (run.json as? [String: Any])?["resolvedTo"] as? String
    }
    #expect(try winner(["base.xib", "ours.xib", "rival.xib"]) == nil)
    #expect(try winner(["base.xib", "ours.xib", "rival.xib", "--theirs"]) == "theirs")
    #expect(try winner(["base.xib", "ours.xib", "theirs.xib", "--ours"]) == nil)
  }

  @Test func `JSON lists the conflicts`() throws {
    let run = try merge("base.xib", "ours.xib", "rival.xib", "--json")
    let report = try #require(run.json as? [String: Any])
    #expect(run.status == 1)
    #expect(
      Set(report.keys) == ["file", "conflicts", "resolvedTo", "settled", "dropped", "renamedIDs"])
    let conflict = try #require((report["conflicts"] as? [[String: Any]])?.first)
    #expect(conflict["kind"] as? String == "value" && conflict["at"] as? String == "bbd-tK-tSh")
    #expect(conflict["ours"] as? String == "E-mail" && conflict["theirs"] as? String == "Mail")
  }

  @Test func `as git's driver it replaces ours, with markers of git's length`() throws {
    let clean = try merge("base.xib", "ours.xib", "theirs.xib", "7", "Views/A.xib")
    #expect(clean.status == 0 && clean.output == "")
    #expect(try text("ours.xib").contains(#"placeholder="Code""#))
    let run = try merge("base.xib", "ours.xib", "rival.xib", "9", "Views/A.xib")
    #expect(run.status == 1 && run.errors.hasPrefix("Views/A.xib: warning: "))
    #expect(try text("ours.xib").contains("\n<<<<<<<<< ours\n"))
  }

  @Test func `a pipe is written to and stays a pipe`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let script = """
      mkfifo p
      cat p > out.xib &
      "$0" merge base.xib ours.xib theirs.xib -o p
      wait
      test -p p
      """
    process.arguments = ["-c", script, Command.executable.path]
    process.currentDirectoryURL = scratch.url
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try text("out.xib").contains(#"placeholder="Code""#))
  }

  @Test func `an empty base represents a document that both sides added`() throws {
    try scratch.write([], "empty.xib")
    let run = try merge("empty.xib", "ours.xib", "ours.xib")
    #expect(run.status == 0)
    #expect(run.output == (try text("ours.xib")))
  }

  @Test func `what is not a document is refused, by the driver merged line by line`() throws {
    for (name, text) in [
      ("b", "one\ntwo\n"), ("o", "one\ntwo\nours\n"), ("t", "one\ntwo\ntheirs\n"),
    ] {
      try scratch.write(Array(text.utf8), "\(name).xib")
    }
    let refused = try merge("b.xib", "o.xib", "t.xib")
    #expect(refused.status == 2 && refused.errors.hasPrefix("o.xib:1:1: error: "))
    let run = try merge("b.xib", "o.xib", "t.xib", "7", "A.xib")
    #expect(run.status == 1 && run.errors.contains("merging the document line by line instead"))
    #expect(try text("o.xib").contains("<<<<<<< ours\nours\n=======\ntheirs\n>>>>>>> theirs\n"))
  }
}

import Diagnostics
import IBLint
import TestSupport
import Testing

@Suite struct BaselineTests {
  private let base = PathBase("/work", workingDirectory: "/work/App")

  private func findings(_ text: String, file: String = "a.xib") throws -> [Diagnostic] {
    let linter = try Linter(LintConfiguration(only: ["dangling-connection"]))
    return linter.lint(Array(text.utf8), file: file).findings
  }

  private func outlets(_ names: String...) -> String {
    let outlets = names.map { #"<outlet property="\#($0)" destination="gone"/>"# }
    return Documents.xib("<view id=\"a\"><connections>\(outlets.joined())</connections></view>")
  }

  @Test func `what was known is not reported again, wherever its line has gone`() throws {
    let known = try findings(outlets("x", "y"))
    let baseline = Baseline(known, base: base)
    #expect(known.count == 2 && baseline.count == 2)
    #expect(baseline.unknown(among: known, base: base) == [])
    let moved = try findings("<!-- \n\n -->" + outlets("y", "x").dropFirst(38))
    #expect(moved.count == 2 && moved != known)
    #expect(baseline.unknown(among: moved, base: base) == [])
  }

  @Test func `what is new is reported, and equal findings count`() throws {
    let baseline = Baseline(try findings(outlets("x", "x")), base: base)
    let now = try findings(outlets("x", "x", "x", "z"))
    let new = baseline.unknown(among: now, base: base)
    #expect(new == Array(now.suffix(2)))
  }

  @Test func `it says the same from another folder, and nothing of another file`() throws {
    let baseline = Baseline(try findings(outlets("x")), base: base)
    let absolute = try findings(outlets("x"), file: "/work/App/a.xib")
    #expect(baseline.unknown(among: absolute, base: base) == [])
    let elsewhere = PathBase("..", workingDirectory: "/work/Tests")
    let relative = try findings(outlets("x"), file: "../App/a.xib")
    #expect(baseline.unknown(among: relative, base: elsewhere) == [])
    let other = try findings(outlets("x"), file: "b.xib")
    #expect(baseline.unknown(among: other, base: base) == other)
  }

  @Test func `it is written and read the same`() throws {
    let baseline = Baseline(try findings(outlets("b", "a", "a")), base: base)
    let read = try Baseline(parsing: Array(baseline.text.utf8), file: "baseline.json")
    #expect(read == baseline)
    #expect(read.count == 3)
    #expect(baseline.text.contains("\"version\": 3") && baseline.text.contains("\"App/a.xib\""))
  }

  @Test func `another version and other files are errors`() {
    func message(_ text: String) -> String? {
      problem { _ = try Baseline(parsing: Array(text.utf8), file: "b.json") }?.message
    }
    #expect(
      message(#"{"version": 4, "entries": []}"#)
        == "unsupported baseline version 4, expected 3; create a new one with --write-baseline"
    )
    #expect(message("[]") == "this is not a baseline; create one with --write-baseline")
    #expect(message("") == "this is not a baseline; create one with --write-baseline")
    #expect(
      message(#"{"version": 4, "findings": [{"id": "x"}]}"#)?.hasPrefix(
        "unsupported baseline version 4")
        == true)
    let none = "this is not a baseline; create one with --write-baseline"
    #expect(message(#"{"version": 1}"#) == none)
    for count in ["-1", "0", "9223372036854775807"] {
      let entry =
        #"{"fingerprint": "f", "rule": "r", "file": "a.xib", "message": "m", "count": \#(count)}"#
      #expect(message(#"{"version": 1, "findings": [\#(entry), \#(entry)]}"#) == none)
    }
  }

  @Test func `a baseline of the version before, with a fingerprint for each message, is read`()
    throws
  {
    let entry = #"""
      {"fingerprint": "0", "rule": "dangling-connection", "file": "App/a.xib", "object": "a", "message": "old", "count": 1}
      """#
    let baseline = try Baseline(
      parsing: Array(#"{"version": 1, "findings": [\#(entry)]}"#.utf8), file: "b.json")
    let now = try findings(outlets("x", "y"))
    #expect(baseline.unknown(among: now, base: base) == Array(now.suffix(1)))
  }

  @Test func `another outlet of a known object is new, wherever the known one has gone`() throws {
    let baseline = Baseline(try findings(outlets("old")), base: base)
    let now = try findings(outlets("brandNew"))
    #expect(now.count == 1 && baseline.unknown(among: now, base: base) == now)
    #expect(baseline.unknown(among: try findings(outlets("old")), base: base) == [])
  }

  @Test func `a baseline of version 2, which has no subjects, is read`() throws {
    let entry = #"""
      {"rule": "dangling-connection", "file": "App/a.xib", "object": "a", "message": "old", "count": 1}
      """#
    let baseline = try Baseline(
      parsing: Array(#"{"version": 2, "findings": [\#(entry)]}"#.utf8), file: "b.json")
    let now = try findings(outlets("x", "y"))
    #expect(baseline.unknown(among: now, base: base) == Array(now.suffix(1)))
    #expect(Baseline(now, base: base).unknown(among: now, base: base) == [])
  }

  @Test func `another message about a known object is not new, and another object is`() throws {
    let base = base
    let known = Diagnostic(
      id: "r", severity: .error, file: "a.xib", objectID: "o", message: "2 outlets")
    var changed = known
    changed.message = "3 outlets"
    var other = known
    other.objectID = "p"
    let baseline = Baseline([known], base: base)
    #expect(baseline.unknown(among: [changed], base: base).isEmpty)
    #expect(baseline.unknown(among: [other], base: base) == [other])
    // In a source file the message is all there is.
    var (first, second) = (known, known)
    (first.objectID, second.objectID) = (nil, nil)
    second.message = "another class"
    #expect(Baseline([first], base: base).unknown(among: [first, second], base: base) == [second])
  }

  @Test func `a fingerprint tells rule, file, object and message apart`() throws {
    let finding = Diagnostic(id: "r", severity: .note, objectID: "o", message: "m")
    var others = [finding, finding, finding]
    others[0].id = "ro"
    others[0].objectID = nil
    others[1].objectID = "om"
    others[1].message = ""
    others[2].severity = .error
    let prints = others.map { Fingerprint.text(of: $0, path: "f") }
    let own = Fingerprint.text(of: finding, path: "f")
    #expect(own.count == 16)
    #expect(own != prints[0] && own != prints[1] && own == prints[2])
    #expect(own != Fingerprint.text(of: finding, path: "g"))
  }
}

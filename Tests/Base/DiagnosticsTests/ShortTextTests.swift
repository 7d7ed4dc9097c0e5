import Diagnostics
import Testing

@Suite struct ShortTextTests {
  @Test func `a text of usual length is unchanged`() {
    let text = String(repeating: "🙂é", count: 50)
    #expect(ShortText.title(text) == text)
    #expect(ShortText.path("Form › Button") == "Form › Button")
    #expect(ShortText.message(text) == text)
  }

  @Test func `a long title ends with an ellipsis`() {
    #expect(ShortText.title("abcdef", limit: 5) == "abcd…")
    #expect(ShortText.title("ééééé", limit: 5) == "ééééé")
    #expect(ShortText.title(String(repeating: "ä", count: 200)).count == ShortText.longestTitle)
  }

  @Test func `one character of many combining marks is not kept whole`() {
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(text.count == 1)
    #expect(ShortText.title(text).utf8.count < 3_000)
    #expect(ShortText.line(text).utf8.count < 3_000)
  }

  @Test func `a title on one line has spaces for line breaks`() {
    #expect(ShortText.line("a\r\nb\nc", limit: 40) == "a b c")
    #expect(ShortText.line("a\nbcdef", limit: 5) == "a bc…")
    #expect(ShortText.firstLine("\n\nab\ncd", limit: 5) == "ab")
  }

  @Test func `a long path keeps its beginning and its end however it is made`() {
    let titles = (0..<500).map { "Größe \($0)" }
    let whole = ShortText.path(titles.joined(separator: " › "))
    let grown = titles.dropFirst().reduce(titles[0]) { ShortText.path($0 + " › " + $1) }
    #expect(whole == grown)
    #expect(
      whole.utf8.count <= ShortText.longestPath && whole.utf8.count > ShortText.longestPath - 8)
    #expect(whole.hasPrefix("Größe 0 › Größe 1 › ") && whole.hasSuffix(" › Größe 499"))
    #expect(whole.contains("…"))
  }

  @Test func `a finding has no texts of megabytes`() {
    let long = String(repeating: "x", count: 1_000_000)
    let finding = Diagnostic(
      id: "a", severity: .error, objectID: long, objectPath: long, message: long,
      notes: [Diagnostic.Note(long)])
    let texts = [finding.objectID, finding.objectPath, finding.message, finding.notes[0].message]
    #expect(texts.allSatisfy { ($0?.utf8.count ?? 0) <= ShortText.longestMessage })
  }
}

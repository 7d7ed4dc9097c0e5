import DiagnosticText
import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  private let problem = Diagnostic(
    id: "dangling-reference", severity: .warning, file: "a.xib",
    range: SourceRange(at: SourcePosition(line: 3, column: 5, offset: 40)),
    message: "the object\n'b' is missing", notes: [.init("declared here", file: "b.xib")],
    fixes: [
      .init("Remove it", replacements: [], isSafe: true, remainder: [.init("then rename")])
    ])

  @Test func `severities are ordered from note to error`() {
    #expect(Diagnostic.Severity.allCases.sorted() == [.note, .warning, .error])
    #expect(max(Diagnostic.Severity.note, .error) == .error)
  }

  @Test func `the notes end with the steps that the recommended fix leaves`() {
    #expect(problem.allNotes.map(\.message) == ["declared here", "then rename"])
  }

  @Test func `another file name changes nothing else`() {
    let other = problem.inFile("c.xib")
    #expect(other.file == "c.xib" && other.inFile("a.xib") == problem)
    #expect(problem.inFile(nil).file == nil)
  }

  @Test func `a problem is one line for itself and one for each note`() {
    #expect(
      problem.line() == """
        a.xib:3:5: warning: the object\\n'b' is missing [dangling-reference]
        b.xib: note: declared here
        a.xib: note: then rename

        """)
  }

  @Test func `positions are ordered by their offsets`() {
    let first = SourcePosition(line: 1, column: 9, offset: 8)
    let second = SourcePosition(line: 2, column: 1, offset: 9)
    #expect(first < second)
    #expect(SourceRange(at: first).start == SourceRange(at: first).end)
  }
}

import Diagnostics
import IBTools
import Testing

/// What other programs print, and what of it is not as they print it.
@Suite struct PrintedOutputTests {
  @Test(arguments: ["\"\"\na.xib\n", "\n\"\"\r\n\"a.xib\"\n", "\0a.xib\0\0", "a.xib"])
  func `an empty name in a list of files is left out`(list: String) {
    #expect(FileList(Array(list.utf8)).paths == ["a.xib"])
  }

  @Test func `a line with one quotation mark is no test`() {
    let output = """
      ◇ Test "
      ◇ Test "opens" started.
      ✔ Test "opens" passed after 0.1 seconds.
      ◇ Test run with 1 test passed after 0.1 seconds.
      """
    let run = TestRun(output, isOverdue: false, sources: [:])
    #expect(run.passed == 1)
    #expect(run.failures.isEmpty)
  }

  @Test func `a failed test has the text of its first problem without the code around it`() {
    let output = #"""
      ◇ Test "opens" started.
      ✘ Test "opens" recorded an issue with 1 argument device → "a" at T.swift:5:5: Expectation failed: (problems → ["no key \'a\'"]) == []
      ✘ Test "opens" with 3 test cases failed after 0.1 seconds with 3 issues.
      ✘ Test run with 1 test failed after 0.1 seconds with 3 issues.
      """#
    let run = TestRun(output, isOverdue: false, sources: [:])
    #expect(run.failures.map(\.problem) == ["no key 'a'"])
  }

  @Test func `an error that the compiler repeats is read once`() {
    let output = """
      /a/Form.swift:3:5: error: it is broken
      /a/Row.swift:3:5: error: it is broken
      /a/Form.swift:3:5: error: it is broken
      """
    #expect(PackageCheck.errors(in: output).map(\.path) == ["/a/Form.swift", "/a/Row.swift"])
  }

  @Test(arguments: ["", "a\r\nb", "*.xib diff=xibinspect merge=xibinspect\r\n", "\n\n", "x"])
  func `attributes of git are added once`(before: String) throws {
    let added = try GitInstallation.adding(to: Array(before.utf8))
    #expect(added.bytes.starts(with: before.utf8))
    #expect(!added.missing.isEmpty)
    let again = try GitInstallation.adding(to: added.bytes)
    #expect(again.missing.isEmpty)
    #expect(again.bytes == added.bytes)
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0x2A, 0x00], [0x00, 0x2A]] as [[UInt8]])
  func `attributes of git that are not in UTF-8 are refused`(start: [UInt8]) {
    #expect(throws: Diagnostic.self) { try GitInstallation.adding(to: start + [0x0A, 0x00]) }
  }
}

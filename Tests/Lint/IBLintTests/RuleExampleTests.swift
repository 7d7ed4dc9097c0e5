import IBLint
import LintExamples
import Testing

@Suite struct RuleExampleTests {
  /// Rules that need a layout are tried where there is one; examples with code are tried where it is read.
  static let checks = ExampleCheck.all(
    of: RuleRegistry.all.filter { !$0.info.needs.contains(.layout) })

  @Test(arguments: checks) func `a rule does to its examples what they say`(_ check: ExampleCheck)
    throws
  {
    let place = SourceLocation(
      fileID: "IBLint/\(check.rule.id)", filePath: check.example.filePath,
      line: check.example.line, column: 1)
    #expect(try check.problem() == nil, sourceLocation: place)
  }
}

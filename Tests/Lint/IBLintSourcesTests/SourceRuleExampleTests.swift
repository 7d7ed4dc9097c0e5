#if SourceChecks
  import IBLint
  import IBLintSources
  import LintExamples
  import Testing

  @Suite struct SourceRuleExampleTests {
    static let checks = ExampleCheck.all(of: RuleRegistry.all) { files in
      SourceIndex(
        texts: Dictionary(
          files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
        ) { first, _ in first })
    }

    @Test(arguments: checks) func `a rule does to its examples with code what they say`(
      _ check: ExampleCheck
    ) throws {
      let place = SourceLocation(
        fileID: "IBLint/\(check.rule.id)", filePath: check.example.filePath,
        line: check.example.line, column: 1)
      #expect(try check.problem() == nil, sourceLocation: place)
    }
  }
#endif

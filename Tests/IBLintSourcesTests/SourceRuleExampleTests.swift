#if SourceChecks
  import IBLint
  import IBLintSources
  import LintExamples
  import Testing

  /// Every rule does to its examples with code what they say, and to variations of them.
  @Suite struct SourceRuleExampleTests {
    private static let reader: ExampleRun.Reader = { files in
      SourceIndex(
        texts: Dictionary(
          files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
        ) { first, _ in first })
    }

    static let rules = RuleRegistry.all
    static let triggering = ExampleSample.samples(of: rules, reader: reader, \.triggering)
    static let nonTriggering = ExampleSample.samples(of: rules, reader: reader, \.nonTriggering)

    @Test(arguments: triggering) func `a triggering example has findings at its marks alone`(
      _ sample: ExampleSample
    ) throws {
      #expect(try sample.triggeringProblem() == nil, sourceLocation: sample.place)
    }

    @Test(arguments: nonTriggering) func `a non-triggering example is clean, and is a document`(
      _ sample: ExampleSample
    ) throws {
      #expect(try sample.nonTriggeringProblem() == nil, sourceLocation: sample.place)
    }

    @Test(arguments: triggering) func `line ends of Windows and text before move findings along`(
      _ sample: ExampleSample
    ) throws {
      #expect(try sample.moveProblem() == nil, sourceLocation: sample.place)
    }

    @Test(arguments: triggering) func `a rule is silent where an object's notes switch it off`(
      _ sample: ExampleSample
    ) throws {
      #expect(try sample.notesProblem() == nil, sourceLocation: sample.place)
    }
  }

  extension ExampleSample {
    /// The example's own line, so that failures point there.
    var place: SourceLocation {
      SourceLocation(
        fileID: "IBLint/\(rule.info.id)", filePath: example.filePath, line: example.line, column: 1)
    }
  }
#endif

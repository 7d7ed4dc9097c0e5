import IBLint
import LintExamples
import Testing

/// Every rule does to its examples what they say, and to variations of them.
@Suite struct RuleExampleTests {
  /// Rules that need a layout are tried where there is one; examples with code are tried where it is read.
  static let rules = RuleRegistry.all.filter { !$0.info.needs.contains(.layout) }
  static let triggering = ExampleSample.samples(of: rules, \.triggering)
  static let nonTriggering = ExampleSample.samples(of: rules, \.nonTriggering)
  static let corrections = ExampleSample.corrections(of: rules)

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

  @Test(arguments: corrections) func `fixes make of a document what the example says`(
    _ correction: ExampleSample
  ) throws {
    #expect(try correction.correctionProblem() == nil, sourceLocation: correction.place)
  }

  @Test(arguments: triggering) func `a rule whose findings have fixes shows what they do`(
    _ sample: ExampleSample
  ) throws {
    #expect(try sample.fixProblem() == nil, sourceLocation: sample.place)
  }
}

extension ExampleSample {
  /// The example's own line, so that failures point there.
  var place: SourceLocation {
    SourceLocation(
      fileID: "IBLint/\(rule.info.id)", filePath: example.filePath, line: example.line, column: 1)
  }
}

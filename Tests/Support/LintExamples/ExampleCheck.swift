public import IBLint

/// Something that must hold of one example of one rule.
public struct ExampleCheck: Sendable, CustomStringConvertible {
  /// What must hold, as a sentence.
  private let claim: String
  private let sample: ExampleSample
  private let check: @Sendable (ExampleSample) throws -> String?

  /// Everything that must hold of the examples of some rules.
  /// - Parameter reader: Reads source files, for the examples that have some; without, the examples that have none.
  public static func all(
    of rules: [any Rule.Type], reader: ExampleRun.Reader? = nil
  ) -> [ExampleCheck] {
    let triggering = ExampleSample.samples(of: rules, reader: reader, \.triggering)
    let nonTriggering = ExampleSample.samples(of: rules, reader: reader, \.nonTriggering)
    // What fixes do needs no sources.
    let corrections = reader == nil ? ExampleSample.corrections(of: rules) : []
    func checks(
      _ claim: String, _ samples: [ExampleSample],
      _ check: @escaping @Sendable (ExampleSample) throws -> String?
    ) -> [ExampleCheck] {
      samples.map { ExampleCheck(claim: claim, sample: $0, check: check) }
    }
    return checks("it has findings at its marks alone", triggering) { try $0.triggeringProblem() }
      + checks("line ends of Windows and text before move its findings along", triggering) {
        try $0.moveProblem()
      }
      + checks("the rule is silent where objects' notes switch it off", triggering) {
        try $0.notesProblem()
      }
      + checks("findings that have fixes come with a correction", triggering) {
        try $0.fixProblem()
      }
      + checks("it is clean, and a document", nonTriggering) { try $0.nonTriggeringProblem() }
      + checks("fixes make of it what the correction says", corrections) {
        try $0.correctionProblem()
      }
  }

  /// The rule, the line that the example stands on, and what must hold.
  public var description: String { "\(sample): \(claim)" }

  /// The rule of the example.
  public var rule: RuleInfo { sample.rule.info }

  /// The example, which knows where it stands.
  public var example: Example { sample.example }

  /// What is wrong, nil where nothing is.
  public func problem() throws -> String? { try check(sample) }
}

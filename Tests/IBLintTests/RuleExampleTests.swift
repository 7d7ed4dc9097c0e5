import Diagnostics
import IBLint
import InterfaceBuilder
import LintExamples
import Testing
import XMLTree

/// Every rule does to its examples what they say, and to variations of them.
@Suite struct RuleExampleTests {
  /// One example of one rule; failures point at its own line.
  struct Sample: CustomTestStringConvertible {
    let rule: any Rule.Type
    let example: Example
    var testDescription: String { "\(rule.info.id), line \(example.line)" }

    var place: SourceLocation {
      SourceLocation(
        fileID: "IBLint/\(rule.info.id)", filePath: example.filePath, line: example.line, column: 1)
    }
  }

  struct CorrectionSample: CustomTestStringConvertible {
    let sample: Sample
    let after: Example
    var testDescription: String { sample.testDescription }
  }

  /// Rules that need a layout are tried where there is one.
  static let rules = RuleRegistry.all.filter { !$0.info.needs.contains(.layout) }

  static func samples(_ examples: (RuleInfo) -> [Example]) -> [Sample] {
    rules.flatMap { rule in
      examples(rule.info).map { Sample(rule: rule, example: $0) }
    }
  }

  static let triggering = samples(\.triggering)
  static let nonTriggering = samples(\.nonTriggering)
  static let corrections = rules.flatMap { rule in
    rule.info.corrections.map {
      CorrectionSample(sample: Sample(rule: rule, example: $0.before), after: $0.after)
    }
  }

  @Test(arguments: triggering) func `a triggering example has findings at its marks alone`(
    _ sample: Sample
  ) throws {
    let run = try ExampleRun(sample.rule, sample.example)
    let places = run.places(in: sample.example.bytes)
    #expect(!places.isEmpty, sourceLocation: sample.place)
    #expect(places == sample.example.places, sourceLocation: sample.place)
  }

  @Test(arguments: nonTriggering) func `a non-triggering example is clean, and is a document`(
    _ sample: Sample
  ) throws {
    let run = try ExampleRun(sample.rule, sample.example)
    #expect(run.places(in: sample.example.bytes) == [], sourceLocation: sample.place)
    #expect(
      throws: Never.self, sourceLocation: sample.place
    ) { try IBDocument(parsing: sample.example.bytes) }
  }

  @Test(arguments: triggering) func `line ends of Windows and text before move findings along`(
    _ sample: Sample
  ) throws {
    let run = try ExampleRun(sample.rule, sample.example)
    let text = String(decoding: sample.example.bytes, as: UTF8.self)
    let windows = text.replacing("\n", with: "\r\n")
    #expect(
      run.places(in: Array(windows.utf8)) == sample.example.places, sourceLocation: sample.place)
    // Behind the declaration, which must come first.
    let commented = text.replacing("?>\n", with: "?>\n<!--Größe 🙂-->\n", maxReplacements: 1)
    let moved = sample.example.places.map { place in
      let parts = place.split(separator: ":").compactMap { Int($0) }
      return "\(parts[0] + 1):\(parts[1])"
    }
    #expect(run.places(in: Array(commented.utf8)) == moved, sourceLocation: sample.place)
  }

  @Test(arguments: triggering) func `a rule is silent where an object's notes switch it off`(
    _ sample: Sample
  ) throws {
    let run = try ExampleRun(sample.rule, sample.example)
    var bytes = sample.example.bytes
    // Notes move what follows, so each finding's object is looked for anew.
    for _ in 0..<20 {
      guard let document = run.linter.lint(bytes, file: nil).document,
        let finding = run.findings(in: bytes).first(where: { $0.objectPath != nil }),
        let place = finding.range?.start.offset
      else { break }
      let object = document.objects.last { $0.node.range.contains(place) }
      var edits = SourceEdits(document.source)
      edits.insert(
        """
        <attributedString key="userComments">
            <fragment content="xibinspect:disable \(run.rule.id)"/>
        </attributedString>
        """, .lastIn(try #require(object).node))
      bytes = edits.bytes
    }
    #expect(
      run.findings(in: bytes).filter { $0.objectPath != nil } == [], sourceLocation: sample.place)
  }

  @Test(arguments: corrections) func `fixes make of a document what the example says`(
    _ correction: CorrectionSample
  ) throws {
    let sample = correction.sample
    let run = try ExampleRun(sample.rule, sample.example)
    let fixed = try run.fixed(sample.example.bytes)
    #expect(
      String(decoding: fixed, as: UTF8.self)
        == String(decoding: correction.after.bytes, as: UTF8.self), sourceLocation: sample.place)
    #expect(run.places(in: fixed) == [], sourceLocation: sample.place)
  }

  @Test(arguments: triggering) func `a rule whose findings have fixes shows what they do`(
    _ sample: Sample
  ) throws {
    let run = try ExampleRun(sample.rule, sample.example)
    let hasFix = run.findings(in: sample.example.bytes).contains { !$0.fixes.isEmpty }
    #expect(!hasFix || !run.rule.corrections.isEmpty, sourceLocation: sample.place)
  }
}

import Diagnostics
import IBLint
import InterfaceBuilder
import XMLTree

/// One example of one rule, and what must hold of it: each check gives what is wrong, nil where nothing is.
struct ExampleSample: Sendable, CustomStringConvertible {
  /// The rule.
  let rule: any Rule.Type
  /// The example.
  let example: Example
  /// What the example becomes by the rule's fixes, for the corrections.
  let after: Example?
  private let reader: ExampleRun.Reader?

  /// The rule and the line that the example stands on.
  var description: String { "\(rule.info.id), line \(example.line)" }

  /// Some rules' examples of one sort.
  static func samples(
    of rules: [any Rule.Type], reader: ExampleRun.Reader? = nil,
    _ examples: (RuleInfo) -> [Example]
  ) -> [ExampleSample] {
    rules.flatMap { rule in
      examples(rule.info).filter { $0.code.isEmpty == (reader == nil) }
        .map { ExampleSample(rule: rule, example: $0, after: nil, reader: reader) }
    }
  }

  /// Some rules' corrections.
  static func corrections(of rules: [any Rule.Type]) -> [ExampleSample] {
    rules.flatMap { rule in
      rule.info.corrections.map {
        ExampleSample(rule: rule, example: $0.before, after: $0.after, reader: nil)
      }
    }
  }

  private func run() throws -> ExampleRun { try ExampleRun(rule, example, reader: reader) }

  /// The findings of a triggering example are at its marks.
  func triggeringProblem() throws -> String? {
    let places = try run().places(in: example.bytes)
    if places.isEmpty { return "no findings" }
    return places == example.places
      ? nil : "findings at \(places) instead of \(example.places)"
  }

  /// A non-triggering example is clean, and is a document.
  func nonTriggeringProblem() throws -> String? {
    _ = try IBDocument(parsing: example.bytes)
    let findings = try run().findings(in: example.bytes)
    return findings.isEmpty ? nil : "findings: \(findings.map(\.message))"
  }

  /// Line ends of Windows and text before move findings along.
  func moveProblem() throws -> String? {
    let run = try run()
    let text = String(decoding: example.bytes, as: UTF8.self)
    let windows = run.places(in: Array(text.replacing("\n", with: "\r\n").utf8))
    guard windows == example.places else { return "with line ends of Windows: \(windows)" }
    // Behind the declaration, which must come first.
    let commented = text.replacing("?>\n", with: "?>\n<!--Größe 🙂-->\n", maxReplacements: 1)
    let moved = example.places.map { place in
      let parts = place.split(separator: ":").compactMap { Int($0) }
      // Places in source files begin with a name, and stay.
      return parts.count == 2 && place.first?.isNumber == true
        ? "\(parts[0] + 1):\(parts[1])" : place
    }
    let places = run.places(in: Array(commented.utf8))
    return places == moved ? nil : "behind a comment: \(places) instead of \(moved)"
  }

  /// The rule is silent where objects' notes switch it off.
  func notesProblem() throws -> String? {
    let run = try run()
    var bytes = example.bytes
    // Notes move what follows, so each finding's object is looked for anew.
    for _ in 0..<20 {
      guard let document = run.linter.lint(bytes, file: nil).document,
        let finding = run.findings(in: bytes).first(where: { $0.objectPath != nil }),
        let place = finding.range?.start.offset
      else { break }
      guard let object = document.objects.last(where: { $0.node.range.contains(place) }) else {
        return "no object at a finding"
      }
      var edits = SourceEdits(document.source)
      edits.insert(
        """
        <attributedString key="userComments">
            <fragment content="xibinspect:disable \(run.rule.id)"/>
        </attributedString>
        """, .lastIn(object.node))
      bytes = edits.bytes
    }
    let left = run.findings(in: bytes).filter { $0.objectPath != nil }
    return left.isEmpty ? nil : "still found: \(left.map(\.message))"
  }

  /// The fixes make of the document what the correction says, and nothing is left to find.
  func correctionProblem() throws -> String? {
    let run = try run()
    let fixed = run.fixed(example.bytes)
    guard fixed == after?.bytes else {
      return "becomes\n\(String(decoding: fixed, as: UTF8.self))"
    }
    let places = run.places(in: fixed)
    return places.isEmpty ? nil : "still found at \(places)"
  }

  /// A rule whose findings have fixes shows what they do.
  func fixProblem() throws -> String? {
    let run = try run()
    let hasFix = run.findings(in: example.bytes).contains { !$0.fixes.isEmpty }
    return hasFix && run.rule.corrections.isEmpty ? "a fix without a correction" : nil
  }
}

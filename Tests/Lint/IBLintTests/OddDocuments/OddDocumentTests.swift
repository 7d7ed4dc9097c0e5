import Diagnostics
import IBLint
import LintExamples
import Testing

/// Rules on connections, identity and owners where documents look unlike their examples: macOS, storyboards, cells,
/// collections, placeholders, and documents with nothing in them.
@Suite struct OddDocumentTests {
  /// A rule, and a document with marks where it has something to say.
  struct Case: CustomTestStringConvertible {
    let rule: String
    let example: Example

    init(_ rule: String, _ example: Example) {
      self.rule = rule
      self.example = example
    }

    var testDescription: String { "\(rule), line \(example.line)" }
  }

  static func macStoryboard(
    _ scenes: String, root: String = "", filePath: StaticString = #filePath, line: Int = #line
  ) -> Example {
    Example(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"\(root)>
          <scenes>
      \(scenes)
          </scenes>
      </document>
      """, in: .document, filePath: filePath, line: line)
  }

  func check(_ test: Case) throws {
    let rule = try #require(RuleRegistry.all.first { $0.info.id == test.rule })
    let run = try ExampleRun(rule, test.example)
    let place = SourceLocation(
      fileID: "IBLintTests/OddDocuments", filePath: test.example.filePath,
      line: test.example.line, column: 1)
    #expect(
      run.places(in: test.example.bytes) == test.example.places, "\(test.rule)",
      sourceLocation: place)
  }

  @Test(arguments: [
    Example(""), Example("", in: .macXib), Example("", in: .storyboard), Example("", in: .scene),
    Example(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"/>"#,
      in: .document),
    Example(
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"/>"#,
      in: .document),
    Example(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections/></placeholder>"#),
    Example(
      """
      <customObject id="-2"/>
      <customObject id="-1"/>
      <customObject id="-3"/>
      """, in: .macXib),
  ])
  func `a document with nothing in it has no finding of connections, identity or owners`(
    _ example: Example
  ) throws {
    let categories: Set<RuleCategory> = [.connections, .identity, .filesOwner, .storyboard]
    for rule in RuleRegistry.all where categories.contains(rule.info.category) {
      let run = try ExampleRun(
        rule, Example(example.text, in: example.surroundings, evidence: .possible))
      #expect(run.findings(in: example.bytes).map(\.message) == [], "\(rule.info.id)")
    }
  }
}

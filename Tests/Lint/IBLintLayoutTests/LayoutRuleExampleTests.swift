import IBLint
import IBLintLayout
import InterfaceBuilder
import LintExamples
import Testing

/// The rules that need a layout do to their examples what they say.
@MainActor
@Suite struct LayoutRuleExampleTests {
  private let rules = RuleRegistry.all.filter { $0.info.needs.contains(.layout) }

  /// Lays out on the main thread, where these tests run.
  private let layout: Linter.LayoutSource = { document in
    MainActor.assumeIsolated { try? SolvedLayoutFacts(document) }
  }

  private func place(_ rule: any Rule.Type, _ example: Example) -> SourceLocation {
    SourceLocation(
      fileID: "IBLint/\(rule.info.id)", filePath: example.filePath, line: example.line, column: 1)
  }

  @Test func `a triggering example has findings at its marks alone`() throws {
    for rule in rules {
      for example in rule.info.triggering {
        let run = try ExampleRun(rule, example, layout: layout)
        let place = place(rule, example)
        #expect(!example.places.isEmpty, sourceLocation: place)
        #expect(run.places(in: example.bytes) == example.places, sourceLocation: place)
      }
    }
    #expect(rules.count >= 3)
  }

  @Test func `a non-triggering example is clean, and is laid out`() throws {
    for rule in rules {
      for example in rule.info.nonTriggering {
        let run = try ExampleRun(rule, example, layout: layout)
        let place = place(rule, example)
        #expect(run.places(in: example.bytes) == [], sourceLocation: place)
        #expect(throws: Never.self, sourceLocation: place) {
          try SolvedLayoutFacts(IBDocument(parsing: example.bytes))
        }
      }
    }
  }

  @Test func `without a layout the rules are silent`() throws {
    for rule in rules {
      for example in rule.info.triggering {
        #expect(try ExampleRun(rule, example).places(in: example.bytes) == [])
      }
    }
  }

  @Test func `fixes make of a document what the example says`() throws {
    for rule in rules {
      for correction in rule.info.corrections {
        let run = try ExampleRun(rule, correction.before, layout: layout)
        let fixed = run.fixed(correction.before.bytes)
        let place = place(rule, correction.before)
        #expect(
          String(decoding: fixed, as: UTF8.self)
            == String(decoding: correction.after.bytes, as: UTF8.self), sourceLocation: place)
        #expect(run.places(in: fixed) == [], sourceLocation: place)
      }
    }
  }
}

import CSAXPass
import IBLint
import InterfaceBuilder

/// Every rule over every document, from bytes to findings, against a counting pass of libxml2; one thread.
struct LintBenchmark {
  private static let rounds = 11
  private let inputs: [[UInt8]]

  init(_ documents: Documents) {
    inputs = documents.files.map(\.bytes).filter { (try? IBDocument(parsing: $0)) != nil }
  }

  func run(_ table: inout Table) throws {
    // Opt-in rules as well, and with everything that is merely possible.
    let rules = RuleRegistry.all.map { $0.info.id }
    let linter = try Linter(LintConfiguration(only: Set(rules), evidence: .possible))
    var ours: [Double] = []
    var bare: [Double] = []
    var findings = 0
    var counts = csax_counts()
    for round in 0...Self.rounds {
      findings = 0
      let one = milliseconds {
        for bytes in inputs { findings += linter.lint(bytes, file: nil).findings.count }
      }
      let other = milliseconds {
        for bytes in inputs { _ = ParseBenchmark.count(bytes, &counts) }
      }
      // The first round warms up.
      if round > 0 {
        ours.append(one)
        bare.append(other)
      }
    }
    precondition(counts.elements > 0)
    table.add(
      "lint with every rule, against a counting SAX2 pass", ratio: ours.median / bare.median,
      atMost: 4.0,
      detail: "\(ours.median.text) ms, \(bare.median.text) ms; \(rules.count) rules,"
        + " \(findings) findings")
  }
}

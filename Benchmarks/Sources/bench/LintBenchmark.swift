import CSAXPass
import Dispatch
import IBLint
import InterfaceBuilder
import Synchronization

/// Every rule over every document, from bytes to findings, against a counting pass of libxml2 on one thread.
struct LintBenchmark {
  private static let rounds = 11
  private let inputs: [[UInt8]]

  init(_ documents: Documents) {
    inputs = documents.files.map(\.bytes).filter { (try? IBDocument(parsing: $0)) != nil }
  }

  func run(_ table: inout Table) throws {
    let linter = try Linter(Self.configuration)
    var one: [Double] = []
    var two: [Double] = []
    var parsed: [Double] = []
    var bare: [Double] = []
    var findings = 0
    var counts = csax_counts()
    for round in 0...Self.rounds {
      findings = 0
      let first = milliseconds {
        for bytes in inputs { findings += linter.lint(bytes, file: nil).findings.count }
      }
      let second = milliseconds { lintOnTwoThreads(linter) }
      let third = try milliseconds {
        for bytes in inputs { _ = try IBDocument(parsing: bytes) }
      }
      let fourth = milliseconds {
        for bytes in inputs { _ = ParseBenchmark.count(bytes, &counts) }
      }
      // The first round warms up.
      if round > 0 {
        one.append(first)
        two.append(second)
        parsed.append(third)
        bare.append(fourth)
      }
    }
    precondition(counts.elements > 0)
    let rules = Self.configuration.only?.count ?? 0
    table.add(
      "lint with every rule, against a counting SAX2 pass", ratio: one.median / bare.median,
      atMost: 3.5,
      detail: "\(one.median.text) ms, of which parsing \(parsed.median.text); the pass"
        + " \(bare.median.text) ms; \(rules) rules, \(findings) findings")
    table.add(
      "the same on two threads, against the same pass on one", ratio: two.median / bare.median,
      atMost: 2.2, detail: "\(two.median.text) ms, \(bare.median.text) ms")
  }

  private func lintOnTwoThreads(_ linter: Linter) {
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < inputs.count else { return }
        _ = linter.lint(inputs[index], file: nil)
      }
    }
  }

  /// Every rule that needs neither sources nor a layout, opt-in ones as well, with options that give those work
  /// which have none by default, and with everything that is merely possible.
  private static var configuration: LintConfiguration {
    let infos = RuleRegistry.all.map { $0.info }.filter(\.needs.isEmpty)
    var configuration = LintConfiguration(only: Set(infos.map(\.id)), evidence: .possible)
    let options: [String: [String: OptionValue]] = [
      "color-not-allowed": ["names": .strings(["Brand*"]), "allowsSystem": .bool(false)],
      "font-not-allowed": [
        "names": .strings(["system", "Avenir*"]), "sizes": .strings(["13", "17"]),
        "styles": .strings(["UICTFontTextStyleBody"]),
      ],
      "forbidden-class": ["classes": .strings(["UIWebView: WKWebView", "UITableView", "NSBox"])],
      "identifier-naming": [
        "storyboardSuffix": .string("ID"), "reuseSuffix": .string("Cell"),
        "seguePrefix": .string("show"),
      ],
      "image-not-allowed": ["names": .strings(["icon*"]), "allowsSystem": .bool(false)],
      "named-color-value": ["colors": .strings(["Brand: #0A84FF"])],
      "required-value": [
        "properties": .strings(["label.adjustsFontForContentSizeCategory=YES"]),
        "runtimeAttributes": .strings(["cornerRadius=4|8"]),
      ],
    ]
    for (id, values) in options { configuration.rules[id] = .init(options: values) }
    return configuration
  }
}

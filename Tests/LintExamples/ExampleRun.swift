public import Diagnostics
public import IBLint
import InterfaceBuilder
import XMLTree

/// What a rule says of one example.
public struct ExampleRun: Sendable {
  public let linter: Linter
  public let rule: RuleInfo
  private let sources: ClassTable?
  private let translations: [Translation]?
  private let layout: Linter.LayoutSource?

  public init(_ rule: any Rule.Type, _ example: Example, layout: Linter.LayoutSource? = nil) throws
  {
    var configuration = LintConfiguration(only: [rule.info.id], evidence: example.evidence)
    configuration.rules[rule.info.id] = .init(options: example.options)
    linter = try Linter(configuration)
    self.rule = rule.info
    self.layout = layout
    sources = example.sources
    translations = example.translations?.map { Translation(language: $0.key, strings: $0.value) }
      .sorted { $0.language < $1.language }
  }

  /// The places of the findings, as `line:column`.
  public func places(in bytes: [UInt8]) -> [String] {
    findings(in: bytes).map { finding in
      finding.range.map { "\($0.start.line):\($0.start.column)" } ?? "no place"
    }
  }

  private func result(_ bytes: [UInt8]) -> Linter.Result {
    linter.lint(
      bytes, file: "Example.xib", layout: layout, sources: sources, translations: translations)
  }

  public func findings(in bytes: [UInt8]) -> [Diagnostic] {
    result(bytes).findings
  }

  /// The bytes with the first fix of each finding applied.
  public func fixed(_ bytes: [UInt8]) throws -> [UInt8] {
    let result = result(bytes)
    guard let document = result.document else { return bytes }
    let replacements = result.findings.flatMap { $0.fixes.first?.replacements ?? [] }
    return document.source.bytes(
      replacing: replacements.map { ($0.range.start.offset..<$0.range.end.offset, $0.text) })
  }
}

extension Example {
  /// The marked places, as `line:column` of the document.
  public var places: [String] {
    let (bytes, marks) = document
    return marks.map { mark in
      let before = bytes[..<mark]
      let line = before.count { $0 == 0x0A } + 1
      let column = mark - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
      return "\(line):\(column)"
    }
  }

  /// The document's bytes.
  public var bytes: [UInt8] { document.bytes }
}

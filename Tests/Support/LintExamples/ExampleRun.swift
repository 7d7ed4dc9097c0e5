public import Diagnostics
public import IBLint
import InterfaceBuilder
import XMLTree

/// What a rule says of one example.
public struct ExampleRun: Sendable {
  /// Makes facts of an example's source files, by name.
  public typealias Reader = @Sendable ([(name: String, bytes: [UInt8])]) -> any SourceFacts

  /// The linter with that rule alone.
  public let linter: Linter
  /// The rule.
  public let rule: RuleInfo
  private let example: Example
  private let sources: (any SourceFacts)?
  private let layout: Linter.LayoutSource?

  /// Prepares a rule for an example.
  /// - Parameters:
  ///   - layout: Lays the document out, for rules that need that.
  ///   - reader: Reads the example's source files, if it has any.
  public init(
    _ rule: any Rule.Type, _ example: Example, layout: Linter.LayoutSource? = nil,
    reader: Reader? = nil
  ) throws {
    var configuration = LintConfiguration(only: [rule.info.id], evidence: example.evidence)
    configuration.rules[rule.info.id] = .init(options: example.options)
    let translations = (example.translations ?? [:]).sorted { $0.key < $1.key }
      .compactMap { Translation(language: $0.key, strings: Array($0.value.utf8)) }
    linter = try Linter(configuration, rules: [rule]) { _ in translations }
    self.rule = rule.info
    self.example = example
    self.layout = layout
    sources =
      example.sources
      ?? reader.flatMap { read in
        example.code.isEmpty
          ? nil : read(example.sourceFiles.map { ($0.name, $0.bytes) })
      }
  }

  /// The places of the findings: `line:column` in the document, `name:line:column` in a source file.
  public func places(in bytes: [UInt8]) -> [String] {
    findings(in: bytes).map { finding in
      let place = finding.range.map { "\($0.start.line):\($0.start.column)" } ?? "no place"
      return finding.file == Self.file ? place : "\(finding.file ?? ""):\(place)"
    }
  }

  /// What the rule finds in the document, then in the sources.
  public func findings(in bytes: [UInt8]) -> [Diagnostic] {
    let result = result(bytes)
    guard let sources, let document = result.document else { return result.findings }
    let others = example.others.enumerated().compactMap { number, other in
      linter.lint(other.document.bytes, file: "Other\(number + 1).xib").document
    }
    let uses = ([document] + others).map { DocumentUses($0) }
    return result.findings
      + linter.lint(project: uses, sources: sources, run: ListedRun(example: example))
  }

  /// The bytes with the first fix of each finding applied.
  public func fixed(_ bytes: [UInt8]) -> [UInt8] {
    let result = result(bytes)
    guard let document = result.document else { return bytes }
    let replacements = result.findings.flatMap { $0.fixes.first?.replacements ?? [] }
    return document.source.bytes(
      replacing: replacements.map { ($0.range.start.offset..<$0.range.end.offset, $0.text) })
  }

  private static let file = "Example.xib"

  private func result(_ bytes: [UInt8]) -> Linter.Result {
    linter.lint(
      bytes, file: Self.file, layout: layout, sources: sources,
      run: ListedRun(example: example, document: bytes))
  }

  /// A run whose only other facts are those of the example.
  private struct ListedRun: RunFacts {
    let example: Example
    var document: [UInt8] = []

    func classes(withRuntimeAttribute key: String) -> Set<String>? {
      (try? IBDocument(parsing: document))?.runtimeAttributes[key] ?? []
    }

    func documents(placing className: String) -> [String] { [] }
    func targets(of file: String) -> [String]? { example.targets }
    func bundle(of file: String) -> ProjectBundle? { example.bundles[file] }

    func documents(replacing file: String) -> [String] { example.twins }

    func versions(of file: String) -> [DocumentUses] {
      example.versions.enumerated().compactMap { number, other in
        let document = try? IBDocument(
          parsing: other.document.bytes, file: "\(number + 1).lproj/\(file)")
        return document.map { DocumentUses($0) }
      }
    }

    func storyboards(named name: String, for file: String) -> [DocumentUses]? {
      guard example.targets?.isEmpty == false else { return nil }
      return example.others.enumerated().compactMap { number, other in
        let document = try? IBDocument(
          parsing: other.document.bytes, file: "Other\(number + 1).storyboard")
        return document.map { DocumentUses($0) }
      }.filter { $0.nibName == name }
    }

    func deploymentTarget(of file: String, on platform: IBPlatform) -> SystemVersion? {
      example.deploymentTarget.flatMap { SystemVersion($0) }
    }

    func containsFont(_ name: String, for file: String) -> Bool? {
      example.fonts.map { $0.contains(name) }
    }

    func linksFramework(_ name: String, for file: String) -> Bool? {
      example.linked.map { $0.contains(name) }
    }

    func contains(_ asset: ProjectAsset, for file: String?) -> Bool? {
      guard let assets = example.assets else { return nil }
      func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }
      return switch asset {
      case .image(let name):
        assets.contains(stem(name)) || assets.contains(name) || assets.contains(name + ".png")
      case .imageWithAnyExtension(let name): assets.contains { stem($0) == stem(name) }
      case .color(let name): assets.contains(name)
      }
    }
  }
}

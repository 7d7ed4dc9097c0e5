public import Diagnostics
public import InterfaceBuilder
import Synchronization

/// Checks documents against rules. One linter serves a whole run, on any number of threads.
public final class Linter: Sendable {
  /// What the linter was made from.
  public let configuration: LintConfiguration
  private let rules: [any Rule.Type]
  private let tables = Mutex<[TableKey: RuleTable]>([:])

  private struct TableKey: Hashable {
    var platform: IBPlatform
    var kind: IBDocument.Kind
    var hasLayout: Bool
    var hasSources: Bool
    /// The overrides that hold for the file, by their places.
    var overrides: [Int]
  }

  /// What linting one file has given.
  public struct Result: Sendable {
    /// What the rules have found, by place, then by rule.
    public var findings: [Diagnostic]
    /// The document, nil where the file holds none that can be read.
    public var document: IBDocument?
  }

  /// Lays a document out, nil for one that cannot be.
  public typealias LayoutSource = @Sendable (IBDocument) -> (any LayoutFacts)?

  /// Prepares the rules.
  /// - Throws: a ``Diagnostic`` where the configuration names a rule or an option that there is not.
  public init(
    _ configuration: LintConfiguration = LintConfiguration(),
    rules: [any Rule.Type] = RuleRegistry.all
  ) throws {
    try RuleCatalog(rules).check(configuration)
    self.configuration = configuration
    self.rules = rules
  }

  /// What the rules find in a document.
  /// - Parameters:
  ///   - path: The path from the configuration's folder that overrides go by, nil for the file's own name.
  ///   - layout: What solving the document's constraints has given.
  ///   - sources: What the app's sources say.
  ///   - translations: The document's texts in other languages, nil for those in the files beside it.
  public func lint(
    _ document: IBDocument, path: String? = nil, layout: (any LayoutFacts)? = nil,
    sources: (any SourceFacts)? = nil, translations: [Translation]? = nil
  ) -> [Diagnostic] {
    let table = table(
      TableKey(
        platform: document.platform, kind: document.kind, hasLayout: layout != nil,
        hasSources: sources != nil,
        overrides: configuration.overrides(for: path ?? document.file ?? "")))
    guard let first = table.rules.first else { return [] }
    let context = LintContext(
      document, layout: layout, sources: sources, translations: translations,
      leastEvidence: configuration.evidence, rule: first)
    return LintPass(table: table, context: context).run()
  }

  /// What the rules find in the bytes of a file.
  ///
  /// Bytes that are no document give one finding, of ``UnreadableDocumentRule``.
  /// - Parameter layout: Lays the document out; nil for one that cannot be.
  public func lint(
    _ bytes: [UInt8], file: String?, path: String? = nil, layout: LayoutSource? = nil,
    sources: (any SourceFacts)? = nil, translations: [Translation]? = nil
  ) -> Result {
    do {
      let document = try IBDocument(parsing: bytes, file: file)
      return Result(
        findings: lint(
          document, path: path, layout: layout?(document), sources: sources,
          translations: translations),
        document: document)
    } catch {
      return Result(findings: unreadable(error, file: file, path: path))
    }
  }

  /// The finding that a file which gives no document amounts to.
  ///
  /// None where that rule is off; a choice of other rules says nothing of it, since they look at no such file.
  public func unreadable(_ error: any Error, file: String?, path: String? = nil) -> [Diagnostic] {
    let info = UnreadableDocumentRule.info
    let settings = configuration.settings(
      for: info.id, overrides: configuration.overrides(for: path ?? file ?? ""))
    guard settings.isOn != false else { return [] }
    let rule = UnreadableDocumentRule(RuleOptions(info, settings.options))
    var finding = rule.finding(for: error, file: file)
    finding.severity = settings.severity ?? finding.severity
    return [finding]
  }

  private func table(_ key: TableKey) -> RuleTable {
    if let table = tables.withLock({ $0[key] }) { return table }
    let active = rules.compactMap { type -> ActiveRule? in
      let info = type.info
      let settings = configuration.settings(for: info.id, overrides: key.overrides)
      guard configuration.isOn(info, settings), info.platforms.contains(key.platform),
        info.kinds.contains(key.kind), key.hasLayout || !info.needs.contains(.layout),
        key.hasSources || !info.needs.contains(.sources)
      else { return nil }
      return ActiveRule(
        rule: type.init(RuleOptions(info, settings.options)), info: info,
        severity: settings.severity)
    }
    let table = RuleTable(active, platform: key.platform)
    return tables.withLock { tables in
      tables[key] = table
      return table
    }
  }
}

extension Linter {
  /// What the rules that look at a whole run find, once its documents have been linted.
  /// - Parameters:
  ///   - documents: What each document of the run uses, in any fixed order.
  ///   - sources: What the app's sources say.
  ///   - path: The path of a source file from the configuration's folder, that overrides and exclusions go by.
  /// - Returns: Findings in source files, by file and place, then by rule.
  public func lint(
    project documents: [DocumentUses], sources: any SourceFacts,
    path: (String) -> String = { $0 }
  ) -> [Diagnostic] {
    withoutActuallyEscaping(path) { path in
      let configuration = configuration
      let context = ProjectContext(documents, sources, leastEvidence: configuration.evidence) {
        info, file in
        let path = path(file)
        let settings = configuration.settings(
          for: info.id, overrides: configuration.overrides(for: path))
        let isOn = configuration.isOn(info, settings) && !configuration.excludes(path)
        return (isOn, settings.severity)
      }
      for type in rules where mayBeOn(type.info) {
        context.rule = type.info
        let options = configuration.settings(for: type.info.id, overrides: []).options
        for case .project(let rule) in type.init(RuleOptions(type.info, options)).checks {
          rule.check(context)
        }
      }
      return context.findings.sorted { ProjectContext.precedes($0, $1) }
    }
  }

  /// Whether the rule is enabled, perhaps only for some files.
  private func mayBeOn(_ info: RuleInfo) -> Bool {
    ([[]] + configuration.overrides.indices.map { [$0] }).contains {
      configuration.isOn(info, configuration.settings(for: info.id, overrides: $0))
    }
  }
}

public import Diagnostics
public import InterfaceBuilder
import Synchronization

/// A linter that checks documents with rules. One linter serves a whole run, from any number of threads.
public final class Linter: Sendable {
  /// The configuration of the linter.
  public let configuration: LintConfiguration
  private let rules: [any Rule.Type]
  private let translations: TranslationSource
  private let tables = Mutex<[TableKey: RuleTable]>([:])

  private struct TableKey: Hashable {
    var platform: IBPlatform
    var kind: IBDocument.Kind
    var hasLayout: Bool
    var hasSources: Bool
    var hasProject: Bool
    /// The indices of the overrides that apply to the file.
    var overrides: [Int]
  }

  /// The result of linting one file.
  public struct Result: Sendable {
    /// The findings, sorted by position and then by rule.
    public var findings: [Diagnostic]
    /// The document, or nil if the file could not be read.
    public var document: IBDocument?
    /// The layout that was passed to rules, if any.
    public var layout: (any LayoutFacts)?
  }

  /// A function that lays out a document, or returns nil if that is impossible.
  public typealias LayoutSource = @Sendable (IBDocument) -> (any LayoutFacts)?

  /// A function that finds a document's strings in other languages. Called only if a rule needs them.
  public typealias TranslationSource = @Sendable (IBDocument) -> [Translation]

  /// Creates a linter.
  /// - Parameter translations: Finds a document's strings in other languages. The linter itself reads no files.
  /// - Throws: A ``Diagnostic`` if the configuration contains an unknown rule or option.
  public init(
    _ configuration: LintConfiguration = LintConfiguration(),
    rules: [any Rule.Type] = RuleRegistry.all,
    translations: @escaping TranslationSource = { _ in [] }
  ) throws {
    try RuleCatalog(rules).check(configuration)
    self.configuration = configuration
    self.rules = rules
    self.translations = translations
  }

  /// Returns the findings in a document.
  /// - Parameters:
  ///   - path: The path relative to the configuration's folder, which selects overrides. Default: the document's file
  ///     name.
  ///   - layout: The solved layout.
  ///   - sources: The facts from the app's sources.
  ///   - run: The facts from the other documents, or nil if only this document is checked.
  public func lint(
    _ document: IBDocument, path: String? = nil, layout: (any LayoutFacts)? = nil,
    sources: (any SourceFacts)? = nil, run: (any RunFacts)? = nil
  ) -> [Diagnostic] {
    let table = table(
      TableKey(
        platform: document.platform, kind: document.kind, hasLayout: layout != nil,
        hasSources: sources != nil,
        hasProject: document.file.flatMap { run?.targets(of: $0) } != nil,
        overrides: configuration.overrides(for: path ?? document.file ?? "")))
    guard let first = table.rules.first else { return [] }
    let context = LintContext(
      document, layout: layout, sources: sources, run: run, translations: translations,
      leastEvidence: configuration.evidence, rule: first)
    context.customRules = Set(configuration.customRules.map(\.id))
    let findings = LintPass(table: table, context: context).run()
    if let dead = Self.foldedIfDead(findings) { return [dead] }
    return context.hasYieldingFindings ? Self.withoutRepetitions(findings, table) : findings
  }

  /// Returns the finding that no target contains the document, and adds a note about the other findings. Findings in a
  /// document that is not part of the app do not need to be fixed.
  private static func foldedIfDead(_ findings: [Diagnostic]) -> Diagnostic? {
    // Iterating over the findings themselves would copy each of them.
    let id = DocumentInNoTargetRule.info.id
    guard let index = findings.indices.first(where: { findings[$0].id == id }) else { return nil }
    var dead = findings[index]
    let others = Dictionary(grouping: findings.filter { $0.id != dead.id }, by: \.id)
    guard !others.isEmpty else { return dead }
    let counts = others.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "\($0.value.count) \($0.key)" }
    dead.notes.append(
      Diagnostic.Note(
        "other findings in it are not listed: \(counts.joined(separator: ", ")); --only lists those of a rule"
      ))
    return dead
  }

  /// Returns the findings without those that repeat another rule's finding about the same object.
  private static func withoutRepetitions(_ findings: [Diagnostic], _ table: RuleTable)
    -> [Diagnostic]
  {
    let yielding = Dictionary(
      table.rules.compactMap { rule in rule.info.yieldsTo.map { (rule.info.id, $0) } }
    ) { first, _ in first }
    let others = Set(yielding.values)
    var objects: [String: Set<String?>] = [:]
    for finding in findings where others.contains(finding.id) {
      objects[finding.id, default: []].insert(finding.objectID)
    }
    return findings.filter { finding in
      guard let other = yielding[finding.id] else { return true }
      return objects[other]?.contains(finding.objectID) != true
    }
  }

  /// Returns the findings in the bytes of a file.
  ///
  /// Bytes that are not a document produce one finding of ``UnreadableDocumentRule``.
  /// - Parameter layout: Lays out the document, or returns nil if that is impossible.
  public func lint(
    _ bytes: [UInt8], file: String?, path: String? = nil, layout: LayoutSource? = nil,
    sources: (any SourceFacts)? = nil, run: (any RunFacts)? = nil
  ) -> Result {
    do {
      let document = try IBDocument(parsing: bytes, file: file)
      let facts = layout?(document)
      return Result(
        findings: lint(document, path: path, layout: facts, sources: sources, run: run),
        document: document, layout: facts)
    } catch {
      let reason = Self.isLFSPointer(bytes) ? Self.pointer : error
      return Result(findings: unreadable(reason, file: file, path: path))
    }
  }

  /// Returns whether the bytes are the pointer of a file in Git LFS that was not downloaded.
  private static func isLFSPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  private static let pointer = Diagnostic(
    id: "git-lfs-pointer", severity: .error,
    message: "this is a pointer of Git LFS and not the document itself; run 'git lfs pull'")

  /// Returns the finding for an unreadable file.
  ///
  /// The result is empty if that rule is disabled. A selection of other rules has no effect, because those rules cannot
  /// check such a file.
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

  /// Returns a rule with its options, or nil for an unknown id.
  func rule(_ id: String, path: String) -> (rule: any Rule, info: RuleInfo)? {
    guard let type = rules.first(where: { $0.info.id == id }) else { return nil }
    let settings = configuration.settings(for: id, overrides: configuration.overrides(for: path))
    return (type.init(RuleOptions(type.info, settings.options)), type.info)
  }

  /// The rules that the configuration itself defines. A selection of rules may exclude them.
  private var customRules: [ActiveRule] {
    configuration.customRules.filter { configuration.only?.contains($0.id) ?? true }.map {
      ActiveRule(
        rule: CustomElementRule($0), info: CustomElementRule.description($0), severity: nil)
    }
  }

  private func table(_ key: TableKey) -> RuleTable {
    if let table = tables.withLock({ $0[key] }) { return table }
    let active = rules.compactMap { type -> ActiveRule? in
      let info = type.info
      let settings = configuration.settings(for: info.id, overrides: key.overrides)
      guard configuration.isOn(info, settings), info.platforms.contains(key.platform),
        info.kinds.contains(key.kind), key.hasLayout || !info.needs.contains(.layout),
        key.hasSources || !info.needs.contains(.sources),
        key.hasProject || !info.needs.contains(.project)
      else { return nil }
      return ActiveRule(
        rule: type.init(RuleOptions(info, settings.options)), info: info,
        severity: settings.severity)
    }
    let table = RuleTable(active + customRules, platform: key.platform)
    return tables.withLock { tables in
      tables[key] = table
      return table
    }
  }
}

extension Linter {
  /// Returns the findings of project rules, after the documents of a run have been linted.
  /// - Parameters:
  ///   - documents: The contributions of the run's documents, in a fixed order.
  ///   - sources: The facts from the app's sources.
  ///   - run: The facts from the run's projects, or nil if unknown.
  ///   - path: Returns the path of a source file relative to the configuration's folder, which selects overrides and
  ///     exclusions.
  /// - Returns: Findings in source files, sorted by file and position, and then by rule.
  public func lint(
    project documents: [DocumentUses], sources: any SourceFacts, run: (any RunFacts)? = nil,
    path: (String) -> String = { $0 }
  ) -> [Diagnostic] {
    withoutActuallyEscaping(path) { path in
      let configuration = configuration
      let context = ProjectContext(
        documents, sources, run: run, leastEvidence: configuration.evidence
      ) { info, file in
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

  /// Returns whether the rule is enabled for any files.
  private func mayBeOn(_ info: RuleInfo) -> Bool {
    ([[]] + configuration.overrides.indices.map { [$0] }).contains {
      configuration.isOn(info, configuration.settings(for: info.id, overrides: $0))
    }
  }
}

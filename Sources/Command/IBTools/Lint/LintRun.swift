import DiagnosticText
import Diagnostics
import FileWork
import Foundation
import IBLint
import InterfaceBuilder
import XMLTree
import XcodeProjects

/// A run that lints the documents of a project.
///
/// ```swift
/// var options = LintOptions(paths: ["App"])
/// options.sources = ["App"]
/// let result = try LintRun(options).run()
/// ```
public struct LintRun: Sendable {
  /// The documents, sources and settings of the run.
  public let options: LintOptions
  /// The files that have changed, or nil to lint all files.
  package var changed: Set<String>?
  package var progress = ProgressHandler.none
  /// The queue that lays out documents, or nil without layout.
  private let layout: LayoutQueue?
  /// The app's sources, or nil without sources.
  private let sources: LintedSources?
  /// The projects that contain documents and sources, or nil if the run does not search for projects.
  private let projects: ProjectTargets?
  /// The images and colors of the projects, or nil if they are not known.
  private let assets: ProjectAssets?
  private let settings: LintSettings
  private let linter: Linter

  /// Reads the settings, the projects and the app's sources.
  /// - Throws: ``ProblemList`` if the settings cannot be read, and a `Diagnostic` if options contradict each other.
  public init(_ options: LintOptions) throws {
    self.options = options
    var settings = try LintSettings(file: options.settingsFile)
    if !options.onlyRules.isEmpty {
      settings.configuration.only = options.onlyRules
      // A rule that is named on the command line runs even if the settings disable it.
      for id in options.onlyRules where settings.configuration.rules[id]?.isOn == false {
        settings.configuration.rules[id]?.isOn = true
      }
    }
    try options.requireWhatRulesNeed()
    guard !options.sources.contains("") else {
      throw Diagnostic.usage("--sources needs a folder or a file; the name is empty")
    }
    if let evidence = options.evidence { settings.configuration.evidence = evidence }
    self.settings = settings
    linter = try Self.linter(settings)
    layout = options.laysOut ? LayoutQueue(device: options.device) : nil
    let folders = options.appFolders
    let hasProjects = !options.projects.isEmpty || !options.sources.isEmpty
    projects =
      hasProjects
      ? options.projects.isEmpty
        ? ProjectTargets(searching: folders, readManifest: ManifestFile.read)
        : ProjectTargets(projects: options.projects, readManifest: ManifestFile.read) : nil
    assets =
      hasProjects || !options.assets.isEmpty
      ? ProjectAssets(
        options.assets, projects: projects, appFolders: options.sources.isEmpty ? [] : folders)
      : nil
    let read =
      try options.sources.isEmpty
      ? nil : LintedSources(options.sources, cache: options.sourcesCache, projects: projects)
    sources = options.foundSources && read?.fileCount == 0 ? nil : read
  }

  /// Returns a linter for settings, which finds translations in the folders around documents.
  static func linter(_ settings: LintSettings) throws -> Linter {
    do {
      return try Linter(settings.configuration) { Translation.files(for: $0) }
    } catch let problem as Diagnostic {
      throw Diagnostic.usage(problem.message)
    }
  }

  /// Returns the existing documents in a list of files, one per line. A list of changes may also contain deleted
  /// files.
  /// - Throws: A `Diagnostic` if the list cannot be read.
  public static func documents(listedIn file: String) throws -> [String] {
    FileList(try InputFile(path: file).bytes()).paths
      .filter { InputFiles.isDocument($0) && SystemPath($0).exists }
  }

  /// Lints the documents, and applies the chosen fixes.
  /// - Throws: A `Diagnostic` if the settings exclude all documents, if the baseline cannot be read, or if the options
  ///   request a layout, which requires ``runOnMainActor()``.
  public func run() throws -> LintResult {
    guard layout == nil else {
      throw Diagnostic.usage("layout needs the main actor; call runOnMainActor()")
    }
    return try lint()
  }

  /// Lints the documents as ``run()`` does, and lays them out on the main actor if the options request it.
  /// - Throws: A `Diagnostic` if the settings exclude all documents, or if the baseline cannot be read.
  @MainActor
  public func runOnMainActor() throws -> LintResult { try lint() }

  private func lint() throws -> LintResult {
    let known = try options.baseline.map { try BaselineFile($0).read() }
    let all = InputFiles(options.paths).unique
    var files = all.filter {
      $0.isStandardInput || settings.configuration.includes(settings.base.relative($0.path))
    }
    let mayBeEmpty = options.mayBeEmpty || changed != nil
    if let changed { files.removeAll { !changed.contains($0.path) } }
    if files.isEmpty && !all.isEmpty && !mayBeEmpty {
      throw Diagnostic(
        id: "no-documents", severity: .error,
        message: "nothing to lint: the settings exclude all of these documents")
    }
    if let shard = options.shard { files = shard.part(of: files) }
    let app = app
    let work = FileLinting(
      linter: linter, settings: settings, known: known,
      layout: layout, sources: sources, countsScalars: options.reporter == .sarif,
      documents: RunDocuments(app, projects: projects, assets: assets))
    var outcomes = outcomes(of: files, work, fixing: options.fixing)
    let isDry = options.fixing?.isDry == true
    let changes = SourceChanges(outcomes.compactMap(\.pending), isDry: isDry) {
      settings.base.relative($0)
    }
    let unchanged = outcomes.indices.filter { index in
      outcomes[index].pending.map { changes.isUndone($0) } ?? false
    }
    for (index, outcome) in zip(
      unchanged, self.outcomes(of: unchanged.map { files[$0] }, work, fixing: nil))
    {
      outcomes[index] = outcome
    }
    // Rules that compare all documents with the sources need the sources after the fixes.
    let edits = outcomes.compactMap(\.pending).flatMap(\.edits)
    let facts = sources?.facts
    let changedFacts = edits.isEmpty ? facts : facts?.applying(edits) ?? facts
    var findings = outcomes.flatMap(\.findings)
    // Skip this for a list of changes, because unchanged documents may contain the missing connections.
    if !mayBeEmpty {
      let linted = Set(files.map(\.path))
      findings += projectFindings(
        outcomes.compactMap(\.uses), changedFacts, others: app.filter { !linted.contains($0.path) })
    }
    if options.isLenient {
      for index in findings.indices where findings[index].severity == .error {
        findings[index].severity = .warning
      }
    }
    let count = findings.count
    findings = work.unknown(among: findings)
    var report = LintReport(
      findings: findings, files: files.count, known: count - findings.count,
      fixed: outcomes.reduce(0) { $0 + $1.fixed.count }, isDry: isDry,
      base: reportBase, version: Version.current)
    report.rulesPage = settings.run.rulesPage
    return result(report, outcomes, changes)
  }

  private func result(
    _ report: LintReport, _ outcomes: [FileLinting.Outcome], _ changes: SourceChanges
  ) -> LintResult {
    var result = LintResult(report: report)
    if report.isDry {
      result.difference = outcomes.map(\.difference).joined() + changes.difference
    }
    result.fixed = outcomes.flatMap(\.fixed)
    result.failures = outcomes.compactMap(\.failure) + changes.failures
    result.problems =
      outcomes.flatMap(\.losses) + projectProblems + (assets?.problems ?? []) + sourceProblems
    if options.foundSources { result.used = used }
    result.layoutProblems = layout?.problems ?? []
    let isReadable = outcomes.allSatisfy(\.isReadable)
    result.isComplete =
      result.failures.isEmpty && isReadable
      && (options.foundSources || sources?.isWhole != false)
      && (options.foundProjects || projects?.hasErrors != true)
    return result
  }

  /// The problems with finding and reading the projects.
  private var projectProblems: [Diagnostic] {
    let problems = projects?.problems ?? []
    return options.searchProblems.filter { !problems.contains($0) } + problems
  }

  /// The problems with reading the sources. For sources that the user did not specify, only their number is shown.
  private var sourceProblems: [Diagnostic] {
    let problems = sources?.diagnostics ?? []
    guard options.foundSources else { return problems }
    let serious = problems.filter { $0.severity > .note }
    guard let first = serious.first, serious.count > 1 else { return serious }
    var folded = first
    folded.message += " (and \(serious.count - 1) more; --sources lists all)"
    return [folded]
  }

  /// One line about the projects and sources that the run found around the documents; nil if it found none.
  private var used: String? {
    var parts: [String] = []
    if let projects, !projects.isEmpty {
      let names = Set(options.projects.map(LintOptions.spelled)).sorted()
      let count = projects.targets.count
      parts.append(
        "\(names.prefix(2).joined(separator: ", "))\(names.count > 2 ? ", …" : "") (\(count) \(count == 1 ? "target" : "targets"))"
      )
    }
    if let sources, sources.fileCount > 0 {
      let folders = options.sources
      parts.append(
        "\(sources.fileCount) source \(sources.fileCount == 1 ? "file" : "files") below \(folders.prefix(2).joined(separator: ", "))\(folders.count > 2 ? ", …" : "")"
      )
    }
    guard !parts.isEmpty else { return nil }
    return "checked against \(parts.joined(separator: " and ")); --documents-only leaves them out"
  }

  /// Returns the documents of the app: the files in some paths, and the documents in the folders of the sources.
  private var app: [InputFile] {
    // The paths may also name source files. They are not documents.
    InputFiles(options.paths + options.sources.filter(RenderTargets.isFolder)).unique
      .filter { $0.problem == nil }
  }

  /// Returns an account of the places that a rule checks, and why they are findings or not.
  /// - Throws: A `Diagnostic` if the rule does not exist.
  @MainActor
  public func explain(_ rule: String) throws -> LintExplanation {
    guard RuleCatalog()[rule] != nil else {
      throw Diagnostic.usage(RuleCatalog().unknownRule(rule))
    }
    let files = InputFiles(options.paths).unique
    if RuleRegistry.all.contains(where: { $0.info.id == rule && $0 is any ProjectRule.Type }) {
      return explainForAll(rule, files)
    }
    let documents = RunDocuments(app, projects: projects, assets: assets)
    var result = LintExplanation()
    let work: @Sendable (InputFile) -> String? = { [self] file in
      guard let document = try? file.document().document else { return nil }
      let explanation = linter.explain(
        rule, in: document, path: settings.base.relative(file.path),
        layout: layout?.source(document), sources: sources?.facts, run: documents)
      return explanation.map { $0.text(file: file.name) }
    }
    let texts = layout.map { $0.map(files, work: work) } ?? files.map(work)
    for (file, text) in zip(files, texts) {
      if let text { result.text += text } else { result.unreadable.append(file.name) }
    }
    return result
  }

  /// Returns the findings of a rule that compares all documents of the run with the sources.
  private func explainForAll(_ rule: String, _ files: [InputFile]) -> LintExplanation {
    guard let facts = sources?.facts else {
      return LintExplanation(text: "the rule needs the app's sources; add --sources\n")
    }
    var result = LintExplanation()
    let uses = files.compactMap { file -> DocumentUses? in
      if let document = try? file.document().document { return DocumentUses(document) }
      result.unreadable.append(file.name)
      return nil
    }
    let named = Set(files.map(\.path))
    let others = app.filter { !named.contains($0.path) }
    let findings = projectFindings(uses, facts, others: others).filter { $0.id == rule }
    let count = uses.count + others.count
    result.text = """
      the rule compares \(count) \(count == 1 ? "document" : "documents") with the sources: \
      \(findings.count) \(findings.count == 1 ? "finding" : "findings") with these settings; the rule does not say why \
      other places have none

      """
    result.text += findings.map { $0.line() }.joined()
    return result
  }

  /// Lints or fixes files.
  private func outcomes(
    of files: [InputFile], _ linting: FileLinting, fixing: LintOptions.Fixing?
  ) -> [FileLinting.Outcome] {
    let work: @Sendable (InputFile) -> FileLinting.Outcome = { file in
      Supervisor.working(on: file.name) { linting.outcome(of: file, fixing: fixing) }
    }
    if let layout { return layout.map(files, progress: progress, work: work) }
    var outcomes: [FileLinting.Outcome] = []
    OrderedWork.forEach(files, progress: progress, work: work) { outcome in
      outcomes.append(outcome)
      return true
    }
    return outcomes
  }

  // MARK: The whole run

  /// Returns the findings of rules that compare all documents with the sources.
  /// - Parameter others: Documents of the app that are not linted.
  private func projectFindings(
    _ documents: [DocumentUses], _ facts: (any SourceFacts)?, others: [InputFile]
  ) -> [Diagnostic] {
    guard let facts else { return [] }
    let unlinted = ParallelWork.map(others, threads: min(ParallelWork.cores, others.count)) {
      try? DocumentUses($0.document().document)
    }
    let all = documents + unlinted.compactMap { $0 }
    let run = RunDocuments([], projects: projects, assets: assets)
    var findings = linter.lint(project: all, sources: facts, run: run) {
      settings.base.relative($0)
    }
    // If only some documents are linted, the other findings belong to other documents.
    if others.contains(where: { settings.configuration.includes(settings.base.relative($0.path)) })
    {
      let files = Set(
        documents.flatMap(\.classes).flatMap {
          facts.ancestry(of: $0.className, module: $0.module)?.classes.flatMap(\.files) ?? []
        })
      findings.removeAll { $0.file.map(files.contains) == false }
    }
    guard options.reporter == .sarif else { return findings }
    var texts: [String: ScalarColumns?] = [:]
    return findings.map { finding in
      guard let file = finding.file else { return finding }
      if texts[file] == nil {
        let bytes = try? InputFile(path: file).bytes()
        texts[file] = .some(bytes.map { ScalarColumns($0) })
      }
      return texts[file]?.map { finding.countingScalars(in: $0) } ?? finding
    }
  }

  /// The folder that file names are relative to. Reports for GitHub require the repository's root, regardless of the
  /// settings.
  private var reportBase: PathBase {
    guard options.reporter == .github else { return settings.base }
    let folder = FileManager.default.currentDirectoryPath
    return PathBase(
      ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? folder, workingDirectory: folder)
  }
}

extension RuleExplanation {
  /// Returns one line for the document, and one line for each place that the rule checks.
  fileprivate func text(file: String) -> String {
    let file = PrintableText.line(file)
    var text = "\(file): "
    text +=
      obstacle
      ?? (steps.isEmpty
        ? givesReasons
          ? "the rule has nothing to check here"
          : "no findings; this rule does not say why"
        : "\(steps.count) \(steps.count == 1 ? "place" : "places")")
    for step in steps {
      let place = step.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
      let object = step.objectPath.map { " (\($0))" } ?? ""
      text +=
        "\n\(file)\(place): \(step.isReported ? "finding" : "no finding"): "
        + PrintableText.line(step.text + object)
    }
    return text + "\n"
  }
}

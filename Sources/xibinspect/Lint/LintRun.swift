import ArgumentParser
import DiagnosticText
import Diagnostics
import FileWork
import Foundation
import IBLint
import InterfaceBuilder
import XMLTree
import XcodeProjects

/// A run that lints files and prints the findings.
struct LintRun {
  /// Options for fixing.
  struct Fixing: Sendable {
    var choice: FixChoice
    /// Whether to print a diff instead of changing files.
    var isDry: Bool
  }

  var reporter = LintReporter.xcode
  var isStrict = false
  /// Whether to print the number of findings per rule instead of the findings.
  var isSummary = false
  var fixing: Fixing?
  /// The queue that lays out documents, or nil without `--layout`.
  var layout: LayoutQueue?
  /// The path of the baseline.
  var baseline: String?
  /// The path of a baseline to write.
  var newBaseline: String?
  /// The path of an additional file for the report.
  var output: String?
  /// The app's sources, or nil without `--sources`.
  var sources: LintedSources?
  /// The folders with sources. The documents in them also belong to the app.
  var sourceFolders: [String] = []
  /// The projects that contain documents and sources, or nil if the run does not search for projects.
  var projects: ProjectTargets?
  /// The images and colours of the projects, or nil if they are not known.
  var assets: ProjectAssets?
  /// The other documents of the run.
  private var documents: RunDocuments?
  /// The baseline, and the folder that its paths are relative to.
  private var known: (findings: Baseline, base: PathBase)?
  private let settings: LintSettings
  private let linter: Linter

  /// Creates a run with settings.
  /// - Throws: A `ValidationError` if the settings contain an unknown rule or option.
  init(_ settings: LintSettings) throws {
    self.settings = settings
    linter = try Self.linter(settings)
  }

  /// Returns a linter for settings, which finds translations in the folders around documents.
  static func linter(_ settings: LintSettings) throws -> Linter {
    do {
      return try Linter(settings.configuration) { Translation.files(for: $0) }
    } catch let problem as Diagnostic {
      throw ValidationError(problem.message)
    }
  }

  /// The result for a file.
  private struct Outcome: Sendable {
    var findings: [Diagnostic]
    var isReadable = true
    /// The contribution to rules that check the whole run, or nil without sources.
    var uses: DocumentUses?
    var fixed: [Diagnostic] = []
    var difference = ""
    /// The reason why the fixed document could not be written.
    var failure: Diagnostic?
    /// A fixed document that is written together with changed sources.
    var pending: PendingFix?
  }

  /// Returns the existing documents in a list of files, one per line. A list of changes may also contain deleted
  /// files.
  static func documents(listedIn file: String) throws -> [String] {
    let bytes: [UInt8]
    do {
      bytes = try InputFile(path: file, problem: nil).bytes()
    } catch let problem as Diagnostic {
      StandardError.write(problem.line)
      throw ExitCode(ExitStatus.cannot.rawValue)
    }
    return FileList(bytes).paths
      .filter { InputFiles.isDocument($0) && FileManager.default.fileExists(atPath: $0) }
  }

  /// Lints files.
  /// - Parameters:
  ///   - changed: The files to lint, with rules on single documents only, or nil to lint all files.
  ///   - mayBeNone: Whether the settings may exclude all files, as with a list of changes.
  mutating func run(_ paths: [String], only changed: Set<String>? = nil, mayBeNone: Bool = false)
    throws
  {
    known = try baseline.map { try BaselineFile($0).read() }
    let all = InputFiles(paths).unique
    var files = all.filter {
      $0.isStandardInput || settings.configuration.includes(settings.base.relative($0.path))
    }
    let mayBeNone = mayBeNone || changed != nil
    if let changed { files.removeAll { !changed.contains($0.path) } }
    if files.isEmpty && !all.isEmpty && !mayBeNone {
      StandardError.write(
        "xibinspect: nothing to lint: the settings exclude all of these documents\n")
      throw ExitCode(ExitStatus.cannot.rawValue)
    }
    let app = app(with: paths)
    documents = RunDocuments(app, projects: projects, assets: assets)
    var outcomes = outcomes(of: files, fixing: fixing)
    let changes = SourceChanges(outcomes.compactMap(\.pending), isDry: fixing?.isDry == true) {
      settings.base.relative($0)
    }
    let unchanged = outcomes.indices.filter { index in
      outcomes[index].pending.map { changes.isUndone($0) } ?? false
    }
    for (index, outcome) in zip(
      unchanged, self.outcomes(of: unchanged.map { files[$0] }, fixing: nil))
    {
      outcomes[index] = outcome
    }
    // Rules that compare all documents with the sources need the sources after the fixes.
    let edits = outcomes.compactMap(\.pending).flatMap(\.edits)
    let facts = sources?.facts
    let changed = edits.isEmpty ? facts : facts?.applying(edits) ?? facts
    var findings = outcomes.flatMap(\.findings)
    // Skip this for a list of changes, because unchanged documents may contain the missing connections.
    if !mayBeNone {
      let linted = Set(files.map(\.path))
      findings += projectFindings(
        outcomes.compactMap(\.uses), changed, others: app.filter { !linted.contains($0.path) })
    }
    let count = findings.count
    findings = unknown(among: findings)
    let report = LintReport(
      findings: findings, files: files.count, known: count - findings.count,
      fixed: outcomes.reduce(0) { $0 + $1.fixed.count }, isDry: fixing?.isDry == true,
      base: reportBase, version: Version.current)
    try finish(report, outcomes, changes)
  }

  /// Returns the documents of the app: the files in some paths, and the documents in the folders of the sources.
  private func app(with paths: [String]) -> [InputFile] {
    // The paths may also name source files. They are not documents.
    InputFiles(paths + sourceFolders.filter(RenderTargets.isFolder)).unique
      .filter { $0.problem == nil }
  }

  /// Prints what a rule checks in documents.
  func explain(_ rule: String, _ paths: [String]) throws {
    let files = InputFiles(paths).unique
    let documents = RunDocuments(app(with: paths), projects: projects, assets: assets)
    if RuleRegistry.all.contains(where: { $0.info.id == rule && $0 is any ProjectRule.Type }) {
      return try explainForAll(rule, files, in: app(with: paths))
    }
    var status = ExitStatus.fine
    let work: @Sendable (InputFile) -> String? = { [self] file in
      guard let document = try? file.document().document else { return nil }
      let explanation = linter.explain(
        rule, in: document, path: settings.base.relative(file.path),
        layout: layout?.source(document), sources: sources?.facts, run: documents)
      return explanation.map { $0.text(file: file.name) }
    }
    let texts = layout.map { $0.map(files, work: work) } ?? files.map(work)
    for (file, text) in zip(files, texts) {
      if let text {
        StandardOutput.write(text)
      } else {
        StandardError.write("\(file.name): cannot be read as a document\n")
        status = .cannot
      }
    }
    StandardOutput.flush()
    try status.leave()
  }

  /// Prints the findings of a rule that compares all documents of the run with the sources.
  private func explainForAll(_ rule: String, _ files: [InputFile], in app: [InputFile]) throws {
    guard let facts = sources?.facts else {
      StandardOutput.write("the rule needs the app's sources; add --sources\n")
      return StandardOutput.flush()
    }
    var status = ExitStatus.fine
    let uses = files.compactMap { file -> DocumentUses? in
      if let document = try? file.document().document { return DocumentUses(document) }
      StandardError.write("\(file.name): cannot be read as a document\n")
      status = .cannot
      return nil
    }
    let named = Set(files.map(\.path))
    let others = app.filter { !named.contains($0.path) }
    let findings = projectFindings(uses, facts, others: others).filter { $0.id == rule }
    let count = uses.count + others.count
    StandardOutput.write(
      """
      the rule compares \(count) \(count == 1 ? "document" : "documents") with the sources: \
      \(findings.count) \(findings.count == 1 ? "finding" : "findings") with these settings; the rule does not say why \
      other places have none

      """)
    StandardOutput.write(findings.map(\.line).joined())
    StandardOutput.flush()
    try status.leave()
  }

  /// Returns the findings that are not in the baseline.
  private func unknown(among findings: [Diagnostic]) -> [Diagnostic] {
    known.map { $0.findings.unknown(among: findings, base: $0.base) } ?? findings
  }

  // MARK: One file

  /// Lints or fixes files.
  private func outcomes(of files: [InputFile], fixing: Fixing?) -> [Outcome] {
    let work: @Sendable (InputFile) -> Outcome = { [self] in outcome(of: $0, fixing: fixing) }
    if let layout { return layout.map(files, work: work) }
    var outcomes: [Outcome] = []
    OrderedWork.forEach(files, work: work) { outcome in
      outcomes.append(outcome)
      return true
    }
    return outcomes
  }

  private func outcome(of file: InputFile, fixing: Fixing?) -> Outcome {
    let path = settings.base.relative(file.path)
    let bytes: [UInt8]
    do {
      bytes = try file.bytes()
    } catch {
      return outcome(linter.unreadable(error, file: file.name, path: path), nil)
    }
    if let fixing, let outcome = fixed(bytes, file, path, fixing) { return outcome }
    let result = linter.lint(
      bytes, file: file.name, path: path, layout: layout?.source, sources: sources?.facts,
      run: documents)
    return outcome(result.findings, result.document)
  }

  private func outcome(_ findings: [Diagnostic], _ document: IBDocument?) -> Outcome {
    // Without a document, files are only readable if the rule about unreadable files is off.
    guard let document else { return Outcome(findings: findings, isReadable: findings.isEmpty) }
    let uses = sources == nil ? nil : DocumentUses(document)
    guard reporter == .sarif else { return Outcome(findings: findings, uses: uses) }
    return Outcome(
      findings: findings.map { $0.countingScalars(in: document.source) }, uses: uses)
  }

  /// Fixes a file. Returns nil if it is not a document.
  private func fixed(_ bytes: [UInt8], _ file: InputFile, _ path: String, _ fixing: Fixing)
    -> Outcome?
  {
    let fixer = Fixer(linter, fixing.choice) { unknown(among: $0) }
    let result = fixer.fix(
      bytes, file: file.name, path: path, layout: layout?.source, sources: sources?.facts,
      run: documents)
    guard let result else {
      return nil
    }
    var outcome = outcome(result.findings, result.document)
    guard result.bytes != bytes else { return outcome }
    outcome.fixed = result.fixed
    if fixing.isDry {
      outcome.difference = UnifiedDiff.text(
        old: result.before, new: result.after, path: path)
      if !result.fileEdits.isEmpty {
        outcome.pending = PendingFix(path: file.path, bytes: nil, edits: result.fileEdits)
      }
      return outcome
    }
    guard result.fileEdits.isEmpty else {
      outcome.pending = PendingFix(path: file.path, bytes: result.bytes, edits: result.fileEdits)
      return outcome
    }
    do {
      try AtomicFile.write(result.bytes, to: file.path)
    } catch {
      // The file is unchanged, so its findings are those without fixes.
      outcome = self.outcome(of: file, fixing: nil)
      outcome.failure = error
    }
    return outcome
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
    var findings = linter.lint(project: all, sources: facts) {
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
    guard reporter == .sarif else { return findings }
    return findings.map { finding in
      let bytes = finding.file.flatMap { try? InputFile(path: $0, problem: nil).bytes() }
      return bytes.map { finding.countingScalars(in: $0) } ?? finding
    }
  }

  /// The folder that file names are relative to. Reports for GitHub need the repository's root, regardless of the
  /// settings.
  private var reportBase: PathBase {
    guard reporter == .github else { return settings.base }
    let folder = FileManager.default.currentDirectoryPath
    return PathBase(
      ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? folder, workingDirectory: folder)
  }

  private func finish(
    _ report: LintReport, _ outcomes: [Outcome], _ changes: SourceChanges
  ) throws {
    if report.isDry {
      for outcome in outcomes { StandardOutput.write(outcome.difference) }
      StandardOutput.write(changes.difference)
    } else if newBaseline == nil {
      StandardOutput.write(
        isSummary
          ? report.ruleSummary : reporter.text(of: report, title: Terminal.outputTitle(of:)))
      if let output { try ReportFile.write(reporter.text(of: report), to: output) }
    }
    StandardOutput.flush()
    StandardError.write(outcomes.flatMap(\.fixed).map { remainder(of: $0) }.joined())
    let failures = outcomes.compactMap(\.failure) + changes.failures
    StandardError.write(failures.map(\.line).joined())
    StandardError.write(
      ((projects?.problems ?? []) + (sources?.diagnostics ?? [])).map(\.line).joined())
    let unreadable = outcomes.contains { !$0.isReadable }
    let isWhole = failures.isEmpty && !unreadable && sources?.isWhole != false
    var status = isWhole ? ExitStatus.fine : .cannot
    if let newBaseline {
      try BaselineFile(newBaseline).write(report.findings)
    } else {
      for problem in layout?.problems ?? [] { StandardError.write(problem + "\n") }
      StandardError.write(report.summary + "\n")
      let isBad =
        report.isDry
        ? outcomes.contains { !$0.difference.isEmpty }
        : report.findings.contains { isStrict || $0.severity == .error }
      if isBad { status = max(status, .findings) }
    }
    try status.leave()
  }

  /// Returns the remaining steps of a fix as text, or an empty string if there are none.
  private func remainder(of fixed: Diagnostic) -> String {
    guard let fix = fixed.fixes.first, !fix.remainder.isEmpty else { return "" }
    var note = fixed
    (note.severity, note.notes) = (.note, [])
    note.message =
      "\(fixing?.isDry == true ? "would fix" : "fixed"): \(fix.summary); still to do by hand:"
    return note.line
  }
}

extension RuleExplanation {
  /// Returns one line for the document, and one line for each place that the rule checks.
  fileprivate func text(file: String) -> String {
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
        "\n\(file)\(place): \(step.isReported ? "finding" : "no finding"): \(step.text)\(object)"
    }
    return text + "\n"
  }
}

import DiagnosticText
import Diagnostics
import FileWork
import IBLint
import InterfaceBuilder
import XMLTree

/// The part of a lint run that concerns one file.
struct FileLinting: Sendable {
  let linter: Linter
  let settings: LintSettings
  /// The baseline, and the folder that its paths are relative to.
  let known: (findings: Baseline, base: PathBase)?
  let layout: LayoutQueue?
  let sources: LintedSources?
  /// Whether columns count characters instead of bytes, as in SARIF.
  let countsScalars: Bool
  let documents: RunDocuments

  /// The result for a file.
  struct Outcome: Sendable {
    var findings: [Diagnostic]
    var isReadable = true
    /// The contribution to rules that check the whole run, or nil without sources.
    var uses: DocumentUses?
    var fixed: [Diagnostic] = []
    var difference = ""
    /// The reason why the fixed document could not be written.
    var failure: Diagnostic?
    /// The file metadata that was lost because the file was replaced.
    var losses: [Diagnostic] = []
    /// A fixed document that is written together with changed sources.
    var pending: PendingFix?
  }

  /// Returns the findings that are not in the baseline.
  func unknown(among findings: [Diagnostic]) -> [Diagnostic] {
    known.map { $0.findings.unknown(among: findings, base: $0.base) } ?? findings
  }

  /// Lints or fixes a file.
  func outcome(of file: InputFile, fixing: LintOptions.Fixing?) -> Outcome {
    // Bounded: the inner call does not fix the file again.
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
    return outcome(fixable(result.findings, in: bytes, file, path), result.document)
  }

  /// Returns the findings of a file, without the fixes that would not be applied, because they would cause an error.
  private func fixable(
    _ findings: [Diagnostic], in bytes: [UInt8], _ file: InputFile, _ path: String
  ) -> [Diagnostic] {
    let choices = findings.compactMap(\.leastFix)
    guard !choices.isEmpty else { return findings }
    let fixer = Fixer(linter, choices.contains(.unsafe) ? .unsafe : .safe) { unknown(among: $0) }
    return fixer.fix(
      bytes, file: file.name, path: path, layout: layout?.source, sources: sources?.facts,
      run: documents)?.original ?? findings
  }

  private func outcome(_ findings: [Diagnostic], _ document: IBDocument?) -> Outcome {
    // Without a document, files are only read if the rule about unreadable files is disabled.
    guard let document else { return Outcome(findings: findings, isReadable: findings.isEmpty) }
    let uses = sources == nil ? nil : DocumentUses(document)
    guard countsScalars else { return Outcome(findings: findings, uses: uses) }
    return Outcome(
      findings: findings.map { $0.countingScalars(in: document.source) }, uses: uses)
  }

  /// Fixes a file. Returns nil if it is not a document.
  private func fixed(
    _ bytes: [UInt8], _ file: InputFile, _ path: String, _ fixing: LintOptions.Fixing
  )
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
      outcome.losses = try AtomicFile.write(result.bytes, to: file.path)
    } catch {
      // The file is unchanged, so its findings are those before the fixes.
      outcome = self.outcome(of: file, fixing: nil)
      outcome.failure = error
    }
    return outcome
  }
}

package import Diagnostics
import DocumentStrings
import FileWork
package import IBLint
import InterfaceBuilder
import Localization

/// A run that checks the translations of documents.
package struct StringsCheckRun: Sendable {
  /// The language in which the documents are written, whose strings may equal the documents' texts; nil for that of the
  /// project.
  package var developmentLanguage: String?
  /// The languages to check; all if empty.
  package var languages: Set<String> = []
  /// The checks to run; all if empty.
  package var only: Set<String> = []
  /// Whether every finding counts as a failure, not only errors.
  package var isStrict = false

  /// The checks by their ids.
  package static let checks = [
    "divided-translation", "duplicate-translation", "missing-translation", "outdated-translation",
    "placeholder-mismatch",
    "stale-translation", "text-not-translated",
  ]

  package init() {}

  package func run(
    _ paths: [String], _ reporter: LintReporter,
    title: @escaping (Diagnostic.Severity) -> String, to sink: some ReportSink
  ) throws -> RunStatus {
    for language in languages { try LocalizedDocument.checkLanguage(language) }
    let source = try SourceLanguage(developmentLanguage, documents: paths)
    sink.report(source.problems)
    var findings: [Diagnostic] = []
    var failures: [Diagnostic] = []
    let files = InputFiles(paths)
    for file in files.files {
      do {
        let found = try Supervisor.reading(file.name) {
          try check(
            LocalizedDocument(try file.document().document, at: file.path),
            in: source.language(of: file))
        }
        findings += found.findings
        failures += found.failures
      } catch {
        failures.append(Diagnostic(wrapping: error, file: file.path))
      }
    }
    failures += findings.filter { $0.id == "unreadable-strings" }
    findings.removeAll { $0.id == "unreadable-strings" }
    if !only.isEmpty { findings.removeAll { !only.contains($0.id) } }
    findings.sort {
      ($0.file ?? "", $0.range?.start.offset ?? 0) < ($1.file ?? "", $1.range?.start.offset ?? 0)
    }
    var report = LintReport(
      findings: findings, files: files.files.count, base: PathText.base,
      version: Version.current)
    report.command = "strings check"
    sink.write(reporter.text(of: report, title: title))
    sink.report(failures)
    sink.report(rendered: Array((report.summary + "\n").utf8))
    if !failures.isEmpty { return .cannot }
    return findings.contains { isStrict || $0.severity == .error } ? .findings : .fine
  }

  /// Returns the problems in translations, and the reasons why translations could not be read.
  private func check(
    _ document: LocalizedDocument, in developmentLanguage: String
  ) throws -> (findings: [Diagnostic], failures: [Diagnostic]) {
    var check = StringsCheck(document.document, others: try document.namesakes())
    let tags = Set(languages.map { LanguageTag($0).text })
    check.isIncluded = { tags.isEmpty || tags.contains(LanguageTag($0).text) }
    var problems: [Diagnostic] = []
    for file in document.translations {
      if case .strings(let language, _) = file, !check.isIncluded(language) { continue }
      let path = PathText.relative(file.path)
      do {
        try Supervisor.reading(file.path) {
          let bytes = try LocalizedDocument.bytes(of: file.path)
          switch file {
          case .catalog: check.check(catalog: bytes, path: path)
          case .strings(let language, _):
            check.check(
              strings: bytes, path: path, language: language,
              isDevelopmentLanguage: LanguageTag(language).text
                == LanguageTag(developmentLanguage).text)
          }
        }
      } catch {
        problems.append(Diagnostic(wrapping: error, file: path))
      }
    }
    return (check.findings + document.divisions, problems)
  }
}

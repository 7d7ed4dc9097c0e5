import Diagnostics
import IBLanguageServer
import IBLint
import TestSupport

/// Reads baselines and reports, and holds sessions with the language server.
enum FindingProbe {
  private static let base = PathBase("/p", workingDirectory: "/p")

  static func baseline(_ bytes: [UInt8]) -> ProbeOutcome {
    do {
      let baseline = try Baseline(parsing: bytes, file: "/p/b.json")
      let findings = [Diagnostic(id: "r", severity: .warning, file: "/p/a.xib", message: "m")]
      _ = baseline.unknown(among: findings, base: base)
      let again = try Baseline(parsing: Array(baseline.text.utf8), file: "/p/b.json")
      return again.count == baseline.count ? .read : .broken("a written baseline differs")
    } catch {
      return ProjectProbe.refusal(error)
    }
  }

  static func report(_ bytes: [UInt8]) -> ProbeOutcome {
    guard let findings = JSONReport.findings(in: bytes) else { return .refused }
    let report = LintReport(findings: findings, files: 1, base: base, version: "1")
    for reporter in LintReporter.allCases {
      if reporter.text(of: report).utf8.contains(0x1B) {
        return .broken("a control character in a report for \(reporter.rawValue)")
      }
    }
    return .read
  }

  static func messages(_ bytes: [UInt8]) -> ProbeOutcome {
    guard let linter = try? Linter() else { return .broken("a linter without settings fails") }
    let server = LanguageServer(
      version: "1", workingDirectory: "/p",
      lint: { bytes, path in
        linter.lint(bytes, file: path)
      })
    _ = server.answers(to: Array(#"{"id": 0, "method": "initialize"}"#.utf8))
    var framing = MessageFraming()
    framing.add(bytes)
    var isRead = false
    do throws(MessageFraming.Failure) {
      while let message = try framing.next() {
        isRead = true
        for answer in server.answers(to: message) where !isMessage(answer) {
          return .broken("an answer that is not a message")
        }
        if server.exitCode != nil { break }
      }
    } catch {
      if error.reason.isEmpty { return .broken("an error without words") }
    }
    return isRead ? .read : .refused
  }

  /// Whether bytes are a JSON object, with or without a header.
  private static func isMessage(_ bytes: [UInt8]) -> Bool {
    bytes.last == UInt8(ascii: "}") && bytes.contains(UInt8(ascii: "{"))
  }
}

import Diagnostics

/// A report with one table per file, for a comment on a pull request or a job summary.
struct MarkdownReport {
  private let report: LintReport

  init(_ report: LintReport) { self.report = report }

  var text: String {
    var text = "## xibinspect \(report.command)\n\n\(report.summary)\n"
    for (file, findings) in report.byFile {
      text += "\n### \(Self.escaped(report.base.relative(file)))\n\n"
      text += "| line | severity | rule | object | finding |\n| ---: | --- | --- | --- | --- |\n"
      for finding in findings {
        let line = finding.range.map { String($0.start.line) } ?? ""
        text +=
          "| \(line) | \(finding.severity.rawValue) | `\(PrintableText.line(finding.id).replacing(ascii: "`", with: "'"))` "
        let message = (PrintableText.line(finding.message) + finding.noteLines(in: report))
          .split(separator: "\n")
          .map { Self.escaped(String($0)) }.joined(separator: "<br>")
        text += "| \(Self.escaped(finding.objectPath ?? "")) | \(message) |\n"
      }
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    PrintableText.line(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "|", "\\", "*", "_", "`", "<", ">", "[", "]": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

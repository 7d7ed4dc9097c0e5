import DiagnosticText
import Diagnostics

/// A report in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Columns are declared as Unicode scalars, so the columns of the findings must already count scalars.
struct SARIFReport {
  private let report: LintReport
  private let rules: [RuleInfo]
  private let numbers: [String: Int]
  /// The locations of the files, and their paths as in the baseline.
  private let artifacts: [String: JSONValue]
  private let paths: [String: String]

  init(_ report: LintReport) {
    self.report = report
    let catalog = RuleCatalog()
    rules = Set(report.findings.map(\.id)).sorted().compactMap { catalog[$0] }
    numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let files = Set(
      report.findings.flatMap { [$0.file] + $0.allNotes.map(\.file) }.compactMap { $0 })
    paths = Dictionary(uniqueKeysWithValues: files.map { ($0, report.base.relative($0)) })
    artifacts = paths.reduce(into: [:]) { found, entry in
      found[entry.key] = Self.artifact(entry.key, path: entry.value)
    }
  }

  var json: JSONValue {
    let folder = report.base.folder == "/" ? "/" : report.base.folder + "/"
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            (
              "originalUriBaseIds",
              .object([
                ("ROOT", .object([("uri", .string("file://" + Self.uri(of: folder)))]))
              ])
            ),
            ("results", .array(results)),
          ])
        ])
      ),
    ])
  }

  private var driver: JSONValue {
    let page = report.rulesPage.map { String($0.prefix { $0 != "#" }) }
    return .object(
      [
        ("name", .string("xibinspect")), ("version", .string(report.version)),
        ("semanticVersion", .string(report.version)),
      ] + (page.map { [("informationUri", .string($0))] } ?? []) + [
        ("rules", .array(rules.map { Self.json(of: $0, page: page) }))
      ])
  }

  private static func json(of rule: RuleInfo, page: String?) -> JSONValue {
    .object(
      [
        ("id", .string(rule.id)),
        ("shortDescription", .object([("text", .string(rule.summary))])),
        (
          "help",
          .object([("text", .string(rule.rationale)), ("markdown", .string(rule.rationale))])
        ),
      ] + (page.map { [("helpUri", .string("\($0)#\(rule.id)"))] } ?? []) + [
        ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
        ("properties", .object([("tags", .array([.string(rule.category.rawValue)]))])),
      ])
  }

  /// Equal findings in one file are distinguished by number.
  private var results: [JSONValue] {
    var seen: [String: Int] = [:]
    return report.findings.map { finding in
      let path = finding.file.flatMap { paths[$0] } ?? report.base.relative("")
      let print = Fingerprint.text(of: finding, path: path)
      seen[print, default: 0] += 1
      return result(finding, fingerprint: "\(print):\(seen[print] ?? 1)")
    }
  }

  private func result(_ finding: Diagnostic, fingerprint: String) -> JSONValue {
    var members: [(String, JSONValue)] = [("ruleId", .string(finding.id))]
    if let number = numbers[finding.id] { members.append(("ruleIndex", .int(number))) }
    members += [
      ("level", .string(finding.severity.rawValue)),
      ("message", .object([("text", .string(finding.message))])),
      ("locations", .array([location(finding)])),
      ("partialFingerprints", .object([("xibinspect/v1", .string(fingerprint))])),
    ]
    if !finding.allNotes.isEmpty {
      members.append(("relatedLocations", .array(finding.allNotes.map { related($0, finding) })))
    }
    return .object(members)
  }

  private func related(_ note: Diagnostic.Note, _ finding: Diagnostic) -> JSONValue {
    // Columns in other files still count bytes, so only lines are reported.
    let isElsewhere = note.file != nil
    return .object([
      (
        "physicalLocation",
        place(note.file ?? finding.file, note.range, hasColumns: !isElsewhere)
      ),
      ("message", .object([("text", .string(note.message))])),
    ])
  }

  private func location(_ finding: Diagnostic) -> JSONValue {
    var members = [("physicalLocation", place(finding.file, finding.range))]
    if let path = finding.objectPath {
      let name: [(String, JSONValue)] = finding.objectID.map { [("name", .string($0))] } ?? []
      let object = JSONValue.object(name + [("fullyQualifiedName", .string(path))])
      members.append(("logicalLocations", .array([object])))
    }
    return .object(members)
  }

  private func place(_ file: String?, _ range: SourceRange?, hasColumns: Bool = true) -> JSONValue {
    let artifact = file.flatMap { artifacts[$0] } ?? .object([("uri", .string("stdin"))])
    var members = [("artifactLocation", artifact)]
    if let range {
      var region: [(String, JSONValue)] = [("startLine", .int(range.start.line))]
      if hasColumns {
        region += [
          ("startColumn", .int(range.start.column)), ("endLine", .int(range.end.line)),
          ("endColumn", .int(range.end.column)),
        ]
      }
      members.append(("region", .object(region)))
    }
    return .object(members)
  }

  private static func artifact(_ file: String, path: String) -> JSONValue {
    guard file != Diagnostic.standardInput else { return .object([("uri", .string("stdin"))]) }
    guard !path.isAbsolutePath else {
      return .object([("uri", .string("file://" + uri(of: path)))])
    }
    return .object([("uri", .string(uri(of: path))), ("uriBaseId", .string("ROOT"))])
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)

  /// Returns a path with all characters escaped that have a special meaning in a URI.
  private static func uri(of path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}

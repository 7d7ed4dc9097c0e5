import DiagnosticText
public import Diagnostics
import FoundationEssentials

/// Known findings that are no longer reported, usually those from when the project adopted the linter.
public struct Baseline: Hashable, Sendable {
  /// The version of the format. Older versions can be read: version 1 has a fingerprint for each message, and version 2
  /// lacks the subject of a finding.
  public static let version = 3
  private static let readable = 1...version

  private struct Entry: Hashable, Sendable, Codable {
    var rule: String
    var file: String
    var object: String?
    var subject: String?
    /// The message of the first finding, for readers. It is part of the key only for a finding without an object.
    var message: String
    var count: Int

    var key: Key {
      Key(rule: rule, file: file, object: object, subject: subject, message: message)
    }
  }

  /// The key that identifies a finding: its rule, its object, and what it is about, but not its message. Therefore, one
  /// more object in a list does not make a known finding new, but another missing outlet is a new finding. A finding
  /// without an object, as in a source file, is identified by its message.
  private struct Key: Hashable {
    var rule: String
    var file: String
    var place: String
    var subject: String?

    init(rule: String, file: String, object: String?, subject: String?, message: String) {
      (self.rule, self.file) = (rule, file)
      place = object.map { "#" + $0 } ?? message
      self.subject = object == nil ? nil : subject
    }

    init(_ finding: Diagnostic, _ base: PathBase, hasSubjects: Bool = true) {
      self.init(
        rule: finding.id, file: base.relative(finding.file ?? ""), object: finding.objectID,
        subject: hasSubjects ? finding.subject : nil, message: finding.message)
    }
  }

  private struct Version: Codable {
    var version: Int
  }

  private struct File: Codable {
    var findings: [Entry]
  }

  /// The allowed number of equal findings in one file.
  private static let counts = 1...1_000_000

  private var entries: [Entry]
  /// Whether the entries include the subjects of the findings.
  private var hasSubjects = true

  /// Creates a baseline of findings.
  /// - Parameter base: The baseline's folder, which the paths in the baseline are relative to.
  public init(_ findings: [Diagnostic], base: PathBase) {
    var counts: [Key: Entry] = [:]
    for finding in findings {
      counts[
        Key(finding, base),
        default: Entry(
          rule: finding.id, file: base.relative(finding.file ?? ""), object: finding.objectID,
          subject: finding.subject, message: finding.message, count: 0)
      ].count += 1
    }
    entries = counts.values.sorted {
      ($0.file, $0.rule, $0.object ?? "", $0.subject ?? "", $0.message)
        < ($1.file, $1.rule, $1.object ?? "", $1.subject ?? "", $1.message)
    }
  }

  /// Creates a baseline from text in the format of ``text``.
  /// - Throws: A ``Diagnostic`` if the bytes are not a baseline, or if its version is not supported.
  public init(parsing bytes: [UInt8], file: String) throws {
    func problem(_ message: String) -> Diagnostic {
      Diagnostic(id: "baseline", severity: .error, file: file, message: message)
    }
    let decoder = JSONDecoder()
    let none = problem("this is not a baseline; create one with --write-baseline")
    // Decodes the version first, because other versions may have different entries.
    guard let version = try? decoder.decode(Version.self, from: Data(bytes)).version else {
      throw none
    }
    guard Self.readable.contains(version) else {
      throw problem(
        """
        unsupported baseline version \(version), expected \(Self.version); create a new one with --write-baseline
        """)
    }
    guard let findings = try? decoder.decode(File.self, from: Data(bytes)).findings,
      findings.allSatisfy({ Self.counts.contains($0.count) })
    else { throw none }
    entries = findings
    hasSubjects = version > 2
  }

  /// The baseline as JSON, with findings in a stable order, so that a diff of two versions is readable.
  public var text: String {
    JSONValue.object([
      ("version", .int(Self.version)),
      (
        "findings",
        .array(
          entries.map { entry in
            .object([
              ("rule", .string(entry.rule)), ("file", .string(entry.file)),
              ("object", .text(entry.object)), ("subject", .text(entry.subject)),
              ("message", .string(entry.message)), ("count", .int(entry.count)),
            ])
          })
      ),
    ]).text + "\n"
  }

  /// The number of findings.
  public var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// Returns the findings that are not in the baseline. If an object has more findings of a rule than the baseline
  /// contains, these are preferably findings with a different message.
  public func unknown(among findings: [Diagnostic], base: PathBase) -> [Diagnostic] {
    var left = Dictionary(entries.map { ($0.key, $0.count) }) { $0 + $1 }
    let messages = Dictionary(entries.map { ($0.key, [$0.message]) }) { $0 + $1 }
    let keys = findings.map { Key($0, base, hasSubjects: hasSubjects) }
    var isKnown = [Bool](repeating: false, count: findings.count)
    func take(where condition: (Int) -> Bool) {
      for index in findings.indices where !isKnown[index] && condition(index) {
        guard let count = left[keys[index]], count > 0 else { continue }
        left[keys[index]] = count - 1
        isKnown[index] = true
      }
    }
    take { messages[keys[$0]]?.contains(findings[$0].message) == true }
    take { _ in true }
    return findings.indices.filter { !isKnown[$0] }.map { findings[$0] }
  }
}

package import Diagnostics

/// The findings of a pass through one document, of which a limited number is kept.
///
/// A small document may have thousands of elements that each of many rules reports, and all findings of a file are in
/// memory at once.
package struct FindingList {
  /// The maximum number of findings of one rule in one document.
  package static let mostOfRule = 10_000
  /// The maximum number of findings in one document.
  package static let most = 50_000
  /// The maximum number of bytes of the texts of a document's findings; the next finding after it is not kept.
  package static let mostBytes = 8 << 20

  /// The findings that are kept, in the order in which they were added.
  package private(set) var kept: [Diagnostic] = []
  private var bytes = 0
  private var counts: [ObjectIdentifier: Int] = [:]
  private var omitted: [ObjectIdentifier: Diagnostic] = [:]
  private var omittedCounts: [ObjectIdentifier: Int] = [:]

  package init() {}

  /// Returns whether the next finding of a rule is kept, and otherwise counts it.
  mutating func makesRoom(
    for rule: ActiveRule, _ severity: Diagnostic.Severity, in file: String?
  ) -> Bool {
    let key = ObjectIdentifier(rule)
    if kept.count < Self.most, bytes < Self.mostBytes, Self.adds(to: &counts[key, default: 0]) {
      return true
    }
    omittedCounts[key, default: 0] += 1
    let known = omitted[key]?.severity ?? severity
    omitted[key] = Diagnostic(
      id: rule.info.id, severity: max(known, severity), file: file, message: "")
    return false
  }

  /// Counts a finding if the rule has fewer than the maximum.
  private static func adds(to count: inout Int) -> Bool {
    guard count < mostOfRule else { return false }
    count += 1
    return true
  }

  /// Adds a finding for which there is room.
  mutating func append(_ finding: Diagnostic) {
    bytes += finding.notes.reduce(finding.message.utf8.count) { $0 + $1.message.utf8.count }
    kept.append(finding)
  }

  /// One finding for each rule with findings that were not kept: it states their number, and has the severity of the most
  /// severe one.
  var remainders: [Diagnostic] {
    omitted.map { key, finding in
      var finding = finding
      let count = omittedCounts[key, default: 0]
      finding.message =
        "\(count) more finding\(count == 1 ? "" : "s") of this rule in the file \(count == 1 ? "is" : "are") not listed; "
        + "at most \(Self.mostOfRule) of a rule and \(Self.most) of a file are, with \(Self.mostBytes >> 20) MB of texts"
      return finding
    }.sorted(on: \.id)
  }
}

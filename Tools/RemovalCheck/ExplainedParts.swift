/// The parts of documents that have no place in a nib, with the reason, as `Documentation/UncompiledParts.tsv` lists
/// them.
public struct ExplainedParts: Sendable {
  /// Why a part does not change the nib.
  public enum Reason: String, Sendable, CaseIterable {
    /// Only Interface Builder's canvas or the document itself needs the part.
    case designTime = "design-time"
    /// The value is the one that an absent part has.
    case `default`
    /// Another part of the document says the same.
    case repeated
    /// The compiler does not know the key, and warns.
    case notCompiled = "not compiled"
    /// The element with the part is left out as a whole, with a warning.
    case inside
  }

  /// The reasons by the description of the part.
  public private(set) var reasons: [String: Reason] = [:]
  /// The lines that are not a part, a reason and an explanation.
  public private(set) var wrongLines: [String] = []

  /// Reads the table: a header, then lines with a part, a reason and an explanation between tabs.
  public init(_ text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3, let reason = Reason(rawValue: String(fields[1])) else {
        wrongLines.append(String(line))
        continue
      }
      reasons[String(fields[0])] = reason
    }
  }

  /// Returns the findings that the table does not explain: parts that it does not list, and parts without a key that
  /// the compiler did not warn of.
  public func unexplained(
    _ findings: [RemovalCheck.Part: RemovalCheck.Finding]
  ) -> [RemovalCheck.Part] {
    findings.filter { part, finding in
      switch reasons[part.description] {
      case .designTime, .default, .repeated, .inside: false
      case .notCompiled, nil: finding.warned == 0
      }
    }.keys.sorted()
  }
}

public import Diagnostics

/// Identifies a finding by rule, file, object and message, but not by line.
///
/// Rules keep line numbers out of their messages, so edits elsewhere in a document do not change the fingerprint.
public enum Fingerprint {
  /// Returns the fingerprint of a finding, sixteen hexadecimal digits.
  /// - Parameter path: The path of the file as in the baseline.
  public static func text(of finding: Diagnostic, path: String) -> String {
    let object = finding.objectID ?? finding.objectPath ?? ""
    return text(of: [finding.id, path, object, finding.message])
  }

  private static func text(of parts: [String]) -> String {
    var hash = StableHash()
    for part in parts {
      hash.add(part.utf8)
      hash.add(0xFF)
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

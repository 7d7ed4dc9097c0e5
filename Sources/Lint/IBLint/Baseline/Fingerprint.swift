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

  /// The FNV-1a hash, which is the same in every run and on every platform.
  private static func text(of parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

import DiagnosticText
public import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Texts that were right once and are compared with from then on.
///
/// `UPDATE_GOLDEN=1 swift test` writes them anew and still fails, so nobody renews them unawares.
public enum Golden {
  /// What is wrong with a text, nil where it equals the golden one.
  /// - Parameter folder: Where the golden texts are.
  public static func mismatch(_ text: String, _ name: String, in folder: URL = Samples.golden)
    throws -> String?
  {
    let file = folder.appending(path: name)
    let stored = try? Data(contentsOf: file)
    let expected = stored.map { String(decoding: $0, as: UTF8.self) }
    if expected == text { return nil }
    if getenv("UPDATE_GOLDEN") != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "wrote \(name); read it, then run again without UPDATE_GOLDEN"
    }
    guard let expected else {
      return "there is no golden \(name); UPDATE_GOLDEN=1 swift test writes it"
    }
    return "\(name) differs:\n" + UnifiedDiff.text(old: expected, new: text, path: name)
  }
}

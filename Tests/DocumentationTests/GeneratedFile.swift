import Foundation
import Testing

/// A file of the repository that the tests generate.
enum GeneratedFile {
  /// Expects that a file contains a text; with `UPDATE_GOLDEN`, writes the text, and fails all the same.
  static func check(_ path: String, is text: String, then next: String) throws {
    let file = Repository.root.appending(path: path)
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("wrote \(path); \(next) without UPDATE_GOLDEN")
    } else {
      Issue.record("\(path) is out of date; UPDATE_GOLDEN=1 swift test updates it")
    }
  }
}
